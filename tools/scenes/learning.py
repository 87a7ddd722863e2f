"""The course at the table: what is asked, what is said to answers, the count of a round, the end; and its terms."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.plays import parse_play
from scopa_desktop.store.preferences import LESSONS as NAMES
from scopa_desktop.ui.windows.learning import Learning
from scopa_desktop.ui.windows.start import StartPage
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError


def learning(studio: Studio, number: int, step: int) -> Learning:
    """Take a lesson at one of its steps, with the lessons before it finished."""
    studio.window.choices.remember(lessons=NAMES[:number], lesson=NAMES[number], lesson_step=step)
    studio.window.learn()
    found = studio.window._learning
    if found is None:
        raise StudioError("no lesson is taken")
    studio.settle()
    return found


def asked(studio: Studio, number: int, step: int) -> None:
    learning(studio, number, step)


def played(studio: Studio, number: int, step: int, play: str) -> None:
    """A play was made, right or wrong."""
    learning(studio, number, step)
    studio.view.pick(parse_play(play))
    studio.view.skip()
    studio.settle()


def shown(studio: Studio) -> None:
    """The play that is asked for is shown."""
    learning(studio, 1, 0).hint_wanted.emit()
    studio.settle()


def answered(studio: Studio) -> None:
    """A question was answered wrongly."""
    learning(studio, 4, 2).teaching.answer(1)
    studio.settle()


def counted(studio: Studio) -> None:
    """The last card of a round lies, and its count is seen."""
    played(studio, 3, 3, "4B x 1S+3C")
    studio.wait_for(lambda: studio.window._sheet is not None, "the round is not counted")


def begun(studio: Studio) -> None:
    """The start page of somebody who is in the middle of the course."""
    studio.window.choices.remember(lessons=NAMES[:3])
    studio.window.show_start()
    if not isinstance(studio.window.pages.currentWidget(), StartPage):
        raise StudioError("that is not the start page")


_BAR = ("TableView", "LessonBar")

LEARNING = (
    Scene("start-learning", begun, ("StartPage",), small=True),
    Scene("lesson-first", partial(asked, number=0, step=0), _BAR, small=True),
    Scene("lesson-asked", partial(asked, number=0, step=1), _BAR, small=True),
    Scene("lesson-missed", partial(played, number=0, step=1, play="3D"), _BAR),
    Scene("lesson-right", partial(played, number=2, step=0, play="4B x 1S+3D"), _BAR),
    Scene("lesson-shown", shown, _BAR),
    Scene("lesson-counted", counted, ("SummarySheet", "LessonBar"), small=True),
    Scene("lesson-question", partial(asked, number=4, step=0), _BAR, small=True),
    Scene("lesson-answered", answered, _BAR),
    Scene("lesson-price", partial(played, number=6, step=0, play="2S"), _BAR),
    Scene("lesson-scopone", partial(asked, number=8, step=2), _BAR, small=True),
    Scene("lesson-cirulla", partial(asked, number=9, step=2), _BAR, small=True),
    Scene("lesson-last", partial(played, number=9, step=3, play="three of a kind 7C=4"), _BAR),
    Scene(
        "lesson-large",
        partial(asked, number=4, step=0),
        _BAR,
        {"text_size": "very_large", "deck": "french_large", "card_names": "large"},
    ),
)
"""Every scene of the course."""
