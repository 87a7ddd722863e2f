"""What is heard: the sounds, how they are mixed, and the device that plays them; no Qt, and silence when it fails."""

from __future__ import annotations
