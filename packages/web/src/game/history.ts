import {
  err,
  type GameRecord,
  ok,
  parseSeed,
  type Refusal,
  type Result,
  refusal,
} from '@pangaea/rules/kernel';
import {
  type Edition,
  type Event,
  HOUSE_EDITION,
  loadEdition,
  type State,
} from '@pangaea/rules/terra-nova';
import { after, GAME, rulesWith } from './rules.ts';

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

/** A record, and the file of its edition where that does not ship with the game. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: unknown;
}

/** A history with nothing played yet. @param edition the one that the options name, if they do */
export function begin(
  options: unknown,
  seed: string,
  edition: Edition = HOUSE_EDITION,
): Result<History, Refusal> {
  const parsed = rulesWith(edition).options(options);
  if (!parsed.ok) return parsed;
  const bits = parseSeed(seed);
  if (!bits.ok) return bits;
  const opening: Event[] = [];
  const start = rulesWith(edition).setup(parsed.value, bits.value, opening);
  return start.ok ? ok({ start: start.value, opening, steps: [] }) : start;
}

/** Plays a whole record. Refused at the first command that the rules refuse. */
export function fromRecord(record: TableRecord): Result<History, Refusal> {
  const { editionFile } = record;
  const edition = editionFile === undefined ? ok(HOUSE_EDITION) : loadEdition(editionFile);
  if (!edition.ok) return err(refusal('record-malformed', { field: 'editionFile' }));
  const begun = begin(record.options, record.seed, edition.value);
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
