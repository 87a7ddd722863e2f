"""Hands the same tasks that `crew` hands to processes to a Dask cluster.

Only here is Dask imported, and only when it is asked for: it is an extra of its own.
"""

from __future__ import annotations

import asyncio
import importlib
import itertools
import logging
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError
from typing import Any

from scopa_desktop.commandline import CommandError
from scopa_desktop.crew import AHEAD, Arguments, Result

CONNECT_SECONDS = 10.0
"""How long a scheduler may take to answer."""


def spread_over(
    address: str, work: Callable[..., Result], tasks: Sequence[Arguments]
) -> Generator[tuple[int, Result], None, None]:
    """Yield the number and the result of each task, in the order in which the cluster finishes them.

    Args:
        address: the scheduler's, such as ``tcp://10.0.0.7:8786``.
        work: as in `crew.spread`; the workers need this program, in this version.
        tasks: as in `crew.spread`.

    Raises:
        CommandError: Dask is not installed, the cluster does not answer or has no workers, or they cannot do it.
    """
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise CommandError(f"no Dask scheduler answers at {address}: {_sentence(fault)}") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise CommandError(
                f"the Dask scheduler at {address} has no workers; start some with: dask worker {address}"
            )
        try:
            yield from _with_cluster(distributed.as_completed(loop=client.loop), client, work, tasks, AHEAD * threads)
        except CommandError:
            raise
        except (asyncio.CancelledError, CancelledError):
            raise CommandError(f"the Dask scheduler at {address} is gone; what was finished is kept") from None
        except Exception as fault:
            raise CommandError(
                f"the workers of {address} cannot play ({type(fault).__name__}: {_sentence(fault)}); "
                "is this program installed there, in this version?"
            ) from fault


def _with_cluster(
    completed: Any, client: Any, work: Callable[..., Result], tasks: Sequence[Arguments], ahead: int
) -> Generator[tuple[int, Result], None, None]:
    waiting = enumerate(tasks)
    numbers: dict[Any, int] = {}

    def hand_out(count: int) -> None:
        for number, arguments in itertools.islice(waiting, count):
            future = client.submit(work, *arguments, pure=False)
            numbers[future] = number
            completed.add(future)

    hand_out(ahead)
    for future in completed:
        result = future.result()
        yield numbers.pop(future), result
        hand_out(1)


def _distributed() -> Any:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError as fault:
        raise CommandError(
            f"--dask needs a package that is not installed ({_sentence(fault)}): "
            "python -m pip install 'scopa-desktop[cluster]', or in a clone python -m pip install '.[cluster]'"
        ) from None
    # What goes wrong is told in one sentence, not in dozens of lines.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return distributed


def _sentence(fault: BaseException) -> str:
    return " ".join(str(fault).split())[:300] or type(fault).__name__
