import { describe, expect, it } from 'vitest';
import { reportVerifications } from '../../src/snellman/index.ts';
import { TOWN_TILES } from '../../src/terra-mystica/vocabulary.ts';
import { QUESTION } from '../../src/terra-mystica/words.ts';
import { compared, converted, smallGame } from './small-game.ts';

/** Chaos Magicians on D4 with Witches far away, who pass first; all goods are there in plenty. */
const CHAOS = [
  'setup chaosmagicians',
  'setup witches',
  'witches: build E9',
  'witches: build G3',
  'chaosmagicians: build D4',
  'witches: pass BON1',
  'chaosmagicians: pass BON2',
  'chaosmagicians: +90W. +90C. +7P. dig 1. build E7',
  'witches: decline',
  'witches: pass BON3',
];

/**
 * Three structures of power 5 beside D4, which becomes a temple: they are a town as soon as there
 * is FAV5.
 */
const ALMOST_TOWN = [
  'chaosmagicians: dig 3. build D5. dig 2. build E6. upgrade E7 to TP. upgrade D4 to TP',
];

const NOMADS = [
  'setup nomads',
  'setup witches',
  'nomads: build F3',
  'witches: build E9',
  'witches: build G3',
  'nomads: build E8',
  'nomads: build G4',
  'witches: pass BON3',
  'nomads: pass BON1',
  'nomads: +60W. +60C. +7P. dig 1. transform E6 to yellow',
  'witches: pass BON5',
];

/** The moves of some lines that come after others. */
function moves(before: readonly string[], ...lines: readonly string[]): readonly string[] {
  const small = smallGame(...before);
  const skipped = small.told().length;
  small.play(...lines);
  return small.told().slice(skipped);
}

describe('tiles that are due', () => {
  it('are taken in any order: favour tiles on both sides of the town that FAV5 founds', () => {
    const build = 'chaosmagicians: upgrade D4 to TE';
    const told = moves([...CHAOS, ...ALMOST_TOWN], `${build}. +FAV5. +FAV12. +TW3`);
    expect(told.slice(-4)).toEqual([
      '0 upgrade D4 temple',
      '0 favour FAV5',
      '0 town TW3',
      '0 favour FAV12',
    ]);
    const turned = smallGame(...CHAOS, ...ALMOST_TOWN, `${build}. +FAV12. +FAV5. +TW3`);
    const named = smallGame(...CHAOS, ...ALMOST_TOWN, `${build}. +FAV5. +TW3. +FAV12`);
    expect(turned.game.standing(0)).toEqual(named.game.standing(0));
  });

  it('may be named although the table gave the last kind of town tile unasked', () => {
    const found = (line: string) => {
      const small = smallGame(...CHAOS, ...ALMOST_TOWN);
      const { state } = small.game;
      for (const [place, tile] of TOWN_TILES.entries()) {
        if (tile !== 'TW3') state.setTownsLeft(place, 0);
      }
      small.play(`chaosmagicians: upgrade D4 to TE. ${line}`);
      return small.game.standing(0);
    };
    expect(found('+FAV5. +FAV12. +TW3')).toEqual(found('+FAV5. +FAV12'));
    expect(found('+FAV5. +TW3. +FAV12')).toEqual(found('+FAV5. +FAV12'));
    expect(() => found('+FAV5. +FAV12. +TW4')).toThrow('not-now');
    expect(() => found('+FAV5. +FAV12. +TW3. +TW3')).toThrow('not-now');
  });
});

describe('the key of a town', () => {
  it('goes to the cult of which no step is given up, for Acolytes too', () => {
    const founded = (line: string) => {
      const small = smallGame(
        'setup acolytes',
        'setup witches',
        'acolytes: pick-color red',
        'acolytes: build D6',
        'witches: build E9',
        'witches: build G3',
        'acolytes: build G2',
        'witches: pass BON1',
        'acolytes: pass BON2',
      );
      const { state } = small.game;
      for (const cult of [0, 1]) state.setCult(0, cult, 9);
      state.push(QUESTION.town, 0);
      small.play(`acolytes: ${line}`);
      return small.game.standing(0).cults.slice(0, 2);
    };
    expect(founded('-FIRE. +TW5')).toEqual([9, 10]);
    expect(founded('-WATER. +TW5')).toEqual([10, 9]);
  });
});

describe('spades and storms that a building follows', () => {
  it('are given up before it', () => {
    expect(moves(NOMADS, 'nomads: action BON1. -SPADE. build E6').slice(-2)).toEqual([
      '0 special BON1',
      '0 build E6',
    ]);
    const stronghold = 'nomads: upgrade F3 to TP. upgrade F3 to SH';
    expect(moves(NOMADS, stronghold, 'nomads: action ACTN. -FREE_TF. build E6').slice(-2)).toEqual([
      '0 special ACTN',
      '0 build E6',
    ]);
  });

  it('are used as far as they are not given up', () => {
    const power = 'nomads: +20PW';
    const told = moves(NOMADS, power, 'nomads: action ACT6. -SPADE. transform F5');
    expect(told.slice(-2)).toEqual(['0 power ACT6', '0 transform F5 desert short']);
    const twice = 'nomads: action ACT6. -SPADE. transform E5';
    expect(moves(NOMADS, power, twice).slice(-1)).toEqual(['0 transform E5 plains short']);
    const both = moves(NOMADS, power, 'nomads: action ACT6. -SPADE. transform F5. build F5');
    expect(both.slice(-1)).toEqual(['0 build F5']);
  });

  it('are all there again in the next turn', () => {
    const both = ['nomads: +20PW', 'nomads: action ACT6. -SPADE. transform F5'];
    const told = moves(NOMADS, ...both, 'nomads: action BON1. transform E5');
    expect(told.slice(-1)).toEqual(['0 transform E5 plains short']);
  });
});

describe('burn 0', () => {
  it('burns nothing', () => {
    const line = 'nomads: burn 0. burn 1. convert 1PW to 1C';
    expect(moves(NOMADS, line)).toEqual(moves(NOMADS, line.replace('burn 0. ', '')));
    expect(converted(...NOMADS.slice(0, -2), 'nomads: burn 0. convert 1W to 1C')).toContain(
      '0 convert workers-to-coins 1',
    );
  });
});

describe('spades of the Alchemists', () => {
  /**
   * Darklings with a stronghold, two workers, and spades for one priest each; F6 is three steps
   * away.
   */
  function rich() {
    const small = smallGame(
      'setup alchemists',
      'setup witches',
      'alchemists: build E5',
      'witches: build E9',
      'witches: build G3',
      'alchemists: build G5',
      'witches: pass BON1',
      'alchemists: pass BON2',
      'alchemists: +60W. +60C. +7P. advance dig',
      'witches: pass BON3',
      'alchemists: advance dig. upgrade E5 to TP. upgrade E5 to SH',
    );
    const { state } = small.game;
    state.setBowls(0, 0, 12, 0);
    state.addWorkers(0, 2 - state.workers(0));
    small.game.corrected = false;
    return small;
  }

  it('pay for the next ones with the power of the first, which no move of the game says', () => {
    const small = rich();
    const first = 'dig 2. convert 3PW to 1W. dig 1';
    small.play(`alchemists: ${first}. burn 2. convert 3PW to 1W. build F6`);
    expect(small.game.standing(0)).toMatchObject({ workers: 0, bowls: [4, 6, 0] });
    expect(small.game.corrected).toBe(true);
    expect(() => rich().play('alchemists: dig 3. build F6')).toThrow('too-many-dug');
  });

  it('are one purchase where all of them can be paid', () => {
    const small = rich();
    small.game.state.addWorkers(0, 2);
    small.play('alchemists: dig 2. convert 3PW to 1W. dig 1. build F6');
    expect(small.game.corrected).toBe(false);
    expect(small.told().slice(-3)).toEqual([
      '0 transform F6 swamp short',
      '0 convert power-to-workers 1',
      '0 build F6',
    ]);
  });
});

/** Rows of lines that are played one by one, so that none knows the lines after it. */
const rowsOf = (begun: readonly string[], lines: readonly string[]) => {
  const small = smallGame(...begun);
  return lines.map((line) => {
    const [faction, text] = line.split(': ');
    const isIncome = text === '-SPADE';
    const words = isIncome ? `${text}. other_income_for_faction` : text;
    const seat = (small.game.factions as readonly string[]).indexOf(faction);
    const told = small.play(line).at(-1);
    const now = isIncome || told === undefined ? small.game.standing(seat) : told;
    const goods = [now.vp, now.coins, now.workers, now.priests];
    return [faction, ...goods, now.bowls.join('/'), now.cults.join('/'), words];
  });
};

describe('priests of the Riverwalkers', () => {
  const begun = [
    'setup riverwalkers',
    'setup witches',
    'riverwalkers: pick-color red',
    'riverwalkers: build D6',
    'witches: build E9',
    'witches: build G3',
    'riverwalkers: build G2',
    'witches: pass BON1',
    'riverwalkers: pass BON2',
  ];

  it('are lost when they are taken in hand with none left', () => {
    const priest = 'convert 5PW to 1P. unlock-terrain gain-priest';
    const told = moves(begun, `riverwalkers: +20PW. +20PW. ${priest}. ${priest}. upgrade G2 to TP`);
    expect(told).toEqual([
      '0 convert power-to-priests 1',
      '0 gain-priest',
      '0 convert power-to-priests 1',
      '0 decline',
      '0 upgrade G2 trading-post',
    ]);
  });

  /** Every terrain is unlocked; a temple gives one priest with the income. */
  const unlocked = [
    ...begun,
    ...['yellow brown', 'black blue', 'green gray'].map((pair) => {
      const unlock = (colour: string) => `convert 5PW to 1P. unlock-terrain ${colour}`;
      return `riverwalkers: +60C. +24PW. ${pair.split(' ').map(unlock).join('. ')}`;
    }),
    'riverwalkers: upgrade G2 to TP',
    'witches: pass BON3',
    'riverwalkers: upgrade G2 to TE. +FAV3',
    'riverwalkers: pass BON4',
  ];

  it('are in hand where the site names them, though the game asks for none', () => {
    const small = smallGame(...unlocked);
    const row = (priests: number, words: string) => {
      const { vp, coins, workers, bowls, cults } = small.game.standing(0);
      const goods = [vp, coins, workers, priests, bowls.join('/'), cults.join('/')];
      return ['riverwalkers', ...goods, words];
    };
    const [before, named] = [
      row(0, 'other_income_for_faction'),
      row(1, 'unlock-terrain gain-priest'),
    ];
    const rows = [...rowsOf(unlocked.slice(0, 2), unlocked.slice(2)), before, named];
    const commands = [...unlocked, 'riverwalkers: unlock-terrain gain-priest'];
    const { differences } = compared(commands, rows);
    expect(differences.filter(({ kind }) => kind !== 'end')).toEqual([]);
  });

  it('of the cult reward go into one row with the income that follows', () => {
    const rows = [
      ['riverwalkers', 20, 15, 3, 0, '10/2/0', '1/0/0/1', 'setup'],
      ['witches', 20, 15, 3, 0, '5/7/0', '0/0/0/2', 'setup'],
      ['riverwalkers', 20, 15, 3, 0, '10/2/0', '1/0/0/1', 'pick-color red'],
      ['riverwalkers', 20, 15, 3, 0, '10/2/0', '1/0/0/1', 'build D6'],
      ['witches', 20, 15, 3, 0, '5/7/0', '0/0/0/2', 'build E9'],
      ['witches', 20, 15, 3, 0, '5/7/0', '0/0/0/2', 'build G3'],
      ['riverwalkers', 20, 15, 3, 0, '10/2/0', '1/0/0/1', 'build G2'],
      ['witches', 20, 15, 3, 0, '5/7/0', '0/0/0/2', 'pass BON1'],
      ['riverwalkers', 20, 15, 3, 0, '10/2/0', '1/0/0/1', 'pass BON2'],
      ['riverwalkers', 20, 19, 6, 0, '10/2/0', '1/0/0/1', 'other_income_for_faction'],
      ['witches', 20, 17, 6, 0, '5/7/0', '0/0/0/2', 'other_income_for_faction'],
      ['riverwalkers', 20, 19, 6, 1, '9/3/0', '1/3/0/1', '+2P. send p to WATER'],
      ['witches', 20, 11, 4, 0, '5/7/0', '0/0/0/2', 'upgrade E9 to TP'],
      ['riverwalkers', 20, 19, 6, 0, '7/5/0', '1/5/0/1', 'send p to WATER'],
      ['witches', 20, 5, 2, 0, '5/7/0', '0/0/0/2', 'upgrade G3 to TP'],
      ['riverwalkers', 20, 20, 6, 0, '7/5/0', '1/5/0/1', 'pass BON4'],
      ['witches', 20, 6, 2, 0, '5/7/0', '0/0/0/2', 'pass BON3'],
      ['riverwalkers', 20, 20, 6, 0, '7/5/0', '1/5/0/1', 'cult_income_for_faction'],
      ['witches', 20, 6, 2, 0, '5/7/0', '0/0/0/2', 'cult_income_for_faction'],
      [
        'riverwalkers',
        20,
        18,
        9,
        0,
        '4/8/0',
        '1/5/0/1',
        'unlock-terrain green. other_income_for_faction',
      ],
      ['witches', 20, 16, 3, 0, '3/9/0', '0/0/0/2', 'other_income_for_faction'],
    ] as const;
    const commands = [
      'setup riverwalkers',
      'setup witches',
      ...rows
        .map((row) => `${row[0]}: ${String(row.at(-1)).replace('. other_income_for_faction', '')}`)
        .filter((line) => !/setup|income_for_faction/.test(line)),
    ];
    const found = compared(commands, rows);
    const only = { ...found, differences: found.differences.filter(({ kind }) => kind !== 'end') };
    expect(reportVerifications([only])).toBe(`1 games, ${rows.length} rows, 0 differences\n`);
  });
});

describe('rows that the site puts together', () => {
  it('have a spade of the cult reward thrown away, whatever is built in the next round', () => {
    const begun = [
      'setup giants',
      'setup nomads',
      'giants: build A9',
      'nomads: build F3',
      'nomads: build E8',
      'giants: build A6',
      'nomads: build G4',
      'nomads: pass BON1',
      'giants: pass BON2',
    ];
    const lines = [
      'giants: +60W. +7P. send p to WATER',
      'nomads: pass BON3',
      'giants: send p to WATER',
      'giants: pass BON4',
      'nomads: upgrade F3 to TP',
      'giants: dig 2. transform A8 to red',
      'nomads: upgrade E8 to TP',
      'giants: pass BON5',
      'nomads: pass BON1',
      'giants: -SPADE',
      'giants: build A8',
      'nomads: pass BON2',
    ];
    const rows = rowsOf(begun.slice(0, 2), [...begun.slice(2), ...lines]);
    const found = compared([...begun, ...lines], rows);
    expect(found.differences.filter(({ kind }) => kind !== 'end')).toEqual([]);
  });

  it('have two equal town tiles of one action', () => {
    const two = [
      'chaosmagicians: advance ship. dig 2. build C4. dig 1. build B4. dig 3. build B5. build D6',
      'chaosmagicians: upgrade C4 to TP. upgrade D6 to TP',
    ];
    const begun = [...CHAOS, ...ALMOST_TOWN, ...two];
    const lines = ['chaosmagicians: upgrade D4 to TE. +FAV5. +FAV9. +TW2. +TW2'];
    const rows = rowsOf(begun.slice(0, 2), [...begun.slice(2), ...lines]);
    const last = rows[rows.length - 1];
    last[7] = String(last[7]).replace('+TW2. +TW2', '+2TW2');
    const found = compared([...begun, ...lines], rows);
    expect(found.differences.filter(({ kind }) => kind !== 'end')).toEqual([]);
  });
});

describe('cult steps', () => {
  const cultists = [
    'setup cultists',
    'setup nomads',
    'cultists: build F5',
    'nomads: build F3',
    'nomads: build E8',
    'cultists: build A7',
    'nomads: build G4',
    'nomads: pass BON1',
    'cultists: pass BON2',
    'cultists: upgrade F5 to TP',
    'nomads: leech 1 from cultists',
    'nomads: upgrade G4 to TP. done',
  ];

  it('are waited for where they may take the last space of a cult', () => {
    const last = () => {
      const small = smallGame(...cultists.slice(0, -1), 'nomads: +7P');
      const { state } = small.game;
      for (const seat of [0, 1]) {
        state.setCult(seat, 0, 9);
        state.setKeys(seat, 1);
      }
      return small;
    };
    expect(() => last().play('nomads: send p to FIRE')).toThrow('cultists-first');
    const small = last();
    small.play('cultists: +WATER', 'nomads: send p to FIRE');
    expect(small.game.state.cult(1, 0)).toBe(10);
    // Without a key they cannot reach it.
    const other = last();
    other.game.state.setKeys(0, 0);
    expect(() => other.play('nomads: send p to FIRE')).not.toThrow();
  });

  it('on the line after a leech come after it', () => {
    const small = smallGame(...cultists);
    const [leech, step] = small.play('cultists: leech 2 from nomads', 'cultists: +EARTH');
    expect(leech.cults).toEqual([1, 0, 1, 0]);
    expect(step.cults).toEqual([1, 0, 2, 0]);
    expect(small.told().slice(-3)).toEqual(['1 end', '0 take-power p2 2', '0 cult earth']);
  });

  it('of an action may come after the next one; a record has them before it', () => {
    const lines = ['chaosmagicians: action BON2', 'chaosmagicians: pass BON4'];
    const small = smallGame(...CHAOS);
    const [, pass, step] = small.play(...lines, 'chaosmagicians: +AIR');
    expect(pass.cults).toEqual([2, 0, 0, 0]);
    expect(step.cults).toEqual([2, 0, 0, 1]);
    const poor = [...CHAOS.slice(0, -3), 'chaosmagicians: upgrade D4 to TP', 'witches: pass BON3'];
    expect(converted(...poor, ...lines, 'chaosmagicians: +AIR').slice(-5)).toEqual([
      '0 special BON2',
      '0 cult air',
      '0 end',
      '0 pass BON4',
      '0 end',
    ]);
    expect(() => converted(...poor, ...lines)).toThrow('not-now');
  });
});
