import {
  type AnyAheadRules,
  type AnyGame,
  type Condition,
  deal,
  hasSeat,
  type Refusal,
  readLine,
  refusal,
  replay,
} from '@pangaea/rules/kernel';
import { aheadOf, gameOf } from './games.ts';
import type { Jobs } from './jobs.ts';
import { areOrders } from './orders.ts';

/** The state of turns that were planned ahead: whether the next one may be tried now. */
export function lookAhead(request: Jobs['ahead']['request']): Jobs['ahead']['reply'] {
  const { record, seat, since, from, when } = request;
  const game = gameOf(record);
  const rules = aheadOf(record.game);
  if (game === undefined || rules === undefined) {
    return { result: 'refused', refusal: refusal('game-unknown', { game: record.game }) };
  }
  const begun = deal(game, record);
  if (!begun.ok) return { result: 'refused', refusal: begun.error };
  const before = begun.value;
  let light = game.revealed(before);
  let hasPlayed = false;
  const end = replay(game, record, (state, _events, index) => {
    if (index >= from && !hasPlayed) {
      hasPlayed = isTurnOf(game, rules, before, seat, record.commands[index]);
    }
    if (index < since) light = game.revealed(state);
    game.copy(state, before);
  });
  if (!end.ok) return { result: 'refused', refusal: end.error.refusal };
  const state = end.value;
  // The check uses the seat's view, so a condition reveals nothing that the seat may not know.
  const seen = game.view(state, seat);
  return {
    result: 'looked',
    isTurn: hasSeat(game.deciders(state), seat) && rules.isTurn(state, seat),
    hasPlayed,
    isLight: game.revealed(state) !== light,
    holds: when.map((each: Condition) => rules.holds(seen, seat, each)),
    unread: firstUnread(game, seen, request.commands),
  };
}

function firstUnread(
  game: AnyGame,
  seen: unknown,
  commands: readonly string[],
): Refusal | undefined {
  for (const command of commands) {
    const read = game.notation.parse(seen, command);
    if (!read.ok) return read.error;
  }
  return undefined;
}

/** Whether a line of a record is a move in a turn of the seat, at the position before it. */
function isTurnOf(
  game: AnyGame,
  rules: AnyAheadRules,
  before: unknown,
  seat: number,
  line: string,
): boolean {
  const read = readLine(game, before, line);
  if (!read.ok || read.value[0] !== seat || !rules.isTurn(before, seat)) return false;
  return !areOrders(game, before, seat, [read.value[1]]);
}
