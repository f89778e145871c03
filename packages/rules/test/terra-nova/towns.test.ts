import { describe, expect, it } from 'vitest';
import { type Player, position } from './rule-table.ts';

/** Two blue groups on both banks of C3: together four buildings with value 7. */
const BANKS = { tradingPosts: 'C2 C4 B4', houses: 'C1' } as const;

const blue = (player: Omit<Player, 'faction'>, rest: object = {}) =>
  position({
    players: [{ faction: 'sea-dogs', ...player }, { faction: 'leprechauns' }],
    scored: 'shovel',
    ...rest,
  });

describe('founding towns', () => {
  it('[TN-10-4] example: a bridge joins four buildings of value 7; the tile of 6 coins and 5 VP', () => {
    const table = blue(BANKS);
    table.play('0 bridge C2-C4');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town coins');
    expect(table.told(0)).toEqual(['+5 vp town-tile', '+6 coins town-tile']);
    const [town] = table.happened('town');
    expect(town.buildings).toEqual(['B4', 'C1', 'C2', 'C4']);
    expect(town.buildings).toContain(town.hex);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-10-1] is automatic and takes no action: house, upgrade and palace found towns too', () => {
    const house = blue({ tradingPosts: 'A2 A3 B2', sailing: 1 }, { terrain: { lake: 'B1' } });
    house.play('0 build B1');
    expect(house.asked()).toEqual(['town']);
    const transformed = blue({ tradingPosts: 'A2 A3 B2' });
    transformed.play('0 transform B1', '0 build B1');
    expect(transformed.asked()).toEqual(['town']);
    const upgraded = blue({ tradingPosts: 'A3 B2', houses: 'A2 B1' });
    upgraded.play('0 upgrade A2');
    expect(upgraded.asked()).toEqual(['town']);
    const palace = blue({ tradingPosts: 'A3 B2', houses: 'A2 B1' });
    palace.play('0 palace A3 left', '0 town vp');
    expect(palace.total(0, 'vp')).toBe(9 + 2);
    expect(palace.deciders()).toEqual([1]);
  });

  it('[TN-10-1] is looked for after the action only, so the tile cannot pay for it', () => {
    const table = blue({ tradingPosts: 'A3 B2', houses: 'A2 B1', coins: 9 });
    expect(table.refusal('0 upgrade A2')).toBe('not-enough-coins');
    expect(table.refusal('0 town coins')).toBe('not-now');
  });

  it('[TN-10-2] a house counts 1, a trading post 2, a palace 3', () => {
    const asked = (player: Omit<Player, 'faction'>) =>
      blue(player, { terrain: { lake: 'B1' } })
        .play('0 build B1')
        .asked()
        .includes('town');
    expect(asked({ tradingPosts: 'A2 B2', houses: 'A1' })).toBe(false);
    expect(asked({ tradingPosts: 'A2 B2', houses: 'A1 A3' })).toBe(true);
    expect(asked({ leftPalace: 'A2', houses: 'A1 A3 B2' })).toBe(true);
    expect(asked({ leftPalace: 'A2', houses: 'A1 A3' })).toBe(false);
    expect(asked({ leftPalace: 'A2', rightPalace: 'B2' })).toBe(false);
    expect(asked({ houses: 'A1 A2 A3 B2 B3 A4' })).toBe(true);
    expect(asked({ houses: 'A1 A2 A3 B2 B3' })).toBe(false);
  });

  it('[TN-10-3] three buildings are none, whatever their value', () => {
    const table = blue(
      { leftPalace: 'A2', rightPalace: 'B2', tradingPosts: 'A1 A3', houses: '' },
      {},
    );
    expect(table.play('0 sail').asked()).not.toContain('town');
    const three = blue({ leftPalace: 'A2', rightPalace: 'B2', houses: 'A3' });
    expect(three.play('0 upgrade A3').asked()).not.toContain('town');
  });

  it('[TN-10-5] any tile not yet used may be chosen', () => {
    const all = blue(BANKS).play('0 bridge C2-C4');
    expect(all.legal(0)).toEqual(['town coins', 'town power', 'town vp', 'town sailing']);
    const some = blue({ ...BANKS, towns: { coins: 'I8', vp: 'I9' } });
    some.play('0 bridge C2-C4');
    expect(some.legal(0)).toEqual(['town power', 'town sailing']);
    expect(some.refusal('0 town coins')).toBe('town-tile-used');
  });

  it('[TN-10-6] the last tile is taken without asking; a fifth town cannot be', () => {
    const last = blue({ ...BANKS, towns: { coins: 'I8', vp: 'I9', sailing: 'H8' } });
    last.play('0 bridge C2-C4');
    expect(last.told(0)).toEqual(['-10 coins bridge', '+6 vp town-tile', '+8 power town-tile']);
    const none = blue({ ...BANKS, towns: { coins: 'I8', vp: 'I9', sailing: 'H8', power: 'H7' } });
    none.play('0 bridge C2-C4');
    expect(none.told(0)).toEqual(['-10 coins bridge']);
    expect(none.deciders()).toEqual([1]);
  });

  it('[TN-10-7] a building beside a town joins it and helps no other town', () => {
    // A town of A1 A2 A3 B2, two buildings beside it, and B3, which would give them a value of
    // seven.
    const table = blue(
      { houses: 'A1 A2 A3 B2', tradingPosts: 'B1 C2 C1', towns: { vp: 'A1 A2 A3 B2' } },
      { terrain: { lake: 'D1' } },
    );
    table.play('0 build D1');
    expect(table.told(0)).toEqual(['-4 coins build']);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-10-8] joining two towns leaves both tiles and founds nothing', () => {
    const table = blue({
      houses: 'C2 C1 B1 A1 C4 B3 B4 A4',
      towns: { vp: 'C2 C1 B1 A1', coins: 'C4 B3 B4 A4' },
    });
    table.play('0 bridge C2-C4');
    expect(table.told(0)).toEqual(['-10 coins bridge']);
    expect(table.towns(0)).toEqual(['coins', 'vp']);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-10-8] joining a town and a group that would be large enough founds nothing', () => {
    const table = blue({
      houses: 'C2 C1 B1 A1 C4',
      tradingPosts: 'B3 B4',
      towns: { vp: 'C2 C1 B1 A1' },
      bridgesLeft: 1,
    });
    table.play('0 bridge C2-C4');
    table.play('1 sail', '0 upgrade C4');
    expect(table.deciders()).toEqual([1]);
    expect(table.towns(0)).toEqual(['vp']);
  });

  it('[TN-10-9] excess value is lost: one town from a group worth two', () => {
    const table = blue(
      { tradingPosts: 'B3 A3 A2', houses: 'A1 C4 D4 B4', leftPalace: 'B1' },
      {
        terrain: { lake: 'B2' },
      },
    );
    // B2 connects A1 A2 A3 B1 B3 B4 C4 D4: thirteen.
    table.play('0 build B2', '0 town vp');
    expect(table.happened('town')).toHaveLength(1);
    expect(table.happened('town')[0].buildings).toHaveLength(9);
    expect(table.deciders()).toEqual([1]);
    table.play('1 sail', '0 upgrade A1');
    expect(table.happened('town')).toEqual([]);
  });

  it('[TN-10-10] the town round tile gives 5 VP more for every town', () => {
    const table = blue(BANKS, { scored: 'town' });
    table.play('0 bridge C2-C4', '0 town vp');
    expect(table.told(0)).toEqual(['-10 coins bridge', '+9 vp town-tile', '+5 vp round-tile']);
  });

  it('[TN-10-11] [TN-10-12] [TN-10-13] the tiles: 6 coins 5 VP, 8 power 6 VP, 9 VP', () => {
    const with_ = (tile: string) => {
      const table = blue({ ...BANKS, power: '0/8/0' }).play('0 bridge C2-C4');
      return table.play(`0 town ${tile}`).told(0);
    };
    expect(with_('coins')).toEqual(['+5 vp town-tile', '+6 coins town-tile']);
    expect(with_('power')).toEqual(['+6 vp town-tile', '+8 power town-tile']);
    expect(with_('vp')).toEqual(['+9 vp town-tile']);
  });

  it('[TN-10-14] the sailing tile: a step with its own VP and 4 VP', () => {
    const table = blue({ ...BANKS, sailing: 1 }).play('0 bridge C2-C4', '0 town sailing');
    expect(table.told(0)).toEqual(['-10 coins bridge', '+4 vp town-tile', '+3 vp sailing']);
    expect(table.state.sailing(0)).toBe(2);
    const scored = blue({ ...BANKS, sailing: 1 }, { scored: 'sailing' });
    scored.play('0 bridge C2-C4', '0 town sailing');
    expect(scored.told(0)).toContain('+2 vp round-tile');
  });

  it('[TN-10-15] foreign buildings between own ones connect nothing', () => {
    const table = position({
      players: [
        { faction: 'sea-dogs', tradingPosts: 'A2 A4', houses: 'A1 B4' },
        { faction: 'leprechauns', houses: 'A3', tradingPosts: 'B3' },
      ],
    });
    expect(table.play('0 upgrade A1').deciders()).toEqual([1]);
  });

  it('[TN-10-15] nor does the foreign building at the other end of a bridge', () => {
    const table = position({
      players: [
        { faction: 'sea-dogs', tradingPosts: 'B3 B4 C4', houses: 'I8' },
        { faction: 'leprechauns', tradingPosts: 'C2' },
      ],
    });
    expect(table.play('0 bridge C2-C4').deciders()).toEqual([1]);
  });

  it('[TN-10-16] power of a town tile can be exchanged in the same turn, after the action', () => {
    const table = blue({ ...BANKS, power: '0/8/0' }).play('0 bridge C2-C4', '0 town power');
    expect(table.legal(0, 'exchange')).toHaveLength(8);
    table.play('0 exchange 8');
    expect(table.told(0)).toEqual(['-8 power exchange', '+8 coins exchange']);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-10-17] the coins of a town tile come after the action, so they do not pay for it', () => {
    const table = blue({ ...BANKS, coins: 9 });
    expect(table.legal(0, 'bridge')).toEqual([]);
  });
});
