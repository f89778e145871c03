import { describe, expect, test } from 'vitest';
import { firstSeat, kindOf, Moves } from '../../src/kernel/index.ts';
import {
  type Event,
  finalOutlook,
  KIND,
  passOutlook,
  roundOutlook,
  type State,
} from '../../src/terra-mystica/index.ts';
import { game, position } from './hand-made.ts';

const BUILDINGS = {
  A1: '0 dwelling',
  A3: '0 trading-post',
  C1: '0 temple',
  A7: '1 trading-post',
  B3: '1 dwelling',
} as const;

/** Two seats, the first with a card and a favour tile that score for passing. */
function table(round = 1): State {
  return position({
    buildings: BUILDINGS,
    round,
    roundTile: 'SCORE1',
    seats: [
      { card: 'BON7', favours: ['FAV12', 'FAV9'], cults: { earth: 5 }, bowls: [12, 0, 0] },
      { card: 'BON3', cults: { earth: 2, fire: 4 }, bowls: [5, 7, 0] },
    ],
  });
}

/** Plays the first legal pass, and ends the rest of the turn. */
function pass(state: State, events: Event[]): void {
  for (const kind of [KIND.pass, KIND.end]) {
    const seat = firstSeat(game.deciders(state));
    const moves = new Moves();
    game.legal(state, seat, moves);
    const move = moves.toArray().find((each) => kindOf(each) === kind);
    if (move !== undefined) game.apply(state, seat, move, events);
  }
}

/** The gains for a cause, one on each line. */
function told(events: readonly Event[], causes: readonly string[]): readonly string[] {
  return events
    .filter((event) => 'cause' in event && causes.includes(event.cause))
    .map((event) => JSON.stringify(event))
    .sort();
}

describe('as things stand', () => {
  test('passing brings what the card and the favour tiles score', () => {
    const state = table();
    const { state: ahead, events } = passOutlook(state, 0);
    // One trading post: 2 of the card, 2 of the tile.
    expect(ahead.vp(0) - state.vp(0)).toBe(4);
    const real: Event[] = [];
    pass(state, real);
    expect(told(events, ['bonus-card', 'favour-tile'])).toEqual(
      told(real, ['bonus-card', 'favour-tile']),
    );
    expect(events).toHaveLength(2);
  });

  test('the end of the round brings rewards and income, all but those of the next card', () => {
    const state = table();
    const { state: ahead, events } = roundOutlook(state);
    const real: Event[] = [];
    pass(state, real);
    pass(state, real);
    expect([state.round(), ahead.round()]).toEqual([2, 2]);
    const causes = [
      'bonus-card',
      'favour-tile',
      'cult-reward',
      'income-buildings',
      'income-favours',
    ];
    expect(told(events, causes)).toEqual(told(real, causes));
    expect(told(events, ['cult-reward'])).toHaveLength(5 + 2);
    expect(told(events, ['income-card', 'card-coins'])).toEqual([]);
  });

  test('in the last round there is no income to come', () => {
    const { state, events } = roundOutlook(table(6));
    expect(state.round()).toBe(6);
    expect(told(events, ['cult-reward', 'income-buildings'])).toEqual([]);
    expect(told(events, ['bonus-card'])).toHaveLength(1);
  });

  test('the end of the game is scored as the last pass will have it scored', () => {
    const state = table(6);
    const ahead = finalOutlook(state).state;
    const gained = [0, 1].map((seat) => ahead.vp(seat) + passOutlook(state, seat).state.vp(seat));
    const before = [0, 1].map((seat) => state.vp(seat));
    pass(state, []);
    pass(state, []);
    expect(game.outcome(state)?.vp).toEqual(gained.map((points, seat) => points - before[seat]));
  });

  test('nothing changes the position that is looked at', () => {
    const state = table();
    const before = JSON.stringify(game.toJson(state));
    passOutlook(state, 0);
    roundOutlook(state);
    finalOutlook(state);
    expect(JSON.stringify(game.toJson(state))).toBe(before);
  });
});
