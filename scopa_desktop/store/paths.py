"""Where the game keeps its files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scopa_desktop.store.troubles import StoreError, TroubleKind, reason_of

NAME = "scopa-desktop"


@dataclass(frozen=True, slots=True)
class Paths:
    """The three folders of one player.

    Attributes:
        config: preferences.
        data: matches, statistics, the player's own decks.
        log: what the program wrote before it crashed.
        common: the data folder of the program, where several people play; None: it is `data`.
    """

    config: Path
    data: Path
    log: Path
    common: Path | None = None

    @classmethod
    def standard(cls) -> Paths:
        """Return the folders where this system keeps such files; nothing is created."""
        import platformdirs

        folders = platformdirs.PlatformDirs(NAME, appauthor=False)
        return cls(folders.user_config_path, folders.user_data_path, folders.user_log_path)

    @classmethod
    def under(cls, folder: Path) -> Paths:
        """Return folders inside one folder (``--data DIR``, tests); nothing is created."""
        return cls(folder / "config", folder / "data", folder / "log")

    @property
    def preferences(self) -> Path:
        """The preferences' file."""
        return self.config / "preferences.toml"

    @property
    def people(self) -> Path:
        """The file that lists who plays here, see `scopa_desktop.store.profiles`."""
        return self.config / "people.toml"

    @property
    def house_sets(self) -> Path:
        """The file of the person's own sets of house rules."""
        return self.config / "house_rules.json"

    @property
    def database(self) -> Path:
        """The file of matches and statistics."""
        return self.data / "matches.db"

    @property
    def puzzles(self) -> Path:
        """The file of the person's puzzles; it need not exist."""
        return self.data / "puzzles.json"

    @property
    def lock(self) -> Path:
        """The file that a running game holds locked."""
        return self.data / "running.lock"

    @property
    def decks(self) -> Path:
        """Where decks of one's own lie, a folder each, for all who play here; it need not exist."""
        return (self.common or self.data) / "decks"

    @property
    def table_picture(self) -> Path:
        """The copy of the picture that the player plays on; it need not exist."""
        return self.data / "table.jpg"

    def create(self) -> None:
        """Create the folders, readable by this player alone.

        Raises:
            StoreError: a folder cannot be created; the others were tried all the same.
        """
        failed: StoreError | None = None
        for folder in (self.config, self.data, self.log):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except (OSError, ValueError) as fault:
                failed = failed or StoreError.of(TroubleKind.NO_FOLDER, path=folder, reason=reason_of(fault))
        if failed:
            raise failed
