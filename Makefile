# Shuffle Up. `make run` and `make test` do all the set-up on a machine that has only
# Python 3.11 or newer, make and git; a second call skips it. `make help` lists the rest.

PYTHON ?= python3
VENV ?= .venv
# Two to a core: half of a test's time is waiting, for a house, a browser or a terminal.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST_WORDS := -n $(WORKERS) --maxprocesses=8 --dist=worksteal -rs
PYTEST := $(BIN)/python -m pytest $(PYTEST_WORDS)
# Some machines keep no compiled modules; here the same ones are imported by a thousand processes.
export PYTHONDONTWRITEBYTECODE :=
MYPY_EXTRA := $(if $(wildcard bench/*.py bench/*/*.py),bench) scripts
DOCS := $(wildcard README.md docs)

heading = @printf '\n== %s\n' "$(1)"

.NOTPARALLEL:
.PHONY: run play test durations quick bench bench-against bots bot-tables exact decks attack load soak chaos floods restarts properties compiled kernels lane-equal differential room-model event-model floor-sim interviews table-million pages golden mutants lint types imports page web-test web-types screenshots wheel wheel-smoke size setup lock clean help

run: $(VENV)/.runtime page ## the house on this machine: tables with bots, a tournament, a league (ARGS=--fresh begins again)
	@exec $(BIN)/shuffleup serve --demo --data house-data $(ARGS)

play: $(VENV)/.runtime ## play in the terminal (ARGS="--auto" etc. go to `shuffleup play`)
	@$(BIN)/shuffleup play $(ARGS); code=$$?; \
	printf '\nThe command is %s, from this folder (%s --help).\n' '$(BIN)/shuffleup' '$(BIN)/shuffleup'; \
	printf 'To type only "shuffleup": . %s/activate, or pipx install .\n' '$(BIN)'; exit $$code

test: export HYPOTHESIS_PROFILE ?= thorough
test: $(VENV)/.dev ## everything that must hold before a commit
	@sh scripts/whole_test.sh $(BIN)/python '$(MAKE)' $(PYTEST_WORDS) --durations=10 --doctest-glob='*.md' tests $(DOCS) $(ARGS)

durations: ## the times of the last run of all tests are what the next is compared with, and say which tests are slow
	@cp build/durations.txt tests/durations.txt

quick: lint types imports kernels ## the inner loop: as test, without slow tests, docs and wheel
	$(call heading,pytest: the fast tests)
	@$(PYTEST) -m 'not slow' tests $(ARGS)

bench: $(VENV)/.dev peers ## speed beside other engines (installs those too)
	@$(BIN)/shuffleup bench $(ARGS)

bench-against: $(VENV)/.dev ## bench and load of this tree and of REV in turn, nine rounds, each row's ratio with its interval (make bench-against REV=main~5)
	@$(BIN)/python -m bench.against $(REV) $(ARGS)

bots: $(VENV)/.dev ## what the bots are worth in every game: about 600,000 hands; the tables go to docs
	@$(BIN)/python -m bench.bots --to docs/bots.md $(ARGS)

bot-tables: $(VENV)/.dev ## the chances the bots play by, worked out anew for every game
	@$(BIN)/python -m scripts.bot_tables $(ARGS)

properties: $(VENV)/.dev ## the properties of all games and tables with 500 examples each
	@HYPOTHESIS_PROFILE=full $(PYTEST) tests/properties tests/hand tests/table $(ARGS)

compiled: $(VENV)/.dev ## the engine compiled with mypyc into build/compiled, and its properties checked
	@$(BIN)/python scripts/compile_engine.py
	@PYTHONPATH=build/compiled $(PYTEST) -k "not planted" tests/properties tests/hand $(ARGS)

kernels: $(VENV)/.dev ## the kernels of lane and equity compiled, once, before tests run side by side
	$(call heading,the kernels of lane and equity compiled)
	@$(BIN)/python -m scripts.compile_lane

lane-equal: $(VENV)/.dev ## 1,000,000 hands of all games under every book through hand and the lane; the table goes to docs
	@$(BIN)/python -m tests.lane.equality_run --to docs/lane.md $(ARGS)

differential: $(VENV)/.dev ## random hands: 100,000 against PokerKit, 40,000 against a model of who may raise, 40,000 against OpenSpiel if installed
	$(call heading,PokerKit)
	@$(BIN)/python -m bench.differential --hands 100000 --jobs 2 $(ARGS)
	$(call heading,who may raise again: every book against a model of its own)
	@$(BIN)/python -m bench.differential --against raise-rights --hands 40000 --jobs 2 $(ARGS)
	$(call heading,OpenSpiel)
	@$(BIN)/python -m bench.differential --against openspiel --if-installed --hands 40000 --jobs 2 $(ARGS)

floor-sim: $(VENV)/.dev ## 360,000 hands in which things go wrong, in all games under every book; the table goes to docs
	@$(BIN)/shuffleup floor sim --hands 360000 --jobs 2 --to docs/floor-simulation.md $(ARGS)

interviews: $(VENV)/.dev ## floor interviews about every kind in every scene of all games under every book, with people who know everything
	@$(BIN)/python -m tests.floor.interviews $(ARGS)

table-million: $(VENV)/.dev ## a session of 1,000,000 hands streamed to disk (2.2 GB, deleted afterwards), and the memory in use
	@$(BIN)/python -m bench.table_million $(ARGS)

pages: $(VENV)/.dev ## the pages of docs that are made from the law and the code
	@$(BIN)/python -m scripts.pages docs

golden: $(VENV)/.dev ## the golden logs of the tests made anew, as long as no server has stored a log
	@$(BIN)/python -m scripts.golden_logs tests/log/golden
	@$(BIN)/python -m scripts.golden_room tests/room/golden
	@$(BIN)/python -m scripts.golden_event tests/tournament/golden
	@$(BIN)/python -m scripts.golden_season tests/league/golden

mutants: $(VENV)/.dev ## 50 small changes of the code of each area, put to the cases and the tests; the survivors go to docs
	@$(BIN)/python -m scripts.code_mutants --to docs/mutants.md $(ARGS)

attack: $(VENV)/.dev ## every attack on table, log and parsers at full length; what was found goes to docs/attacks.md
	@$(BIN)/python -m tests.attacks --to docs/attacks.md $(ARGS)

load: $(VENV)/.dev ## 500 tables of six sockets for 10 minutes, on SQLite and on PostgreSQL (ARGS="--tables 100 --minutes 1")
	$(call heading,load: SQLite)
	@$(BIN)/python -m tests.server.house_load $(ARGS)
	$(call heading,load: PostgreSQL)
	@$(BIN)/python -m tests.server.house_load --postgres $(ARGS)

soak: $(VENV)/.dev ## a busy house for 30 minutes: memory, files, tasks and watchers stay as they are (ARGS="--minutes 5")
	@$(BIN)/python -m tests.server.soaking $(ARGS)

floods: $(VENV)/.dev ## a house under every flood at four times the size that once hurt; the table goes to docs 
	@$(BIN)/python -m tests.attacks --only floods --to docs/attacks.md $(ARGS)

chaos: $(VENV)/.dev ## kill -9 under 50 live tables, 1,000 times on SQLite and on PostgreSQL; nothing acknowledged is lost (ARGS="--kills 100")
	$(call heading,chaos: SQLite)
	@$(BIN)/python -m tests.server.killing $(ARGS)
	$(call heading,chaos: PostgreSQL)
	@$(BIN)/python -m tests.server.killing --postgres $(ARGS)

restarts: $(VENV)/.dev ## copies of houses served again, houses moved, killed and stopped, on SQLite and on PostgreSQL; what held goes to docs/attacks.md
	@$(BIN)/python -m tests.attacks --only restarts --to docs/attacks.md $(ARGS)

room-model: $(VENV)/.dev ## evenings at random under every book, judged by a second opinion on the room
	@$(BIN)/python -m tests.room.room_walk $(ARGS)

event-model: $(VENV)/.dev ## events directed at random under every book, judged by a second opinion; prizes of every field
	@$(BIN)/python -m tests.tournament.event_walk $(ARGS)
	@EVENT_MODEL=1 $(PYTEST) tests/tournament/test_event_model.py tests/tournament/test_prizes.py

exact: $(VENV)/.dev ## hand values in bulk: every hand of every ladder by first principles, every five- and seven-card hand, a million against phevaluator
	@$(BIN)/python -m bench.exactness $(ARGS)

decks: $(VENV)/.dev ## ten million decks of our shuffle, counted: cards, neighbours, cycles, parity (ARGS="1000000 --jobs 1")
	@$(BIN)/python -m tests.cards.deck_statistics $(ARGS)

lint: $(VENV)/.dev ## ruff and biome: lint and format
	$(call heading,ruff: lint and format)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,biome: lint and format of web)
	@sh scripts/page.sh '$(VENV)' lint

types: $(VENV)/.dev ## mypy --strict
	$(call heading,mypy --strict: shuffleup $(MYPY_EXTRA))
	@$(BIN)/mypy
	@$(BIN)/mypy $(MYPY_EXTRA)

imports: $(VENV)/.dev ## import-linter: the layers
	$(call heading,import-linter: the layers)
	@$(BIN)/lint-imports --no-logo

page: $(VENV)/.runtime ## the web client's page, built where web/ is newer than it; needs Node, and says so
	@sh scripts/page.sh '$(VENV)'

web-test: $(VENV)/.runtime ## the page built, its types checked and its tests run
	$(call heading,web: build; types; tests)
	@sh scripts/page.sh '$(VENV)' check

web-types: $(VENV)/.dev ## web/src/wire.ts and web/fixtures made anew from the server's structs
	@$(BIN)/python -m scripts.web_types
	@$(BIN)/python -m scripts.web_fixtures

screenshots: $(VENV)/.dev page ## every page of the web client at three widths and in both themes, in build/screens
	@$(BIN)/python -m scripts.web_shots build/screens

wheel: $(VENV)/.dev page ## build dist/*.whl
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist

wheel-smoke: $(VENV)/.dev ## build the wheel, install it elsewhere, play a hand with it
	$(call heading,wheel: build; install in an empty place; use)
	@$(BIN)/python scripts/wheel_smoke.py

setup: $(VENV)/.dev ## everything a developer needs, in .venv

lock: $(VENV)/.made ## recompile requirements/*.txt (ARGS=--upgrade for newer versions)
	@$(PIP) install 'uv>=0.5'
	$(LOCK) --extra dev pyproject.toml requirements/build.in -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt --extra server pyproject.toml -o requirements/runtime.txt
	$(LOCK) -c requirements/dev.txt --extra fast pyproject.toml -o requirements/fast.txt
	$(LOCK) -c requirements/dev.txt requirements/build.in -o requirements/build.txt
	$(LOCK) -c requirements/dev.txt --extra peers pyproject.toml -o requirements/peers.txt
	$(LOCK) requirements/node.in -o requirements/node.txt

LOCK = @$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(ARGS)

size: ## lines of src, web and tests
	@for part in src web/src tests; do printf '%-8s %s\n' "$$part" "$$(git ls-files "$$part" | grep -E '\.(py|ts|tsx|css)$$' | xargs cat | wc -l)"; done

clean: ## remove what set-up, builds and tools made
	rm -rf $(VENV) build dist web/node_modules src/shuffleup/server/page .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# Set-up. A stamp is newer than the files it was made from, or its recipe runs again.
# requirements/dev.txt holds all of runtime.txt, fast.txt and build.txt, so .dev stamps .runtime too.
# The compiler for equity and simulation has no wheels everywhere, and the game does without it.

$(VENV)/.made:
	@sh scripts/venv.sh '$(VENV)' '$(PYTHON)'
	@touch $@

$(VENV)/.runtime: $(VENV)/.made requirements/runtime.txt requirements/fast.txt requirements/build.txt pyproject.toml
	$(call heading,set-up: what the game needs)
	@$(PIP) install --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@$(PIP) install --only-binary :all: --require-hashes -r requirements/fast.txt 2>/dev/null || \
	echo 'numba and numpy do not install here: everything works, equity of wide ranges is slower.'
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made requirements/dev.txt pyproject.toml
	$(call heading,set-up: what developers need)
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.runtime $@

$(VENV)/.peers: $(VENV)/.dev requirements/peers.txt
	$(call heading,set-up: the engines to compare with)
	@$(PIP) install --require-hashes -r requirements/peers.txt
	@touch $@

# A peer that does not install here must not stop the bench: it says which are missing.
.PHONY: peers
peers:
	@$(MAKE) --no-print-directory $(VENV)/.peers || echo 'Not every peer could be installed here.'
