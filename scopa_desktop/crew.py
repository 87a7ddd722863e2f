"""Hands tasks to processes, or to a cluster, and takes back the results as they come.

A task is a function and its arguments, all of which can be pickled.  A process that dies costs the tasks that it had
in hand, which are handed out again, and nothing that was finished.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from scopa_desktop.commandline import CommandError

MAX_DEATHS = 3
"""So many crews in a row may lose a process without having finished anything."""
AHEAD = 2
"""How many tasks for each process are handed out at a time."""

Result = TypeVar("Result")
Arguments = tuple[Any, ...]


def spread(
    work: Callable[..., Result], tasks: Sequence[Arguments], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """Yield the number and the result of each task, in the order in which they are finished.

    Args:
        work: what is to be done with each task's arguments; a function that other processes can import.
        tasks: the arguments of each task.
        jobs: how many processes; with one, or for one task, all is done in this process.

    Raises:
        CommandError: processes die again and again.
    """
    if jobs == 1 or len(tasks) <= 1:
        for number, arguments in enumerate(tasks):
            yield number, work(*arguments)
        return
    waiting = deque(range(len(tasks)))
    deaths = 0
    while waiting:
        try:
            with contextlib.closing(_with_processes(work, tasks, waiting, jobs)) as results:
                for each in results:
                    deaths = 0
                    yield each
        except BrokenExecutor:
            deaths += 1
            if deaths == MAX_DEATHS:
                raise CommandError(
                    f"the playing processes died {deaths} times in a row before they had finished anything; "
                    "is there enough memory?"
                ) from None


def _with_processes(
    work: Callable[..., Result], tasks: Sequence[Arguments], waiting: deque[int], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    others = set(active_children())
    jobs = min(jobs, len(waiting))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_live_as_the_parent_says)
    finished = False
    try:
        yield from _through(pool, work, tasks, waiting, AHEAD * jobs)
        finished = True
    finally:
        if not finished:  # nobody waits for what they are doing
            for child in set(active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _live_as_the_parent_says() -> None:
    """Leave Ctrl-C to the parent, and end when it does: killed, it can tell nobody."""
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _through(
    pool: ProcessPoolExecutor, work: Callable[..., Result], tasks: Sequence[Arguments], waiting: deque[int], ahead: int
) -> Generator[tuple[int, Result], None, None]:
    """Yield what is finished; the numbers of what is not stand in `waiting` again when anything fails."""
    running: dict[Future[Result], int] = {}
    try:
        while waiting or running:
            while waiting and len(running) < ahead:
                running[pool.submit(work, *tasks[waiting[0]])] = waiting[0]
                waiting.popleft()
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            # What was finished before another process died is not to be lost.
            for future in sorted(done, key=lambda each: each.exception() is not None):
                result = future.result()
                yield running.pop(future), result
    finally:
        waiting.extendleft(sorted(running.values(), reverse=True))
