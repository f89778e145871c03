import {
  type Event,
  factionKit,
  LAST_SPACE,
  NONE,
  ROUND_TILES,
  ROUNDS,
  roundOutlook,
} from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import {
  bonusFor,
  bonusOf,
  nextPower,
  powerOnWay,
  SPACES,
  tracksOf,
} from '../../../src/terra-mystica/game/cults.ts';
import { begun, copyOf, setUp } from './positions.ts';

const FIRE = 0;

describe('the ruler', () => {
  test('falls from the last space to 0; the last alone takes a key', () => {
    expect(SPACES.map(({ space }) => space)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(SPACES.filter(({ needsKey }) => needsKey).map(({ space }) => space)).toEqual([
      LAST_SPACE,
    ]);
  });

  test('power on the way is what the rules pay', () => {
    for (let from = 0; from < LAST_SPACE; from++) {
      for (let to = from + 1; to <= LAST_SPACE; to++) {
        const state = begun(['witches', 'giants']);
        state.setCult(0, FIRE, from);
        state.setKeys(0, 1);
        state.setBowls(0, 12, 0, 0);
        const events: Event[] = [];
        factionKit.advanceCult(state, 0, FIRE, to - from, 'favour-tile', events);
        const paid = events.find(({ type }) => type === 'power');
        expect(powerOnWay(from, to), `${from} to ${to}`).toBe(
          paid?.type === 'power' ? paid.amount : 0,
        );
      }
    }
  });

  test('the next space with power, and none above the last', () => {
    expect(nextPower(0)).toEqual({ space: 3, power: 1, steps: 3 });
    expect(nextPower(4)).toEqual({ space: 5, power: 2, steps: 1 });
    expect(nextPower(7)).toEqual({ space: 10, power: 3, steps: 3 });
    expect(nextPower(LAST_SPACE)).toBeUndefined();
  });
});

describe('the tracks', () => {
  test('a draft shows where a marker came from, and only the one it moves', () => {
    const before = begun(['witches', 'giants']);
    const after = copyOf(before);
    factionKit.advanceCult(after, 0, FIRE, 2, 'favour-tile', undefined);
    const [fire, water] = tracksOf(after, before);
    const was = before.cult(0, FIRE);
    expect(fire.markers).toEqual([
      { seat: 0, at: was + 2, from: was },
      { seat: 1, at: before.cult(1, FIRE), from: undefined },
    ]);
    expect(water.markers.every(({ from }) => from === undefined)).toBe(true);
    expect(tracksOf(after)[FIRE].markers[0].from).toBeUndefined();
  });

  test('seats without a faction have no marker', () => {
    const state = setUp(['witches', 'giants'], { factions: 'choice' });
    expect(state.faction(0)).toBe(NONE);
    expect(tracksOf(state).flatMap(({ markers }) => markers)).toEqual([]);
  });

  test('places of priests: the first gives most, who lies there, what the draft laid', () => {
    const before = begun(['witches', 'giants']);
    before.setPriestSpace(1, 0, 1);
    const after = copyOf(before);
    after.setPriestSpace(1, 1, 0);
    expect(tracksOf(after, before)[1].places).toEqual([
      { space: 0, steps: 3, seat: 1, isNew: false },
      { space: 1, steps: 2, seat: 0, isNew: true },
      { space: 2, steps: 2, seat: undefined, isNew: false },
      { space: 3, steps: 2, seat: undefined, isNew: false },
    ]);
  });
});

describe('the bonus of the round', () => {
  test('is paid at the multiples of its steps, on its cult alone', () => {
    const state = begun(['witches', 'giants']);
    // The tile: points for trading posts; a spade for 4 steps on air.
    state.setRoundTile(1, ROUND_TILES.indexOf('SCORE8'));
    expect(bonusOf(state)).toMatchObject({ cult: 'air', per: 4, reward: { spades: 1 } });
    expect(tracksOf(state).map(({ bonus }) => bonus)).toEqual([[], [], [], [8, 4]]);
    state.setCult(0, 3, 9);
    state.setCult(1, 3, 3);
    expect(bonusFor(state, 0)).toMatchObject({ spades: 2, coins: 0 });
    expect(bonusFor(state, 1)).toMatchObject({ spades: 0 });
  });

  test('may count the priests sent, and there is none in the last round', () => {
    const state = begun(['witches', 'giants']);
    state.setRoundTile(1, ROUND_TILES.indexOf('SCORE9'));
    state.placePriest(1);
    expect(tracksOf(state).every(({ bonus }) => bonus.length === 0)).toBe(true);
    expect(bonusFor(state, 1)).toMatchObject({ coins: 2 });
    state.setRound(ROUNDS);
    expect(bonusOf(state)).toBeUndefined();
    expect(bonusFor(state, 1)).toBeUndefined();
    expect(bonusOf(state, 1)).toBeDefined();
  });

  test('as things stand it is what the end of the round pays', () => {
    const state = begun(['witches', 'giants', 'nomads'], {}, 5);
    state.setRoundTile(1, ROUND_TILES.indexOf('SCORE1'));
    const paid = [0, 0, 0];
    for (const event of roundOutlook(state).events) {
      if (event.type === 'coins' && event.cause === 'cult-reward') paid[event.seat] += event.amount;
    }
    expect([0, 1, 2].map((seat) => bonusFor(state, seat)?.coins)).toEqual(paid);
    expect(paid).toEqual([0, 1, 2].map((seat) => state.cult(seat, 2)));
    expect(Math.max(...paid)).toBeGreaterThan(0);
  });
});
