#!/bin/sh
# tools/setup.sh python|node|browsers: what this machine lacks to build and test Serão.
# Everything lands in .venv/ and node_modules/; system packages are installed only by root.
set -eu
cd "$(dirname "$0")/.."

have() { command -v "$1" >/dev/null 2>&1; }
root_on_debian() { [ "$(id -u)" = 0 ] && have apt-get; }
install() { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"; }

python() {
  for name in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
    if have "$name" && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
      [ -x .venv/bin/pip ] || "$name" -m venv .venv || {
        root_on_debian && install python3-venv && "$name" -m venv --clear .venv
      }
      .venv/bin/pip install --quiet --disable-pip-version-check -r requirements.txt
      .venv/bin/pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
        --python-version 3.14 --dest build/wheels -r requirements-pyodide.txt
      return
    fi
  done
  echo "Python 3.11 or newer is needed." >&2
  return 1
}

node() {
  if ! have npm || [ "$(command node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)" -lt 20 ]; then
    .venv/bin/pip install --quiet --disable-pip-version-check -r requirements-node.txt
  fi
  PATH="$PWD/.venv/bin:$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
}

browsers() {
  if ! have WebKitWebDriver || ! have Xvfb; then
    { root_on_debian && install webkit2gtk-driver xvfb; } ||
      echo "WebKit is not tested here: it needs webkit2gtk-driver and xvfb." >&2
  fi
  missing=$(.venv/bin/python -m tools.browsers)
  [ -z "$missing" ] && return
  if root_on_debian; then
    for engine in $missing; do
      case $engine in
        chromium) install chromium || true ;;
        firefox) install firefox-esr || true ;;
      esac
    done
    missing=$(.venv/bin/python -m tools.browsers)
  fi
  for engine in $missing; do
    .venv/bin/playwright install "$engine"
  done
}

"$1"
