# Two commands do everything: make play, make test. The others are for people who work on Saloon.
PYTHON ?= python3
BIN := .venv/bin
PURE := PYTHONPATH=src
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.html' -o -name '*.css' -o -name '*.js') setup.py pyproject.toml

.PHONY: play test check goldens bench soak storm lock clean

# PORT=8123 serves on another port, BROWSER=no opens no page.
PORT ?= 8000
BROWSER ?= yes
play: .venv/play
	@PORT=$(PORT) BROWSER=$(BROWSER) scripts/play

# The whole suite on the source as it stands, then its core on what players install.
test: .venv/dev
	@scripts/browser
	@$(BIN)/python scripts/test.py

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

# Everything at once, for as long as asked: make storm SECONDS=600.
SECONDS ?= 60
storm: .venv/dev
	$(PURE) $(BIN)/python scripts/storm.py --seconds $(SECONDS)

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
	@nice -n 5 $(BIN)/python scripts/build.py

clean:
	rm -rf .venv build dist
