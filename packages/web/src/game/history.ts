import {
  err,
  type GameRecord,
  ok,
  parseSeed,
  type Refusal,
  type Result,
} from '@pangaea/rules/kernel';
import type { Event, State } from '@pangaea/rules/terra-nova';
import { after, GAME } from './rules.ts';

/** One command that was played, with the position it led to. */
export interface Step {
  readonly seat: number;
  readonly move: number;
  readonly command: string;
  readonly events: readonly Event[];
  readonly state: State;
}

/** A game from its first position; a page keeps all positions, they are small. */
export interface History {
  readonly start: State;
  readonly opening: readonly Event[];
  readonly steps: readonly Step[];
}

/** The position after `count` steps; all of them when left out. */
export function stateAt(history: History, count = history.steps.length): State {
  return count === 0 ? history.start : history.steps[count - 1].state;
}

/** Plays one command on top of a history. */
export function extend(history: History, seat: number, command: string): Result<History, Refusal> {
  const state = stateAt(history);
  const move = GAME.notation.parse(state, command);
  if (!move.ok) return move;
  if (GAME.check(state, seat, move.value) !== 0) return err(GAME.explain(state, seat, move.value));
  const next = after(state, seat, move.value);
  const step = { seat, move: move.value, command, ...next };
  return ok({ ...history, steps: [...history.steps, step] });
}

/** A history with nothing played yet. */
export function begin(options: unknown, seed: string): Result<History, Refusal> {
  const parsed = GAME.options(options);
  if (!parsed.ok) return parsed;
  const bits = parseSeed(seed);
  if (!bits.ok) return bits;
  const opening: Event[] = [];
  const start = GAME.setup(parsed.value, bits.value, opening);
  return start.ok ? ok({ start: start.value, opening, steps: [] }) : start;
}

/** Plays a whole record. Refused at the first command that the rules refuse. */
export function fromRecord(record: GameRecord): Result<History, Refusal> {
  const begun = begin(record.options, record.seed);
  if (!begun.ok) return begun;
  let history = begun.value;
  for (const line of record.commands) {
    const space = line.indexOf(' ');
    const next = extend(history, Number(line.slice(0, space)), line.slice(space + 1));
    if (!next.ok) return next;
    history = next.value;
  }
  return ok(history);
}
