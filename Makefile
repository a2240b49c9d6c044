# make play   open the games in a browser        make test    everything that must hold
# make build  make dist/, the published site     make bench   measure
# make build PLAIN=1  the same, on which Python starts in Pyodide's ordinary way
# make format put the code in its usual shape    make lock    pin newer tools
# make rules  what rules lack               make golden play the golden games anew, and what turns sound like
# make puzzles  find the puzzles anew, which takes a while
# make library  choose anew which modules to publish
# make open-spiel  OpenSpiel's own tests on the games, in a Python of their own
# make arena GAME=violet A=planner B=greedy GAMES=400  bots against each other: docs/bots.md
# make dask  the arena on a Dask cluster, in a Python of its own
# make soak  a million plies of every game beside its oracle, PLIES=1000000 (goes on where it stopped)
# make perft  count how positions go on, by engine and by oracle    make mutants  plant faults in the rules
# make mutation  faults planted by a tool in what decides the rules of GAME, a quarter of an hour each
# make fuzz   damaged texts of every kind that comes from outside, a hundred thousand each
# make kills  kill a browser in the middle of play, thirty times
# make layout  look at every step of every game on every screen, which takes long
# make screenshots  take the pictures of the tables anew
# make references  keep anew how every table and page looks
# make accessible  axe on every page and state in every language and theme
# make whole  all tests, of which make test does a part: every setting, games to their ends, in every browser
# make audit  what is known against the packages of the lock files: by the list in the tree, and where the registries tell
# make assurance  what is known, and from which command: docs/assurance.md
# make single   the whole site in one file, dist/serao.html
# make clean  throw away what was made

BIN := .venv/bin
STAMPS := build/stamps
APART := open-spiel dask mutation
export PATH := $(CURDIR)/$(BIN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE  # what is compiled once is compiled for every process

.PHONY: play test build bench lint types words unit browse rules golden puzzles library screenshots references accessible single format lock clean soak secrets fuzz kills perft mutants whole audit assurance layout open-spiel arena dask mutation

play: build $(STAMPS)/browsers
	python -m tools.serve --open

# what keeps one core busy goes side by side; the tests in browsers use all of them
test:
	$(MAKE) --jobs=2 lint types build $(STAMPS)/browsers unit
	$(MAKE) browse

build: $(STAMPS)/node
	$(PLAIN:%=PLAIN=%) python -m tools.build

lint: $(STAMPS)/python
	ruff check
	ruff format --check

types: $(STAMPS)/python
	mypy

words: $(STAMPS)/python
	python -m tools.words

unit: $(STAMPS)/node
	pytest tests -n auto --dist worksteal

browse: build $(STAMPS)/browsers
	pytest e2e -n auto --dist worksteal

bench: build $(STAMPS)/browsers
	python -m bench.boot
	python -m bench.bytes
	python -m bench.engine
	python -m bench.minds
	python -m bench.replay
	python -m bench.latency
	python -m bench.lighthouse

rules: $(STAMPS)/python
	python -m tools.rules

golden: words
	python -m tests.golden
	python -m tests.spoken

puzzles: $(STAMPS)/python
	python -m tools.puzzles
	python -m tools.puzzles --check

library: build $(STAMPS)/browsers
	python -m e2e.library

screenshots: build $(STAMPS)/browsers
	python -m e2e.screenshots

# without A: each level against the next; without B: A against itself, for each seat's luck
GAMES := 400
arena: $(STAMPS)/python
	python -m tools.arena match $(GAME) $(A) $(B) --games $(GAMES) $(SEATS:%=--seats %)

dask: $(STAMPS)/dask
	build/dask/bin/python -m pytest tests/dask

references: build $(STAMPS)/browsers
	python -m e2e.references

accessible: build $(STAMPS)/browsers
	python -m e2e.accessible

whole: build $(STAMPS)/browsers
	pytest tests --whole -n auto --dist worksteal
	pytest e2e --whole -n 2 --dist worksteal

audit: $(STAMPS)/node
	python -m tools.advisories
	python -m venv --clear build/audit
	build/audit/bin/pip install --quiet pip-audit
	for list in requirements*.txt; do build/audit/bin/pip-audit --no-deps --requirement $$list; done
	npm audit

assurance: build $(STAMPS)/browsers $(STAMPS)/mutation
	python -m tools.assurance

open-spiel: $(STAMPS)/open-spiel
	build/open-spiel/bin/python -m pytest tests/open_spiel

layout: build $(STAMPS)/browsers
	python -m e2e.layout

PLIES := 1000000
soak: $(STAMPS)/python
	python -m tests.soak --plies $(PLIES) $(GAME)

secrets: words
	python -m tests.secrets $(GAME)

perft: $(STAMPS)/python
	python -m tests.lockstep.perft

mutants: $(STAMPS)/python
	python -m tests.lockstep.mutants $(GAME)

mutation: $(STAMPS)/mutation
	python -m tools.mutation $(GAME)

fuzz: $(STAMPS)/python
	python -m tests.fuzz

kills: build $(STAMPS)/browsers
	python -m e2e.kills

single: build
	@ls -l dist/serao.html

format: $(STAMPS)/python
	ruff check --fix
	ruff format

lock: $(STAMPS)/python
	python -m venv --clear build/lock
	build/lock/bin/pip install --quiet pip-tools
	build/lock/bin/pip-compile --quiet --upgrade --extra dev --strip-extras --no-header \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--output-file requirements.txt pyproject.toml
	for extra in $(APART); do \
		build/lock/bin/pip-compile --quiet --upgrade --extra $$extra --strip-extras --no-header \
			--no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
			--output-file requirements-$$extra.txt pyproject.toml; \
	done
	npm update --ignore-scripts --no-audit --no-fund

clean:
	rm -rf build dist

$(STAMPS)/python: requirements.txt requirements-pyodide.txt tools/setup.sh
	tools/setup.sh python
	@mkdir -p $(@D) && touch $@

$(APART:%=$(STAMPS)/%): $(STAMPS)/%: requirements.txt requirements-%.txt $(STAMPS)/python
	python -m venv --clear build/$*
	build/$*/bin/pip install --quiet --disable-pip-version-check --constraint requirements.txt \
		-r requirements-$*.txt babel brotli hypothesis markdown-it-py pytest
	@mkdir -p $(@D) && touch $@

$(STAMPS)/node: package-lock.json $(STAMPS)/python
	tools/setup.sh node
	@mkdir -p $(@D) && touch $@

$(STAMPS)/browsers: tools/browsers.py $(STAMPS)/python
	tools/setup.sh browsers
	@mkdir -p $(@D) && touch $@
