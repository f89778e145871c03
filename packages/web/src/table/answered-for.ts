import { type AnyGame, onlyAnswer, type Seat } from '@pangaea/rules/kernel';
import type { Player } from './port.ts';

/**
 * The seat of the only person at a table of bots, while it is asked in secret and has only one
 * possible answer. The table gives that answer after the bots have answered, so that they learn
 * nothing from it. If several people play, the others would learn that there was no choice, so
 * everybody is asked.
 */
export function answeredFor(
  rules: AnyGame,
  state: unknown,
  players: readonly Player[],
): Seat | undefined {
  const people = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const [seat] = people;
  if (people.length !== 1 || players[seat].kind !== 'here') return undefined;
  return onlyAnswer(rules, state, seat) === undefined ? undefined : seat;
}
