# Everything a player or a developer starts. tools/setup.py makes .venv ready; it is quick when there is nothing to do.
PYTHON ?= python3
ARGS ?=
OUT ?= build/screenshots
VENV := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help run test check unit robot kill damage bench fuzz decks sounds translations screenshots strips readme-images wheel bundle check-bundle packages check-packages check-reproducible icons clean setup-run setup-dev setup-bundle

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: setup-run ## set everything up and open the game; ARGS="--help" hands options on
	@$(VENV)/python -m scopa_desktop $(ARGS)

test: check unit ## set everything up and run lint, types, import layers and all tests

check: setup-dev ## lint, types and import layers only
	$(VENV)/ruff check .
	$(VENV)/mypy
	$(VENV)/lint-imports

unit: setup-dev ## the tests only; ARGS="tests/core -k undo" picks some
	$(VENV)/python -m pytest -n 3 --dist worksteal $(ARGS)

robot: setup-dev ## let a robot play at random; ARGS="--variant scopa --minutes 30 --seed 1"
	@$(VENV)/python -m tools.robot $(ARGS)

kill: setup-dev ## kill the program at random moments and look for what is lost; ARGS="--times 1000 --seed 1"
	@$(VENV)/python -m tools.kills $(ARGS)

damage: setup-dev ## damage every tenth byte of a file of matches and see what is kept; ARGS="--every 10"
	@$(VENV)/python -m tools.damage $(ARGS)

bench: setup-dev ## measure speed and compare with what was saved; ARGS="--long --save" keeps it
	@$(VENV)/python -m tools.benchmarks $(ARGS)

fuzz: setup-dev ## read damaged files by the thousand; ARGS="--inputs 1000000 --seed 1 --kind all"
	@$(VENV)/python -m tools.fuzz $(ARGS)

decks: setup-dev ## draw resources/decks anew
	$(VENV)/python -m tools.draw_decks $(ARGS)

sounds: setup-dev ## compute resources/sounds anew
	$(VENV)/python -m tools.make_sounds $(ARGS)

translations: setup-dev ## bring resources/translations up to date with the texts of the program, and compile them
	@$(VENV)/python -m tools.translations $(ARGS)

screenshots: setup-dev ## picture every screen into build/screenshots, or OUT=folder
	$(VENV)/python -m tools.screenshots $(OUT) $(ARGS)

strips: setup-dev ## picture every movement of the cards, frame by frame, into build/strips, or OUT=folder
	$(VENV)/python -m tools.strips $(if $(filter build/screenshots,$(OUT)),build/strips,$(OUT)) $(ARGS)

readme-images: setup-dev ## renew the pictures in docs/images
	$(VENV)/python -m tools.screenshots --readme

wheel: setup-dev ## build dist/*.whl
	$(VENV)/python -m build --wheel --no-isolation

bundle: setup-bundle ## build dist/scopa-desktop, the program with all that it needs in one folder
	$(VENV)/python packaging/bundle.py $(ARGS)

check-bundle: setup-bundle ## start that program where there is no Python, play a round, and look for all that it should have
	$(VENV)/python packaging/check_bundle $(ARGS)

packages: setup-bundle ## make a .deb and a tar.xz with an install script of that program, into dist; ARGS="deb" makes one
	$(VENV)/python packaging/packages.py $(ARGS)

check-packages: setup-bundle ## install, start, upgrade and remove these packages, in folders of their own
	$(VENV)/python packaging/check_packages $(ARGS)

check-reproducible: setup-bundle ## build the present commit twice and print what differs
	$(VENV)/python packaging/check_reproducible $(ARGS)

icons: setup-dev ## draw the program's icon anew, in all sizes
	$(VENV)/python -m tools.draw_icons

clean: ## remove the environment and everything that was built
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup-run:
	@$(PYTHON) tools/setup.py run

setup-dev:
	@$(PYTHON) tools/setup.py dev

setup-bundle:
	@$(PYTHON) tools/setup.py bundle
