import { describe, expect, test } from 'vitest';
import { seedFromNumber } from '../../../src/kernel/index.ts';
import { scoreGameEnd } from '../../../src/terra-mystica/course/scoring.ts';
import {
  PHASE,
  QUESTION,
  ROUND_TILES,
  SETS,
  SPADE_FLAG,
  type State,
  TOWN_TILES,
} from '../../../src/terra-mystica/index.ts';
import {
  after,
  can,
  deciders,
  game,
  isInTown,
  moves,
  play,
  position,
  refusal,
} from '../hand-made.ts';

function setUpMany(options: Record<string, unknown>, games: number): number[][] {
  return Array.from({ length: games }, (_, seed) => {
    const parsed = game.options(options);
    if (!parsed.ok) throw new Error('refused');
    const s = game.setup(parsed.value, seedFromNumber(seed));
    if (!s.ok) throw new Error('refused');
    return [1, 2, 3, 4, 5, 6].map((round) => s.value.roundTile(round));
  });
}

const SPADES = ROUND_TILES.indexOf('SCORE1');

function share(tiles: readonly number[][]): number {
  return tiles.filter((each) => each.includes(SPADES)).length / tiles.length;
}

describe('FAQ 1 corrections', () => {
  test('1.1: the spade tile is drawn again for rounds 5 and 6', () => {
    for (const [miniRoundTile, expected] of [
      [false, 4 / 6],
      [true, 4 / 7],
    ] as const) {
      const drawn = setUpMany({ players: 2, miniRoundTile }, 1500);
      for (const tiles of drawn) {
        expect(new Set(tiles).size).toBe(6);
        expect(tiles.slice(4)).not.toContain(SPADES);
      }
      expect(Math.abs(share(drawn) - expected)).toBeLessThan(0.05);
    }
  });

  test('1.1 n1: six tiles first', () => {
    const drawn = setUpMany({ players: 2, rulings: { roundTileDraw: 'six-first' } }, 1500);
    for (const tiles of drawn) expect(tiles.slice(4)).not.toContain(SPADES);
    expect(Math.abs(share(drawn) - 6 / 8)).toBeLessThan(0.05);
  });

  test('1.2: the shipping step of the Mermaids’ stronghold is free', () => {
    const m = position({
      factions: ['mermaids', 'witches'],
      buildings: { D5: '0 trading-post' },
      seats: [{ workers: 4, coins: 6, priests: 0 }],
    });
    play(m, 0, 'upgrade D5 stronghold');
    expect([m.shipping(0), m.vp(0), m.workers(0), m.coins(0), m.priests(0)]).toEqual([
      2, 22, 0, 0, 0,
    ]);
    const paid = position({ factions: ['mermaids', 'witches'], buildings: { D5: '0 dwelling' } });
    const [workers, coins, priests] = [paid.workers(0), paid.coins(0), paid.priests(0)];
    play(paid, 0, 'advance-shipping');
    expect([workers - paid.workers(0), coins - paid.coins(0), priests - paid.priests(0)]).toEqual([
      0, 4, 1,
    ]);
  });

  /** Cultists on F4 between two neighbours. */
  function cultists(rulings = {}, bowls: readonly [number, number, number] = [12, 0, 0]): State {
    return position({
      factions: ['cultists', 'witches', 'dwarves'],
      buildings: { F4: '0 dwelling', E7: '1 dwelling', F3: '2 dwelling' },
      seats: [{ bowls: [12, 0, 0], cults: {} }, { bowls }, { bowls: [12, 0, 0] }],
      rulings,
    });
  }

  test('1.3: one step however many take, power when all refuse', () => {
    const both = cultists();
    play(both, 0, 'upgrade F4 trading-post');
    play(both, 1, 'take-power p1 1');
    play(both, 2, 'take-power p1 1');
    expect(moves(both).filter((move) => move.startsWith('cult')).length).toBe(4);
    play(both, 0, 'cult fire');
    expect(both.cult(0, 0)).toBe(1);
    expect(both.top()).toBe(QUESTION['after-action']);
    const one = cultists();
    play(one, 0, 'upgrade F4 trading-post');
    play(one, 1, 'refuse-power p1 1');
    play(one, 2, 'take-power p1 1');
    expect(one.top()).toBe(QUESTION.cult);
    const none = cultists();
    play(none, 0, 'upgrade F4 trading-post');
    play(none, 1, 'refuse-power p1 1');
    play(none, 2, 'refuse-power p1 1');
    expect([none.bowl1(0), none.bowl2(0)]).toEqual([11, 1]);
    const first = cultists({ cultists: 'first-printing' });
    play(first, 0, 'upgrade F4 trading-post');
    play(first, 1, 'refuse-power p1 1');
    play(first, 2, 'refuse-power p1 1');
    expect(first.bowl1(0)).toBe(12);
  });

  test('1.3 S1: neighbours who cannot take power', () => {
    const full = (rulings = {}) =>
      position({
        factions: ['cultists', 'witches'],
        buildings: { F4: '0 dwelling', E7: '1 dwelling' },
        seats: [{ bowls: [12, 0, 0] }, { bowls: [0, 0, 12] }],
        rulings,
      });
    const nothing = full();
    play(nothing, 0, 'upgrade F4 trading-post');
    expect(deciders(nothing)).toEqual([0]);
    expect(nothing.bowl1(0)).toBe(12);
    const japanese = full({ cultists: 'japanese' });
    play(japanese, 0, 'upgrade F4 trading-post');
    expect(japanese.bowl1(0)).toBe(11);
    const mixed = cultists({}, [0, 0, 12]);
    play(mixed, 0, 'upgrade F4 trading-post');
    play(mixed, 2, 'refuse-power p1 1');
    expect(mixed.bowl1(0)).toBe(11);
    const alone = position({
      factions: ['cultists', 'witches'],
      buildings: { F4: '0 dwelling' },
      seats: [{ bowls: [12, 0, 0] }],
      rulings: { cultists: 'japanese' },
    });
    play(alone, 0, 'upgrade F4 trading-post');
    expect(alone.bowl1(0)).toBe(12);
  });
});

/** Witches on F4 with spades of the cult reward. */
function cleanup(spades: number, made: Parameters<typeof position>[0] = {}): State {
  const s = position({ buildings: { F4: '0 dwelling' }, ...made });
  while (s.depth() > 0) s.pop();
  s.enterPhase(PHASE.cultRewards);
  s.push(QUESTION.spades, 0, spades, 255, 255, SPADE_FLAG.cleanup, 255);
  return s;
}

describe('FAQ 2.2 spades from the cult reward', () => {
  test('2.2 Q1: no extra spades, no dwelling', () => {
    const s = cleanup(1);
    expect(refusal(s, 'transform G2 forest short')).toBe('too-many-spades');
    expect(refusal(s, 'build E7')).toBe('no-building-now');
    expect(can(s, 'transform E7 forest short')).toBe(true);
  });

  test('2.2 Q2: in reach by ship, two hexes by the rules of transforming', () => {
    const two = cleanup(2);
    expect(can(after(two, 'transform E7 forest short'), 'transform G2 mountains short')).toBe(true);
    expect(can(two, 'transform G2 forest short')).toBe(true);
    const partly = cleanup(2);
    game.apply(partly, 0, parsed(partly, 'transform G2 mountains short'));
    expect(partly.top()).not.toBe(QUESTION.spades);
    const c = cleanup(1, {
      buildings: { C4: '0 dwelling' },
      terrain: { C3: 'lakes' },
      seats: [{ shipping: 1 }],
    });
    expect(can(c, 'transform C3 forest short')).toBe(true);
  });

  test('2.3 Q1c, 3.1 S1: tunnels and flights do not help', () => {
    const d = cleanup(1, { factions: ['dwarves', 'witches'], buildings: { F6: '0 dwelling' } });
    expect(refusal(d, 'skip-transform D7 mountains short')).toBe('skipped-already');
    expect(refusal(d, 'transform D7 mountains short')).toBe('not-in-reach');
  });

  test('2.7 Q2: nor does the shipping card', () => {
    const made = {
      buildings: { C4: '0 dwelling' },
      terrain: { C3: 'lakes' },
      seats: [{ card: 'BON4' }],
    } as const;
    expect(can(position(made), 'transform C3 forest short')).toBe(true);
    expect(refusal(cleanup(1, made), 'transform C3 forest short')).toBe('not-in-reach');
  });
});

function parsed(s: State, text: string): number {
  const move = game.notation.parse(s, text);
  if (!move.ok) throw new Error(text);
  return move.value;
}

describe('FAQ 2.4 power when others build', () => {
  /** Swarmlings build on D5; the Witches have structures with this power beside it. */
  function offered(bowls: readonly [number, number, number], vp: number): State {
    const s = position({
      factions: ['swarmlings', 'witches'],
      buildings: { D5: '0 dwelling', D4: '1 stronghold', E7: '1 dwelling' },
      seats: [{ coins: 100 }, { bowls, vp }],
    });
    play(s, 0, 'upgrade D5 trading-post');
    return s;
  }

  test('2.4 Q1: the price follows what is gained', () => {
    const two = offered([0, 2, 10], 10);
    const power = two.offerPower(0);
    play(two, 1, `take-power p1 ${power}`);
    expect([two.bowl3(1), two.vp(1)]).toEqual([12, 9]);
    const poor = offered([12, 0, 0], 1);
    play(poor, 1, `take-power p1 ${power}`);
    expect([poor.bowl2(1), poor.vp(1)]).toEqual([2, 0]);
    const broke = offered([12, 0, 0], 0);
    play(broke, 1, `take-power p1 ${power}`);
    expect([broke.bowl2(1), broke.vp(1)]).toEqual([1, 0]);
    const no = offered([12, 0, 0], 1);
    play(no, 1, `refuse-power p1 ${power}`);
    expect([no.bowl1(1), no.vp(1)]).toEqual([12, 1]);
  });

  test('2.4 Q1 n1: points stop at zero', () => {
    const broke = offered([12, 0, 0], 0);
    play(broke, 1, `take-power p1 ${broke.offerPower(0)}`);
    expect(broke.vp(1)).toBe(0);
  });

  test('2.4 Q2: all or nothing', () => {
    const s = offered([12, 0, 0], 10);
    expect(moves(s, 1).length).toBe(2);
  });

  test('2.4 Q3: every way of building counts; n1: the cases and what they cost', () => {
    const neighbour = { bowls: [12, 0, 0] } as const;
    const w = position({
      buildings: { F4: '0 stronghold', D4: '1 dwelling' },
      factions: ['witches', 'chaos-magicians'],
      terrain: { D5: 'forest' },
      seats: [{}, neighbour],
    });
    const before = [w.workers(0), w.coins(0)];
    play(w, 0, 'special ACTW', 'build D5');
    expect([w.workers(0), w.coins(0)]).toEqual(before);
    expect(w.offers()).toBe(1);
    const s = position({
      factions: ['swarmlings', 'chaos-magicians'],
      buildings: { D5: '0 dwelling', A5: '0 dwelling', D4: '1 dwelling', H4: '0 stronghold' },
      seats: [{}, neighbour],
    });
    const had = [s.workers(0), s.coins(0)];
    play(s, 0, 'special ACTS', 'upgrade D5 trading-post');
    expect([s.workers(0), s.coins(0)]).toEqual(had);
    expect(s.offers()).toBe(1);
    for (const [faction, action, hex] of [
      ['nomads', 'special ACTN', 'F4'],
      ['giants', 'special ACTG', 'F4'],
      ['witches', 'power ACT5', 'F4'],
      ['witches', 'power ACT6', 'F4'],
      ['witches', 'special BON1', 'F4'],
    ] as const) {
      const home = { nomads: 'desert', giants: 'wasteland', witches: 'forest' }[faction];
      const made = position({
        factions: [faction, 'swarmlings'],
        buildings: { G2: '0 stronghold', E7: '1 dwelling' },
        terrain: { [hex]: faction === 'witches' ? 'mountains' : 'lakes' },
        seats: [{ card: 'BON1' }, neighbour],
      });
      const [workers, coins] = [made.workers(0), made.coins(0)];
      // The sandstorm has only one possible hex.
      play(made, 0, action);
      if (faction !== 'nomads') play(made, 0, `transform ${hex} ${home} short`);
      expect(made.offers()).toBe(0);
      play(made, 0, `build ${hex}`);
      expect([workers - made.workers(0), coins - made.coins(0)]).toEqual([1, 2]);
      expect(made.offers()).toBe(1);
    }
    expect(can(after(position({ buildings: { F4: '0 dwelling' } }), 'power ACT5'), 'decline')).toBe(
      true,
    );
  });
});

describe('FAQ 2.5 cult tracks', () => {
  test('2.5 Q1: space 10 needs a key', () => {
    const s = (seat: object) => position({ seats: [{ card: 'BON2', bowls: [12, 0, 0], ...seat }] });
    const none = s({ cults: { fire: 9 } });
    play(none, 0, 'special BON2', 'cult fire');
    expect(none.cult(0, 0)).toBe(9);
    const key = s({ cults: { fire: 9, water: 9 }, keys: 1 });
    play(key, 0, 'special BON2', 'cult fire');
    expect([key.cult(0, 0), key.keys(0), key.bowl2(0)]).toEqual([10, 0, 3]);
    const taken = position({
      seats: [{ card: 'BON2', cults: { fire: 9 }, keys: 1 }, { cults: { fire: 10 } }],
    });
    play(taken, 0, 'special BON2', 'cult fire');
    expect([taken.cult(0, 0), taken.keys(0)]).toEqual([9, 1]);
  });

  test('2.5 Q2: a priest may be sent although not all steps can be made', () => {
    const s = position({ seats: [{ cults: { fire: 9 }, keys: 1 }] });
    expect(after(s, 'priest fire 2').cult(0, 0)).toBe(10);
    const without = after(position({ seats: [{ cults: { fire: 9 } }] }), 'priest fire 2');
    expect([without.cult(0, 0), without.priestsPlaced(0)]).toEqual([9, 1]);
  });

  test('2.5 Q2 n1: the number is a maximum', () => {
    const s = after(position({ seats: [{ cults: { fire: 8 } }] }), 'priest fire 3');
    expect(s.cult(0, 0)).toBe(9);
  });

  test('2.5 Q3: a priest may come back for one step', () => {
    const s = position();
    for (let space = 0; space < 4; space++) s.setPriestSpace(0, space, 1);
    expect(refusal(s, 'priest fire 3')).toBe('no-space-for-priest');
    const back = after(s, 'priest fire 1');
    expect([back.cult(0, 0), back.priests(0), back.priestsPlaced(0)]).toEqual([1, 2, 0]);
    expect(can(position(), 'priest fire 1')).toBe(true);
  });

  test('2.5 Q4: a key cannot be saved', () => {
    const s = position({
      buildings: { F4: '0 trading-post' },
      seats: [{ cults: { fire: 9 }, keys: 1 }],
    });
    play(s, 0, 'upgrade F4 temple', 'favour FAV9');
    expect([s.cult(0, 0), s.keys(0)]).toEqual([10, 0]);
  });
});

describe('FAQ 2.6 founding towns', () => {
  /** Structures of the Witches on adjacent hexes; the first one is upgraded last. */
  function group(kinds: readonly string[], made: Parameters<typeof position>[0] = {}): State {
    const hexes = ['E6', 'E7', 'F4', 'G2'];
    const buildings = Object.fromEntries(kinds.map((kind, n) => [hexes[n], `0 ${kind}`]));
    return position({ ...made, buildings: buildings as Record<string, `${number} dwelling`> });
  }

  test('2.6 Q1a: four structures and power 7, at once', () => {
    const town = group(['trading-post', 'dwelling', 'dwelling', 'trading-post']);
    play(town, 0, 'upgrade E6 stronghold');
    expect(town.top()).toBe(QUESTION.town);
    const six = group(['dwelling', 'dwelling', 'dwelling', 'trading-post']);
    play(six, 0, 'upgrade E6 trading-post');
    expect(six.top()).toBe(QUESTION['after-action']);
    const three = group(['trading-post', 'temple', 'trading-post']);
    play(three, 0, 'upgrade E6 stronghold');
    expect(three.top()).toBe(QUESTION['after-action']);
  });

  test('2.6 Q1a n1: it cannot be refused', () => {
    const town = group(['trading-post', 'dwelling', 'dwelling', 'trading-post']);
    play(town, 0, 'upgrade E6 stronghold');
    expect(moves(town).every((move) => move.startsWith('town'))).toBe(true);
  });

  test('2.6 Q1b: with a sanctuary three are enough', () => {
    const town = group(['temple', 'temple', 'trading-post']);
    play(town, 0, 'upgrade E6 sanctuary', 'favour FAV9');
    expect(town.top()).toBe(QUESTION.town);
    const six = group(['temple', 'dwelling', 'trading-post']);
    play(six, 0, 'upgrade E6 sanctuary', 'favour FAV9');
    expect(six.top()).toBe(QUESTION['after-action']);
  });

  test('2.6 Q1b n1: only its own group', () => {
    const s = position({
      buildings: { A10: '0 sanctuary', E6: '0 trading-post', E7: '0 temple', F4: '0 trading-post' },
    });
    play(s, 0, 'upgrade E6 stronghold');
    expect(s.top()).toBe(QUESTION['after-action']);
  });

  test('2.6 Q1c: six power with the favour tile', () => {
    const favours = { seats: [{ favours: ['FAV5'] }] } as const;
    const four = group(['dwelling', 'dwelling', 'dwelling', 'trading-post'], favours);
    play(four, 0, 'upgrade E6 trading-post');
    expect(four.top()).toBe(QUESTION.town);
    const sanctuary = group(['temple', 'dwelling', 'trading-post'], favours);
    play(sanctuary, 0, 'upgrade E6 sanctuary', 'favour FAV9');
    expect(sanctuary.top()).toBe(QUESTION.town);
    const three = group(['dwelling', 'trading-post', 'trading-post'], favours);
    play(three, 0, 'upgrade E6 trading-post');
    expect(three.top()).toBe(QUESTION['after-action']);
  });

  test('2.6 Q1c n1: taking it may found several towns', () => {
    const s = position({
      buildings: {
        E6: '0 dwelling',
        E7: '0 dwelling',
        F4: '0 trading-post',
        G2: '0 trading-post',
        A9: '0 dwelling',
        A10: '0 dwelling',
        A11: '0 trading-post',
        A12: '0 temple',
        I1: '0 trading-post',
      },
    });
    play(s, 0, 'upgrade I1 temple', 'favour FAV5');
    const first = moves(s);
    expect(first.every((move) => move.startsWith('town'))).toBe(true);
    play(s, 0, 'town TW1');
    play(s, 0, 'town TW2');
    expect(s.top()).toBe(QUESTION['after-action']);
    expect(['E6', 'G2', 'A9', 'A12'].every((hex) => isInTown(s, 0, hex))).toBe(true);
  });
});

describe('FAQ 2.7 to 2.9', () => {
  test('2.7 Q1: no card is exchanged in round 6, its points are scored', () => {
    const s = position({
      round: 6,
      buildings: { F4: '0 dwelling', E7: '0 dwelling' },
      seats: [{ card: 'BON9' }],
    });
    s.setCardCoins(0, 2);
    const coins = s.coins(0);
    expect(moves(s).filter((move) => move.startsWith('pass'))).toEqual(['pass none']);
    play(s, 0, 'pass none');
    expect([s.vp(0), s.coins(0), s.card(0)]).toEqual([22, coins, 8]);
    expect(refusal(position({ round: 6 }), 'pass BON1')).toBe('no-card-in-last-round');
    expect(refusal(position({ round: 5 }), 'pass none')).toBe('card-needed');
  });

  test('2.8 Q1: no conversion during an action or in turns of others', () => {
    const s = position({ buildings: { F4: '0 dwelling' } });
    expect(can(s, 'convert power-to-coins 1')).toBe(true);
    const during = after(s, 'power ACT5');
    expect(refusal(during, 'convert power-to-coins 1')).toBe('not-now');
    const done = after(during, 'transform E7 forest short', 'decline');
    expect(can(done, 'convert power-to-coins 1')).toBe(true);
    const site = after(
      position({ buildings: { F4: '0 dwelling' }, rulings: { conversions: 'any-time' } }),
      'power ACT5',
    );
    expect(can(site, 'convert power-to-coins 1')).toBe(true);
    expect(refusal(s, 'convert power-to-coins 1', 1)).toBe('not-your-decision');
    const full = position({ seats: [{ bowls: [0, 0, 12], card: 'BON2', cults: { fire: 4 } }] });
    play(full, 0, 'special BON2', 'cult fire');
    expect(full.bowl3(0)).toBe(12);
  });

  /** Points of the goods alone. */
  function goods(faction: 'witches' | 'alchemists', seat: object): number {
    const s = position({ factions: [faction, 'swarmlings'], seats: [seat] });
    for (let cult = 0; cult < 4; cult++) for (const each of [0, 1]) s.setCult(each, cult, 0);
    const before = s.vp(0);
    scoreGameEnd(s, undefined);
    return s.vp(0) - before;
  }

  test('2.8 Q1 n1: three coins a point, power too', () => {
    expect(goods('witches', { coins: 2, workers: 0, priests: 0, bowls: [11, 0, 1] })).toBe(1);
  });

  test('2.9 Q1: power may be burned in the end', () => {
    const seat = { coins: 1, workers: 0, priests: 0, bowls: [0, 4, 0] } as const;
    expect(goods('witches', seat)).toBe(1);
  });

  test('2.9 Q1 n1: everything becomes coins', () => {
    const seat = { coins: 1, workers: 3, priests: 2, bowls: [0, 5, 1] } as const;
    expect(goods('witches', seat)).toBe(3);
    expect(goods('alchemists', seat)).toBe(4);
  });

  test('2.9 Q2: one area each; n1: once', () => {
    const s = position({
      buildings: {
        E6: '0 dwelling',
        E7: '0 dwelling',
        F4: '0 dwelling',
        A1: '0 dwelling',
        A2: '0 dwelling',
        I8: '1 dwelling',
        I9: '1 dwelling',
      },
      seats: [
        { coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0] },
        { coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0] },
      ],
    });
    scoreGameEnd(s, undefined);
    expect([s.vp(0), s.vp(1)]).toEqual([38, 32]);
  });
});

describe('FAQ 2.10 timing', () => {
  test('2.10 Q1: a town of the favour tile comes before its steps', () => {
    const made = (top: boolean) =>
      position({
        buildings: {
          E6: '0 dwelling',
          E7: '0 dwelling',
          F4: '0 trading-post',
          G2: '0 trading-post',
          I1: '0 trading-post',
        },
        seats: [{ cults: { fire: 8 }, bowls: [12, 0, 0] }, { cults: top ? { fire: 10 } : {} }],
      });
    const s = made(false);
    play(s, 0, 'upgrade I1 temple', 'favour FAV5', 'town TW1');
    expect([s.cult(0, 0), s.keys(0), s.bowl2(0)]).toEqual([10, 0, 3]);
    const taken = made(true);
    play(taken, 0, 'upgrade I1 temple', 'favour FAV5', 'town TW1');
    expect([taken.cult(0, 0), taken.keys(0)]).toEqual([9, 1]);
  });

  test('2.10 Q2: Chaos Magicians choose the order of two favour tiles', () => {
    const made = () =>
      position({
        factions: ['chaos-magicians', 'swarmlings'],
        buildings: {
          E6: '0 dwelling',
          E7: '0 dwelling',
          F4: '0 trading-post',
          G2: '0 trading-post',
          I1: '0 trading-post',
        },
        seats: [{ cults: { fire: 3, air: 7 } }],
      });
    const town = made();
    play(town, 0, 'upgrade I1 temple', 'favour FAV5', 'town TW1', 'favour FAV4');
    expect([town.cult(0, 0), town.cult(0, 3), town.keys(0)]).toEqual([5, 10, 0]);
    const steps = made();
    play(steps, 0, 'upgrade I1 temple', 'favour FAV4', 'favour FAV5', 'town TW1');
    expect([steps.cult(0, 0), steps.cult(0, 3), steps.keys(0)]).toEqual([5, 9, 1]);
  });

  test('2.10 Q3: Darklings may ordain the workers of the town tile', () => {
    const d = position({
      factions: ['darklings', 'witches'],
      buildings: {
        E9: '0 dwelling',
        E10: '0 trading-post',
        E11: '0 dwelling',
        F6: '0 trading-post',
      },
      seats: [{ workers: 5, priests: 0 }],
    });
    play(d, 0, 'upgrade E10 stronghold', 'town TW2', 'ordain 3');
    expect([d.workers(0), d.priests(0)]).toEqual([0, 3]);
  });

  test('2.10 Q4: Riverwalkers take priests one by one', () => {
    for (const [fireIceRules, price] of [
      ['2015', 1],
      ['2014', 0],
    ] as const) {
      const r = position({
        factions: ['riverwalkers', 'witches'],
        buildings: { C4: '0 dwelling' },
        seats: [{ priests: 0, coins: 9 }],
        rulings: { fireIceRules },
      });
      r.setLocked(0, 0b1111110);
      for (let n = 0; n < 1; n++) r.placePriest(0);
      while (r.depth() > 0) r.pop();
      r.push(QUESTION['after-action'], 0);
      r.push(QUESTION.priest, 0);
      r.push(QUESTION.priest, 0);
      expect(refusal(r, 'gain-priest')).toBe('no-priest-in-supply');
      play(r, 0, 'unlock plains', 'gain-priest');
      expect([r.priests(0), r.coins(0)]).toEqual([1, 9 - price]);
      expect(r.locked(0)).toBe(0b1111100);
    }
  });
});

describe('FAQ 2.11 actions only to hinder others', () => {
  test('2.11 Q1a: the bridge action without a bridge', () => {
    const s = position({ buildings: { C4: '0 dwelling' } });
    s.setBridgesLeft(0, 0);
    play(s, 0, 'power ACT1');
    expect([s.bowl3(0), s.isPowerActionUsed(0)]).toEqual([9, true]);
    const one = after(position({ buildings: { C4: '0 dwelling' } }), 'power ACT1');
    expect(can(one, 'decline')).toBe(true);
  });

  test('2.11 Q1b: the priest action without a priest', () => {
    const s = after(position({ seats: [{ priests: 7 }] }), 'power ACT2');
    expect([s.priests(0), s.isPowerActionUsed(1)]).toEqual([7, true]);
  });

  test('2.11 Q1c: spade actions without need', () => {
    const s = position({ buildings: { F4: '0 dwelling' }, roundTile: 'SCORE1' });
    for (const action of ['ACT5', 'ACT6']) {
      const done = after(s, `power ${action}`, 'decline');
      expect(done.vp(0)).toBe(20);
    }
    const river = {
      factions: ['riverwalkers', 'witches'],
      buildings: { C4: '0 dwelling' },
    } as const;
    expect(can(position(river), 'power ACT5')).toBe(true);
    const dry = position({ ...river, rulings: { riverwalkerSpades: 'forbidden' } });
    expect(refusal(dry, 'power ACT5')).toBe('spades-useless');
  });

  test('2.11 Q1d: a priest only to take a space', () => {
    const s = after(position({ seats: [{ cults: { fire: 10 } }] }), 'priest fire 3');
    expect([s.cult(0, 0), s.priestSpace(0, 0), s.priestsPlaced(0)]).toEqual([10, 0, 1]);
  });

  test('2.11 Q2: Giants and the one-spade action', () => {
    const g = position({
      factions: ['giants', 'witches'],
      buildings: { G2: '0 dwelling' },
      seats: [{ workers: 0 }],
    });
    const events = play(g, 0, 'power ACT5');
    expect(events).toContainEqual({ type: 'answered', seat: 0, by: 'only-answer' });
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'spades', amount: 1 });
  });
});

describe('FAQ 3.4 Mermaids', () => {
  /** Two groups around r16, together 7 power and four structures. */
  const M = {
    factions: ['mermaids', 'witches'],
    buildings: {
      D5: '0 stronghold',
      C4: '0 trading-post',
      C5: '0 dwelling',
      B5: '0 dwelling',
      A9: '0 dwelling',
    },
  } as const;
  const town = (s: State) => moves(s).find((move) => move.startsWith('river-town'));

  test('3.4 Q1: the town tile on the river hinders nobody and is no structure', () => {
    const s = position(M);
    const move = town(s) ?? '';
    expect(move).not.toBe('');
    play(s, 0, move, 'town TW1');
    expect(s.towns(0, 0)).toBe(1);
    expect(s.vp(0)).toBe(25);
    expect(s.onMap(0, 1)).toBe(3);
    const beside = position({
      factions: ['witches', 'mermaids'],
      buildings: { C4: '0 dwelling' },
      seats: [{ shipping: 1 }],
    });
    const before = moves(beside);
    beside.i32.set(s.i32.subarray(SETS.riverTowns, SETS.riverTowns + 4), SETS.riverTowns);
    expect(moves(beside)).toEqual(before);
  });

  test('3.4 Q1 n1: it does not help to the number of structures', () => {
    const few = { ...M, buildings: { D5: '0 stronghold', C4: '0 temple' } } as const;
    expect(town(position(few))).toBeUndefined();
  });

  test('3.4 Q2: not twice over the same hex', () => {
    const s = position(M);
    const move = town(s) ?? '';
    play(s, 0, move, 'town TW1');
    expect(refusal(s, move)).toBe('river-holds-town');
  });

  test('3.4 Q3: it may be put off; n1: before or after the action; n2: and for the round tile', () => {
    const s = position(M);
    const move = town(s) ?? '';
    const acted = after(s, 'power ACT4');
    expect(can(acted, move)).toBe(true);
    const during = after(s, 'power ACT5');
    expect(refusal(during, move)).toBe('not-now');
    expect(can(s, move, 1)).toBe(false);
    const scored = position({ ...M, roundTile: 'SCORE2' });
    play(scored, 0, move, 'town TW1');
    expect(scored.vp(0)).toBe(20 + 5 + 5);
  });
});

describe('FAQ 3.5 Auren', () => {
  const made = (keys: number) =>
    position({
      factions: ['auren', 'swarmlings'],
      buildings: { F4: '0 stronghold' },
      seats: [{ cults: { fire: 8 }, keys }],
    });

  test('3.5 Q1: a key for the stronghold action', () => {
    expect(after(made(0), 'special ACTA', 'cult fire').cult(0, 0)).toBe(9);
    expect(after(made(1), 'special ACTA', 'cult fire').cult(0, 0)).toBe(10);
  });

  test('3.5 Q2: no splitting', () => {
    const s = after(made(0), 'special ACTA');
    expect(moves(s)).toEqual(['cult fire', 'cult water', 'cult earth', 'cult air']);
    expect(after(s, 'cult water').cult(0, 1)).toBe(2);
  });
});

describe('FAQ 3.8 Cultists', () => {
  const C = {
    factions: ['cultists', 'witches'],
    buildings: { F4: '0 dwelling', E7: '1 dwelling' },
    seats: [{ bowls: [0, 0, 12] }, { bowls: [12, 0, 0] }],
  } as const;

  test('3.8 S1, Q1: upgrades count', () => {
    const s = position(C);
    play(s, 0, 'upgrade F4 trading-post');
    play(s, 1, 'take-power p1 1');
    expect(s.top()).toBe(QUESTION.cult);
  });

  test('3.8 Q1 n1: dwellings of free spades too', () => {
    const s = position({ ...C, terrain: { E6: 'desert' } });
    play(s, 0, 'power ACT5', 'transform E6 plains short', 'build E6');
    play(s, 1, 'take-power p1 1');
    expect(s.top()).toBe(QUESTION.cult);
  });

  test('3.8 Q2: without a neighbour nothing happens', () => {
    const s = position({ ...C, buildings: { F4: '0 dwelling' } });
    play(s, 0, 'upgrade F4 trading-post');
    expect([s.top(), s.bowl3(0)]).toEqual([QUESTION['after-action'], 12]);
  });

  test('3.8 Q3: full neighbours are not asked', () => {
    const s = position({ ...C, seats: [{ bowls: [12, 0, 0] }, { bowls: [0, 0, 12] }] });
    play(s, 0, 'upgrade F4 trading-post');
    expect([s.offers(), s.bowl1(0)]).toEqual([0, 12]);
  });

  test('3.8 Q4: the favour tile first', () => {
    const made = { ...C, buildings: { F4: '0 trading-post', E7: '1 dwelling' } } as const;
    const s = position(made);
    play(s, 0, 'upgrade F4 temple');
    expect(s.top()).toBe(QUESTION.favour);
    play(s, 0, 'favour FAV9');
    expect(deciders(s)).toEqual([1]);
    play(s, 1, 'take-power p1 1');
    expect(s.top()).toBe(QUESTION.cult);
    const bga = position({ ...made, rulings: { afterBuilding: 'bga' } });
    play(bga, 0, 'upgrade F4 temple');
    expect(deciders(bga)).toEqual([1]);
    play(bga, 1, 'take-power p1 1');
    play(bga, 0, 'cult fire');
    expect(bga.top()).toBe(QUESTION.favour);
  });

  test('3.8 Q5: the town tile first', () => {
    const s = position({
      ...C,
      buildings: {
        F4: '0 trading-post',
        E6: '0 stronghold',
        F3: '0 dwelling',
        G2: '0 dwelling',
        E7: '1 dwelling',
      },
    });
    play(s, 0, 'upgrade F4 temple', 'favour FAV9');
    expect(s.top()).toBe(QUESTION.town);
    play(s, 0, 'town TW1');
    expect(deciders(s)).toEqual([1]);
  });
});

describe('FAQ 4.1 promotional tiles', () => {
  test('4.1 Q1: fourteen towns', () => {
    const count = (s: State) => TOWN_TILES.reduce((sum, _, tile) => sum + s.townsLeft(tile), 0);
    expect(count(position())).toBe(10);
    expect(count(position({ options: { miniTownTiles: true } }))).toBe(14);
  });

  test('4.1 Q2: two keys are one town', () => {
    const s = position({
      options: { miniTownTiles: true },
      roundTile: 'SCORE2',
      buildings: { E6: '0 trading-post', E7: '0 dwelling', F4: '0 dwelling', G2: '0 trading-post' },
    });
    play(s, 0, 'upgrade E6 stronghold', 'town TW6');
    expect([s.vp(0), s.keys(0)]).toEqual([20 + 2 + 5 + 5, 2]);
    expect([0, 1, 2, 3].map((cult) => s.cult(0, cult))).toEqual([2, 2, 2, 2]);
  });
});
