import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { TERRA_MYSTICA_JUDGE } from '../../src/terra-mystica/index.ts';
import { begin, game, play } from './games.ts';

describe('the levels', () => {
  it.each([
    ['intermediate', 'beginner', 12],
    ['strong', 'intermediate', 6],
  ] as const)('%s scores more than %s', (upper, lower, games) => {
    let lead = 0;
    for (let n = 0; n < games; n++) {
      const state = begin({ players: 2, factions: ['witches', 'halflings'] }, n >> 1);
      const bots = [upper, lower].map((level) => makeBot(game, TERRA_MYSTICA_JUDGE, level));
      if (n % 2 === 1) bots.reverse();
      play(state, bots, 3_000);
      const vp = game.outcome(state)?.vp ?? [];
      lead += n % 2 === 0 ? vp[0] - vp[1] : vp[1] - vp[0];
    }
    expect(lead / games).toBeGreaterThan(2);
  });
});
