import {
  type GameEvent,
  HIDDEN_COMMAND,
  openEdition,
  printCommand,
  readAgreed,
} from '@pangaea/rules/kernel';
import type { Happened, Shown, Step } from '@pangaea/wire';
import { agreedStep } from '../../game/agreed.ts';
import { extend } from '../../game/extend.ts';
import { HIDDEN_MOVE } from '../../game/hidden-move.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { editionOf, rulesWith } from '../../game/rules.ts';

/** A game from the server's answer; undefined if this page cannot read it. */
export function historyOf(game: AnyPageGame, shown: Shown): AnyHistory | undefined {
  if (shown.start === undefined) return undefined;
  const { editionFile } = shown.start;
  const opened = editionFile === undefined ? undefined : openEdition(game.book, editionFile);
  if (opened?.ok === false) return undefined;
  const rules = opened?.value.game ?? game.book.game;
  const start = rules.fromJson(shown.start.position);
  if (!start.ok) return undefined;
  const opening = shown.start.events as readonly GameEvent[];
  return addTo({ game, start: start.value, opening, steps: [] }, shown);
}

/**
 * Adds new steps; known ones are ignored.
 * @returns undefined if steps in between are missing, or do not fit
 */
export function addTo(history: AnyHistory, happened: Happened): AnyHistory | undefined {
  let known = history;
  const { length } = history.steps;
  if (happened.from > length) return undefined;
  for (const step of happened.steps.slice(length - happened.from)) {
    const next = step.position === undefined ? follow(known, step) : take(known, step);
    if (next === undefined) return undefined;
    known = next;
  }
  return known;
}

/** Adds a step whose position this page computes by making the move. */
function follow(history: AnyHistory, { seat, command, events }: Step): AnyHistory | undefined {
  const next = extend(history, seat, command);
  if (!next.ok) return undefined;
  const last = { ...next.value.steps[next.value.steps.length - 1], events: events as GameEvent[] };
  return { ...history, steps: [...history.steps, last] };
}

/** Adds a step whose position the server sent, since it cannot be computed from a view. */
function take(history: AnyHistory, step: Step): AnyHistory | undefined {
  const { seat, command } = step;
  const before = stateAt(history);
  const { game } = history;
  const rules = rulesWith(game, editionOf(game, before));
  const state = rules.fromJson(step.position);
  if (!state.ok) return undefined;
  const agreed = readAgreed(printCommand(seat, command));
  if (agreed !== undefined) {
    return { ...history, steps: [...history.steps, agreedStep(agreed, state.value)] };
  }
  const move = command === HIDDEN_COMMAND ? undefined : rules.notation.parse(before, command);
  if (move?.ok === false) return undefined;
  const events = step.events as GameEvent[];
  const next = { seat, command, events, move: move?.value ?? HIDDEN_MOVE, state: state.value };
  return { ...history, steps: [...history.steps, next] };
}
