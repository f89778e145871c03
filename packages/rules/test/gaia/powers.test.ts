import { describe, expect, it } from 'vitest';
import { FRAME, type Options, type State } from '../../src/gaia/index.ts';
import { type HandMade, landAt, met, on, play, position, refused } from './hand-made.ts';

const POWERS = { options: { mode: 'disasters' } } as const;

function handOf(s: State, seat: number): string[] {
  return Array.from(
    { length: s.handSize(seat) },
    (_, index) => s.table.cardNames[s.hand(seat, index)],
  );
}

describe('sun and rain', () => {
  const made: HandMade = { ...POWERS, world: ['W P D', 'F W P'] };

  it('[GA-11-1] sun: swamp to plains, plains to desert; tiles come from and go to their piles', () => {
    const s = position({ ...made, hands: [['sun', 'sun']] });
    play(s, 0, 'sun 0 0');
    play(s, 0, 'sun 1 0');
    expect([landAt(s, '0 0'), landAt(s, '1 0')]).toEqual(['plains', 'desert']);
    expect([s.pile(0), s.pile(3), s.pile(5)]).toEqual([8, 8, 6]);
  });

  it('[GA-11-2] rain: desert to plains, plains to swamp', () => {
    const s = position({ ...made, hands: [['rain', 'rain']] });
    play(s, 0, 'rain 2 0');
    play(s, 0, 'rain 1 0');
    expect([landAt(s, '2 0'), landAt(s, '1 0')]).toEqual(['plains', 'swamp']);
  });

  it('[GA-11-3] not under a city, not on other lands, not without the new tile', () => {
    const s = position({ ...made, cities: { '0 0': { id: 'city-18' } }, hands: [['sun', 'rain']] });
    expect(refused(s, 0, 'sun 0 0')).toBe('tile-has-city');
    expect(refused(s, 0, 'sun 0 1')).toBe('land-not-changed');
    expect(refused(s, 0, 'sun 2 0')).toBe('land-not-changed');
    expect(refused(s, 0, 'rain 0 0')).toBe('tile-has-city');
    expect(refused(s, 0, 'rain 1 1')).toBe('land-not-changed');
    expect(refused(s, 0, 'sun 5 0')).toBe('no-tile');
    s.setPile(3, 0);
    expect(refused(s, 0, 'sun 1 0')).toBe('pile-empty');
  });

  it('[GA-11-4] animals stay on a tile that changes', () => {
    const s = position({ ...made, world: ['Wa P'], hands: [['sun']] });
    play(s, 0, 'sun 0 0');
    expect([landAt(s, '0 0'), s.animals(0)]).toEqual(['plains', 4]);
  });
});

describe('earthquake', () => {
  it('[GA-11-5] swaps two neighbouring tiles with all that is on them', () => {
    const s = position({
      ...POWERS,
      world: ['S D Fa', 'M S M'],
      cities: { '1 0': { id: 'city-07', meeples: [1] } },
      hands: [['earthquake']],
    });
    expect(met(s, 'city-07')).toBe(4);
    expect(refused(s, 0, 'earthquake 2 0 east')).toBe('no-tile-beside');
    play(s, 0, 'earthquake 1 0 east');
    expect([landAt(s, '1 0'), landAt(s, '2 0')]).toEqual(['forest', 'desert']);
    expect(s.cityAt(s.table.cityIds.indexOf('city-07'))).toBe(2);
    expect([met(s, 'city-07'), on(s, 'city-07')]).toEqual([2, '0 1']);
    expect([s.animals(1), s.animals(2)]).toEqual([4, 0]);
  });

  it('names each pair once', () => {
    const s = position({ ...POWERS, world: ['P D'], hands: [['earthquake']] });
    expect(refused(s, 0, 'earthquake 0 0 east')).toBe('');
    expect(refused(s, 0, 'earthquake 1 0 south')).toBe('no-tile-beside');
  });
});

describe('lightning', () => {
  it('[GA-11-6] clears a tile of animals, and may strike an empty one', () => {
    const s = position({ ...POWERS, world: ['Pa D'], hands: [['lightning', 'lightning']] });
    play(s, 0, 'lightning 0 0');
    expect([s.animals(0), s.tokens()]).toEqual([0, 20]);
    play(s, 0, 'lightning 1 0');
    expect(s.powersInFront(0, 5)).toBe(2);
  });
});

describe('eruption', () => {
  const world = ['S P F', 'Wa M F', 'S D S'];

  it('[GA-11-7] clears the four tiles around a mountain, plains, forest and swamp become desert', () => {
    const s = position({
      ...POWERS,
      world,
      cities: { '1 0': { id: 'city-02', meeples: [1] } },
      hands: [['eruption']],
    });
    expect(refused(s, 0, 'eruption 0 0 none')).toBe('wrong-land');
    expect(refused(s, 0, 'eruption 1 1 north+east')).toBe('other-deserts');
    play(s, 0, 'eruption 1 1 north+east+west');
    const lands = ['1 0', '2 1', '1 2', '0 1', '1 1'].map((cell) => landAt(s, cell));
    expect(lands).toEqual(['desert', 'desert', 'desert', 'desert', 'mountain']);
    expect([s.tokens(), met(s, 'city-02'), s.supply(1)]).toEqual([20, 'gone', 6]);
    expect([s.pile(0), s.pile(1), s.pile(3), s.pile(5)]).toEqual([10, 7, 6, 7]);
  });

  it('[GA-11-8] needs a desert in the pile and a mountain without a city', () => {
    const s = position({
      ...POWERS,
      world: ['M D M', 'P S P'],
      cities: { '2 0': { id: 'city-10' } },
      hands: [['eruption']],
    });
    expect(refused(s, 0, 'eruption 2 0 south')).toBe('tile-has-city');
    s.setPile(3, 0);
    expect(refused(s, 0, 'eruption 0 0 none')).toBe('pile-empty');
  });

  const short = (eruption: Options['rulings']['eruption']): State => {
    const s = position({ ...POWERS, world, rulings: { eruption }, hands: [['eruption']] });
    s.setPile(3, 2);
    return s;
  };

  it('[GA-11-8] ruling G5: with too few deserts its player chooses which tiles change', () => {
    const s = short('one-desert');
    expect(refused(s, 0, 'eruption 1 1 north+east+west')).toBe('other-deserts');
    expect(refused(s, 0, 'eruption 1 1 north')).toBe('other-deserts');
    expect(refused(s, 0, 'eruption 1 1 east+south')).toBe('other-deserts');
    play(s, 0, 'eruption 1 1 north+west');
    expect([landAt(s, '1 0'), landAt(s, '0 1'), landAt(s, '2 1')]).toEqual([
      'desert',
      'desert',
      'forest',
    ]);
  });

  it('[GA-11-8] ruling G5: or there must be one for each tile', () => {
    expect(refused(short('all-deserts'), 0, 'eruption 1 1 north+west')).toBe('too-few-deserts');
  });
});

describe('tornado', () => {
  it('[GA-11-10] takes a card from every other hand, one is kept, the others are discarded', () => {
    const s = position({
      options: { mode: 'advanced', players: 4 },
      hands: [['tornado'], ['nature-sea'], [], ['city-01']],
    });
    play(s, 0, 'tornado');
    expect(s.top()).toBe(FRAME.keep);
    expect(refused(s, 0, 'keep nature-plains')).toBe('card-not-taken');
    play(s, 0, 'keep city-01');
    expect([0, 1, 2, 3].map((seat) => handOf(s, seat))).toEqual([['city-01'], [], [], []]);
    expect(s.gone(2)).toBe(1);
    expect(s.powersInFront(0, 3)).toBe(1);
  });

  const alike = (rulesVersion: '2026-11-21.2' | '2026-11-22') => {
    const s = position({
      options: { mode: 'advanced', players: 4, rulesVersion },
      hands: [['tornado'], ['nature-sea'], [], ['nature-sea']],
      order: [0, 1, 1, 1],
    });
    play(s, 0, 'tornado');
    return s;
  };

  it('[GA-11-10] asks also when all cards are the same', () => {
    const s = alike('2026-11-22');
    expect([s.top(), s.turn()]).toEqual([FRAME.keep, 0]);
    play(s, 0, 'keep nature-sea');
    expect([0, 1, 2, 3].map((seat) => handOf(s, seat))).toEqual([['nature-sea'], [], [], []]);
    expect(s.gone(2)).toBe(1);
  });

  it('[GA-11-10] did not ask then by the rules of 2026-11-21', () => {
    const s = alike('2026-11-21.2');
    expect([s.top(), handOf(s, 0), s.gone(2)]).toEqual([FRAME.turn, ['nature-sea'], 1]);
  });

  it('[GA-11-10] keeps the only card by itself, and needs nobody with cards', () => {
    const s = position({
      options: { mode: 'advanced' },
      hands: [['tornado', 'tornado'], ['nature-sea']],
    });
    play(s, 0, 'tornado');
    expect(handOf(s, 0)).toEqual(['nature-sea', 'tornado']);
    play(s, 0, 'tornado');
    expect([s.turn(), s.powersInFront(0, 3)]).toEqual([1, 2]);
  });
});

describe('objectives of power cards', () => {
  it('[GA-11-11] four power cards in front complete the first open one, and go', () => {
    const s = position({
      ...POWERS,
      world: ['P'],
      hands: [['lightning']],
      powers: [['sun', 'sun', 'rain']],
      objectives: ['goal-1', 'power-goal-2', 'power-goal-1'],
    });
    play(s, 0, 'lightning 0 0');
    expect([s.completedBy(0), s.completedBy(1), s.completedBy(2)]).toEqual([255, 0, 255]);
    expect([0, 1, 5].map((power) => s.powersInFront(0, power))).toEqual([0, 0, 0]);
    expect([s.gone(13), s.gone(14), s.gone(18)]).toEqual([2, 1, 1]);
  });

  it('[GA-11-11] without an open one they stay', () => {
    const s = position({
      ...POWERS,
      world: ['P'],
      hands: [['lightning']],
      powers: [['sun', 'sun', 'rain']],
      objectives: ['power-goal-2'],
      completed: { 'power-goal-2': 1 },
    });
    play(s, 0, 'lightning 0 0');
    expect([s.powersInFront(0, 0), s.supply(0)]).toEqual([2, 6]);
  });
});
