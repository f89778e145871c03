import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { needsTimes } from '../../check/needs.ts';
import { moveTokens } from '../../goods/gains.ts';
import { ROUNDS, type State } from '../../state.ts';

const MOST_TOKENS = 4;

/** Moves tokens from bowl I to bowl III. */
const jump: Ability<State> = {
  name: 'time-jump',
  when: 'action',
  once: true,
  stronghold: true,
  args: ['number'],
  list: (s, seat, into) => {
    for (let tokens = Math.min(MOST_TOKENS, s.bowl1(seat)); tokens > 0; tokens--) into.add(tokens);
  },
  check: (s, seat, tokens, _two, reason) =>
    needsTimes(tokens, Math.min(s.bowl1(seat), MOST_TOKENS), reason),
  apply: (s, seat, tokens, _two, sink) => moveTokens(s, seat, -tokens, 0, tokens, 'ability', sink),
};

function roundsBesideThis(s: State): number {
  const before = ((s.round() + ROUNDS - 2) % ROUNDS) + 1;
  const after = (s.round() % ROUNDS) + 1;
  return before * 8 + after;
}

/**
 * Time Travelers: the tiles of the previous and the next round score, and the present round's tile
 * does not.
 */
export const timeTravelers = board<State>({
  id: 'time-travelers',
  board: 'brown',
  secondBoard: true,
  home: 'plains',
  start: { cults: { fire: 2 } },
  stronghold: { coins: 8 },
  sanctuary: { coins: 8 },
  spades: { pay: 'workers', rates: [3] },
  landscape: NO_LANDSCAPE,
  abilities: [jump],
  hooks: { scoredRounds: roundsBesideThis },
});
