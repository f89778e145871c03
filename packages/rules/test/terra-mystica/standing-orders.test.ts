import { describe, expect, it } from 'vitest';
import { type Player, type Position, position, type RuleTable } from './rule-table.ts';

/** Cultists upgrade beside Witches, who have room for power. */
const cultists = (
  mine: object = {},
  rulings: object = {},
  witches: object = { orders: { 'power-offers': 'always' } },
) =>
  position({
    players: [
      { faction: 'cultists', dwellings: 'F4', ...mine },
      { faction: 'witches', dwellings: 'E7', ...witches },
    ],
    rulings,
  });

describe('standing orders', () => {
  it('cult-step: the Cultists’ step is made by itself', () => {
    const table = cultists({ orders: { 'cult-step': 'earth' } });
    table.play('0 upgrade F4 trading-post');
    expect(table.told(0)).toContain('+1 earth ability');
    expect(table.happened('answered')).toEqual([
      { type: 'answered', seat: 1, by: 'order' },
      { type: 'answered', seat: 0, by: 'order' },
    ]);
  });

  it('cult-step: asks when no step can be made on that cult', () => {
    const table = cultists({ orders: { 'cult-step': 'earth' }, cults: { earth: 9 } });
    table.play('0 upgrade F4 trading-post');
    expect(table.asked()).toEqual(['cult']);
    const key = cultists({ orders: { 'cult-step': 'earth' }, cults: { earth: 9 }, keys: 1 });
    key.play('0 upgrade F4 trading-post');
    expect(key.cult(0, 'earth')).toBe(10);
  });

  it('cult-step: also where answers may come late', () => {
    const table = cultists(
      { orders: { 'cult-step': 'air' } },
      { afterBuilding: 'snellman' },
      { dwellings: 'E7' },
    );
    table.play('0 upgrade F4 trading-post').play('1 take-power p1 1');
    expect(table.told(0)).toEqual(['+1 air ability']);
    expect(table.happened('answered')).toHaveLength(1);
  });

  it.each([
    ['ask', undefined],
    ['always', 1],
    ['never', 0],
  ] as const)('token: %s', (token, tokens) => {
    const table = position({
      players: [
        { faction: 'shapeshifters', home: 'lakes', dwellings: 'F4', orders: { token } },
        { faction: 'witches', dwellings: 'E7', orders: { 'power-offers': 'always' } },
      ],
    }).play('0 upgrade F4 trading-post');
    if (tokens === undefined) {
      expect(table.asked()).toEqual(['buy-token', 'decline']);
      return;
    }
    expect(table.power(0)).toBe(`12/0/${tokens}`);
    expect(table.vp(0)).toBe(20 - tokens);
    expect(table.happened('lost')).toHaveLength(1 - tokens);
  });

  it('priest: into the hand, or off a terrain as long as one lies there and can be paid', () => {
    const made = (priest: 'hand' | 'forest' | 'plains', coins = 5) =>
      position({
        players: [
          {
            faction: 'riverwalkers',
            home: 'lakes',
            dwellings: 'F4',
            locked: 'forest swamp',
            power: '0/0/5',
            coins,
            orders: { priest },
          },
          { faction: 'witches' },
        ],
      }).play('0 convert power-to-priests 1');
    expect(made('hand').priests(0)).toBe(1);
    const unlocked = made('forest');
    expect(unlocked.happened('unlocked')).toMatchObject([{ terrain: 'forest' }]);
    // The home terrain of the Witches costs two.
    expect(unlocked.coins(0)).toBe(3);
    for (const table of [made('plains'), made('forest', 1)]) {
      expect(table.asked()).toEqual(['gain-priest', 'unlock']);
    }
  });

  it('reward-spades: never, so that the round goes on', () => {
    const made = (order: 'ask' | 'never') =>
      position({
        players: [
          {
            faction: 'witches',
            dwellings: 'F4',
            cults: { earth: 4 },
            orders: { 'reward-spades': order },
          },
          { faction: 'nomads', dwellings: 'F3' },
        ],
        tile: 'SCORE2',
      }).passAll();
    expect(made('ask').asked()).toEqual(['decline', 'transform']);
    const table = made('never');
    expect(table.told(0)).toContain('lost 1 spades');
    expect(table.state.round()).toBe(2);
  });

  it('turn-end: a turn in which neighbours were asked ends by itself', () => {
    const made = (order: 'ask' | 'after-answers', witches: object = {}) =>
      position({
        players: [
          { faction: 'darklings', dwellings: 'F4', orders: { 'turn-end': order } },
          { faction: 'witches', dwellings: 'E7', ...witches },
        ],
      }).play('0 upgrade F4 trading-post');
    const asked = made('ask').play('1 take-power p1 1');
    expect([asked.deciders(), asked.asked().includes('end')]).toEqual([[0], true]);
    const ended = made('after-answers').play('1 take-power p1 1');
    expect([ended.deciders(), ended.asked().includes('pass')]).toEqual([[1], true]);
    // No other seat was asked: the turn is still open.
    const open = made('after-answers', { orders: { 'power-offers': 'always' } });
    expect([open.deciders(), open.asked().includes('end')]).toEqual([[0], true]);
  });

  it('turn-end: the second action of Chaos Magicians is asked about again', () => {
    const table = position({
      players: [
        {
          faction: 'chaos-magicians',
          stronghold: 'E6',
          dwellings: 'F4',
          priests: 1,
          orders: { 'turn-end': 'after-answers' },
        },
        { faction: 'witches', dwellings: 'E7' },
      ],
    }).play('0 special ACTC', '0 upgrade F4 trading-post', '1 take-power p1 1');
    expect(table.deciders()).toEqual([0]);
    table.play('0 advance-shipping');
    expect(table.asked()).toContain('end');
  });

  it('are for those who can be asked, with the answers that there are', () => {
    const table = cultists();
    expect(table.refusal('0 order cult-step fire')).toBe('');
    expect(table.refusal('1 order cult-step fire')).toBe('order-not-for-faction');
    expect(table.refusal('0 order token always')).toBe('order-not-for-faction');
    expect(table.refusal('0 order cult-step always')).toBe('order-not-on-topic');
    expect(table.refusal('0 order turn-end ask')).toBe('order-stands-already');
    table.play('1 order power-offers never');
    expect(table.happened('order')).toEqual([
      { type: 'order', seat: 1, topic: 'power-offers', answer: 'never' },
    ]);
  });
});

describe('limits of orders on power offers', () => {
  const ORDERS = { 'power-offers': 'always', 'turn-end': 'after-answers' } as const;

  /** Cultists upgrade beside a stronghold of Witches: 3 power for 2 points each time. */
  const beside = (orders: Player['orders'], witches: Partial<Player> = {}, rest: object = {}) =>
    position({
      players: [
        { faction: 'cultists', dwellings: 'F4', orders: { 'cult-step': 'fire' } },
        { faction: 'witches', stronghold: 'E7', orders: { ...ORDERS, ...orders }, ...witches },
      ],
      ...rest,
    });

  const paid = (table: RuleTable) => -table.total(1, 'vp', 'neighbour');

  it('offer-points: pays so much in a round and asks about the rest', () => {
    const table = beside({ 'offer-points': '3' }).play('0 upgrade F4 trading-post');
    expect([paid(table), table.state.offerVp(1)]).toEqual([2, 2]);
    table.play('0 end', '1 pass BON1', '1 end', '0 upgrade F4 temple');
    table.play('0 favour FAV11');
    expect([table.total(1, 'vp'), table.deciders()]).toEqual([0, [1]]);
    expect(table.asked()).toEqual(['refuse-power', 'take-power']);
    // Points that a player pays without an order count too.
    table.play('1 take-power p1 3');
    expect(table.state.offerVp(1)).toBe(4);
  });

  it('offer-points: begins anew with each round', () => {
    const table = beside({ 'offer-points': '2' }).play('0 upgrade F4 trading-post', '0 end');
    expect(table.state.offerVp(1)).toBe(2);
    table.passAll();
    expect([table.state.round(), table.state.offerVp(1)]).toEqual([2, 0]);
  });

  it('offer-points: what is free is never above it', () => {
    const table = beside({ 'offer-points': '1' }, { stronghold: '', dwellings: 'E7' });
    expect(table.play('0 upgrade F4 trading-post').total(1, 'power')).toBe(1);
  });

  it('offer-rest: what is above a limit is refused or asked about', () => {
    for (const limit of [{ 'offer-points': '1' }, { 'power-offers': 'up-to-2' }] as const) {
      const refuses = beside({ ...limit, 'offer-rest': 'never' });
      refuses.play('0 upgrade F4 trading-post');
      expect(refuses.happened('power-refused')).toHaveLength(1);
      const asks = beside({ ...limit, 'offer-rest': 'ask' }).play('0 upgrade F4 trading-post');
      expect(asks.deciders()).toEqual([1]);
    }
  });

  it('offer-rest: a coin of the landscape is not refused', () => {
    const table = position({
      players: [
        { faction: 'cultists', dwellings: 'F4' },
        {
          faction: 'nomads',
          stronghold: 'E7',
          landscape: 'E6',
          orders: { 'power-offers': 'up-to-2', 'offer-rest': 'never' },
        },
      ],
      options: { landscapes: true },
    });
    table.play('0 upgrade F4 trading-post');
    expect(table.asked()).toContain('take-coin');
  });

  it('up-to-5, up-to-6: power, not points', () => {
    const strong = { stronghold: 'E7', temples: 'F3', dwellings: 'E6' };
    const five = beside({ 'power-offers': 'up-to-5' }, strong).play('0 upgrade F4 trading-post');
    const six = beside({ 'power-offers': 'up-to-6' }, strong).play('0 upgrade F4 trading-post');
    const offered = six.happened('power-offered')[0].amount;
    expect(offered).toBe(6);
    expect([five.total(1, 'power'), six.total(1, 'power')]).toEqual([0, 6]);
  });

  /*
   * After passing, the power before the next own turn is known: 2 from the stronghold, 3 from BON4,
   * and for 4 steps of fire 4 with SCORE5; in the last round nothing useful comes. The bowls have
   * room for twice the tokens in I plus those in II.
   */
  it.each([
    { bowls: '1/1/10', order: 'as-it-stands', takes: true },
    { bowls: '1/1/10', takes: false },
    { bowls: '2/0/10', takes: false },
    { bowls: '2/1/9', takes: true },
    { bowls: '3/1/8', card: 'BON4', takes: false },
    { bowls: '4/0/8', card: 'BON4', takes: true },
    { bowls: '4/0/8', tile: 'SCORE5', cults: { fire: 4 }, takes: false },
    { bowls: '4/1/7', tile: 'SCORE5', cults: { fire: 4 }, takes: true },
    { bowls: '4/0/8', tile: 'SCORE5', cults: { fire: 3 }, takes: true },
    { bowls: '1/1/10', passed: [], takes: true },
    { bowls: '1/1/10', round: 6, takes: false },
  ] as const)('offer-income: looks ahead %o', (given) => {
    const { bowls, takes, card = 'BON8', cults = {}, order = 'look-ahead' } = { ...given };
    const { tile, round, passed = [1] }: Partial<Position> = given;
    const table = beside(
      { 'offer-income': order },
      { power: bowls, card, cults },
      { passed, ...(tile && { tile }), ...(round && { round }) },
    );
    table.play('0 upgrade F4 trading-post');
    expect(table.total(1, 'power')).toBe(takes ? 3 : 0);
    if (!takes) expect(table.deciders()).toEqual([1]);
  });

  it('offer-income: what is free is taken all the same', () => {
    const witches = { stronghold: '', dwellings: 'E7', power: '0/1/11' };
    const table = beside({ 'offer-income': 'look-ahead' }, witches, { passed: [1] });
    expect(table.play('0 upgrade F4 trading-post').total(1, 'power')).toBe(1);
  });
});

describe('a question with only one answer is not asked', () => {
  it('one favour tile, one town tile, one way to lose tokens', () => {
    const favour = position({
      players: [
        {
          faction: 'witches',
          tradingPosts: 'F4',
          favours: 'FAV1 FAV2 FAV3 FAV4 FAV5 FAV6 FAV7 FAV8 FAV9 FAV10 FAV11',
        },
        { faction: 'nomads' },
      ],
    }).play('0 upgrade F4 temple');
    expect(favour.favours(0)).toContain('FAV12');
    expect(favour.happened('answered')).toMatchObject([{ seat: 0, by: 'only-answer' }]);
    const tokens = position({
      players: [
        { faction: 'shapeshifters', home: 'lakes', stronghold: 'F4', power: '0/0/7' },
        { faction: 'nomads' },
      ],
    }).play('0 special ACTH6', '0 colour forest');
    expect(tokens.power(0)).toBe('0/0/2');
  });

  it('a step that can be made on one cult only, or on none', () => {
    const one = cultists({ cults: { fire: 9, water: 9, earth: 10, air: 3 } });
    one.play('0 upgrade F4 trading-post');
    expect(one.cult(0, 'air')).toBe(4);
    const none = cultists({ cults: { fire: 9, water: 9, earth: 10, air: 9 } });
    none.play('0 upgrade F4 trading-post');
    expect(none.told(0)).toContain('lost 1 steps');
    // The card may be given away in an own action.
    const card = position({
      players: [
        { faction: 'witches', card: 'BON2', cults: { fire: 9, water: 9, earth: 9, air: 3 } },
        { faction: 'nomads' },
      ],
    }).play('0 special BON2');
    expect(card.legal(0, 'cult')).toEqual(['air', 'earth', 'fire', 'water']);
  });

  it('a priest that can go to one place only', () => {
    const table = position({
      players: [
        { faction: 'riverwalkers', home: 'lakes', locked: 'swamp', power: '0/0/5', coins: 0 },
        { faction: 'witches' },
      ],
    }).play('0 convert power-to-priests 1');
    expect(table.priests(0)).toBe(1);
  });

  it('cult reward spades without a hex for them', () => {
    const table = position({
      players: [
        { faction: 'giants', dwellings: 'F4', cults: { earth: 4 } },
        { faction: 'nomads', dwellings: 'F3' },
      ],
      tile: 'SCORE2',
    }).passAll();
    expect(table.told(0)).toContain('lost 1 spades');
  });
});
