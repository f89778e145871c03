import { describe, expect, it } from 'vitest';
import { type Event, QUESTION, type State, UNKNOWN } from '../../src/gaia/index.ts';
import { Random, seedFromNumber, type Viewer } from '../../src/kernel/index.ts';
import { game, play, position } from './hand-made.ts';

function begin(mode = 'advanced'): State {
  const options = game.options({ players: 3, mode, startPlayer: 0 });
  if (!options.ok) throw new Error('refused');
  const set = game.setup(options.value, seedFromNumber(5));
  if (!set.ok) throw new Error('refused');
  return set.value;
}

/**
 * Everything that a viewer gets about a move: whether it sees the move, its events, and the
 * position afterwards.
 */
function sent(s: State, seat: number, command: string, viewer: Viewer): string {
  const move = game.notation.parse(s, command);
  if (!move.ok) throw new Error(command);
  const heard = game.hears(s, seat, move.value, viewer) ? command : '?';
  const events = play(s, seat, command).map((event) => game.seen(event, viewer));
  return JSON.stringify([heard, events, game.deciders(s), game.toJson(game.view(s, viewer))]);
}

const handOf = (s: State, seat: number) =>
  Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));

describe('a view', () => {
  it('[GA-1-1] shows the own hand, and of others the backs', () => {
    const s = begin();
    const view = game.view(s, 1);
    expect(handOf(view, 1)).toEqual(handOf(s, 1));
    for (const seat of [0, 2])
      expect(handOf(view, seat)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN + 1, UNKNOWN + 2]);
    expect(handOf(game.view(s, 'spectator'), 1)).toEqual(handOf(view, 0));
  });

  it('[GA-1-1] shows of decks how many cards are left', () => {
    const view = game.view(begin(), 0);
    for (const [deck, left] of [31, 25, 18].entries()) {
      expect(view.deckSize(deck)).toBe(left);
      expect(view.deckCard(deck, 0)).toBe(UNKNOWN + deck);
    }
  });

  it('[GA-1-2] discards lie face up', () => {
    const s = position({ hands: [['nature-sea']], decks: { nature: ['nature-sea'] } });
    s.discard(3);
    expect(game.view(s, 'spectator').gone(3)).toBe(1);
  });

  it('stops before a card that is not known', () => {
    const s = begin();
    for (const command of ['draw nature', `take ${s.table.cardNames[s.display(0, 0)]}`]) {
      const view = game.view(s, 0);
      play(view, 0, command);
      expect([game.awaitsChance(view), game.deciders(view)]).toEqual([true, 0]);
      const sample = game.sample(view, Random.fromSeed(seedFromNumber(1)));
      expect([game.awaitsChance(sample), game.deciders(sample)]).toEqual([false, 1]);
    }
  });
});

describe('events', () => {
  const hear = (events: readonly Event[], viewer: number | 'spectator') =>
    events.map((event) => game.seen(event, viewer));

  it('[GA-1-3] who draws hears which card, the others from which deck', () => {
    const events = play(begin(), 0, 'draw life');
    const [own] = hear(events, 0);
    expect(own).toMatchObject({ type: 'drew', seat: 0, deck: 'life' });
    expect(own).toHaveProperty('card');
    for (const viewer of [1, 'spectator'] as const) {
      expect(hear(events, viewer)[0]).toEqual({ type: 'drew', seat: 0, deck: 'life' });
    }
  });

  it('[GA-1-3] stolen cards are known to those two, what is kept too, what goes to all', () => {
    const s = position({
      options: { mode: 'advanced', players: 4 },
      hands: [['tornado'], ['nature-sea'], ['sun'], ['city-01']],
      order: [0, 1, 1, 1],
    });
    const stolen = play(s, 0, 'tornado').filter(({ type }) => type === 'stolen');
    expect(hear(stolen, 0).every((event) => 'card' in event)).toBe(true);
    expect(hear(stolen, 2).map((event) => 'card' in event)).toEqual([false, true, false]);
    expect(game.view(s, 0).taken(2)).toBe(13);
    expect([game.view(s, 2).taken(2), game.view(s, 1).taken(2)]).toEqual([13, UNKNOWN + 2]);
    const kept = play(s, 0, 'keep sun');
    expect(hear(kept, 1)[0]).toEqual({ type: 'kept', seat: 0, deck: 'power' });
    expect(hear(kept, 2)[0]).toHaveProperty('card', 'sun');
    const blownAway = (viewer: number) =>
      hear(kept, viewer).filter(({ type }) => type === 'blown-away');
    expect(blownAway(2)).toEqual([
      { type: 'blown-away', seat: 0, card: 'nature-sea' },
      { type: 'blown-away', seat: 0, card: 'city-01' },
    ]);
    expect(blownAway(3)[1]).toEqual({ type: 'blown-away', seat: 0, from: 3, card: 'city-01' });
  });

  /**
   * Seats 1 and 2 lose their only card to the tornado, one card is kept and a forest is removed:
   * the messages to viewers who may not know which card was kept.
   */
  function blown(hands: readonly [string, string], rulesVersion: '2026-11-21.2' | '2026-11-22') {
    return ([2, 3, 'spectator'] as const).map((viewer) => {
      const s = position({
        options: { mode: 'advanced', players: 4, rulesVersion },
        hands: [['tornado'], [hands[0]], [hands[1]], []],
        order: [0, 1, 1, 1],
      });
      const told = [sent(s, 0, 'tornado', viewer)];
      if (s.top() === QUESTION.keep) told.push(sent(s, 0, `keep ${hands[0]}`, viewer));
      return told;
    });
  }
  const differ = ['nature-sea', 'nature-forest'] as const;
  const alike = ['nature-forest', 'nature-forest'] as const;

  it('[GA-1-3] what third parties are sent does not depend on which cards the tornado took', () => {
    const told = blown(differ, '2026-11-22');
    expect(told.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(told[1][1]).toContain('"card":"nature-forest"');
    expect(blown(alike, '2026-11-22')).toEqual(told);
  });

  it('[GA-1-3] by older rules it told when all were the same', () => {
    expect(blown(alike, '2026-11-21.2')).not.toEqual(blown(differ, '2026-11-21.2'));
  });
});
