"""The table: what lies on the felt, how it moves and how a person plays.

`TableView` is told what to show (`state.TableState`) and which plays are live, and answers with the play
that was picked.  It knows no rules.
"""

from __future__ import annotations
