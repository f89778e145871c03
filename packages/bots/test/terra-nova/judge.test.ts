import { kindOf } from '@pangaea/rules/kernel';
import { KIND, QUESTION, ROUNDS } from '@pangaea/rules/terra-nova';
import { describe, expect, it } from 'vitest';
import { TERRA_NOVA_JUDGE } from '../../src/terra-nova/index.ts';
import { game, give, listed, playedUntil } from './positions.ts';

describe('the judge', () => {
  it.each([
    ['golems', 3],
    // 2 points for three power, and six coins.
    ['druids', 4],
  ])(
    'takes money of %s for what it brings when the last round is over for them',
    (faction, brings) => {
      const state = playedUntil(
        faction,
        (s) => s.round() === ROUNDS && s.top() === QUESTION.turn && s.turn() === 0,
      );
      give(state, 0, [8, 0, 0]);
      const pass = listed(state, true).find((move) => kindOf(move) === KIND.pass);
      game.apply(state, 0, pass ?? 0);
      expect(state.hasPassed(0)).toBe(true);
      const [poor, rich] = [new Float64Array(2), new Float64Array(2)];
      give(state, 0, [8, 0, 0]);
      TERRA_NOVA_JUDGE.judge(state, poor);
      give(state, 4, [0, 3, 5]);
      TERRA_NOVA_JUDGE.judge(state, rich);
      expect(rich[0] - poor[0]).toBeCloseTo(brings, 10);
    },
  );

  it('expects a bonus tile before it is taken', () => {
    const state = playedUntil('golems', (s) => s.top() === QUESTION.turn);
    const [with3, with9] = [new Float64Array(2), new Float64Array(2)];
    TERRA_NOVA_JUDGE.judge(state, with3);
    for (let tile = 0; tile < state.table.bonusVp.length; tile++) {
      state.setTileCoins(tile, state.tileCoins(tile) + 6);
    }
    TERRA_NOVA_JUDGE.judge(state, with9);
    expect(with9[0]).toBeGreaterThan(with3[0] + 1);
  });
});
