import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, terraNova } from '@pangaea/rules/terra-nova';
import { describe, expect, it } from 'vitest';
import { standing } from '../../src/index.ts';
import { TERRA_NOVA_JUDGE, terraNovaPlayed } from '../../src/terra-nova/index.ts';
import { levelTests, pruningTests } from '../levels.ts';
import { tablesOf } from '../played.ts';

const game = terraNova();

levelTests({
  game,
  bot: (level) => terraNovaPlayed.bot(level),
  tables: [
    { players: 2 },
    { players: 3, turnOrder: 'dropout' },
    { players: 4 },
    { players: 2, twoPlayerVariant: 'planners' },
    { players: 2, twoPlayerVariant: 'gold-diggers' },
  ] as const,
  positions: 300,
  twice: { options: { players: 2 }, positions: 400 },
  viewed: { players: 3, factions: 'first-game' },
});

pruningTests({
  game,
  judge: TERRA_NOVA_JUDGE,
  options: { players: 4 },
  played: 'all',
  cut: 0,
});

describe('strong', () => {
  it('stops thinking when it is told to', async () => {
    const state = tablesOf(game).begin({ players: 4, factions: 'first-game' }, 1);
    const seat = firstSeat(game.deciders(state));
    const bot = await terraNovaPlayed.bot('strong');
    let asked = 0;
    const stop = () => ++asked > 3;
    const random = Random.fromSeed(seedFromNumber(1));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 1e6, stop });
    expect(game.check(state, seat, move)).toBe(0);
    expect(asked).toBe(4);
  });
});

it('knows a pass', () => {
  expect(TERRA_NOVA_JUDGE.isPass(KIND.pass)).toBe(true);
  expect(TERRA_NOVA_JUDGE.isPass(KIND.build)).toBe(false);
});

describe('standing', () => {
  it('is even between equals and three to one eight points ahead', () => {
    expect(standing(Float64Array.of(30, 30, 12), 3, 0)).toBeCloseTo(0.5);
    expect(standing(Float64Array.of(38, 30, 12), 3, 0)).toBeCloseTo(0.75);
    expect(standing(Float64Array.of(38, 30, 12), 3, 2)).toBeLessThan(0.1);
  });
});
