import { describe, expect, it } from 'vitest';
import { type Prepared, told } from './told.ts';

const options = (made: Prepared, ...lines: readonly string[]) => told(made, ...lines).options;

describe('offers', () => {
  const made: Prepared = {
    factions: ['witches', 'nomads', 'giants'],
    buildings: { F4: '0 dwelling', E8: '1 dwelling', E7: '2 dwelling' },
    seats: [{}, {}, { bowls: [5, 7, 0] }],
  };
  const offered = ['0 upgrade F4 trading-post', '0 end', '1 upgrade E8 trading-post', '1 end'];
  const [first, second] = ['2 take-power p1 1', '2 take-power p2 1'];

  it('answered in their order need no leniency', () => {
    expect(options(made, ...offered, first, second)).toContain('strict-leech');
    expect(options(made, ...offered, second, '2 refuse-power p1 1')).toContain('strict-leech');
  });

  it('of which the older is taken later do', () => {
    expect(options(made, ...offered, second, first)).not.toContain('strict-leech');
  });
});

describe('spades', () => {
  const made: Prepared = {
    buildings: { F4: '0 dwelling', A6: '1 dwelling' },
    terrain: { E7: 'lakes', F3: 'plains', E6: 'swamp' },
  };
  const second = '0 transform E6 lakes short';

  it('on two foreign hexes need one leniency', () => {
    const abroad = ['0 power ACT6', '0 transform F3 swamp short', second, '0 end'];
    expect(options(made, ...abroad)).toContain('loose-multi-spade');
    const home = ['0 power ACT6', '0 transform E7 forest short', second, '0 decline'];
    expect(options(made, ...home)).not.toContain('loose-multi-spade');
  });

  it('bought for a second hex need another, which every hex the long way round rules out', () => {
    const bought = [
      '0 power ACT6',
      '0 transform E7 forest short',
      '0 transform F3 forest short',
      '0 decline',
      '0 end',
      '1 advance-shipping',
    ];
    const long = ['1 end', '0 transform E6 mountains long', '0 end'];
    expect(told(made, ...bought)).toMatchObject({
      lacks: undefined,
      options: expect.arrayContaining(['loose-dig']),
    });
    expect(told(made, ...bought, ...long).lacks).toBe('loose-dig');
  });
});

describe('the last space of a cult', () => {
  const made: Prepared = {
    factions: ['witches', 'cultists'],
    buildings: { F4: '0 dwelling', A6: '1 dwelling' },
    seats: [
      { cults: { fire: 9 }, keys: 1 },
      { cults: { fire: 9 }, keys: 1 },
    ],
  };
  const ordering = 'loose-cultist-ordering';

  it('may wait for Cultists who could come to it first', () => {
    const owed: Prepared = { ...made, prepare: (s) => s.addOweSteps(1, 1) };
    expect(options(owed, '0 priest fire 1', '0 end')).toContain(ordering);
    expect(options(made, '0 priest fire 1', '0 end')).not.toContain(ordering);
    expect(options(owed, '0 priest earth 1', '0 end')).not.toContain(ordering);
  });
});
