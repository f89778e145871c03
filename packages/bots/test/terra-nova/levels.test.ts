import { firstSeat, hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, type State, terraNova } from '@pangaea/rules/terra-nova';
import { describe, expect, it } from 'vitest';
import { type Bot, LEVELS, makeBot, standing } from '../../src/index.ts';
import { TERRA_NOVA_JUDGE } from '../../src/terra-nova/index.ts';

const game = terraNova();

function begin(given: unknown, seed: number): State {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(seed));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Plays to the end with one bot per seat; every move is checked. */
function play(state: State, bots: readonly Bot<State>[], positions: number): string[] {
  const random = Random.fromSeed(seedFromNumber(7));
  const told: string[] = [];
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) return told;
    const seat = firstSeat(deciders);
    const move = bots[seat].choose(game.view(state, seat), seat, random, { positions });
    expect(game.check(state, seat, move)).toBe(0);
    told.push(`${seat} ${game.notation.print(state, move)}`);
    game.apply(state, seat, move);
  }
}

describe.each(LEVELS)('%s', (level) => {
  const bot = makeBot(game, TERRA_NOVA_JUDGE, level);

  it.each([
    { players: 2 },
    { players: 3, turnOrder: 'dropout' },
    { players: 4 },
    { players: 2, twoPlayerVariant: 'planners' },
    { players: 2, twoPlayerVariant: 'gold-diggers' },
  ])('plays a whole game with legal moves: %o', (options) => {
    const state = begin(options, 3);
    play(state, Array(options.players).fill(bot), 300);
    expect(game.outcome(state)?.vp).toHaveLength(options.players);
  });

  it('gives the same moves for the same seed and number of positions', () => {
    const other = makeBot(game, TERRA_NOVA_JUDGE, level);
    const first = play(begin({ players: 2 }, 5), [bot, bot], 400);
    expect(play(begin({ players: 2 }, 5), [other, other], 400)).toEqual(first);
  });

  it('leaves the view as it was', () => {
    const state = begin({ players: 3, factions: 'first-game' }, 1);
    const seat = firstSeat(game.deciders(state));
    const view = game.view(state, seat);
    bot.choose(view, seat, Random.fromSeed(seedFromNumber(1)), { positions: 500 });
    expect(game.difference(view, game.view(state, seat))).toEqual([]);
  });
});

describe('strong', () => {
  it('stops thinking when it is told to', () => {
    const state = begin({ players: 4, factions: 'first-game' }, 1);
    const seat = firstSeat(game.deciders(state));
    const bot = makeBot(game, TERRA_NOVA_JUDGE, 'strong');
    let asked = 0;
    const stop = () => ++asked > 3;
    const random = Random.fromSeed(seedFromNumber(1));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 1e6, stop });
    expect(game.check(state, seat, move)).toBe(0);
    expect(asked).toBe(4);
  });
});

describe('the levels', () => {
  it.each([
    ['intermediate', 'beginner', 12],
    ['strong', 'intermediate', 6],
  ] as const)('%s scores more than %s', (upper, lower, games) => {
    let lead = 0;
    for (let n = 0; n < games; n++) {
      const state = begin({ players: 2, factions: ['golems', 'fairies'], startPlayer: 0 }, n >> 1);
      const bots = [upper, lower].map((level) => makeBot(game, TERRA_NOVA_JUDGE, level));
      if (n % 2 === 1) bots.reverse();
      play(state, bots, 3_000);
      const vp = game.outcome(state)?.vp ?? [];
      lead += n % 2 === 0 ? vp[0] - vp[1] : vp[1] - vp[0];
    }
    expect(lead / games).toBeGreaterThan(3);
  });
});

describe('pruning', () => {
  it('keeps at least one move and adds none', () => {
    const random = Random.fromSeed(seedFromNumber(2));
    const [all, pruned] = [new Moves(), new Moves()];
    const state = begin({ players: 4 }, 9);
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders === 0) break;
      const seat = firstSeat(deciders);
      expect(hasSeat(deciders, seat)).toBe(true);
      game.legal(state, seat, all);
      game.legal(state, seat, pruned);
      TERRA_NOVA_JUDGE.prune(state, seat, pruned);
      expect(pruned.count).toBeGreaterThan(0);
      expect(pruned.toArray().every((move) => all.includes(move))).toBe(true);
      game.apply(state, seat, all.at(random.below(all.count)));
    }
  });

  it('knows a pass', () => {
    expect(TERRA_NOVA_JUDGE.isPass(KIND.pass)).toBe(true);
    expect(TERRA_NOVA_JUDGE.isPass(KIND.build)).toBe(false);
  });
});

describe('standing', () => {
  it('is even between equals and three to one eight points ahead', () => {
    expect(standing(Float64Array.of(30, 30, 12), 3, 0)).toBeCloseTo(0.5);
    expect(standing(Float64Array.of(38, 30, 12), 3, 0)).toBeCloseTo(0.75);
    expect(standing(Float64Array.of(38, 30, 12), 3, 2)).toBeLessThan(0.1);
  });
});
