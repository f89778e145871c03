import { describe, expect, it } from 'vitest';
import { CYCLE } from '../../src/terra-mystica/vocabulary.ts';
import { arranged, type Prepared, told } from './told.ts';

/** Witches beside Swarmlings. */
const beside: Prepared = { buildings: { F4: '0 dwelling', F3: '1 dwelling' } };
const alchemists: Prepared = {
  factions: ['alchemists', 'witches'],
  buildings: { E5: '0 dwelling', E9: '1 dwelling' },
};

describe('the order that the site asks for', () => {
  it('has exchanges before the pass', () => {
    const order = ['0 pass BON6', '0 convert workers-to-coins 2', '0 burn 1', '0 end'];
    expect(arranged({ ...beside, seats: [{ bowls: [0, 4, 2] }] }, ...order)).toEqual([
      '0 convert workers-to-coins 2',
      '0 burn 1',
      '0 pass BON6',
      '0 end',
    ]);
  });

  it('has exchanges in an order in which their goods are there', () => {
    const poor = { ...alchemists, seats: [{ coins: 1, vp: 5 }] };
    const order = ['0 pass BON6', '0 convert coins-to-vp 1', '0 convert vp-to-coins 1', '0 end'];
    const rich = { ...poor, prepare: (s) => s.setCardCoins(5, 1) } satisfies Prepared;
    expect(arranged(rich, ...order).slice(0, 2)).toEqual([
      '0 convert vp-to-coins 1',
      '0 convert coins-to-vp 1',
    ]);
  });

  it('has exchanges before the choice of a colour', () => {
    const made: Prepared = {
      factions: ['shapeshifters', 'witches'],
      seats: [{ home: 'desert' }],
      buildings: { F3: '0 stronghold', F4: '1 dwelling' },
    };
    const order = ['0 special ACTH5', '0 colour swamp', '0 convert workers-to-coins 2', '0 end'];
    expect(told(made, ...order).rows).toEqual([
      'shapeshifters: action ACTH5. convert 2W to 2C. pick-color black',
    ]);
  });

  it('has the answers of others when the turn is over', () => {
    const order = [
      '0 upgrade F4 trading-post',
      '1 take-power p1 1',
      '0 convert workers-to-coins 2',
    ];
    const room: Prepared = { ...beside, seats: [{}, { bowls: [5, 7, 0] }] };
    expect(arranged(room, ...order, '0 end')).toEqual([order[0], order[2], '0 end', order[1]]);
    expect(told(room, ...order, '0 end').rows).toEqual([
      'witches: upgrade F4 to TP. convert 2W to 2C',
      'swarmlings: leech 1 from witches',
    ]);
  });

  it('leaves answers before an action where they are', () => {
    const cultists: Prepared = {
      factions: ['cultists', 'nomads'],
      buildings: { F5: '0 dwelling', G4: '1 dwelling', A1: '1 trading-post' },
      seats: [{}, { bowls: [5, 7, 0] }],
    };
    const order = [
      '0 upgrade F5 trading-post',
      '0 end',
      '1 take-power p1 1',
      '1 convert workers-to-coins 1',
      '0 cult earth',
      '1 pass BON6',
      '1 end',
    ];
    expect(told(cultists, ...order).rows).toEqual([
      'cultists: upgrade F5 to TP',
      'nomads: leech 1 from cultists',
      'nomads: convert 1W to 1C. pass BON6',
      'cultists: +EARTH',
    ]);
  });

  it('has goods that come with the pass exchanged in the next turn', () => {
    const poor: Prepared = {
      ...alchemists,
      seats: [{ coins: 1, workers: 0, priests: 0, bowls: [8, 0, 0] }],
      prepare: (s) => s.setCardCoins(5, 1),
    };
    const round = ['0 pass BON6', '0 convert coins-to-vp 1', '0 end', '1 pass BON7', '1 end'];
    const { rows } = told(poor, ...round, '0 pass BON2', '0 end');
    expect(rows.filter((row) => row.startsWith('alchemists') && !row.includes('income'))).toEqual([
      'alchemists: pass BON6',
      'alchemists: convert 2C to 1VP. pass BON2',
    ]);
  });

  it('has priests placed before the pass that follows them', () => {
    const made: Prepared = {
      factions: ['riverwalkers', 'witches'],
      buildings: { G4: '0 dwelling', E9: '1 dwelling' },
      seats: [{ priests: 0 }],
      prepare: (s) => s.setLocked(0, (1 << CYCLE) - 2),
    };
    const order = ['0 convert power-to-priests 1', '0 gain-priest', '0 pass BON6', '0 end'];
    expect(arranged(made, ...order)).toEqual(order);
  });

  it('has priests placed in the turn that their coming ended', () => {
    const made: Prepared = {
      factions: ['riverwalkers', 'nomads'],
      buildings: { G4: '0 dwelling', F5: '1 dwelling' },
      seats: [{ coins: 3, workers: 2, priests: 0, bowls: [6, 1, 5] }, { bowls: [5, 7, 0] }],
      prepare: (s) => s.setLocked(0, (1 << CYCLE) - 2),
    };
    const [upgrade, convert] = ['0 upgrade G4 trading-post', '0 convert power-to-priests 1'];
    const [refuse, ship] = ['1 refuse-power p1 1', '1 advance-shipping'];
    const turn = [upgrade, convert, '0 gain-priest', refuse, ship];
    expect(arranged(made, upgrade, refuse, convert, ship, '0 gain-priest')).toEqual(turn);
    expect(arranged(made, upgrade, convert, refuse, '0 gain-priest', ship)).toEqual(turn);
    expect(arranged(made, ...turn)).toEqual(turn);
  });
});

describe('a turn of whoever is left alone', () => {
  it('is parted from the next one', () => {
    const alone: Prepared = { buildings: { F4: '0 dwelling', A5: '1 dwelling' } };
    const acts = ['0 upgrade F4 trading-post', '0 end', '1 pass BON6', '1 end'];
    const order = [...acts, '0 advance-shipping', '0 end', '0 pass BON7', '0 end'];
    expect(told(alone, ...order).rows.slice(0, 4)).toEqual([
      'witches: upgrade F4 to TP',
      'swarmlings: pass BON6',
      'witches: advance ship. done',
      'witches: pass BON7',
    ]);
  });
});

describe('a game that the site takes in no order', () => {
  it('is refused at the move in question', () => {
    const poor: Prepared = {
      ...alchemists,
      round: 6,
      seats: [{ coins: 0, vp: 0, workers: 0, priests: 0, bowls: [8, 0, 0], card: 'BON9' }],
    };
    const order = ['0 pass none', '0 convert vp-to-coins 1'];
    expect(() => arranged(poor, ...order)).toThrow('not-in-turn-of-site: 0 convert');
  });
});

describe('two actions of the Chaos Magicians', () => {
  const magicians: Prepared = {
    factions: ['chaos-magicians', 'witches'],
    buildings: { E3: '0 stronghold', E9: '1 dwelling' },
    terrain: { E2: 'wasteland', D2: 'plains', E4: 'plains', D3: 'wasteland' },
    seats: [{ card: 'BON1' }],
  };
  const both = (...lines: readonly string[]) =>
    told(magicians, '0 special ACTC', ...lines, '0 end').rows[0];

  it('are turned round where the site would take a dwelling for a part of the first', () => {
    expect(both('0 transform D2 desert short', '0 build E2')).toBe(
      'chaosmagicians: action ACTC. build E2. dig 1. transform D2 to yellow',
    );
    expect(both('0 special BON1', '0 decline', '0 build E2')).toBe(
      'chaosmagicians: action ACTC. build E2. action BON1. -SPADE',
    );
  });

  it('and where it would take spades that are dug for more of the first', () => {
    expect(both('0 special BON1', '0 decline', '0 transform D2 desert short')).toBe(
      'chaosmagicians: action ACTC. dig 1. transform D2 to yellow. action BON1. -SPADE',
    );
  });
});
