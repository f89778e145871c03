import { describe, expect, test } from 'vitest';
import {
  after,
  buildingAt,
  can,
  deciders,
  moves,
  play,
  position,
  refusal,
  terrainAt,
} from '../hand-made.ts';

/**
 * Witches with one dwelling on F4; E7 mountains, G2 wasteland, F3 desert and E6 plains are adjacent
 * to it.
 */
const W = { buildings: { F4: '0 dwelling' } } as const;
/** Dwarves with one dwelling on F6; E9 forest is adjacent to it, D7 and D8 are two hexes away. */
const D = { factions: ['dwarves', 'witches'], buildings: { F6: '0 dwelling' } } as const;

describe('FAQ 2.1 transform and build', () => {
  test('2.1 Q1: transform, build, or both; part of the way; unused spades are lost', () => {
    const w = position(W);
    const transformed = after(w, 'transform E7 forest short', 'decline');
    expect(terrainAt(transformed, 'E7')).toBe('forest');
    expect(buildingAt(transformed, 'E7')).toBe('none');
    expect(buildingAt(after(w, 'transform E7 forest short', 'build E7'), 'E7')).toBe('dwelling');
    const ready = position({ ...W, terrain: { E7: 'forest' } });
    expect(can(ready, 'build E7')).toBe(true);
    const partly = after(w, 'transform G2 mountains short');
    expect(terrainAt(partly, 'G2')).toBe('mountains');
    expect(refusal(partly, 'build G2')).toBe('action-already-taken');
    const one = after(w, 'power ACT6', 'transform E7 forest short', 'decline');
    expect(one.workers(0)).toBe(w.workers(0));
    expect(one.top()).not.toBe(w.top());
    expect(refusal(w, 'build E7')).toBe('wrong-terrain');
    expect(refusal(w, 'transform F4 lakes short')).toBe('not-empty');
  });

  test('2.1 Q2: either way round without turning back, up to six spades', () => {
    const w = position({ ...W, seats: [{ workers: 6, exchange: 2 }] });
    const way = ['wasteland', 'desert', 'plains'];
    for (const terrain of way) expect(can(w, `transform E7 ${terrain} short`)).toBe(true);
    for (const terrain of ['swamp', 'lakes', 'forest']) {
      expect(can(w, `transform E7 ${terrain} long`)).toBe(true);
    }
    expect(after(w, 'transform E7 forest long').workers(0)).toBe(0);
    expect(refusal(w, 'transform E7 lakes short')).toBe('no-such-way');
    const done = after(w, 'transform E7 forest short');
    expect(refusal(done, 'transform E7 lakes short')).toBe('no-more-transforming');
  });

  test('2.1 Q2 n1: opposite terrain takes three spades one way, four the other', () => {
    const w = position({ ...W, seats: [{ exchange: 2, workers: 9 }] });
    expect(after(w, 'transform F3 forest short').workers(0)).toBe(6);
    expect(after(w, 'transform F3 forest long').workers(0)).toBe(5);
  });

  test('2.1 Q3: home terrain may be transformed away', () => {
    const w = position({ ...W, terrain: { E7: 'forest' }, seats: [{ exchange: 2 }] });
    expect(can(w, 'transform E7 mountains short')).toBe(true);
    expect(can(w, 'transform E7 lakes short')).toBe(true);
    expect(can(w, 'transform E7 mountains long')).toBe(true);
  });

  test('2.1 Q3 n1: never all the way round', () => {
    const w = position({ ...W, terrain: { E7: 'forest' }, seats: [{ exchange: 2 }] });
    expect(refusal(w, 'transform E7 forest long')).toBe('no-such-way');
    expect(refusal(w, 'transform E7 forest short')).toBe('no-such-way');
  });

  test('2.1 Q4: free spades are used at once', () => {
    const w = after(position(W), 'power ACT5');
    expect(deciders(w)).toEqual([0]);
    expect(moves(w).every((move) => /^(transform|build|decline)/.test(move))).toBe(true);
  });

  test('2.1 Q4 n1: free spades may be used by tunnel', () => {
    const d = position(D);
    const done = after(d, 'power ACT5', 'skip-transform D7 mountains short');
    expect(done.workers(0)).toBe(d.workers(0) - 2);
    expect(done.vp(0)).toBe(d.vp(0) + 4);
    expect(can(done, 'build D7')).toBe(true);
  });

  test('2.1 S1: paid spades besides free ones only on the shortest way and when needed', () => {
    const w = position({ ...W, seats: [{ workers: 9 }] });
    const spade = after(w, 'power ACT5');
    expect(after(spade, 'transform G2 forest short').workers(0)).toBe(6);
    expect(refusal(spade, 'transform G2 plains short')).toBe('not-the-shortest-way');
    const used = after(spade, 'transform E7 forest short');
    expect(refusal(used, 'transform E7 lakes short')).toBe('no-more-transforming');
    const darklings = position({
      factions: ['darklings', 'witches'],
      buildings: { E10: '0 dwelling' },
      terrain: { E11: 'desert' },
    });
    const dark = after(darklings, 'power ACT5', 'transform E11 swamp short');
    expect(dark.priests(0)).toBe(darklings.priests(0) - 1);
  });

  test('2.1 S1 n1: free spades alone may go the long way', () => {
    const used = after(position(W), 'power ACT5', 'transform G2 desert short');
    expect(terrainAt(used, 'G2')).toBe('desert');
    expect(refusal(used, 'build G2')).toBe('action-already-taken');
  });

  test('2.1 S1 n2: without free spades any number for either direction', () => {
    const w = position({ ...W, seats: [{ exchange: 2 }] });
    expect(can(w, 'transform G2 forest long')).toBe(true);
    expect(can(w, 'transform G2 plains short')).toBe(true);
  });

  test('2.1 S2: what is left over goes to another hex, once the first is home', () => {
    const w = position(W);
    const one = after(w, 'power ACT6', 'transform E7 forest short');
    expect(can(one, 'transform G2 mountains short')).toBe(true);
    expect(can(one, 'decline')).toBe(true);
    const h = position({
      factions: ['halflings', 'witches'],
      buildings: { E6: '0 trading-post' },
      terrain: { E5: 'desert', F3: 'desert', E7: 'desert' },
    });
    const stronghold = after(h, 'upgrade E6 stronghold');
    const all = after(
      stronghold,
      'transform E5 plains short',
      'transform F3 plains short',
      'transform E7 plains short',
    );
    expect(['E5', 'F3', 'E7'].map((hex) => terrainAt(all, hex))).toEqual(Array(3).fill('plains'));
  });

  test('2.1 S2 n1: all spades go into one hex first', () => {
    const one = after(position(W), 'power ACT6', 'transform G2 mountains short');
    expect(can(one, 'transform E7 forest short')).toBe(false);
    const site = after(
      position({ ...W, rulings: { spadesLeftOver: 'anywhere' } }),
      'power ACT6',
      'transform G2 mountains short',
    );
    expect(can(site, 'transform E7 forest short')).toBe(true);
  });

  test('2.1 S2 n2: with paid spades one hex', () => {
    const w = position({ ...W, seats: [{ exchange: 2 }] });
    const one = after(w, 'transform E7 forest short');
    expect(refusal(one, 'transform G2 mountains short')).toBe('no-more-transforming');
  });

  test('2.1 S2 n3: the dwelling on the hex that became home first', () => {
    const made = { buildings: { F4: '0 dwelling', F2: '0 dwelling' } } as const;
    const w = position(made);
    const two = after(w, 'power ACT6', 'transform E7 forest short', 'transform F1 forest short');
    expect(can(two, 'build E7')).toBe(true);
    expect(refusal(two, 'build F1')).toBe('not-made-home');
    const turned = after(w, 'power ACT6', 'transform F1 forest short', 'transform E7 forest short');
    expect(can(turned, 'build F1')).toBe(true);
    expect(refusal(turned, 'build E7')).toBe('not-made-home');
    const either = after(
      position({ ...made, rulings: { dwellingAfterTwo: 'either' } }),
      'power ACT6',
      'transform E7 forest short',
      'transform F1 forest short',
    );
    expect(can(either, 'build F1')).toBe(true);
  });

  test('2.1 S2 n4: Halflings build stronghold and dwelling in one action', () => {
    const h = position({
      factions: ['halflings', 'witches'],
      buildings: { E6: '0 trading-post', F4: '1 dwelling' },
      terrain: { E7: 'desert' },
      seats: [{}, { bowls: [12, 0, 0] }],
    });
    const before = h.workers(0);
    play(h, 0, 'upgrade E6 stronghold', 'transform E7 plains short', 'build E7');
    expect(h.workers(0)).toBe(before - 4 - 1);
    expect(h.offers()).toBe(2);
  });

  test('2.1 S2 n5: Chaos Magicians build twice with the double action', () => {
    const c = position({
      factions: ['chaos-magicians', 'witches'],
      buildings: { G2: '0 stronghold' },
      terrain: { F3: 'wasteland', F4: 'wasteland' },
    });
    const workers = c.workers(0);
    play(c, 0, 'special ACTC', 'build F3', 'build F4');
    expect(c.workers(0)).toBe(workers - 2);
    expect(buildingAt(c, 'F4')).toBe('dwelling');
  });

  test('2.1 Q5: nothing is transformed after the dwelling, or next to it before', () => {
    const w = after(position(W), 'power ACT6', 'transform E7 forest short');
    expect(refusal(w, 'transform E8 mountains short')).toBe('not-in-reach');
    const built = after(w, 'build E7');
    expect(can(built, 'transform E8 mountains short')).toBe(false);
  });

  test('2.1 Q6: a home hex with no spade used opens no way to another', () => {
    const w = position({ ...W, terrain: { E7: 'forest' } });
    const both = after(w, 'power ACT6', 'transform G2 forest short');
    expect(refusal(both, 'build E7')).toBe('not-made-home');
    expect(can(both, 'build G2')).toBe(true);
    const one = after(w, 'power ACT5', 'transform G2 mountains short');
    expect(can(one, 'build E7')).toBe(false);
  });

  test('2.1 Q6 S1: an action with free spades may only build, and pays nothing for spades', () => {
    const made = { ...W, terrain: { E7: 'forest' }, roundTile: 'SCORE1' } as const;
    const options = { options: { miniRoundTile: true } };
    const w = position({ ...made, ...options });
    play(w, 0, 'power ACT5', 'build E7');
    expect(w.vp(0)).toBe(20);
    expect(w.bowl3(0)).toBe(8);
    const gained = position({ ...made, ...options, rulings: { spadeRewards: 'gained' } });
    play(gained, 0, 'power ACT5', 'build E7');
    expect(gained.vp(0)).toBe(22);
  });
});

describe('FAQ 2.3 direct and indirect adjacency', () => {
  const C = { buildings: { C4: '0 dwelling' } } as const;

  test('2.3 Q1a: touching or joined by a bridge', () => {
    const bridged = {
      factions: ['swarmlings', 'witches'],
      buildings: { D5: '0 dwelling', C4: '1 dwelling' },
      seats: [{ coins: 100 }, { bowls: [12, 0, 0] }],
    } as const;
    const s = position({ ...bridged, bridges: { 'C4-D5': 1 } });
    const coins = s.coins(0);
    play(s, 0, 'upgrade D5 trading-post');
    expect(coins - s.coins(0)).toBe(4);
    expect(s.offers()).toBe(1);
    const apart = position(bridged);
    play(apart, 0, 'upgrade D5 trading-post');
    expect(coins - apart.coins(0)).toBe(8);
    expect(apart.offers()).toBe(0);
  });

  test('2.3 Q1b: by ship, for transforming, not for prices', () => {
    expect(refusal(position(C), 'build C3')).toBe('not-in-reach');
    expect(can(position({ ...C, seats: [{ shipping: 1 }] }), 'build C3')).toBe(true);
  });

  test('2.3 Q1c: tunnels in actions', () => {
    expect(can(position(D), 'skip-transform D7 mountains short')).toBe(true);
  });
});

describe('FAQ 3.1 tunnelling and carpet flight', () => {
  test('3.1 S1: Fakirs fly for a priest', () => {
    const f = position({ factions: ['fakirs', 'witches'], buildings: { F3: '0 dwelling' } });
    const priests = f.priests(0);
    play(f, 0, 'skip-transform E7 wasteland short');
    expect(f.priests(0)).toBe(priests - 1);
    expect(f.vp(0)).toBe(24);
  });

  test('3.1 Q1: never to a directly adjacent hex', () => {
    const d = position(D);
    expect(refusal(d, 'skip-transform E9 mountains short')).toBe('directly-adjacent');
    play(d, 0, 'transform E9 mountains short');
    expect(d.vp(0)).toBe(20);
  });

  test('3.1 Q1 n1: bridged hexes are directly adjacent', () => {
    const d = position({
      factions: ['dwarves', 'witches'],
      buildings: { C5: '0 dwelling' },
      bridges: { 'B5-C5': 0 },
    });
    expect(refusal(d, 'skip-transform B5 mountains short')).toBe('directly-adjacent');
    expect(can(d, 'transform B5 mountains short')).toBe(true);
  });

  test('3.1 Q2: adjacent to any own structure is no target', () => {
    const d = position({ ...D, buildings: { F6: '0 dwelling', C5: '0 dwelling' } });
    expect(refusal(d, 'skip-transform D7 mountains short')).toBe('directly-adjacent');
  });

  test('3.1 Q3: once an action', () => {
    const d = after(position(D), 'power ACT6', 'skip-transform D7 mountains short');
    expect(can(d, 'skip-transform D8 desert short')).toBe(false);
  });

  test('3.1 Q4: the target must be used', () => {
    const d = position({ ...D, terrain: { D7: 'mountains' } });
    expect(
      moves(d).filter((move) => move.startsWith('skip') && move.includes(' D7 ')).length,
    ).toBeGreaterThan(0);
    play(d, 0, 'skip-build D7');
    expect(d.vp(0)).toBe(24);
    expect(buildingAt(d, 'D7')).toBe('dwelling');
  });

  test('3.1 Q5: the same hex again, for points each time', () => {
    for (const [from, to] of [
      ['plains', 'desert'],
      ['desert', 'wasteland'],
      ['wasteland', 'mountains'],
    ] as const) {
      const d = position({ ...D, terrain: { D8: from }, roundTile: 'SCORE1' });
      play(d, 0, `skip-transform D8 ${to} short`);
      expect(d.vp(0)).toBe(26);
    }
  });

  test('3.1 Q6: never from the far end of a bridge', () => {
    const d = position({
      factions: ['dwarves', 'witches'],
      buildings: { C5: '0 dwelling' },
      bridges: { 'B5-C5': 0 },
      terrain: { A9: 'forest', B4: 'forest' },
    });
    expect(refusal(d, 'skip-transform A9 mountains short')).toBe('not-in-range');
    expect(refusal(d, 'skip-transform B4 mountains short')).toBe('not-in-range');
  });

  test('3.1 Q6 S1: nor to the bridged hex', () => {
    const d = position({
      factions: ['dwarves', 'witches'],
      buildings: { C5: '0 dwelling' },
      bridges: { 'B5-C5': 0 },
      terrain: { B5: 'mountains' },
    });
    expect(refusal(d, 'skip-build B5')).toBe('directly-adjacent');
  });

  test('3.1 Q7: the shipping card helps them by its power and coins only', () => {
    const plain = position(D);
    const card = position({ ...D, seats: [{ card: 'BON4' }] });
    const reach = (s: typeof plain) => moves(s).filter((move) => move.startsWith('transform'));
    expect(reach(card)).toEqual(reach(plain));
  });

  test('3.1 Q8: two spades, one of them by tunnel', () => {
    const d = position(D);
    const workers = d.workers(0);
    play(d, 0, 'power ACT6', 'transform E9 mountains short', 'skip-transform D8 desert short');
    play(d, 0, 'build E9');
    expect(d.workers(0)).toBe(workers - 2 - 1);
    expect(d.vp(0)).toBe(24);
  });

  test('3.1 Q8 n1: if both became home, only the first', () => {
    const d = after(
      position(D),
      'power ACT6',
      'transform E9 mountains short',
      'skip-transform D7 mountains short',
    );
    expect(can(d, 'build E9')).toBe(true);
    expect(refusal(d, 'build D7')).toBe('not-made-home');
  });
});

describe('FAQ 3.2 to 3.7 spades of factions', () => {
  const H = {
    factions: ['halflings', 'witches'],
    buildings: { E6: '0 trading-post' },
    terrain: { E5: 'desert', F3: 'desert' },
  } as const;

  test('3.2 Q1: Halflings score spades used', () => {
    const h = position(H);
    play(h, 0, 'upgrade E6 stronghold', 'transform E5 plains short', 'transform F3 plains short');
    play(h, 0, 'decline');
    expect(h.vp(0)).toBe(22);
    const wasted = position(H);
    play(wasted, 0, 'power ACT5', 'decline');
    expect(wasted.vp(0)).toBe(20);
    const gained = position({ ...H, rulings: { spadeRewards: 'gained' } });
    play(gained, 0, 'power ACT5', 'decline');
    expect(gained.vp(0)).toBe(21);
  });

  test('3.3 Q1: Alchemists gain power for spades used', () => {
    const a = position({
      factions: ['alchemists', 'witches'],
      buildings: { E10: '0 stronghold' },
      terrain: { E11: 'plains' },
      seats: [{ bowls: [6, 0, 6] }],
    });
    play(a, 0, 'power ACT6', 'transform E11 swamp short', 'decline');
    expect([a.bowl1(0), a.bowl2(0), a.bowl3(0)]).toEqual([10, 2, 0]);
  });

  const G = {
    factions: ['giants', 'witches'],
    buildings: { G2: '0 dwelling' },
    terrain: { F3: 'desert', F4: 'swamp', F2: 'lakes' },
  } as const;

  test('3.6 S1: Giants use exactly two spades on one hex', () => {
    const g = position({ ...G, seats: [{ workers: 9 }] });
    expect(after(g, 'transform F3 wasteland short').workers(0)).toBe(3);
    expect(after(g, 'transform F4 wasteland short').workers(0)).toBe(3);
    expect(after(g, 'power ACT5', 'transform F4 wasteland short').workers(0)).toBe(6);
    const two = after(g, 'power ACT6', 'transform F4 wasteland short');
    expect(two.workers(0)).toBe(9);
    expect(can(two, 'transform F3 wasteland short')).toBe(false);
  });

  test('3.6 Q1: nothing but wasteland, and no wasteland', () => {
    const g = position({ ...G, terrain: { F3: 'wasteland', F4: 'swamp' } });
    expect(moves(g).some((move) => move.startsWith('transform F3'))).toBe(false);
    expect(can(g, 'build F3')).toBe(true);
    expect(refusal(g, 'transform F4 plains short')).toBe('not-to-home');
  });

  test('3.6 Q2: Giants reach over rivers, sandstorms do not', () => {
    const g = position({
      factions: ['giants', 'witches'],
      buildings: { C4: '0 stronghold' },
      seats: [{ shipping: 1 }],
    });
    expect(can(after(g, 'special ACTG'), 'transform C3 wasteland short')).toBe(true);
    const n = position({
      factions: ['nomads', 'witches'],
      buildings: { C4: '0 stronghold' },
      bridges: { 'C4-D5': 0 },
      seats: [{ shipping: 3 }],
    });
    const storm = after(n, 'special ACTN');
    expect(refusal(storm, 'transform C3 desert short')).toBe('not-touching');
    expect(refusal(storm, 'transform D5 desert short')).toBe('not-touching');
  });

  test('3.7 Q1: Darklings score only spades of priests', () => {
    const d = position({
      factions: ['darklings', 'witches'],
      buildings: { E10: '0 dwelling' },
      terrain: { E11: 'forest' },
    });
    play(d, 0, 'power ACT5', 'transform E11 swamp short');
    expect(d.vp(0)).toBe(22);
    const one = position({
      factions: ['darklings', 'witches'],
      buildings: { E10: '0 dwelling' },
      terrain: { E11: 'lakes' },
    });
    play(one, 0, 'power ACT5', 'transform E11 swamp short');
    expect(one.vp(0)).toBe(20);
  });
});
