"""Pages and sheets: each is given plain data and tells by signals what was chosen."""

from __future__ import annotations
