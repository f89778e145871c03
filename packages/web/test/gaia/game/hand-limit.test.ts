import { QUESTION } from '@pangaea/rules/gaia';
import { firstSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { limitAhead } from '../../../src/gaia/game/hand-limit.ts';
import { GAME } from '../../../src/gaia/game/rules.ts';
import { begun } from './laid-out.ts';

test('of random games a view tells before a card is seen whether one has to go', () => {
  const told = { hand: 0, power: 0, none: 0 };
  const moves = new Moves();
  for (let index = 0; index < 4; index++) {
    const state = begun({ players: 2, startPlayer: 0, mode: 'disasters' });
    const random = Random.fromSeed(seedFromNumber(index + 1));
    for (let step = 0; step < 250 && GAME.deciders(state) !== 0; step++) {
      const seat = firstSeat(GAME.deciders(state));
      GAME.legal(state, seat, moves);
      const list = moves.toArray();
      const draws = list.filter((move) => /^(draw|take) /.test(GAME.notation.print(state, move)));
      const from = draws.length > 0 && random.below(3) > 0 ? draws : list;
      const move = from[random.below(from.length)];
      if (draws.includes(move)) {
        const view = GAME.view(state, seat);
        GAME.apply(view, seat, move);
        const after = GAME.slot(state);
        GAME.copy(state, after);
        GAME.apply(after, seat, move);
        const isAsked = after.top() === QUESTION.discard;
        const ahead = limitAhead(view, seat);
        const expected = !isAsked ? undefined : after.arg(0) === 1 ? 'power' : 'hand';
        expect(ahead, GAME.notation.print(state, move)).toBe(expected);
        told[ahead ?? 'none']++;
      }
      GAME.apply(state, seat, move);
    }
  }
  for (const [limit, count] of Object.entries(told)) expect(count, limit).toBeGreaterThan(0);
});
