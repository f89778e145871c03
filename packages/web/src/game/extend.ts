// Functions that begin and extend a history.

import {
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
import { type AnyHistory, type History, stateAt } from './history.ts';
import type { AnyPageGame } from './page-game.ts';
import { after, newestEdition, rulesWith } from './rules.ts';

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

/** A record, and its edition file if the edition is not a built-in one. */
export interface TableRecord extends GameRecord {
  readonly editionFile?: unknown;
}

/** The facts from which a game is dealt; a new game has no version of the rules yet. */
export type Deal = Pick<GameRecord, 'options' | 'seed'> & Partial<Pick<GameRecord, 'rulesVersion'>>;

/**
 * A history without moves.
 * @param edition the edition that the options name, if they name one
 */
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

/** Plays a whole record. Refused at the first illegal move. */
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
