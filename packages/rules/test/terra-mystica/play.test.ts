import { describe, expect, test } from 'vitest';
import { PHASE, powerOffers, QUESTION } from '../../src/terra-mystica/index.ts';
import {
  after,
  can,
  deciders,
  game,
  moves,
  play,
  position,
  refusal,
  terrainAt,
} from './hand-made.ts';

describe('keys', () => {
  /** Witches with cults on 9 found a town and take the tile with a step on each cult. */
  const made = (keys: number) =>
    position({
      buildings: { E6: '0 trading-post', E7: '0 dwelling', F4: '0 dwelling', G2: '0 trading-post' },
      seats: [{ cults: { fire: 9, water: 9, earth: 9 }, keys, bowls: [12, 0, 0] }],
    });

  test('with fewer keys than cults at 9 the player chooses', () => {
    const s = made(0);
    play(s, 0, 'upgrade E6 stronghold', 'town TW5');
    expect(s.top()).toBe(QUESTION.keys);
    expect(moves(s)).toEqual(['cult fire', 'cult water', 'cult earth']);
    expect(refusal(s, 'cult air')).toBe('cult-not-due');
    const water = after(s, 'cult water');
    expect([0, 1, 2, 3].map((cult) => water.cult(0, cult))).toEqual([9, 10, 9, 1]);
    expect(water.keys(0)).toBe(0);
  });

  test('with a second key twice, with enough not at all', () => {
    const two = after(made(1), 'upgrade E6 stronghold', 'town TW5', 'cult fire');
    expect(moves(two)).toEqual(['cult water', 'cult earth']);
    const three = after(made(2), 'upgrade E6 stronghold', 'town TW5');
    expect([0, 1, 2].map((cult) => three.cult(0, cult))).toEqual([10, 10, 10]);
  });
});

describe('standing orders', () => {
  function offered(order: string) {
    const s = position({
      factions: ['swarmlings', 'witches'],
      buildings: { D5: '0 dwelling', D4: '1 temple' },
      seats: [{ coins: 100 }, { bowls: [12, 0, 0] }],
    });
    if (order !== 'ask') play(s, 1, `order power-offers ${order}`);
    play(s, 0, 'upgrade D5 trading-post');
    return s;
  }

  test.each([
    ['ask', true, 12, 20],
    ['free-then-ask', true, 12, 20],
    ['free-only', false, 12, 20],
    ['never', false, 12, 20],
    ['up-to-2', false, 10, 19],
    ['up-to-3', false, 10, 19],
    ['always', false, 10, 19],
  ] as const)('%s', (order, asked, bowl1, vp) => {
    const s = offered(order);
    expect(deciders(s).includes(1)).toBe(asked);
    expect([s.bowl1(1), s.vp(1)]).toEqual([bowl1, vp]);
  });

  test('an offer is shown with its price', () => {
    const offer = { to: 1, from: 0, power: 2, gained: 2, vp: 1, coins: 0 };
    expect(powerOffers(offered('ask'))).toEqual([offer]);
  });

  test('an order changes nothing now, also while its seat is asked', () => {
    const s = offered('ask');
    play(s, 1, 'order power-offers always');
    expect(deciders(s)).toEqual([1]);
    expect(refusal(s, 'order power-offers always', 1)).toBe('order-stands-already');
  });
});

describe('leaving the game', () => {
  test('only where the table allows it, and in the own turn', () => {
    expect(refusal(position(), 'drop')).toBe('no-dropping');
    const s = position({ options: { dropping: true } });
    expect(can(s, 'drop', 1)).toBe(false);
    play(s, 0, 'drop');
    expect(deciders(s)).toEqual([1]);
    expect(s.card(0)).toBe(255);
  });

  test('a seat that has left gets no offer of power; the game goes on to its end', () => {
    const s = position({
      options: { dropping: true },
      buildings: { F4: '0 dwelling', E7: '1 dwelling' },
      seats: [{ bowls: [12, 0, 0] }],
    });
    play(s, 0, 'drop');
    play(s, 1, 'upgrade E7 trading-post');
    expect(s.offers()).toBe(0);
    for (let round = 1; round < 6; round++) {
      while (s.top() !== QUESTION.turn) play(s, 1, moves(s, 1)[0]);
      play(s, 1, moves(s, 1).find((move) => move.startsWith('pass')) ?? '');
      if (s.top() === QUESTION['after-action']) play(s, 1, 'end');
    }
    play(s, 1, 'pass none');
    if (s.depth() > 0) play(s, 1, 'end');
    expect(s.phase()).toBe(PHASE.over);
    expect(game.outcome(s)?.rank.length).toBe(2);
  });
});

describe('Fire & Ice', () => {
  test('ice: the way to the start terrain, one spade on it, and never again', () => {
    const s = position({
      factions: ['yetis', 'witches'],
      buildings: { F4: '0 dwelling' },
      terrain: { E7: 'desert', G2: 'plains' },
      seats: [{ home: 'desert', workers: 9 }],
    });
    expect(terrainAt(s, 'F4')).toBe('ice');
    expect(after(s, 'transform E7 ice short', 'build E7').workers(0)).toBe(9 - 3 - 1);
    expect(terrainAt(after(s, 'transform G2 ice short'), 'G2')).toBe('ice');
    expect(refusal(s, 'transform G2 desert short')).toBe('no-such-way');
    const ice = position({
      factions: ['yetis', 'witches'],
      buildings: { F4: '0 dwelling' },
      terrain: { E7: 'ice' },
      seats: [{ home: 'desert' }],
    });
    expect(refusal(ice, 'transform E7 ice short')).toBe('terrain-for-good');
    expect(can(ice, 'build E7')).toBe(true);
  });

  test('Yetis pay one power less, and with the stronghold use what is used', () => {
    const s = position({
      factions: ['yetis', 'witches'],
      buildings: { F4: '0 stronghold' },
      seats: [{ home: 'desert', bowls: [0, 0, 5] }],
    });
    s.usePowerAction(1);
    play(s, 0, 'power ACT2');
    expect(s.bowl3(0)).toBe(3);
    const without = position({ factions: ['yetis', 'witches'], seats: [{ home: 'desert' }] });
    without.usePowerAction(1);
    expect(refusal(without, 'power ACT2')).toBe('power-action-used');
  });

  test('Acolytes go down one cult, one step more on the home of others', () => {
    const s = position({
      factions: ['acolytes', 'witches'],
      buildings: { F4: '0 dwelling' },
      terrain: { E7: 'forest', G2: 'desert' },
      seats: [{ home: 'lakes', cults: { fire: 3, water: 4 } }],
    });
    expect(refusal(s, 'sacrifice E7 fire')).toBe('cult-too-low');
    expect(after(s, 'sacrifice E7 water').cult(0, 1)).toBe(0);
    expect(after(s, 'sacrifice G2 fire', 'build G2').cult(0, 0)).toBe(0);
    const spades = after(s, 'power ACT6');
    expect(after(spades, 'cult fire', 'cult air').cult(0, 3)).toBe(1);
  });

  test('leaving space 10 frees it and gives the key back', () => {
    const s = position({
      factions: ['acolytes', 'witches'],
      buildings: { F4: '0 dwelling' },
      terrain: { G2: 'desert' },
      seats: [{ home: 'lakes', cults: { fire: 10 } }],
    });
    play(s, 0, 'sacrifice G2 fire');
    expect([s.cult(0, 0), s.cultTop(0), s.keys(0)]).toEqual([7, 255, 1]);
  });

  test('Dragonlords pay tokens from bowls of their choice, or from the lowest', () => {
    const made = {
      factions: ['dragonlords', 'witches'],
      buildings: { F4: '0 dwelling' },
      terrain: { G2: 'desert', E7: 'forest' },
      seats: [{ home: 'lakes', bowls: [2, 2, 2] }],
    } as const;
    const s = position(made);
    expect(after(s, 'erupt G2 0/0/1').bowl3(0)).toBe(1);
    expect(refusal(s, 'erupt G2 1/1/0')).toBe('tokens-not-the-price');
    expect(can(s, 'erupt E7 1/0/1')).toBe(true);
    const lowest = position({ ...made, rulings: { tokenRemoval: 'lowest' } });
    expect(refusal(lowest, 'erupt G2 0/0/1')).toBe('tokens-not-lowest');
    expect(can(lowest, 'erupt G2 1/0/0')).toBe(true);
  });

  test('Shapeshifters change their home terrain for power or tokens', () => {
    const made = {
      factions: ['shapeshifters', 'yetis', 'witches'],
      buildings: { F4: '0 stronghold' },
      seats: [{ home: 'plains', bowls: [2, 2, 6] }, { home: 'swamp' }],
    } as const;
    const s = position(made);
    const power = after(s, 'special ACTH5');
    expect(refusal(power, 'colour forest')).toBe('terrain-taken');
    expect(refusal(power, 'colour ice')).toBe('not-on-cycle');
    // The start terrain of an ice faction is nobody's home terrain.
    const done = after(power, 'colour swamp');
    expect([done.home(0), done.bowl1(0), terrainAt(done, 'F4')]).toEqual([2, 7, 'swamp']);
    const tokens = after(s, 'special ACTH6', 'remove-tokens 2/2/1', 'colour lakes');
    expect([tokens.bowl1(0), tokens.bowl2(0), tokens.bowl3(0)]).toEqual([0, 0, 5]);
    const first = position({ ...made, rulings: { fireIceRules: '2014' } });
    play(first, 0, 'special ACTH5', 'colour swamp');
    expect([first.bowl1(0), first.vp(0)]).toEqual([5, 22]);
  });

  test('Riverwalkers build over rivers on unlocked terrain', () => {
    const s = position({
      factions: ['riverwalkers', 'witches'],
      buildings: { C4: '0 dwelling' },
      terrain: { D5: 'desert', D4: 'plains' },
      seats: [{ home: 'desert', shipping: 1 }],
    });
    s.setLocked(0, 0b1111110);
    expect(can(s, 'build D5')).toBe(true);
    expect(refusal(s, 'build D4')).toBe('terrain-locked');
    expect(refusal(s, 'transform D4 desert short')).toBe('no-transforming');
  });
});

describe('Riverwalkers without a priest in the supply', () => {
  const made = (afterBuilding: 'faq' | 'snellman', coins: number, priests = 6) =>
    position({
      factions: ['riverwalkers', 'witches'],
      seats: [{ home: 'lakes', coins, priests, bowls: [0, 0, 5], card: 'BON3' }],
      rulings: { afterBuilding, emptyActions: 'allowed' },
    });

  test.each(['faq', 'snellman'] as const)('%s: may let a priest go rather than pay', (how) => {
    const s = made(how, 5);
    s.setLocked(0, 1 << 2);
    play(s, 0, 'convert power-to-priests 1');
    expect(moves(s).sort()).toEqual(['decline', 'unlock swamp']);
    const events = play(s, 0, 'decline');
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'priests', amount: 1 });
    expect([s.coins(0), s.locked(0), s.priests(0)]).toEqual([5, 4, 6]);
  });

  test.each(['faq', 'snellman'] as const)('%s: not when one lies there', (how) => {
    const s = made(how, 5, 3);
    s.setLocked(0, 1 << 2);
    play(s, 0, 'convert power-to-priests 1');
    expect(refusal(s, 'decline')).not.toBe('');
    expect(can(s, 'gain-priest')).toBe(true);
  });

  test('faq: who cannot pay is not asked', () => {
    const s = made('faq', 0);
    s.setLocked(0, 1 << 2);
    const events = play(s, 0, 'convert power-to-priests 1');
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'priests', amount: 1 });
    expect(can(s, 'pass BON1')).toBe(true);
  });
});
