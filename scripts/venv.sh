#!/bin/sh
# Make the virtual environment: venv.sh FOLDER PYTHON
# Takes the first interpreter that is new enough and can make one; else says what to install.
set -eu
folder=$1
wanted=$2

runs_here() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
can_make_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

if runs_here "$folder/bin/python" && "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0 # one is there already and works: keep it
fi

new_enough=
for python in "$wanted" python3.13 python3.12 python3.11; do
    runs_here "$python" || continue
    new_enough=${new_enough:-$python}
    can_make_venv "$python" || continue
    echo "Making $folder with $("$python" --version) ($python)"
    clear=
    [ ! -e "$folder/pyvenv.cfg" ] || clear=--clear # a broken one
    exec "$python" -m venv $clear "$folder"
done

if [ -n "$new_enough" ]; then
    version=$("$new_enough" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "$new_enough (Python $version) has no venv module with pip." >&2
    echo "Install it (Debian, Ubuntu: apt-get install python3-venv) and try again." >&2
else
    echo "Shuffle Up needs Python 3.11 or newer; $wanted is $("$wanted" --version 2>/dev/null || echo missing)." >&2
    echo "Install it (Debian, Ubuntu: apt-get install python3 python3-venv; macOS: brew install python)" >&2
    echo "or name one you have: make PYTHON=/path/to/python3.12 ..." >&2
fi
exit 1
