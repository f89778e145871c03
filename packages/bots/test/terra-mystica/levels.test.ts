import { firstSeat, kindOf, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import type { AnyBot } from '../../src/index.ts';
import { TERRA_MYSTICA_JUDGE, terraMysticaPlayed } from '../../src/terra-mystica/index.ts';
import { levelTests, pruningTests } from '../levels.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();

/**
 * Every map, number of players, choice of factions, edition of the rules and landscape option
 * occurs once.
 */
const TABLES = [
  { players: 2, map: 'base', factions: 'introductory' },
  { players: 3, map: 'revised-base', factions: 'auction', fireAndIce: true, turnOrder: 'passing' },
  { players: 4, map: 'lakes', factions: 'fast-auction', auctionBase: 40, rules: 'bga' },
  { players: 5, map: 'fjords', factions: 'choice', rules: 'snellman', startVp: 'by-faction' },
  {
    players: 2,
    map: 'fire-and-ice',
    factions: 'random-boards',
    fireAndIce: true,
    landscapes: true,
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    dropping: true,
  },
];

levelTests({
  game,
  bot: (level) => terraMysticaPlayed.bot(level),
  tables: TABLES,
  positions: 60,
  twice: { options: { players: 2 }, positions: 100 },
  viewed: { players: 3 },
});

pruningTests({
  game,
  judge: TERRA_MYSTICA_JUDGE,
  options: { players: 4, dropping: true, landscapes: true, fireAndIce: true },
  // No player leaves the game; the moves paid for by conversions are in `payments`.
  played: 'pruned',
  never: (move) => [KIND.drop, KIND.burn, KIND.convert].includes(kindOf(move)),
  cut: 0,
});

it('knows a pass', () => {
  expect(TERRA_MYSTICA_JUDGE.isPass(KIND.pass)).toBe(true);
  expect(TERRA_MYSTICA_JUDGE.isPass(KIND.build)).toBe(false);
});

it('a payment comes with what it pays for', async () => {
  const bot = await terraMysticaPlayed.bot('strong');
  const { begin } = tablesOf(game);
  const state = begin({ players: 3 }, 4);
  const random = Random.fromSeed(seedFromNumber(5));
  let paid = 0;
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    const moves = bot.decide(game.view(state, seat), seat, random, { positions: 60 });
    const kinds = moves.map(kindOf);
    const pays = (kind: number | undefined) => kind === KIND.burn || kind === KIND.convert;
    if (pays(kinds[0])) paid++;
    else expect(kinds).toHaveLength(1);
    expect(pays(kinds.at(-1))).toBe(false);
    for (const move of moves) game.apply(state, seat, move);
  }
  expect(paid).toBeGreaterThan(5);
});

const DECISIONS = 24;

it.each(TABLES)('strong plans wherever there is a choice: %o', async (options) => {
  const strong = await terraMysticaPlayed.bot('strong');
  const state = tablesOf(game).begin(options, 3);
  const chooses = (positions: number) => {
    const seat = firstSeat(game.deciders(state));
    const random = Random.fromSeed(seedFromNumber(1));
    return strong.choose(game.view(state, seat), seat, random, { positions });
  };
  let others = 0;
  for (let decision = 0; decision < DECISIONS; decision++) {
    const seat = firstSeat(game.deciders(state));
    const atFirstSight = chooses(1);
    const move = chooses(4_000);
    expect(game.check(state, seat, move)).toBe(0);
    if (move !== atFirstSight) others++;
    game.apply(state, seat, move);
  }
  expect(others).toBeGreaterThan(0);
});

it('strong makes more of the last round than who looks at one move', async () => {
  const [planning, looking] = await Promise.all(
    (['strong', 'intermediate'] as const).map(terraMysticaPlayed.bot),
  );
  let gained = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const begun = tablesOf(game).begin({ players: 3 }, seed);
    playOn(begun, looking, looking, 6);
    const other = game.slot(begun);
    game.copy(begun, other);
    playOn(begun, planning, looking, 7);
    playOn(other, looking, looking, 7);
    gained += begun.vp(0) - other.vp(0);
  }
  expect(gained / GAMES).toBeGreaterThan(2);
});

const GAMES = 4;

/** Before a round begins, a separate bot plays the first seat. */
function playOn(state: State, own: AnyBot, others: AnyBot, until: number): void {
  const random = Random.fromSeed(seedFromNumber(until));
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    if (state.round() === until) break;
    const seat = firstSeat(who);
    const bot = seat === 0 ? own : others;
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, { positions: 6_000 }));
  }
}
