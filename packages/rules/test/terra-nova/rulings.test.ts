import { describe, expect, it } from 'vitest';
import { RULING_VALUES, RULINGS, type Rulings } from '../../src/terra-nova/options.ts';
import { TILE } from '../../src/terra-nova/state.ts';
import { begin, type Player, type Position, position } from './rule-table.ts';

type Made = Omit<Position, 'players' | 'rulings'>;

/** Seat 0 with some rulings, and a player of another colour in the far corner. */
function ruled(rulings: Partial<Rulings>, player: Player, rest: Made = {}) {
  const swamp = player.faction === 'leprechauns' || player.faction === 'inventors';
  const other: Player = swamp
    ? { faction: 'golems', houses: 'I9' }
    : { faction: 'leprechauns', houses: 'I1' };
  return position({ players: [player, other], rulings, ...rest });
}

it('every ruling has a default, which is its first value', () => {
  const { rulings } = begin({ players: 2 }).state.table.options;
  for (const name of RULINGS) expect(rulings[name]).toBe(RULING_VALUES[name][0]);
  expect(RULINGS).toHaveLength(14);
});

describe('R1: for whom a bridge joins two hexes', () => {
  const across = (bridgeAdjacency: Rulings['bridgeAdjacency'], builder: 0 | 1) =>
    position({
      players: [
        { faction: 'water-sprites', houses: 'C2', ...(builder === 0 && { bridges: 'C2-C4' }) },
        { faction: 'golems', houses: 'C4', ...(builder === 1 && { bridges: 'C2-C4' }) },
      ],
      rulings: { bridgeAdjacency },
    }).play('0 upgrade C2');

  it('[TN-R1-everybody] for everybody: price and power across it, whoever built it', () => {
    for (const builder of [0, 1] as const) {
      const table = across('everybody', builder);
      expect(table.told(0)).toEqual(['-7 coins upgrade']);
      expect(table.told(1)).toEqual(['+1 power neighbour']);
    }
  });

  it('[TN-R1-owner] for its owner: the price is the builder’s, the power the owner’s', () => {
    const own = across('owner', 0);
    expect([own.told(0), own.told(1)]).toEqual([['-7 coins upgrade'], []]);
    const foreign = across('owner', 1);
    expect([foreign.told(0), foreign.told(1)]).toEqual([
      ['-10 coins upgrade'],
      ['+1 power neighbour'],
    ]);
  });

  it('[TN-R1-everybody] [TN-R1-owner] own groups and reach need own bridges either way', () => {
    for (const bridgeAdjacency of RULING_VALUES.bridgeAdjacency) {
      const table = position({
        players: [
          { faction: 'water-sprites', houses: 'C1', tradingPosts: 'C2', bridges: 'C2-C4' },
          { faction: 'golems', houses: 'B1' },
        ],
        rulings: { bridgeAdjacency },
      });
      expect(table.reach(0)).toContain('C4');
      expect(table.reach(1)).not.toContain('C4');
    }
  });
});

describe('R2: bonus tiles that came back this round', () => {
  const passing = (returnedBonusTiles: Rulings['returnedBonusTiles'], rest: Made) =>
    ruled({ returnedBonusTiles }, { faction: 'golems' }, rest).legal(0, 'pass');

  it('[TN-R2-free] may be taken', () => {
    expect(passing('free', { beside: 'D E', returned: 'C' })).toEqual(['C', 'D', 'E']);
  });

  it('[TN-R2-forbidden] may be taken only when no other is left', () => {
    expect(passing('forbidden', { beside: 'D E', returned: 'C' })).toEqual(['D', 'E']);
    expect(passing('forbidden', { beside: '', returned: 'C F' })).toEqual(['C', 'F']);
    const table = ruled(
      { returnedBonusTiles: 'forbidden' },
      { faction: 'golems' },
      { beside: 'D E', returned: 'C' },
    );
    expect(table.refusal('0 pass C')).toBe('bonus-tile-returned-this-round');
  });

  it('[TN-R2-forbidden] four players all find a tile, and next round the tiles are free again', () => {
    const factions = ['golems', 'fairies', 'leprechauns', 'water-sprites'] as const;
    const table = position({
      players: factions.map((faction) => ({ faction })),
      rulings: { returnedBonusTiles: 'forbidden' },
      beside: 'E F G',
    });
    table.play('0 pass E', '1 pass F', '2 pass G');
    expect(table.legal(3, 'pass')).toEqual(['A', 'B', 'C']);
    table.play('3 pass A');
    expect(table.tilesLying(TILE.beside)).toEqual(['B', 'C', 'D']);
    expect(table.legal(0, 'pass')).toEqual(['B', 'C', 'D']);
  });
});

describe('R3: swapping bonus tiles in the last round', () => {
  const last = (lastRoundSwap: Rulings['lastRoundSwap'], round = 5) =>
    ruled(
      { lastRoundSwap },
      { faction: 'golems', tradingPosts: 'B2', coins: 0 },
      { round, beside: 'C D E', tileCoins: { C: 3 } },
    );

  it('[TN-R3-swap] is done, with the coins of the new tile', () => {
    const table = last('swap');
    expect(table.refusal('0 pass none')).toBe('bonus-tile-required');
    table.play('0 pass C');
    expect(table.told(0)).toEqual(['+2 vp ability', '+3 coins bonus-tile-coins']);
  });

  it('[TN-R3-no-swap] is left out, what passing gives stays', () => {
    const table = last('no-swap');
    expect(table.legal(0, 'pass')).toEqual(['none']);
    expect(table.refusal('0 pass C')).toBe('no-swap-in-last-round');
    table.play('0 pass none');
    expect(table.told(0)).toEqual(['+2 vp ability']);
    expect(table.tile(0)).toBe('A');
    expect(last('no-swap', 4).legal(0, 'pass')).toEqual(['C', 'D', 'E']);
  });
});

describe('R4: the end of the sailing track', () => {
  const dogs: Player = {
    faction: 'sea-dogs',
    houses: 'C1',
    tradingPosts: 'C2 C4 B4',
    sailing: 4,
    power: '0/0/8',
  };

  it('[TN-R4-rest] [TN-R4-forbidden] no action and no power action goes beyond it', () => {
    for (const sailingTileAtTrackEnd of RULING_VALUES.sailingTileAtTrackEnd) {
      const table = ruled({ sailingTileAtTrackEnd }, dogs);
      expect(table.refusal('0 sail')).toBe('sailing-track-ended');
      expect(table.refusal('0 power P3')).toBe('sailing-track-ended');
    }
  });

  it('[TN-R4-rest] the town tile gives its 4 VP, the left palace its income', () => {
    const town = ruled({}, dogs, { scored: 'sailing' }).play('0 bridge C2-C4', '0 town sailing');
    expect(town.told(0)).toEqual(['-10 coins bridge', '+4 vp town-tile']);
    expect(town.state.sailing(0)).toBe(4);
    const lost = [{ type: 'lost', seat: 0, what: 'sailing', amount: 1 }];
    expect(town.happened('lost')).toEqual(lost);
    const palace = ruled({}, dogs, { scored: 'sailing' }).play('0 palace C2 left');
    expect(palace.told(0)).toEqual(['-14 coins palace']);
    expect(palace.happened('lost')).toEqual(lost);
  });

  it('[TN-R4-forbidden] the town tile has to wait while another is there', () => {
    const table = ruled({ sailingTileAtTrackEnd: 'forbidden' }, dogs).play('0 bridge C2-C4');
    expect(table.legal(0, 'town')).toEqual(['coins', 'power', 'vp']);
    expect(table.refusal('0 town sailing')).toBe('town-tile-sailing-ended');
    const before = ruled({ sailingTileAtTrackEnd: 'forbidden' }, { ...dogs, sailing: 3 });
    expect(before.play('0 bridge C2-C4').legal(0, 'town')).toContain('sailing');
  });

  it('[TN-R4-forbidden] as the last tile it is taken', () => {
    const table = ruled(
      { sailingTileAtTrackEnd: 'forbidden' },
      { ...dogs, towns: { coins: 'I8', power: 'I9', vp: 'H8' } },
    ).play('0 bridge C2-C4');
    expect(table.told(0)).toEqual(['-10 coins bridge', '+4 vp town-tile', '+5 vp round-tile']);
  });
});

describe('R5: transforming without a house left', () => {
  const houses = 'B3 A1 A2 A4 B1 B2 C1 C2';
  const none = (transformWithoutHouse: Rulings['transformWithoutHouse']) =>
    ruled(
      { transformWithoutHouse },
      { faction: 'water-sprites', houses, tile: 'D', power: '0/0/8', towns: { vp: houses } },
    );

  it('[TN-R5-allowed] is possible, and no house is asked for', () => {
    const table = none('allowed').play('0 transform B4');
    expect(table.terrain('B4')).toBe('lake');
    expect(table.refusal('0 build B4')).toBe('action-already-taken');
    expect(none('allowed').refusal('0 bonus-shovel B4')).toBe('');
    expect(none('allowed').refusal('0 power-shovel P6 B4')).toBe('');
  });

  it('[TN-R5-forbidden] is not, whatever the shovels come from', () => {
    const table = none('forbidden');
    for (const line of ['0 transform B4', '0 bonus-shovel B4', '0 power-shovel P5 B4']) {
      expect(table.refusal(line)).toBe('no-house-left');
    }
    expect(table.legal(0, 'transform')).toEqual([]);
    expect(table.legal(0, 'power-shovel')).toEqual([]);
    const worshippers = ruled(
      { transformWithoutHouse: 'forbidden' },
      { faction: 'sun-worshippers', houses, leftPalace: 'A3', towns: { vp: houses } },
    );
    expect(worshippers.refusal('0 special B4')).toBe('no-house-left');
  });
});

describe('R6: using a free shovel', () => {
  const shovels = (freeShovel: Rulings['freeShovel'], rest: Partial<Player> = {}) =>
    ruled(
      { freeShovel },
      { faction: 'fairies', houses: 'A2', leftPalace: 'C4', tile: 'D', power: '0/0/8', ...rest },
      { terrain: { forest: 'A1' }, scored: 'house' },
    );

  it('[TN-R6-must-transform] needs a hex to transform', () => {
    const table = shovels('must-transform');
    for (const line of ['0 bonus-shovel A1', '0 power-shovel P5 A1', '0 power-shovel P6 A1']) {
      expect(table.refusal(line)).toBe('already-home-terrain');
    }
    expect(table.refusal('0 special A1')).toBe('already-home-terrain');
  });

  it('[TN-R6-must-transform] two free shovels may be used on one hex that needs one', () => {
    const table = ruled(
      {},
      { faction: 'leprechauns', houses: 'D4', sailing: 1, power: '0/2/6' },
      { scored: 'shovel' },
    );
    expect(table.legal(0, 'power-shovel')).toContain('P6 C6');
    table.play('0 power-shovel P6 C6', '0 decline');
    expect(table.told(0)).toEqual([
      '-6 power power-action',
      '+2 vp round-tile',
      '+2 power ability',
    ]);
    expect(table.happened('lost')).toEqual([{ type: 'lost', seat: 0, what: 'shovels', amount: 1 }]);
  });

  it('[TN-R6-may-build] may just build a house on home terrain for its price', () => {
    const table = shovels('may-build');
    table.play('0 power-shovel P6 A1');
    expect(table.told(0)).toEqual(['-6 power power-action', '-4 coins build', '+2 vp round-tile']);
    expect(table.happened('lost')).toEqual([{ type: 'lost', seat: 0, what: 'shovels', amount: 2 }]);
    expect(table.on('A1')).toBe('0 house');
    expect(shovels('may-build').play('0 bonus-shovel A1').on('A1')).toBe('0 house');
    expect(shovels('may-build').play('0 special A1').told(0)).toContain('-2 power palace-action');
    expect(shovels('may-build', { coins: 3 }).refusal('0 power-shovel P5 A1')).toBe(
      'not-enough-coins',
    );
  });
});

describe('R7: Golems with two free shovels', () => {
  // Forest on B4 and desert on B1 are near terrains; the lakes and swamps around are far ones.
  const golems = (golemsTwoShovels: Rulings['golemsTwoShovels'], first: string) =>
    ruled(
      { golemsTwoShovels },
      { faction: 'golems', houses: 'B2', leftPalace: 'C4', power: '0/0/8' },
      { scored: 'shovel' },
    ).play(`0 power-shovel P6 ${first}`);

  it('[TN-R7-any-two] transform any two hexes, one shovel each', () => {
    const table = golems('any-two', 'B3');
    expect(table.legal(0, 'transform')).toEqual(['A2', 'A3', 'B1', 'B4', 'C2', 'D4']);
    table.play('0 transform A3');
    expect(table.told(0)).toEqual(['+2 vp round-tile']);
  });

  it('[TN-R7-printed-distance] two hexes only where the circle shows one shovel for both', () => {
    const far = golems('printed-distance', 'B3');
    expect(far.told(0)).toEqual(['-6 power power-action', '+2 vp round-tile']);
    expect(far.asked()).toEqual(['build', 'decline']);
    expect(golems('printed-distance', 'B1').legal(0, 'transform')).toEqual(['B4']);
  });
});

describe('R8: what a river town joins', () => {
  /**
   * Around D5 there are three groups: D4, C6 with B6, and E6, four buildings with value 7 in all.
   */
  const three = (riverTown: Rulings['riverTown']) =>
    ruled(
      { riverTown },
      { faction: 'sea-dogs', tradingPosts: 'D4 C6 E6', houses: 'B6' },
      { scored: 'shovel' },
    );

  it('[TN-R8-two-groups] the two that are named, and no other', () => {
    expect(three('two-groups').legal(0, 'river-town')).toEqual([]);
    expect(three('two-groups').refusal('0 river-town D5 C6 D4')).toBe('town-too-small');
    const two = ruled(
      { riverTown: 'two-groups' },
      { faction: 'sea-dogs', tradingPosts: 'D4 C6 B6 E6', houses: 'B7' },
      { scored: 'shovel' },
    );
    expect(two.legal(0, 'river-town')).toEqual(['C5 C6 D4', 'D5 C6 D4', 'D5 C6 E6']);
    two.play('0 river-town D5 C6 D4', '0 town vp');
    expect(two.happened('town')[0].buildings).toEqual(['B6', 'B7', 'C6', 'D4']);
  });

  it('[TN-R8-all-groups] every free group around the river hex', () => {
    const table = three('all-groups');
    expect(table.legal(0, 'river-town')).toContain('D5 C6 D4');
    table.play('0 river-town D5 C6 D4', '0 town vp');
    expect(table.happened('town')[0].buildings).toEqual(['B6', 'C6', 'D4', 'E6']);
  });

  it('[TN-R8-all-groups] a group that is a town already stays out of it', () => {
    const table = ruled(
      { riverTown: 'all-groups' },
      {
        faction: 'sea-dogs',
        tradingPosts: 'C6 B6 E6',
        houses: 'B7 B3 B4 C4',
        leftPalace: 'D4',
        towns: { coins: 'D4 C4 B4 B3' },
      },
      { scored: 'shovel' },
    );
    expect(table.legal(0, 'river-town')).toEqual(['D5 C6 E6']);
    table.play('0 river-town D5 C6 E6', '0 town vp');
    expect(table.happened('town')[0].buildings).toEqual(['B6', 'B7', 'C6', 'E6']);
  });

  it('[TN-R8-two-groups] [TN-R8-all-groups] the river hex makes nothing else adjacent', () => {
    for (const riverTown of RULING_VALUES.riverTown) {
      const table = position({
        players: [
          { faction: 'sea-dogs', tradingPosts: 'C2 C4 B4', houses: 'C1' },
          { faction: 'golems', houses: 'D4' },
        ],
        rulings: { riverTown },
      });
      const reach = table.reach(0);
      table.play('0 river-town C3 C2 C4', '0 town vp');
      expect(table.reach(0)).toEqual(reach);
      table.play('0 palace C2 right');
      expect(table.told(1)).toEqual([]);
    }
  });
});

describe('R9: later places of the Planners', () => {
  const later = (plannersIcon: Rulings['plannersIcon']) =>
    ruled(
      { plannersIcon },
      { faction: 'water-sprites' },
      {
        variant: 'planners',
        neutral: 'forest',
        neutralHouses: 'B4 C8',
        terrain: { lake: 'G2' },
        round: 3,
      },
    )
      .passAll()
      .happened('neutral-house')
      .map((event) => event.hex);

  it('[TN-R9-terrain-showing] only hexes that still show the terrain', () => {
    expect(later('terrain-showing')).toEqual(['G9']);
  });

  it('[TN-R9-any-empty] every icon hex without a building', () => {
    expect(later('any-empty')).toEqual(['G2', 'G9']);
  });
});

describe('R10: several towns by one palace', () => {
  const palace = (severalTowns: Rulings['severalTowns']) =>
    ruled(
      { severalTowns },
      { faction: 'golems', houses: 'A1 A2 I3 I4', tradingPosts: 'A3 B2 H2 H3', coins: 40 },
      { scored: 'shovel' },
    );

  it('[TN-R10-one-per-group] one for each group that has the value now', () => {
    const table = palace('one-per-group').play('0 palace A3 right', '0 town vp', '0 town coins');
    expect(table.towns(0)).toEqual(['coins', 'vp']);
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-R10-only-one] a single one; the other group waits until it is added to', () => {
    const table = palace('only-one').play('0 palace A3 right', '0 town vp');
    expect(table.deciders()).toEqual([1]);
    expect(table.towns(0)).toEqual(['vp']);
    table.play('1 sail', '0 upgrade I3');
    expect(table.asked()).toEqual(['town']);
  });
});

describe('R11: neutral houses', () => {
  const end = (neutralHouses: Rulings['neutralHouses']) =>
    position({
      players: [
        { faction: 'water-sprites', houses: 'B3 B4', coins: 0 },
        { faction: 'golems', houses: 'H5', coins: 0 },
      ],
      variant: 'gold-diggers',
      neutralHouses: 'A3 F2 G3 H3',
      terrain: { desert: 'G3' },
      rulings: { neutralHouses },
      round: 5,
    }).passAll();

  it('[TN-R11-price-only] have no place in the territory scoring', () => {
    const table = end('price-only');
    expect([table.vp(0), table.vp(1)]).toEqual([12, 8]);
    expect(table.happened('territory')).toHaveLength(2);
  });

  it('[TN-R11-price-only] get no power and are nobody’s house for Inventors and Sand Cats', () => {
    const table = position({
      players: [{ faction: 'inventors' }, { faction: 'sand-cats' }],
      variant: 'planners',
      neutral: 'lake',
      neutralHouses: 'B3 B6',
      round: 3,
    }).passAll();
    expect(table.happened('neutral-house')).toHaveLength(2);
    const causes = table.events.flatMap((event) => ('cause' in event ? [event.cause] : []));
    expect(causes).not.toContain('ability');
  });

  it('[TN-R11-ranked] the largest group of each neutral colour takes a place', () => {
    const table = end('ranked');
    // Swamp A3, desert F2, lake G3 (printed), forest H3: one house each, tied with the Golems.
    expect(table.happened('territory').map((event) => event.buildings)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(table.vp(0)).toBe(12);
    expect(table.vp(1)).toBe(2);
  });
});

describe('R12: the Sea Dogs’ free upgrade', () => {
  const free = (freeUpgradeScores: Rulings['freeUpgradeScores']) =>
    position({
      players: [
        { faction: 'sea-dogs', houses: 'B3', rightPalace: 'H6' },
        { faction: 'sand-cats', houses: 'A4' },
      ],
      rulings: { freeUpgradeScores },
      scored: 'trading-post',
    }).play('0 special B3');

  it('[TN-R12-yes] scores on the trading post round tile', () => {
    expect(free('yes').told(0)).toEqual(['+3 vp round-tile']);
  });

  it('[TN-R12-no] does not, others gain all the same', () => {
    const table = free('no');
    expect(table.told(0)).toEqual([]);
    expect(table.told(1)).toEqual(['+1 power neighbour', '+2 coins ability']);
  });
});

describe('R13: the Sun Worshippers’ action as a house', () => {
  const special = (sunWorshippersHouse: Rulings['sunWorshippersHouse'], answer: string) =>
    ruled(
      { sunWorshippersHouse },
      { faction: 'sun-worshippers', leftPalace: 'A4' },
      { scored: 'house' },
    )
      .play('0 special B3', `0 ${answer}`)
      .vp(0);

  it('[TN-R13-when-built] counts when the house is built', () => {
    expect(special('when-built', 'build B3')).toBe(2);
    expect(special('when-built', 'decline')).toBe(0);
  });

  it('[TN-R13-always] counts once, with or without the house', () => {
    expect(special('always', 'build B3')).toBe(2);
    expect(special('always', 'decline')).toBe(2);
  });
});

describe('R14: how often the Inventors use their action', () => {
  const twice = (inventorsAction: Rulings['inventorsAction']) => {
    const table = ruled(
      { inventorsAction },
      { faction: 'inventors', leftPalace: 'D4', sailing: 1, power: '0/2/6' },
    );
    table.play('0 special C4', '1 sail');
    table.state.setBowls(0, 2, 0, 6);
    return table;
  };

  it('[TN-R14-unlimited] as long as there is power', () => {
    const table = twice('unlimited');
    expect(table.refusal('0 special C6')).toBe('');
    expect(table.legal(0, 'special')).toContain('C6');
  });

  it('[TN-R14-once-per-round] once a round', () => {
    const table = twice('once-per-round');
    expect(table.refusal('0 special C6')).toBe('palace-action-used');
    expect(table.legal(0, 'special')).toEqual([]);
  });
});
