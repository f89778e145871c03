import { describe, expect, it } from 'vitest';
import { FACTION_DEFINITIONS } from '../../src/terra-nova/factions/index.ts';
import { TILE } from '../../src/terra-nova/state.ts';
import { COLOURS, FACTIONS, SCORED_EVENTS, TERRAINS } from '../../src/terra-nova/vocabulary.ts';
import { begin, type RuleTable } from './rule-table.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Plays the set-up, with the first choice of every player. */
function toRoundOne(table: RuleTable): RuleTable {
  return table.playOn((each) => each.state.round() === 1);
}

describe('pieces', () => {
  it('[TN-1-1] 8 houses, 4 trading posts, 2 palaces, 3 bridges, 4 town tiles, 8 power tokens', () => {
    const { state } = begin({ factions: ['golems', 'druids'] });
    expect([state.houses(0), state.tradingPosts(0), state.palaces(0)]).toEqual([8, 4, 0]);
    expect([state.bridgesLeft(0), state.townTiles(0)]).toEqual([3, 0]);
    expect(state.bowl1(0) + state.bowl2(0) + state.bowl3(0)).toBe(8);
  });

  it('[TN-1-2] ten factions, an A and a B side for each colour, which calls one terrain home', () => {
    expect(FACTION_DEFINITIONS.map((each) => each.id)).toEqual([...FACTIONS]);
    for (const [index, colour] of COLOURS.entries()) {
      const mats = FACTION_DEFINITIONS.filter((each) => each.colour === colour);
      expect(mats.map((each) => each.side).sort()).toEqual(['A', 'B']);
      expect(new Set(mats.map((each) => each.home))).toEqual(new Set([TERRAINS[index]]));
    }
  });
});

describe('set-up', () => {
  it('[TN-2-1] draws five of the eight round tiles, one for each round', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = begin({ players: 4 }, seed);
      const drawn = [1, 2, 3, 4, 5].map((round) => state.roundTile(round));
      expect(new Set(drawn).size).toBe(5);
      for (const [index, tile] of drawn.entries()) seen.add(`${index} ${tile}`);
    }
    expect(seen.size).toBe(5 * 8);
  });

  it('[TN-2-2] leaves all six power actions free', () => {
    const { state } = begin({ players: 4 });
    expect(state.table.powerActionIds).toHaveLength(6);
    for (let action = 0; action < 6; action++) expect(state.isPowerActionUsed(action)).toBe(false);
  });

  it('[TN-2-3] lays out three bonus tiles more than players, the rest stays in the box', () => {
    const seen = new Set<string>();
    for (const players of [2, 3, 4]) {
      for (const seed of SEEDS) {
        const table = begin({ players }, seed);
        const beside = table.tilesLying(TILE.beside);
        expect(beside).toHaveLength(players + 3);
        expect(table.tilesLying(TILE.box)).toHaveLength(5 - players);
        for (const tile of table.tilesLying(TILE.box)) seen.add(tile);
      }
    }
    expect(seen.size).toBe(8);
  });

  it('[TN-2-4] draws the start player, unless the table names one', () => {
    const drawn = SEEDS.map((seed) =>
      begin({ players: 3, startPlayer: 'random' }, seed).deciders(),
    );
    expect(new Set(drawn.flat())).toEqual(new Set([0, 1, 2]));
    expect(begin({ players: 3, startPlayer: 2 }).turnOrder()).toEqual([2, 0, 1]);
  });

  it('[TN-2-5] factions are chosen in turn order; the other side of a mat goes with the first', () => {
    const table = begin({ players: 4, startPlayer: 1 });
    expect(table.legal(1, 'faction')).toEqual([...FACTIONS].sort());
    table.play('1 faction druids');
    expect(table.deciders()).toEqual([2]);
    expect(table.refusal('2 faction fairies')).toBe('colour-taken');
    expect(table.refusal('2 faction druids')).toBe('faction-taken');
    expect(table.legal(2, 'faction')).toHaveLength(8);
    table.play('2 faction golems', '3 faction inventors', '0 faction sand-cats');
    expect([0, 1, 2, 3].map((seat) => table.faction(seat))).toEqual([
      'sand-cats',
      'druids',
      'golems',
      'inventors',
    ]);
  });

  it('[TN-2-6] [TN-2-7] nobody has points; coins and power as the mat shows; sailing value 0', () => {
    for (const id of FACTIONS) {
      const other = id === 'golems' ? 'druids' : id === 'fire-sprites' ? 'fairies' : 'golems';
      const table = begin({ factions: [id, other] });
      expect(table.vp(0)).toBe(0);
      expect(table.coins(0)).toBe(15);
      expect(table.power(0)).toBe('2/2/4');
      expect(table.state.sailing(0)).toBe(0);
      expect(table.towns(0)).toEqual([]);
      expect(table.told(0)).toEqual(['+15 coins start']);
    }
  });

  it('[TN-S1-edition] power as the edition has it, unless the table asks for other', () => {
    const table = begin({ factions: ['golems', 'druids'], startPower: 'edition' });
    expect([table.power(0), table.power(1)]).toEqual(['2/2/4', '2/2/4']);
  });

  it('[TN-S1-3-5-0] or none in bowl III, whoever plays and however factions are taken', () => {
    for (const factions of ['first-game', 'random', ['golems', 'druids', 'inventors']]) {
      const table = begin({ players: 3, factions, startPower: '3/5/0' });
      const told = table.happened('power-set').map(({ bowls }) => bowls.join('/'));
      expect(told).toEqual(['3/5/0', '3/5/0', '3/5/0']);
    }
    const chosen = begin({ players: 2, startPower: '3/5/0' }).play('0 faction fairies');
    expect(chosen.power(0)).toBe('3/5/0');
  });

  it('[TN-2-8] first houses in turn order, second houses in reverse, for 2, 3 and 4 players', () => {
    for (const factions of [
      ['fairies', 'golems'],
      ['fairies', 'golems', 'sea-dogs'],
      ['fairies', 'golems', 'sea-dogs', 'inventors'],
    ]) {
      const table = begin({ factions, startPlayer: 1 });
      const order: number[] = [];
      table.playOn((each) => {
        const placing = each.asked()[0] === 'place';
        if (placing) order.push(each.deciders()[0]);
        return !placing;
      });
      const seats = table.turnOrder();
      expect(order).toEqual([...seats, ...[...seats].reverse()]);
      for (const seat of seats) expect(table.buildings(seat)).toHaveLength(2);
    }
  });

  it('[TN-2-9] the third house of the Sun Worshippers comes after all others', () => {
    const table = begin({ factions: ['sun-worshippers', 'golems'] });
    table.play('0 place A4', '1 place B2', '1 place C4', '0 place I7');
    expect(table.deciders()).toEqual([0]);
    table.play('0 place C6');
    expect(table.asked()).toEqual(['take']);
  });

  it('[TN-2-8] [TN-2-9] two houses for everybody, three for the Sun Worshippers', () => {
    for (const { id, startHouses } of FACTION_DEFINITIONS) {
      expect([id, startHouses]).toEqual([id, id === 'sun-worshippers' ? 3 : 2]);
    }
  });

  it('[TN-2-10] on any free hex of the home terrain, whoever is beside it, and without any effect', () => {
    const table = begin({ factions: ['golems', 'inventors'] });
    expect(table.legal(0, 'place')).toEqual(
      ['A7', 'A9', 'B2', 'C4', 'C7', 'F8', 'H2', 'H5', 'H7', 'I4', 'I9'].sort(),
    );
    table.play('0 place C4', '1 place D4');
    expect(table.told(0)).toEqual([]);
    expect(table.told(1)).toEqual([]);
    expect(table.refusal('1 place C4')).toBe('not-empty');
    expect(table.refusal('1 place B1')).toBe('not-home-terrain');
    expect(table.refusal('1 place E1')).toBe('not-land');
    expect([table.coins(0), table.coins(1)]).toEqual([15, 15]);
  });

  it('[TN-2-11] bonus tiles are taken in reverse order; each one left gets a coin', () => {
    const table = begin({ factions: ['golems', 'inventors', 'fairies'] });
    table.playOn((each) => each.asked()[0] === 'take');
    const [first, second, third, ...left] = table.tilesLying(TILE.beside);
    expect(table.deciders()).toEqual([2]);
    table.play(`2 take ${first}`);
    expect(table.refusal(`1 take ${first}`)).toBe('bonus-tile-not-available');
    expect(table.refusal('1 take none')).toBe('bonus-tile-required');
    table.play(`1 take ${second}`, `0 take ${third}`);
    expect([0, 1, 2].map((seat) => table.tile(seat))).toEqual([third, second, first]);
    expect(left).toHaveLength(3);
    expect(left.map((tile) => table.tileCoins(tile))).toEqual([1, 1, 1]);
    expect([first, second, third].map((tile) => table.tileCoins(tile))).toEqual([0, 0, 0]);
  });

  it('[TN-2-12] then comes the income of round 1, and the start player acts first', () => {
    const table = toRoundOne(
      begin({ factions: ['golems', 'inventors', 'fairies'], startPlayer: 2 }),
    );
    expect(table.happened('round')).toMatchObject([{ round: 1 }]);
    for (const seat of [0, 1, 2]) expect(table.told(seat)).toContain('+2 coins income-base');
    expect(table.told(2)).toContain('+2 power ability');
    expect(table.deciders()).toEqual([2]);
  });
});

describe('the first game', () => {
  const first = (players: number) => begin({ players, factions: 'first-game', startPlayer: 1 });

  it('[TN-2-13] has its round tiles in a fixed order', () => {
    for (const players of [2, 3, 4]) {
      for (const seed of [1, 2, 3]) {
        const table = begin({ players, factions: 'first-game' }, seed);
        expect(table.scored()).toEqual(SCORED_EVENTS.slice(0, 5));
        const tiles = [1, 2, 3, 4, 5].map((round) => table.state.roundTile(round));
        expect(new Set(tiles).size).toBe(5);
      }
    }
  });

  it('[TN-2-14] four players: Fairies G, Golems F, Leprechauns A, Water Sprites B; tiles A to G', () => {
    const table = first(4);
    const seats = [1, 2, 3, 0];
    expect(seats.map((seat) => table.faction(seat))).toEqual([
      'fairies',
      'golems',
      'leprechauns',
      'water-sprites',
    ]);
    expect(seats.map((seat) => table.tile(seat))).toEqual(['G', 'F', 'A', 'B']);
    expect(table.tilesLying(TILE.beside)).toEqual(['C', 'D', 'E']);
    expect(table.tilesLying(TILE.box)).toEqual(['H']);
    expect(seats.map((seat) => table.buildings(seat))).toEqual([
      ['B4', 'I6'],
      ['C4', 'H5'],
      ['D4', 'G6'],
      ['B3', 'H6'],
    ]);
  });

  it('[TN-2-15] three players: Golems A, Sun Worshippers D, Water Sprites C; tiles A to F', () => {
    const table = first(3);
    const seats = [1, 2, 0];
    expect(seats.map((seat) => table.faction(seat))).toEqual([
      'golems',
      'sun-worshippers',
      'water-sprites',
    ]);
    expect(seats.map((seat) => table.tile(seat))).toEqual(['A', 'D', 'C']);
    expect(table.tilesLying(TILE.beside)).toEqual(['B', 'E', 'F']);
    expect(table.tilesLying(TILE.box)).toEqual(['G', 'H']);
    expect(seats.map((seat) => table.buildings(seat))).toEqual([
      ['C4', 'H5'],
      ['A4', 'C6', 'I7'],
      ['B3', 'H6'],
    ]);
  });

  it('[TN-2-16] two players: Fairies C, Leprechauns E; tiles A to E', () => {
    const table = first(2);
    const seats = [1, 0];
    expect(seats.map((seat) => table.faction(seat))).toEqual(['fairies', 'leprechauns']);
    expect(seats.map((seat) => table.tile(seat))).toEqual(['C', 'E']);
    expect(table.tilesLying(TILE.beside)).toEqual(['A', 'B', 'D']);
    expect(table.tilesLying(TILE.box)).toEqual(['F', 'G', 'H']);
    expect(seats.map((seat) => table.buildings(seat))).toEqual([
      ['C8', 'G2'],
      ['B8', 'H1'],
    ]);
  });

  it('[TN-S2] its factions alone, in that order from the start player on; all else is free', () => {
    const scored = new Set<string>();
    for (const seed of SEEDS.slice(0, 20)) {
      const options = { players: 3, factions: 'first-game-factions', startPlayer: 2 };
      const table = begin(options, seed);
      const seats = [2, 0, 1];
      expect(seats.map((seat) => table.faction(seat))).toEqual([
        'golems',
        'sun-worshippers',
        'water-sprites',
      ]);
      expect(table.asked()).toEqual(['place']);
      expect(seats.flatMap((seat) => table.buildings(seat))).toEqual([]);
      scored.add(table.scored().join());
    }
    expect(scored.size).toBeGreaterThan(10);
  });

  it('[TN-2-17] goes on as any other game: a coin on the tiles left, income, the start player', () => {
    for (const players of [2, 3, 4]) {
      const table = first(players);
      expect(table.tilesLying(TILE.beside).map((tile) => table.tileCoins(tile))).toEqual([1, 1, 1]);
      expect(table.happened('round')).toMatchObject([{ round: 1 }]);
      expect(table.told(0)).toContain('+2 coins income-base');
      expect(table.deciders()).toEqual([1]);
    }
  });
});
