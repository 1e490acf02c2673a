#!/bin/sh
# All that `make test` does after the set-up: whole_test.sh PYTHON MAKE, with the words for pytest behind.
# Two cores are kept at work: the kernels are compiled from both ends while the quick checks run, and
# what no test waits for runs beside the tests, which wait for a fifth of their time.
set -u
python=$1 make=$2
shift 2
mkdir -p build

"$python" -m scripts.compile_lane >build/kernels.txt 2>&1 &
kernels=$!
give_up() {
    kill "$@" 2>/dev/null
    exit 1
}
"$python" -m compileall -q src || give_up "$kernels" # the tests start a thousand processes
"$python" -m pytest --collect-only -q tests >build/collected.txt 2>&1 # their assertions are rewritten once
"$make" --no-print-directory lint web-test || give_up "$kernels"
printf '\n== the kernels of lane and equity, compiled meanwhile and from the other end\n'
"$python" -m scripts.compile_lane --backwards >/dev/null || give_up "$kernels"
wait "$kernels" || {
    cat build/kernels.txt
    exit 1
}
cat build/kernels.txt

nice "$make" --no-print-directory types imports wheel-smoke >build/beside.txt 2>&1 &
beside=$!
printf '\n== pytest: all tests and the examples in README.md and docs\n'
"$python" -m pytest "$@"
tests=$?
wait "$beside"
others=$?
cat build/beside.txt
[ "$tests" -eq 0 ] && [ "$others" -eq 0 ]
