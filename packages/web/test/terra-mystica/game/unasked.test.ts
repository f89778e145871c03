import { kindOf, type Move, packMove } from '@pangaea/rules/kernel';
import { type Event, KIND, powerOffers, QUESTION, type State } from '@pangaea/rules/terra-mystica';
import { describe, expect, test } from 'vitest';
import { type Draft, draftOn, legalMoves, sendable } from '../../../src/game/draft.ts';
import { isLeftFull } from '../../../src/terra-mystica/game/losses.ts';
import { after, GAME, TERRA_MYSTICA_PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { unaskedIn, withoutIn } from '../../../src/terra-mystica/game/unasked.ts';
import { decider, newTable } from '../tables.ts';

const ALL = { endsTurn: true, freePower: true };
const NONE = { endsTurn: false, freePower: false };

interface Met {
  readonly state: State;
  readonly seat: number;
}

/** Positions of games in which everybody plays random moves. */
function* positions(factions: readonly string[], games: number): Generator<Met> {
  for (let game = 0; game < games; game++) {
    let state = newTable({ factions, players: factions.length }, `${game}`.padStart(31, '7'));
    for (let step = 0; GAME.outcome(state) === undefined && step < 600; step++) {
      const seat = decider(state);
      yield { state, seat };
      const legal = legalMoves(GAME, state, seat);
      const busy = legal.filter((move) => kindOf(move) !== KIND.pass);
      const among = step % 9 === 0 || busy.length === 0 ? legal : busy;
      ({ state } = after(state, seat, among[(step * 17 + game) % among.length]));
    }
  }
}

describe('power that is offered', () => {
  test('is taken unasked where it costs nothing, but from Cultists or where it finds no room', () => {
    const met = { taken: 0, cultists: 0, paid: 0, cut: 0 };
    for (const { state, seat } of positions(['cultists', 'witches', 'nomads', 'engineers'], 8)) {
      if (state.top() !== QUESTION['power-offer']) continue;
      const offer = powerOffers(state).find(({ to }) => to === seat);
      if (offer === undefined) throw new Error('nothing is offered');
      const take = packMove(KIND['take-power'], offer.from, offer.power);
      const isOfCultists = state.table.factionNames[state.faction(offer.from)] === 'cultists';
      const isFree = offer.vp === 0 && offer.gained === offer.power && !isOfCultists;
      expect(unaskedIn(state, seat, ALL)).toBe(isFree ? take : undefined);
      expect(unaskedIn(state, seat, NONE)).toBe(undefined);
      if (isFree) met.taken++;
      else if (offer.vp > 0) met.paid++;
      else if (isOfCultists) met.cultists++;
      else met.cut++;
    }
    for (const times of Object.values({ ...met, cut: 1 })) expect(times).toBeGreaterThan(0);
  });
});

describe('a turn', () => {
  test('ends unasked where nothing but exchanges is left', () => {
    let ended = 0;
    for (const { state, seat } of positions(['mermaids', 'witches', 'nomads'], 8)) {
      const legal = legalMoves(GAME, state, seat);
      if (!legal.includes(KIND.end)) continue;
      const isIdle = legal.every((move: Move) =>
        [KIND.end, KIND.burn, KIND.convert].includes(kindOf(move)),
      );
      const unasked = unaskedIn(state, seat, ALL);
      expect(unasked).toBe(isIdle ? KIND.end : undefined);
      if (isIdle) ended++;
      expect(unaskedIn(state, seat, NONE)).toBe(undefined);
    }
    expect(ended).toBeGreaterThan(10);
  });

  test('tells before it is sent that bowls are full, while others may still offer power', () => {
    let met = 0;
    for (const { state, seat } of positions(['witches', 'nomads', 'engineers'], 4)) {
      if (state.top() !== QUESTION.turn) continue;
      const full = GAME.slot(state);
      GAME.copy(state, full);
      full.setBowls(seat, 0, 0, 12);
      const others = [0, 1, 2].filter((other) => other !== seat);
      const isAlone = others.every((other) => full.hasPassed(other));
      for (const move of legalMoves(GAME, full, seat)) {
        const drafted = draftOn(TERRA_MYSTICA_PAGE, full, seat, [move]);
        if (!drafted.ok || kindOf(move) === KIND.drop) continue;
        const then = drafted.value.state as State;
        const isFull = then.powerRoom(seat) === 0 && !isAlone;
        expect(isLeftFull(drafted.value as Draft<State, Event>)).toBe(isFull);
        if (isFull) met++;
      }
    }
    expect(met).toBeGreaterThan(10);
  });
});

describe('a draft that makes land on which a dwelling may follow', () => {
  test('can be confirmed without one, and then loses nothing', () => {
    let met = 0;
    for (const { state, seat } of positions(['mermaids', 'witches', 'nomads', 'giants'], 8)) {
      for (const move of legalMoves(GAME, state, seat)) {
        if (kindOf(move) !== KIND.transform) continue;
        const drafted = draftOn(TERRA_MYSTICA_PAGE, state, seat, [move]);
        if (!drafted.ok || !drafted.value.open) continue;
        const without = withoutIn(drafted.value.state as State, seat);
        const left = legalMoves(GAME, drafted.value.state, seat).includes(KIND.decline);
        const sent = sendable(drafted.value);
        if (without === undefined) {
          // Unused spades would be lost without a message.
          if (left) expect(sent).toBe(undefined);
          continue;
        }
        const whole = draftOn(TERRA_MYSTICA_PAGE, state, seat, sent ?? []);
        expect(sent?.slice(0, 2)).toEqual([move, KIND.decline]);
        expect(whole.ok && whole.value.events.some(({ type }) => type === 'lost')).toBe(false);
        met++;
      }
    }
    expect(met).toBeGreaterThan(20);
  });
});
