"""What outlives the program: folders, preferences, matches and statistics, the instance lock, the crash log.

Every module writes before it returns, survives files that are broken or hostile, and tells what went wrong
as a `Trouble`, one sentence for the player.  Nothing here keeps a match from being played.
"""

from __future__ import annotations
