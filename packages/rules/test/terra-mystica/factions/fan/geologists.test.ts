import { describe, expect, it } from 'vitest';
import { TERRAINS, type Terrain } from '../../../../src/terra-mystica/index.ts';
import type { Player, Position, RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

const marked = (table: RuleTable) =>
  TERRAINS.slice(0, 7).filter((_, terrain) => table.state.kept(0, terrain) === 1);

/** Forest has the ring; markers are on the named terrains. */
function own(
  markers: string,
  mine: Omit<Player, 'faction'> = {},
  rest: Omit<Position, 'players' | 'game'> = {},
): RuleTable {
  const seat = { home: 'forest', dwellings: 'F4', ...mine } as const;
  const table = withFan('geologists', seat, { passed: [1], ...rest });
  for (const [terrain, id] of TERRAINS.slice(0, 7).entries()) {
    table.state.keep(0, terrain, markers.split(' ').includes(id) ? 1 : 0);
  }
  return table;
}

/** Terrains of the hexes that can be built on. */
const open = (table: RuleTable) => [
  ...new Set(table.legal(0, 'build').map((hex) => table.terrain(hex))),
];

describe('Geologists', () => {
  it('[15.1] choose a colour nobody has: ring, marker and both first dwellings', () => {
    const table = beginFan({ factions: ['witches', 'geologists'], fireAndIce: true });
    expect(table.deciders()).toEqual([1]);
    expect(table.refusal('1 colour forest')).toBe('terrain-taken');
    table.play('1 colour lakes', '0 place F4');
    expect(table.happened('kept')).toMatchObject([{ seat: 1, what: 'marker-lakes', amount: 1 }]);
    const places = table.legal(1, 'place');
    expect([...new Set(places.map((hex) => table.terrain(hex)))]).toEqual(['lakes']);
    table.play('1 place D5', '1 place E4');
    expect(table.happened('kept')).toEqual([]);
  });

  it('[15.1] nobody else takes the colour, but it is nobody’s home', () => {
    const chosen = beginFan({ players: 2, fireAndIce: true }).play('0 faction geologists');
    chosen.play('0 colour forest');
    expect(chosen.refusal('1 faction witches')).toBe('terrain-taken');
    expect(chosen.state.table.strictHome[chosen.state.faction(0)]).toBe(0);
  });

  it('[15.2] build on terrains without a marker beside one, which then has one', () => {
    const table = own('forest', { shipping: 3 });
    expect(open(table).sort()).toEqual(['lakes', 'mountains']);
    expect(table.refusal('0 build E6')).toBe('terrain-locked');
    table.play('0 build E7');
    expect(marked(table)).toEqual(['forest', 'mountains']);
    table.play('0 end');
    expect(open(table).sort()).toEqual(['lakes', 'wasteland']);
  });

  it('[15.2] by the terrain as it is now; never transform; upgrades are free of that', () => {
    const terrain = { lakes: 'E6', ice: 'E7' } as const;
    const table = own('forest', { power: '0/0/12' }, { terrain });
    expect(table.refusal('0 build E6')).toBe('');
    expect(table.refusal('0 build E7')).toBe('terrain-locked');
    expect(table.refusal('0 transform F3 lakes short')).toBe('no-transforming');
    expect(table.play('0 upgrade F4 trading-post').happened('kept')).toEqual([]);
  });

  const SIX = 'forest mountains wasteland desert plains swamp';

  it('[15.3] when all seven are marked all go, and only the ring is open', () => {
    const table = own(SIX, {}, { terrain: { lakes: 'E6', forest: 'E7' } }).play('0 build E6');
    expect(marked(table)).toEqual([]);
    table.play('0 end');
    expect(open(table)).toEqual(['forest']);
    table.play('0 build E7');
    expect(marked(table)).toEqual(['forest']);
  });

  it('[15.4] a spade takes a marker off an end or puts one beside it, one after the other', () => {
    const mine = { power: '0/0/6' } as const;
    const table = own('forest mountains wasteland', mine, { tile: 'SCORE1' }).play('0 power ACT6');
    expect(table.total(0, 'vp', 'round-tile')).toBe(4);
    expect(table.legal(0)).toEqual([
      'decline',
      ...['desert', 'lakes', 'forest', 'wasteland'].map((id) => `ability geologist-spade ${id} -`),
    ]);
    expect(table.refusal('0 ability geologist-spade mountains -')).toBe('ability-impossible');
    expect(table.refusal('0 ability geologist-spade swamp -')).toBe('ability-impossible');
    expect(table.refusal('0 ability geologist-spade ice -')).toBe('not-on-cycle');
    table.play('0 ability geologist-spade forest -', '0 ability geologist-spade desert -');
    expect(marked(table)).toEqual(['desert', 'mountains', 'wasteland']);
    expect(table.asked()).not.toContain('ability');
  });

  it('[15.4] each may be declined; a spade of the cult reward scores nothing', () => {
    const table = own('forest', { power: '0/0/6' }).play('0 power ACT6', '0 decline', '0 decline');
    expect(marked(table)).toEqual(['forest']);
    const reward = own('forest', { cults: { water: 4 } }, { tile: 'SCORE6' }).passAll();
    expect(reward.legal(0)[1]).toBe('ability geologist-spade lakes -');
    expect(reward.total(0, 'vp')).toBe(0);
  });

  it('[15.4] the last marker may be taken away, and then only the ring be marked', () => {
    const table = own('desert', { power: '0/0/6' }).play('0 power ACT6');
    table.play('0 ability geologist-spade desert -');
    expect(table.legal(0, 'ability')).toEqual(['geologist-spade forest -']);
    expect(table.refusal('0 ability geologist-spade desert -')).toBe('ability-impossible');
    const seventh = own(SIX, { power: '0/0/4' }).play('0 power ACT5');
    seventh.play('0 ability geologist-spade lakes -');
    expect(marked(seventh)).toEqual([]);
  });

  it('[15.5] the stronghold does the same once a round', () => {
    const table = own('forest', { dwellings: '', stronghold: 'F4' });
    expect(table.legal(0, 'ability')).toEqual(
      (['forest', 'lakes', 'mountains'] satisfies Terrain[]).map(
        (id) => `geologist-marker ${id} -`,
      ),
    );
    table.play('0 ability geologist-marker lakes -', '0 end');
    expect(marked(table)).toEqual(['lakes', 'forest']);
    expect(table.refusal('0 ability geologist-marker lakes -')).toBe('ability-used');
    expect(own('forest').refusal('0 ability geologist-marker lakes -')).toBe(
      'ability-needs-stronghold',
    );
  });

  it('[15.0] have no exchange track', () => {
    expect(own('forest', { priests: 2 }).refusal('0 advance-exchange')).toBe('no-track');
  });
});
