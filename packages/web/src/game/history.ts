import {
  type Agreed,
  deal,
  type EditionHead,
  err,
  type GameEvent,
  type GameRecord,
  newestRules,
  ok,
  openEdition,
  printCommand,
  type Refusal,
  type Result,
  readAgreed,
  refusal,
} from '@pangaea/rules/kernel';
import { agree } from './agreed.ts';
import type { AnyPageGame } from './page-game.ts';
import { after, newestEdition, rulesWith } from './rules.ts';

/** One command that was played, with the position it led to. */
export interface Step<S, E extends GameEvent> {
  readonly seat: number;
  /** `HIDDEN_MOVE` where it may not be known. */
  readonly move: number;
  readonly command: string;
  readonly events: readonly E[];
  readonly state: S;
  /** No move, but what those at the table agreed on. */
  readonly agreed?: Agreed;
}

/** A game from its first position; a page keeps all positions, they are small. */
export interface History<S, E extends GameEvent> {
  readonly game: AnyPageGame;
  readonly start: S;
  readonly opening: readonly E[];
  /** The table after each of those events, where the set-up was done here and nobody hides anything. */
  readonly openingTables?: readonly S[];
  readonly steps: readonly Step<S, E>[];
}

/** Of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: games of types that never meet.
export type AnyHistory = History<any, any>;
export type AnyStep = AnyHistory['steps'][number];

/** The position after `count` steps; all of them when left out. */
export function stateAt<S, E extends GameEvent>(
  history: History<S, E>,
  count = history.steps.length,
): S {
  return count === 0 ? history.start : history.steps[count - 1].state;
}

/** Plays one command on top of a history. */
export function extend<S, E extends GameEvent>(
  history: History<S, E>,
  seat: number,
  command: string,
): Result<History<S, E>, Refusal> {
  const { game: rules } = history.game.book;
  const agreed = readAgreed(printCommand(seat, command));
  if (agreed !== undefined) return agree(history, agreed);
  const state = stateAt(history);
  const move = rules.notation.parse(state, command);
  if (!move.ok) return move;
  if (rules.check(state, seat, move.value) !== 0)
    return err(rules.explain(state, seat, move.value));
  const next = after(history.game, state, seat, move.value);
  const events = next.events as readonly E[];
  const step = { seat, move: move.value, command, state: next.state, events };
  return ok({ ...history, steps: [...history.steps, step] });
}

/** A record, and the file of its edition where that does not ship with the game. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: unknown;
}

/** The facts that a game is dealt from; a new one without the version of its rules. */
export type Deal = Pick<GameRecord, 'options' | 'seed'> & Partial<Pick<GameRecord, 'rulesVersion'>>;

/** A history with nothing played yet. @param edition the one that the options name, if they do */
export function begin(
  game: AnyPageGame,
  from: Deal,
  edition: EditionHead | undefined = newestEdition(game),
): Result<AnyHistory, Refusal> {
  const opening: GameEvent[] = [];
  const openingTables: unknown[] = [];
  const rules = rulesWith(game, edition);
  let filled: unknown;
  const sink = {
    begin: (state: unknown) => {
      filled = state;
    },
    push: (event: GameEvent) => {
      opening.push(event);
      if (filled === undefined) return;
      const then = rules.slot(filled);
      rules.copy(filled, then);
      openingTables.push(then);
    },
  };
  const dealt = { game: rules.id, rulesVersion: newestRules(rules), ...from };
  const start = deal(rules, dealt, sink);
  return start.ok ? ok({ game, start: start.value, opening, openingTables, steps: [] }) : start;
}

/** Plays a whole record. Refused at the first command that the rules refuse. */
export function fromRecord(game: AnyPageGame, record: TableRecord): Result<AnyHistory, Refusal> {
  const { editionFile } = record;
  const opened = editionFile === undefined ? undefined : openEdition(game.book, editionFile);
  if (opened?.ok === false) return err(refusal('record-malformed', { field: 'editionFile' }));
  const begun = begin(game, record, opened?.value.edition);
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
