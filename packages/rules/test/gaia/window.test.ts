import { describe, expect, it } from 'vitest';
import {
  type Event,
  HIDDEN_ORDER,
  type Power,
  QUESTION,
  type State,
} from '../../src/gaia/index.ts';
import { Moves, playSegment, seatsOf } from '../../src/kernel/index.ts';
import { game, type HandMade, landAt, on, play, position, refused } from './hand-made.ts';

const ORDERS = ['ask', 'never', 'when-losing', 'always'] as const;
type Order = (typeof ORDERS)[number];

/** Four players, seat 0 plays a sun on a swamp; the others have the given cards and standing orders. */
function announced(
  hands: readonly (readonly string[])[],
  orders: readonly Order[] = [],
  made: HandMade = {},
): [State, Event[]] {
  const s = position({
    options: { mode: 'advanced', players: 4 },
    world: ['W P', 'F D'],
    order: ['ask' as Order, ...orders].map((order) => ORDERS.indexOf(order)),
    ...made,
    hands: [['sun'], ...hands],
  });
  return [s, play(s, 0, 'sun 0 0')];
}

function asked(s: State): number[] {
  return s.top() === QUESTION.window ? seatsOf(game.deciders(s)) : [];
}

describe('the window', () => {
  it('[GA-11-12] asks all others at once, whatever they hold', () => {
    const [s] = announced([['protection'], ['sun'], ['nature-sea', 'rain']]);
    expect(asked(s)).toEqual([1, 2, 3]);
    const moves = new Moves();
    const texts = [1, 2, 3].map((seat) => {
      game.legal(s, seat, moves);
      return moves.toArray().map((move) => game.notation.print(s, move));
    });
    expect(texts).toEqual([['let', 'protect'], ['let'], ['let']]);
    expect(refused(s, 2, 'protect')).toBe('no-protection');
    expect(refused(s, 0, 'let')).toBe('not-your-decision');
  });

  it('[GA-11-12] asks nobody who cannot protect, as the backs of the hand show', () => {
    const hands = [['protection'], ['nature-sea'], []];
    expect(asked(announced(hands)[0])).toEqual([1]);
    const [s, events] = announced(hands.slice(1));
    expect([asked(s), landAt(s, '0 0')]).toEqual([[], 'plains']);
    expect(events.filter(({ type }) => type === 'answered')).toEqual([]);
    // The orders do not matter either.
    expect(asked(announced(hands, ['ask', 'ask', 'always'])[0])).toEqual([1]);
  });

  it('[GA-11-12] asks nobody when all protections lie open', () => {
    const open = (given: HandMade) =>
      asked(announced([['rain'], ['rain'], ['rain']], [], given)[0]);
    const laidOut = { power: ['protection'] };
    expect(open({ powers: [[], ['protection', 'protection'], ['protection']] })).toEqual([1, 2, 3]);
    expect(
      open({ powers: [[], ['protection', 'protection'], ['protection']], display: laidOut }),
    ).toEqual([]);
  });

  it('[GA-11-12] by older rules asks them too', () => {
    const options = { mode: 'advanced', players: 4, rulesVersion: '2026-11-21.2' } as const;
    const [s] = announced([[], ['nature-sea'], []], [], { options });
    expect(asked(s)).toEqual([1, 2, 3]);
  });

  it('[GA-11-13] the effect comes when all have let it happen, in any order', () => {
    const [s] = announced([['protection'], ['rain'], ['rain']]);
    play(s, 3, 'let');
    play(s, 1, 'let');
    expect(landAt(s, '0 0')).toBe('swamp');
    expect(asked(s)).toEqual([2]);
    play(s, 2, 'let');
    expect(landAt(s, '0 0')).toBe('plains');
    expect([s.turn(), s.actions()]).toEqual([0, 1]);
  });

  it('[GA-11-14] the first in turn order who protects does, however early others answered', () => {
    const [s] = announced([['rain'], ['protection'], ['protection']]);
    play(s, 3, 'protect');
    play(s, 1, 'let');
    const events = play(s, 2, 'protect');
    expect(events).toContainEqual({ type: 'protected', seat: 2, against: 0 });
    expect([s.handSize(2), s.handSize(3)]).toEqual([0, 1]);
    expect(s.powersInFront(2, 4)).toBe(1);
  });

  it('[GA-11-14] turn order begins left of the one who plays, not at the first seat', () => {
    const s = position({
      options: { mode: 'advanced', players: 4 },
      world: ['W P'],
      turn: 2,
      hands: [['protection'], ['protection'], ['sun'], ['protection']],
    });
    play(s, 2, 'sun 0 0');
    for (const seat of [0, 1, 3]) play(s, seat, 'protect');
    expect([0, 1, 3].map((seat) => s.handSize(seat))).toEqual([1, 1, 0]);
  });

  it('[GA-11-15] a cancelled card has no effect, costs its action and lies in front', () => {
    const [s] = announced([['protection'], ['rain'], ['rain']], ['ask', 'never', 'never']);
    play(s, 1, 'protect');
    expect(landAt(s, '0 0')).toBe('swamp');
    expect([s.actions(), s.powersInFront(0, 0), s.powersInFront(1, 4)]).toEqual([1, 1, 1]);
    expect([0, 1, 2, 3].map((seat) => s.answer(seat))).toEqual([0, 0, 0, 0]);
  });

  it('[GA-11-16] protection is no action', () => {
    const s = position({ options: { mode: 'advanced' }, world: ['W'], hands: [['protection']] });
    const moves = new Moves();
    game.legal(s, 0, moves);
    expect(moves.toArray().map((move) => game.notation.print(s, move))).toEqual(['exhaust']);
    expect(refused(s, 0, 'protect')).toBe('not-now');
  });
});

describe('standing orders', () => {
  it('[GA-11-17] never, always and ask', () => {
    const [s] = announced(
      [['protection'], ['protection'], ['rain']],
      ['never', 'always', 'always'],
    );
    expect(landAt(s, '0 0')).toBe('swamp');
    expect([s.handSize(1), s.handSize(2), s.top()]).toEqual([1, 0, QUESTION.turn]);
    const [asking] = announced(
      [['protection'], ['protection'], ['rain']],
      ['always', 'ask', 'never'],
    );
    expect(asked(asking)).toEqual([2]);
    play(asking, 2, 'let');
    expect(asking.handSize(1)).toBe(0);
  });

  const losing = (power: Power, command: string, meeples: readonly number[]) => {
    const s = position({
      options: { mode: 'disasters' },
      world: ['M D S', 'W F P', 'S P S'],
      cities: { '1 1': { id: 'city-05', meeples } },
      order: [0, ORDERS.indexOf('when-losing')],
      hands: [[power], ['protection']],
    });
    play(s, 0, command);
    return s.handSize(1) === 0;
  };

  it('[GA-11-17] when-losing protects meeples of its own, and nothing else', () => {
    expect(losing('lightning', 'lightning 1 1', [1])).toBe(true);
    expect(losing('lightning', 'lightning 1 1', [])).toBe(false);
    expect(losing('lightning', 'lightning 0 0', [1])).toBe(false);
    // The desert is another land for the city: it loses plains, gains nothing, and two needs are
    // left.
    expect(losing('rain', 'rain 2 1', [1])).toBe(false);
    expect(losing('earthquake', 'earthquake 1 1 east', [1])).toBe(true);
  });

  it('[GA-11-17] when-losing lets another gain a city, unless that drives it out', () => {
    const rising = (takeover: boolean) => {
      const s = position({
        options: { powers: 'powers', takeover },
        world: ['D F M', 'S W S'],
        cities: { '1 0': { id: 'city-05', meeples: [1] } },
        order: [0, ORDERS.indexOf('when-losing')],
        hands: [['sun'], ['protection']],
      });
      play(s, 0, 'sun 1 1');
      return [on(s, 'city-05'), s.handSize(1)];
    };
    expect(rising(false)).toEqual(['1 1', 1]);
    expect(rising(true)).toEqual(['0 1', 0]);
  });

  it('[GA-11-17] when-losing protects a card from the tornado', () => {
    expect(losing('tornado', 'tornado', [])).toBe(true);
  });

  it('[GA-11-17] without protection an order only says no', () => {
    const [s] = announced([['sun'], ['rain'], ['sun']], ['always', 'when-losing', 'never']);
    expect(landAt(s, '0 0')).toBe('plains');
  });

  it('[GA-11-18] can be given at any time and count for later windows only', () => {
    const [s] = announced([['protection'], ['rain'], ['rain']]);
    expect(refused(s, 1, 'order ask')).toBe('order-stands-already');
    play(s, 1, 'order never');
    expect(asked(s)).toEqual([1, 2, 3]);
    expect(game.view(s, 1).order(1)).toBe(1);
    expect(game.view(s, 0).order(1)).toBe(HIDDEN_ORDER);
  });
});

describe('facts that no other seat may know', () => {
  /** The messages that seat 0 gets, from the announcement on. */
  function sentTo(viewer: number, hands: readonly (readonly string[])[], orders: readonly Order[]) {
    const [s, events] = announced(hands, orders);
    const heard = events.map((event) => game.seen(event, viewer));
    return JSON.stringify([heard, game.toJson(game.view(s, viewer))]);
  }

  it('[GA-11-19] who holds protection does not show', () => {
    const one = sentTo(0, [['protection'], ['sun'], ['sun']], ['ask', 'ask', 'ask']);
    const other = sentTo(0, [['sun'], ['sun'], ['protection']], ['ask', 'ask', 'ask']);
    expect(one).toBe(other);
  });

  it('[GA-11-19] nor which order stands while somebody is still asked', () => {
    const hands = [['protection'], ['sun'], ['sun']];
    expect(sentTo(0, hands, ['always', 'ask', 'ask'])).toBe(
      sentTo(0, hands, ['never', 'ask', 'ask']),
    );
    expect(sentTo(3, hands, ['always', 'ask', 'ask'])).toBe(
      sentTo(3, hands, ['when-losing', 'ask', 'ask']),
    );
  });

  it('[GA-11-19] nor what was answered', () => {
    const after = (answer: string) => {
      const [s] = announced([['protection'], ['rain'], ['rain']]);
      const heard = play(s, 1, answer).map((event) => game.seen(event, 2));
      return JSON.stringify([
        heard,
        game.toJson(game.view(s, 2)),
        game.toJson(game.view(s, 'spectator')),
      ]);
    };
    expect(after('protect')).toBe(after('let'));
  });

  it('[GA-11-20] a power card and an answer end their segment', () => {
    const [s] = announced([['protection'], ['rain'], ['rain']]);
    const move = (state: State, command: string) => {
      const parsed = game.notation.parse(state, command);
      if (!parsed.ok) throw new Error(command);
      return parsed.value;
    };
    const fresh = position({
      options: { mode: 'advanced' },
      world: ['W P'],
      order: [0, 1],
      hands: [['sun', 'nature-sea'], ['rain']],
    });
    const sent = playSegment(game, fresh, 0, [
      move(fresh, 'sun 0 0'),
      move(fresh, 'nature sea 0 1'),
    ]);
    expect(sent).toMatchObject({
      ok: false,
      error: { index: 1, refusal: { code: 'segment-ended' } },
    });
    const answered = playSegment(game, s, 1, [move(s, 'let')]);
    expect(answered).toMatchObject({ ok: true, value: { open: false } });
  });

  it('[GA-11-20] a power card that nobody could cancel hides nothing and ends no segment', () => {
    const s = position({
      options: { mode: 'advanced' },
      world: ['W P'],
      hands: [['sun', 'nature-sea']],
    });
    const view = game.view(s, 0);
    for (const each of [s, view]) play(each, 0, 'sun 0 0');
    expect([s.revealed(), game.awaitsChance(view), landAt(view, '0 0')]).toEqual([
      0,
      false,
      'plains',
    ]);
  });

  it('[GA-11-20] a view stops where a window opens, and goes on in a sample', () => {
    const s = position({
      options: { mode: 'advanced' },
      world: ['W P'],
      hands: [['sun'], ['rain']],
    });
    const view = game.view(s, 0);
    play(view, 0, 'sun 0 0');
    expect([game.awaitsChance(view), game.deciders(view)]).toEqual([true, 0]);
    expect(refused(view, 0, 'draw nature')).toBe('not-your-decision');
  });
});

describe('silence', () => {
  const silent = (s: State, seat: number) => {
    const move = game.silence(s, seat);
    return move === undefined ? undefined : game.notation.print(s, move);
  };

  it('[GA-11-13] who does not answer lets it happen, protection in hand or not', () => {
    const [s] = announced([['protection'], ['rain'], ['sun']], ['ask', 'ask', 'always']);
    expect([0, 1, 2, 3].map((seat) => silent(s, seat))).toEqual([
      undefined,
      'let',
      'let',
      undefined,
    ]);
    play(s, 1, 'let');
    expect([1, 2].map((seat) => silent(s, seat))).toEqual([undefined, 'let']);
  });

  it('is no answer where a seat has time', () => {
    const s = position({ options: { mode: 'advanced' }, world: ['W'], hands: [['protection']] });
    expect(silent(s, 0)).toBeUndefined();
  });
});
