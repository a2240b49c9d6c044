"""Where things stand in the repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"  # what may be thrown away: caches, stamps
DIST = ROOT / "dist"  # the published site
NODE_MODULES = ROOT / "node_modules"
