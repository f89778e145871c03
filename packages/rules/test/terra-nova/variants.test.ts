import { describe, expect, it } from 'vitest';
import { NONE, TILE } from '../../src/terra-nova/state.ts';
import { FACTIONS, TERRAINS, type Terrain } from '../../src/terra-nova/vocabulary.ts';
import { begin, type Player, position, type RuleTable } from './rule-table.ts';
import { TEST_EDITION } from './test-edition.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Phase 2 is on. */
const inTurns = (table: RuleTable) => table.state.turn() !== NONE;

/** The faction of side A whose home terrain is the given one. */
const AT_HOME = {
  swamp: 'leprechauns',
  lake: 'water-sprites',
  forest: 'fairies',
  wasteland: 'golems',
  desert: 'sun-worshippers',
} as const;

describe('dropout turn order', () => {
  const four: readonly Player[] = [
    { faction: 'water-sprites' },
    { faction: 'golems' },
    { faction: 'leprechauns' },
    { faction: 'fairies' },
  ];

  it('[TN-22-1] the next round is played in the order of passing', () => {
    const table = position({ players: four, turnOrder: 'dropout', beside: 'E F G' });
    table.play('0 sail', '1 pass E', '2 sail', '3 pass F', '0 pass G', '2 pass B');
    expect(table.turnOrder()).toEqual([1, 3, 0, 2]);
    expect(table.deciders()).toEqual([1]);
    table.play('1 sail', '3 sail', '0 sail', '2 sail');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-22-1] clockwise order would follow the first to pass only', () => {
    const table = position({ players: four, beside: 'E F G' });
    table.play('0 sail', '1 pass E', '2 sail', '3 pass F', '0 pass G', '2 pass B');
    expect(table.turnOrder()).toEqual([1, 2, 3, 0]);
  });

  it('[TN-22-2] the first round goes by the order in which factions were chosen', () => {
    const table = begin({ players: 3, turnOrder: 'dropout', startPlayer: 2 });
    table.play('2 faction golems', '0 faction druids', '1 faction inventors');
    expect(table.turnOrder()).toEqual([2, 0, 1]);
    table.playOn((each) => each.state.round() === 1);
    expect(table.deciders()).toEqual([2]);
  });

  it('[TN-22-3] passing does all its usual steps', () => {
    const table = position({
      players: [{ faction: 'golems', tradingPosts: 'B2', tile: 'F' }, ...four.slice(2)],
      turnOrder: 'dropout',
      beside: 'A G H',
      tileCoins: { A: 1 },
    });
    table.play('0 pass A');
    expect(table.told(0)).toEqual([
      '+2 vp bonus-tile',
      '+2 vp ability',
      '+1 coins bonus-tile-coins',
    ]);
    expect(table.happened('start-player')).toEqual([{ type: 'start-player', seat: 0 }]);
  });

  it('[TN-22-4] with two players it is the usual order', () => {
    for (const first of [0, 1]) {
      const orders = (['clockwise', 'dropout'] as const).map((turnOrder) => {
        const table = position({
          players: four.slice(0, 2),
          turnOrder,
          turn: first,
          beside: 'E F G',
        });
        return table.passAll().turnOrder();
      });
      expect(orders[0]).toEqual(orders[1]);
    }
  });

  it('[TN-22-5] holds from round to round', () => {
    const table = begin({ players: 4, factions: 'first-game', turnOrder: 'dropout' });
    const orders: number[][] = [];
    while (table.state.round() < 5) {
      // The player who is last in the order passes first.
      const last = table.turnOrder()[3];
      table.playOn((each) => each.deciders()[0] === last && each.legal(last, 'pass').length > 0);
      const [tile] = table.legal(last, 'pass');
      table.play(`${last} pass ${tile}`, ...(table.deciders()[0] === last ? [`${last} end`] : []));
      table.passAll();
      const round = table.state.round();
      table.playOn(
        (each) => each.legal(each.deciders()[0], 'pass').length > 0 && each.state.round() >= round,
      );
      orders.push(table.turnOrder());
      expect(orders[orders.length - 1][0]).toBe(last);
    }
    expect(orders).toHaveLength(4);
  });
});

describe('both variants for two players', () => {
  it('[TN-23-1] use the two-player side, with four icons for each terrain', () => {
    for (const twoPlayerVariant of ['planners', 'gold-diggers']) {
      const { state } = begin({ players: 2, twoPlayerVariant });
      expect(state.table.map.id).toBe(TEST_EDITION.twoPlayerMap.id);
    }
    for (const terrain of TERRAINS) expect(TEST_EDITION.houseIcons[terrain]).toHaveLength(4);
    expect(begin({ players: 2 }).state.table.map.id).toBe(TEST_EDITION.map.id);
  });

  it('[TN-23-2] a neutral house counts as somebody else’s for the trading post price', () => {
    const table = position({
      players: [{ faction: 'water-sprites', houses: 'B3' }, { faction: 'golems' }],
      variant: 'gold-diggers',
      neutralHouses: 'A3',
    });
    expect(table.play('0 upgrade B3').told(0)).toEqual(['-7 coins upgrade']);
  });

  it('[TN-23-3] placing one triggers nothing', () => {
    const table = begin({
      factions: ['inventors', 'sand-cats'],
      twoPlayerVariant: 'gold-diggers',
    });
    table.playOn(inTurns);
    const neutral = table.happened('neutral-house');
    expect(neutral.length + table.happened('neutral-discarded').length).toBeGreaterThan(0);
    const causes = table.events.flatMap((event) => ('cause' in event ? [event.cause] : []));
    expect(causes).not.toContain('ability');
    expect(causes).not.toContain('neighbour');
  });

  it('[TN-23-4] a neutral house keeps its hex for good', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3', leftPalace: 'C2' },
        { faction: 'golems' },
      ],
      variant: 'planners',
      neutral: 'swamp',
      neutralHouses: 'A3',
    });
    expect(table.refusal('0 transform A3')).toBe('not-empty');
    expect(table.reach(0)).not.toContain('A3');
  });

  it('[TN-23-5] is for two players, not for the first game', () => {
    expect(() => begin({ players: 3, twoPlayerVariant: 'planners' })).toThrow('option-value');
    expect(() =>
      begin({ players: 2, twoPlayerVariant: 'planners', factions: 'first-game' }),
    ).toThrow('option-value');
  });
});

describe('Planners', () => {
  const start = (seed: number, options: object = {}) =>
    begin({ players: 2, twoPlayerVariant: 'planners', ...options }, seed);
  const neutralOf = (table: RuleTable): Terrain => TERRAINS[table.state.neutral()];

  it('[TN-24-1] a neutral colour is drawn; each places one house of it on one of its four icons', () => {
    const drawn = new Set<Terrain>();
    for (const seed of SEEDS) {
      const table = start(seed);
      const terrain = neutralOf(table);
      drawn.add(terrain);
      const icons = [...TEST_EDITION.houseIcons[terrain]].sort();
      expect(table.deciders()).toHaveLength(1);
      const [first] = table.deciders();
      expect(table.legal(first, 'neutral')).toEqual(icons);
      table.play(`${first} neutral ${icons[2]}`);
      const [second] = table.deciders();
      expect(second).not.toBe(first);
      expect(table.legal(second, 'neutral')).toEqual(icons.filter((_, index) => index !== 2));
      table.play(`${second} neutral ${icons[0]}`);
      expect([table.on(icons[0]), table.on(icons[2])]).toEqual(['neutral-house', 'neutral-house']);
    }
    expect(drawn.size).toBe(5);
  });

  it('[TN-24-2] comes before everything else of the set-up', () => {
    for (const seed of SEEDS) {
      const table = start(seed, { startPlayer: 'random', factions: 'random' });
      expect(table.tilesLying(TILE.beside)).toEqual([]);
      for (let round = 1; round <= 5; round++) expect(table.state.roundTile(round)).toBe(NONE);
      expect(table.faction(0)).toBeUndefined();
      expect(table.happened('start-player')).toEqual([]);
      expect(table.deciders()).toEqual([0]);
    }
  });

  it('[TN-24-2] then the set-up goes on as usual', () => {
    const started = new Set<number>();
    for (const seed of SEEDS) {
      const table = start(seed, { startPlayer: 'random' });
      table.playOn((each) => each.asked()[0] === 'faction');
      expect(table.tilesLying(TILE.beside)).toHaveLength(5);
      expect(table.scored()).not.toContain(undefined);
      expect(table.happened('start-player')).toHaveLength(1);
      started.add(table.deciders()[0]);
    }
    expect(started).toEqual(new Set([0, 1]));
  });

  it('[TN-24-2] who looks ahead from a view stops where the tiles are drawn', () => {
    const table = start(1);
    const [first, second] = table.legal(0, 'neutral');
    table.play(`0 neutral ${first}`);
    const { game, state } = table;
    const view = game.view(state, 1);
    const move = game.notation.parse(view, `neutral ${second}`);
    if (!move.ok) throw new Error('no such move');
    game.apply(view, 1, move.value);
    expect([game.awaitsChance(view), game.deciders(view)]).toEqual([true, 0]);
    game.apply(state, 1, move.value);
    expect(game.revealed(state)).toBe(1);
    expect([game.awaitsChance(state), table.asked()]).toEqual([false, ['faction']]);
  });

  it('[TN-24-3] the neutral colour cannot be chosen', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const table = start(seed);
      table.playOn((each) => each.asked()[0] === 'faction');
      const [seat] = table.deciders();
      expect(table.legal(seat, 'faction')).toHaveLength(8);
      expect(table.refusal(`${seat} faction ${AT_HOME[neutralOf(table)]}`)).toBe('colour-neutral');
    }
  });

  it('[TN-24-3] nor drawn, nor taken from factions that the table gives', () => {
    for (const seed of SEEDS) {
      const random = start(seed, { factions: 'random' });
      random.playOn((each) => each.asked()[0] === 'place');
      for (const seat of [0, 1]) expect(random.state.home(seat)).not.toBe(random.state.neutral());
      const given = start(seed, { factions: ['golems', 'druids'] });
      expect(['swamp', 'lake', 'desert']).toContain(neutralOf(given));
      const preset = start(seed, { factions: 'first-game-factions' });
      expect(['lake', 'wasteland', 'desert']).toContain(neutralOf(preset));
    }
  });

  it('[TN-24-4] after round 3 the other two icons get neutral houses, if still free', () => {
    const at = (round: number, rest: object = {}) =>
      position({
        players: [{ faction: 'water-sprites' }, { faction: 'golems' }],
        variant: 'planners',
        neutral: 'swamp',
        neutralHouses: 'A3 B8',
        round,
        ...rest,
      }).passAll();
    const placed = (table: RuleTable) => table.happened('neutral-house').map((event) => event.hex);
    expect(TEST_EDITION.houseIcons.swamp).toEqual(['A3', 'B8', 'H1', 'H8']);
    expect(placed(at(1))).toEqual([]);
    expect(placed(at(2))).toEqual([]);
    expect(placed(at(3))).toEqual(['H1', 'H8']);
    expect(placed(at(4))).toEqual([]);
    const built = at(3, {
      players: [{ faction: 'water-sprites', houses: 'H1' }, { faction: 'golems' }],
    });
    expect(placed(built)).toEqual(['H8']);
    expect(built.on('H1')).toBe('0 house');
  });
});

describe('Lucky Gold Diggers', () => {
  const start = (seed: number, options: object = {}) =>
    begin({ factions: ['golems', 'druids'], twoPlayerVariant: 'gold-diggers', ...options }, seed);
  /** The drawn colours, and the seats that drew them. */
  const draws = (table: RuleTable) =>
    table.happened('neutral-colour').map((event) => ({ seat: event.seat, terrain: event.terrain }));

  it('[TN-25-1] before every income two of the three colours not in play are drawn', () => {
    const pairs = new Set<string>();
    for (const seed of SEEDS) {
      const table = start(seed).playOn(inTurns);
      const [first, second, ...more] = draws(table);
      expect(more).toEqual([]);
      expect(first.terrain).not.toBe(second.terrain);
      for (const { terrain } of [first, second])
        expect(['swamp', 'lake', 'desert']).toContain(terrain);
      pairs.add(`${first.terrain} ${second.terrain}`);
      const income = table.events.findIndex((event) => event.type === 'round');
      const last = table.events.findLastIndex((event) => event.type === 'neutral-colour');
      expect(last).toBeLessThan(income);
    }
    expect(pairs.size).toBe(6);
  });

  it('[TN-25-2] in every round, round 1 included', () => {
    const table = start(3);
    let drawn = 0;
    for (let round = 1; round <= 5; round++) {
      table.playOn((each) => each.state.round() === round && inTurns(each));
      drawn += draws(table).length;
      if (round === 1) expect(drawn).toBe(2);
      table.passAll();
      drawn += draws(table).length;
    }
    table.playOn((each) => each.deciders().length === 0);
    expect(drawn).toBe(10);
  });

  it('[TN-25-3] first by the first player of the round, then by the other', () => {
    const table = start(1, { startPlayer: 1 }).playOn(inTurns);
    expect(draws(table).map((draw) => draw.seat)).toEqual([1, 0]);
    // Seat 0 passes first, so it draws first in round 2.
    table.playOn((each) => each.deciders()[0] === 0 && each.legal(0, 'pass').length > 0);
    const [tile] = table.legal(0, 'pass');
    table.play(`0 pass ${tile}`);
    table.playOn((each) => each.state.round() === 2 && inTurns(each));
    expect(draws(table).map((draw) => draw.seat)).toEqual([0, 1]);
  });

  it('[TN-25-4] the drawer chooses a free icon hex of that terrain; without one it is discarded', () => {
    const asked = new Set<number>();
    for (const seed of SEEDS.slice(0, 20)) {
      const table = start(seed).playOn((each) => each.asked()[0] === 'neutral');
      const [seat] = table.deciders();
      const [draw] = draws(table);
      expect(seat).toBe(draw.seat);
      expect(table.legal(seat, 'neutral')).toEqual(
        [...TEST_EDITION.houseIcons[draw.terrain]].sort(),
      );
      asked.add(seat);
    }
    expect(asked).toEqual(new Set([0]));
  });

  it('[TN-25-4] icon hexes that are taken or show other terrain are not free', () => {
    const before = (rest: object) =>
      position({
        players: [{ faction: 'golems' }, { faction: 'druids' }],
        variant: 'gold-diggers',
        ...rest,
      }).passAll();
    const full = before({
      neutralHouses: TEST_EDITION.houseIcons.swamp
        .concat(TEST_EDITION.houseIcons.lake, TEST_EDITION.houseIcons.desert)
        .join(' '),
    });
    expect(full.happened('neutral-discarded')).toHaveLength(2);
    expect(full.happened('neutral-house')).toEqual([]);
    const shown = before({
      terrain: {
        forest: [...TEST_EDITION.houseIcons.swamp, ...TEST_EDITION.houseIcons.lake].join(' '),
        wasteland: TEST_EDITION.houseIcons.desert.join(' '),
      },
    });
    expect(shown.happened('neutral-discarded')).toHaveLength(2);
  });

  it('[TN-25-5] a single free icon hex leaves no choice', () => {
    const table = position({
      players: [{ faction: 'golems' }, { faction: 'druids' }],
      variant: 'gold-diggers',
      neutralHouses: 'A3 B8 H1 B3 B6 G3 B1 B7 F2',
    }).passAll();
    const drawn = draws(table).map((draw) => draw.terrain);
    const last = { swamp: 'H8', lake: 'H6', desert: 'G8', forest: '', wasteland: '' };
    expect(table.happened('neutral-house').map((event) => event.hex)).toEqual(
      drawn.map((terrain) => last[terrain]),
    );
    expect(table.state.round()).toBe(2);
  });

  it('[TN-25-6] no faction is left out: colours in play are never drawn', () => {
    for (const seed of SEEDS) {
      const factions = [FACTIONS[seed % 10], FACTIONS[(seed + 3) % 10]];
      const table = start(seed, { factions }).playOn(inTurns);
      const homes = [0, 1].map((seat) => TERRAINS[table.state.home(seat)]);
      for (const { terrain } of draws(table)) expect(homes).not.toContain(terrain);
    }
  });
});
