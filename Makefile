# Two commands do everything: make play, make test. The others are for people who work on Saloon.
PYTHON ?= python3
BIN := .venv/bin
PURE := PYTHONPATH=src
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.html' -o -name '*.css' -o -name '*.js') setup.py pyproject.toml

.PHONY: play test test-pure test-compiled check goldens bench soak lock clean

play: .venv/built
	@$(BIN)/saloon serve

# The compiled build is made beside the first tests: those in a browser wait more than they work.
test: .venv/dev
	@$(MAKE) --no-print-directory -j 2 test-pure .venv/built
	@$(MAKE) --no-print-directory test-compiled

# The whole suite, on the source as it stands; three at a time, since a browser keeps one waiting.
test-pure: .venv/dev
	@scripts/browser
	$(PURE) SALOON_BUILD=pure $(BIN)/python -m pytest -q -n 3 --dist loadgroup --no-loadscope-reorder src tests

# Conformance, goldens and scenarios again, on what players install.
test-compiled: .venv/dev .venv/built
	SALOON_BUILD=compiled $(BIN)/python -m pytest -q -n 2 --dist loadfile tests/games tests/engine tests/testing

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports

goldens: .venv/dev
	$(PURE) $(BIN)/python scripts/goldens.py

bench: .venv/dev .venv/built
	$(BIN)/python bench/peers.py

soak: .venv/dev .venv/built
	$(BIN)/python scripts/soak.py

lock: .venv/dev
	scripts/lock

# The environment: what playing needs, then what working on it needs, then Saloon itself, compiled.
.venv/play: requirements/play.lock scripts/venv
	PYTHON=$(PYTHON) scripts/venv requirements/play.lock
	@touch $@

.venv/dev: .venv/play requirements/dev.lock
	PYTHON=$(PYTHON) scripts/venv requirements/dev.lock
	@touch $@

.venv/built: .venv/play $(SOURCES)
	nice -n 5 scripts/build
	@touch $@

clean:
	rm -rf .venv build dist
