import { describe, expect, it } from 'vitest';
import { CYCLE, FAVOUR_TILES, TERRAINS, TOWN_TILES } from '../../src/terra-mystica/vocabulary.ts';
import { arranged, type Prepared, told } from './told.ts';

const rows = (made: Prepared, ...lines: readonly string[]) => told(made, ...lines).rows;

/** Two structures that are not neighbours; the second seat only takes part. */
const apart = (faction: string, building: `0 ${string}`, hex: string): Prepared =>
  ({
    factions: [faction, 'witches'],
    buildings: { [hex]: building, E9: '1 dwelling' },
  }) as Prepared;

describe('bridges that are not built are given up', () => {
  it('after ACT1, declined or without a place', () => {
    const declined = rows(apart('nomads', '0 dwelling', 'G4'), '0 power ACT1', '0 decline');
    expect(declined).toEqual(['nomads: action ACT1. -BRIDGE']);
    const lost = rows(apart('nomads', '0 dwelling', 'A1'), '0 power ACT1', '0 end');
    expect(lost).toEqual(['nomads: action ACT1. -BRIDGE']);
  });

  it('after ACTE', () => {
    const lost = rows(apart('engineers', '0 dwelling', 'A1'), '0 special ACTE', '0 end');
    expect(lost).toEqual(['engineers: action ACTE. -BRIDGE']);
  });

  it('after the stronghold of the Riverwalkers, one or both', () => {
    const built = ['0 upgrade A1 stronghold', '0 end'];
    expect(rows(apart('riverwalkers', '0 trading-post', 'A1'), ...built)).toEqual([
      'riverwalkers: upgrade A1 to SH. -BRIDGE. -BRIDGE',
    ]);
    const one = ['0 upgrade G4 stronghold', '0 bridge G4-H5', '0 end'];
    expect(rows(apart('riverwalkers', '0 trading-post', 'G4'), ...one)).toEqual([
      'riverwalkers: upgrade G4 to SH. bridge G4:H5. -BRIDGE',
    ]);
    const none = ['0 upgrade G1 stronghold', '0 decline', '0 decline', '0 end'];
    expect(rows(apart('riverwalkers', '0 trading-post', 'G1'), ...none)).toEqual([
      'riverwalkers: upgrade G1 to SH. -BRIDGE. -BRIDGE',
    ]);
  });
});

describe('spades and storms', () => {
  const witches: Prepared = {
    buildings: { F4: '0 dwelling', A6: '1 dwelling' },
    terrain: { E7: 'lakes', F3: 'plains', E6: 'forest' },
  };
  const nomads: Prepared = {
    factions: ['nomads', 'witches'],
    buildings: { F3: '0 stronghold', E9: '1 dwelling' },
    terrain: { E5: 'desert' },
  };

  it('are given up before a building that leaves them', () => {
    expect(rows(witches, '0 power ACT6', '0 build E6', '0 end')).toEqual([
      'witches: action ACT6. -2SPADE. build E6',
    ]);
    const one = ['0 power ACT6', '0 transform E7 forest short', '0 build E7', '0 end'];
    expect(rows(witches, ...one)).toEqual([
      'witches: action ACT6. transform E7 to green. -SPADE. build E7',
    ]);
    expect(rows(nomads, '0 special ACTN', '0 build E5', '0 end')).toEqual([
      'nomads: action ACTN. -FREE_TF. build E5',
    ]);
  });

  it('are given up when nothing follows', () => {
    expect(rows(witches, '0 power ACT5', '0 decline', '0 end')).toEqual([
      'witches: action ACT5. -SPADE',
    ]);
    expect(rows(nomads, '0 special ACTN', '0 decline', '0 end')).toEqual([
      'nomads: action ACTN. -FREE_TF',
    ]);
  });

  it('are dug before the first hex is transformed, which the site has to be told to let be', () => {
    const both = ['0 transform E7 forest short', '0 transform F3 forest short'];
    const { rows: line, options } = told(witches, '0 power ACT6', ...both, '0 decline');
    expect(line).toEqual([
      'witches: action ACT6. dig 2. transform E7 to green. transform F3 to green',
    ]);
    expect(options).toContain('loose-dig');
    expect(told(witches, '0 power ACT5', both[1], '0 decline')).toMatchObject({
      rows: ['witches: action ACT5. dig 2. transform F3 to green'],
      options: expect.not.arrayContaining(['loose-dig']),
    });
  });
});

describe('Darklings with a new stronghold', () => {
  const darklings = (workers: number): Prepared => ({
    ...apart('darklings', '0 trading-post', 'E5'),
    seats: [{ workers, priests: 0 }],
  });
  const built = '0 upgrade E5 stronghold';

  it('ordain before they convert anything', () => {
    const order = [built, '0 convert power-to-coins 1', '0 ordain 3', '0 end'];
    expect(rows(darklings(7), ...order)).toEqual([
      'darklings: upgrade E5 to SH. convert 3W to 3P. convert 1PW to 1C',
    ]);
  });

  it('convert before it what they ordain', () => {
    const order = [built, '0 convert power-to-workers 2', '0 ordain 3', '0 end'];
    expect(rows(darklings(5), ...order)).toEqual([
      'darklings: convert 6PW to 2W. upgrade E5 to SH. convert 3W to 3P',
    ]);
  });

  it('say that they ordain nobody, before they convert', () => {
    const declined = [built, '0 convert workers-to-coins 1', '0 decline', '0 end'];
    const gone = 'darklings: upgrade E5 to SH. -3CONVERT_W_TO_P';
    expect(rows(darklings(7), ...declined)).toEqual([`${gone}. convert 1W to 1C`]);
    expect(rows(darklings(4), built, '0 end')).toEqual([gone]);
    const unasked = [built, '0 convert power-to-coins 1', '0 end'];
    expect(rows(darklings(4), ...unasked)).toEqual([`${gone}. convert 1PW to 1C`]);
  });

  it('need not say so after a conversion that left nobody to ordain', () => {
    expect(rows(darklings(5), built, '0 convert workers-to-coins 1', '0 end')).toEqual([
      'darklings: upgrade E5 to SH. convert 1W to 1C',
    ]);
  });
});

describe('priests of the Riverwalkers', () => {
  const ALL = (1 << CYCLE) - 1;
  const locked = (terrains: number, priests: number): Prepared => ({
    ...apart('riverwalkers', '0 dwelling', 'G4'),
    seats: [{ priests }],
    prepare: (s) => s.setLocked(0, terrains),
  });
  const forest = 1 << TERRAINS.indexOf('forest');

  it('are taken in hand, lost when there are none left, or taken unasked', () => {
    const hand = 'riverwalkers: action ACT2. unlock-terrain gain-priest';
    expect(rows(locked(forest, 1), '0 power ACT2', '0 gain-priest', '0 end')).toEqual([hand]);
    expect(rows(locked(ALL, 0), '0 power ACT2', '0 decline', '0 end')).toEqual([hand]);
    expect(rows(locked(0, 1), '0 power ACT2', '0 end')).toEqual([hand]);
    expect(rows(locked(0, 7), '0 power ACT2', '0 end')).toEqual([hand]);
  });

  it('are placed before anybody else acts', () => {
    const late = ['0 power ACT2', '0 end', '1 upgrade E9 trading-post', '1 end', '0 unlock forest'];
    expect(rows(locked(forest, 1), ...late)).toEqual([
      'riverwalkers: action ACT2. unlock-terrain green',
      'witches: upgrade E9 to TP',
    ]);
  });
});

describe('tiles that nobody was asked about', () => {
  it('a town tile of the last kind is named', () => {
    const made: Prepared = {
      factions: ['chaos-magicians', 'witches'],
      buildings: {
        D4: '0 trading-post',
        D5: '0 dwelling',
        E6: '0 dwelling',
        E7: '0 trading-post',
        A1: '1 dwelling',
      },
      prepare: (s) => {
        for (const [place, tile] of TOWN_TILES.entries()) s.setTownsLeft(place, +(tile === 'TW3'));
      },
    };
    const order = ['0 upgrade D4 temple', '0 favour FAV5', '0 favour FAV12', '0 end'];
    expect(rows(made, ...order)).toEqual(['chaosmagicians: upgrade D4 to TE. +FAV5. +TW3. +FAV12']);
  });

  it('a favour tile that cannot be had is given up', () => {
    const made: Prepared = {
      ...apart('nomads', '0 trading-post', 'A1'),
      seats: [{ favours: FAVOUR_TILES }],
    };
    expect(rows(made, '0 upgrade A1 temple', '0 end')).toEqual([
      'nomads: upgrade A1 to TE. -GAIN_FAVOR',
    ]);
  });
});

describe('the cult reward', () => {
  it('has one row for each, before its spades are used', () => {
    const made: Prepared = {
      buildings: { F4: '0 dwelling', A6: '1 dwelling' },
      terrain: { E7: 'lakes' },
      roundTile: 'SCORE6',
      seats: [{ cults: { water: 4 } }],
    };
    const round = ['0 pass BON6', '0 end', '1 pass BON7', '1 end'];
    const spade = '0 transform E7 forest short';
    expect(rows(made, ...round, spade).slice(2)).toEqual([
      'witches: cult_income_for_faction',
      'swarmlings: cult_income_for_faction',
      'witches: transform E7 to green',
      'witches: other_income_for_faction',
      'swarmlings: other_income_for_faction',
    ]);
  });
});

describe('income', () => {
  const pass = ['0 pass BON1', '0 end', '1 pass BON2', '1 end'];
  it('of Riverwalkers with nothing to unlock has no priest before its row names it', () => {
    const walkers: Prepared = {
      factions: ['riverwalkers', 'witches'],
      seats: [{ home: 'forest', priests: 0 }],
      buildings: { F3: '0 temple', F4: '1 dwelling' },
      prepare: (s) => s.setLocked(0, 0),
    };
    const { rows: all, priests } = told(walkers, ...pass);
    const income = all.indexOf('riverwalkers: other_income_for_faction');
    const named = all.indexOf('riverwalkers: unlock-terrain gain-priest');
    expect(named).toBeGreaterThan(income);
    expect([priests[income], priests[named]]).toEqual([0, 1]);
  });

  it('has rows without words for those who have left', () => {
    const made: Prepared = {
      factions: ['witches', 'nomads', 'giants'],
      options: { dropping: true },
      buildings: { F4: '0 dwelling', E8: '1 dwelling', A6: '2 dwelling' },
    };
    const left = ['0 drop', '1 pass BON1', '1 end', '2 pass BON2', '2 end'];
    const { rows: all } = told(made, ...left);
    expect(all.slice(-6)).toEqual([
      'nomads: cult_income_for_faction',
      'giants: cult_income_for_faction',
      'witches',
      'nomads: other_income_for_faction',
      'giants: other_income_for_faction',
      'witches',
    ]);
  });
});

describe('`done` of the last player left', () => {
  const mermaids: Prepared = {
    factions: ['mermaids', 'witches'],
    buildings: {
      C3: '0 trading-post',
      D4: '0 trading-post',
      C4: '0 trading-post',
      B5: '0 dwelling',
      I3: '1 dwelling',
    },
  };
  const cultists: Prepared = {
    factions: ['cultists', 'swarmlings'],
    buildings: { D5: '0 dwelling', E6: '0 dwelling', D4: '1 dwelling', E7: '1 dwelling' },
    seats: [{}, { bowls: [12, 0, 0] }],
  };
  const alone = ['0 power ACT4', '0 end', '1 pass BON1', '1 end'] as const;

  it('parts two actions that nobody comes between', () => {
    const acts = ['0 power ACT5', '0 decline', '0 end', '0 advance-shipping', '0 end'];
    expect(rows(mermaids, ...alone, ...acts, '0 pass BON2').slice(2)).toEqual([
      'mermaids: action ACT5. -SPADE. done',
      'mermaids: advance ship. done',
      'mermaids: pass BON2',
    ]);
  });

  it('does not stand behind a river town that is founded before the action', () => {
    const town = ['0 river-town r10', '0 town TW1', '0 convert power-to-coins 1'];
    const acts = ['0 advance-shipping', '0 end', '0 pass BON2'];
    expect(rows(mermaids, ...alone, ...town, ...acts).slice(2)).toEqual([
      'mermaids: connect r10. +TW1. convert 1PW to 1C. advance ship. done',
      'mermaids: pass BON2',
    ]);
  });

  it('does not stand behind an answer: the answer of another has ended the turn', () => {
    const built = ['0 upgrade E6 trading-post', '1 take-power p1 2', '0 cult fire', '0 end'];
    for (const fire of [0, 9]) {
      const made = { ...cultists, seats: [{ cults: { fire } }, { bowls: [12, 0, 0] as const }] };
      expect(rows(made as Prepared, ...alone, ...built, '0 pass BON2').slice(2)).toEqual([
        'cultists: upgrade E6 to TP',
        'swarmlings: leech 2 from cultists',
        'cultists: +FIRE. pass BON2',
      ]);
    }
  });

  it('is refused where a key of the next turn would make up a step that was missed in the last one', () => {
    const made: Prepared = {
      ...cultists,
      buildings: {
        ...cultists.buildings,
        I2: '0 trading-post',
        I3: '0 trading-post',
        I4: '0 dwelling',
        I5: '0 dwelling',
      },
      seats: [{ cults: { fire: 9 } }, { bowls: [12, 0, 0] }],
    };
    const built = ['0 upgrade E6 trading-post', '1 take-power p1 2', '0 cult fire', '0 end'];
    const town = ['0 upgrade I4 trading-post', '0 town TW1', '0 end'];
    expect(() => arranged(made, ...alone, ...built, ...town)).toThrow(
      'not-in-turn-of-site: 0 cult fire',
    );
    expect(arranged(made, ...alone, ...built, '0 pass BON2')).toContain('0 cult fire');
  });
});

describe('Fire & Ice', () => {
  const shapeshifters = (fireIceRules: '2014' | '2015'): Prepared => ({
    factions: ['shapeshifters', 'witches'],
    seats: [{ home: 'desert' }],
    buildings: { F3: '0 stronghold', F4: '1 dwelling' },
    rulings: { fireIceRules },
  });

  it('has the actions of the Shapeshifters by the names of each printing', () => {
    const turn = ['0 special ACTH5', '0 colour swamp', '0 end', '1 pass BON1', '1 end'];
    const both = [...turn, '0 special ACTH6', '0 colour mountains', '0 end'];
    const actions = (rules: '2014' | '2015') =>
      rows(shapeshifters(rules), ...both).filter((row) => row.includes('action'));
    expect(actions('2014')).toEqual([
      'shapeshifters: action ACTH1. pick-color black',
      'shapeshifters: action ACTH2. pick-color gray',
    ]);
    expect(actions('2015')[0]).toBe('shapeshifters: action ACTH5. pick-color black');
  });

  it('has an option for each board that is given to a seat although none is offered', () => {
    const given = (factions: NonNullable<Prepared['factions']>, fireAndIce: boolean) =>
      told({ factions, options: { fireAndIce } }).options.filter((each) =>
        each.includes('factions'),
      );
    expect(given(['yetis', 'witches'], false)).toEqual(['fire-and-ice-factions/ice']);
    expect(given(['shapeshifters', 'acolytes'], false)).toEqual([
      'fire-and-ice-factions/volcano',
      'fire-and-ice-factions/variable_v5',
    ]);
    expect(given(['witches', 'nomads'], false)).toEqual([]);
    expect(given(['witches', 'nomads'], true)).toHaveLength(3);
  });

  it('cannot tell the site to come to ice the long way round', () => {
    const maidens: Prepared = {
      factions: ['ice-maidens', 'witches'],
      seats: [{ home: 'forest' }],
      buildings: { F4: '0 dwelling', A1: '1 dwelling' },
      terrain: { F3: 'mountains' },
    };
    expect(told(maidens, '0 transform F3 ice short').lacks).toBeUndefined();
    expect(told(maidens, '0 transform F3 ice long').lacks).toBe('transform F3 ice long');
  });
});
