import { type AnyGame, onlyAnswer, type Seat } from '@pangaea/rules/kernel';
import type { Player } from './port.ts';

/**
 * The seat of the only person at a table of bots, while it is asked in secret and has one answer: the table gives
 * it when the bots have given theirs, so that they are told nothing. Where several people play, at this device or
 * elsewhere, the others would learn from it that there was no choice, and everybody is asked.
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
