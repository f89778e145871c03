import type { ResourceChange } from '../../conformance/index.ts';
import {
  backOf,
  DECKS,
  type Event,
  LANDS,
  MAX_ROW,
  POWERS,
  placedMeeples,
  type State,
} from '../../gaia/index.ts';
import type { Seat } from '../../kernel/index.ts';

/**
 * The changes that an event makes. Together, the events of a game explain everything in `holdings`.
 */
export function fold(event: Event): readonly ResourceChange[] {
  switch (event.type) {
    case 'drew':
    case 'took':
      return [one(event.seat, `${event.deck} in hand`, 1)];
    case 'kept':
      return [one(event.seat, `${event.deck} in hand`, 1)];
    case 'discarded':
    case 'stolen':
      return [one(event.seat, `${event.deck} in hand`, -1)];
    case 'played': {
      const left = one(event.seat, `${event.deck} in hand`, -1);
      return event.deck === 'life' ? [left] : [left, one(event.seat, `${event.card} in front`, 1)];
    }
    case 'meeples':
      return meeples(event.seat, `city ${event.city}`, event.amount);
    case 'objective': {
      const gone: ResourceChange[] = [];
      for (const [land, count] of Object.entries(event.nature)) {
        gone.push(one(event.seat, `nature-${land} in front`, -count));
      }
      for (const [power, count] of Object.entries(event.powers)) {
        gone.push(one(event.seat, `${power} in front`, -count));
      }
      return [...meeples(event.seat, 'objectives', 1), ...gone];
    }
    default:
      return [];
  }
}

function one(seat: Seat, resource: string, amount: number): ResourceChange {
  return { seat, resource, amount };
}

function meeples(seat: Seat, where: string, amount: number): ResourceChange[] {
  return [one(seat, where, amount), one(seat, 'supply', -amount), one(seat, 'vp', amount)];
}

/** Everything that a seat owns; meeples are counted at their places. */
export function holdings(s: State, seat: Seat): Readonly<Record<string, number>> {
  const held: Record<string, number> = {
    supply: s.supply(seat),
    vp: placedMeeples(s, seat),
    objectives: 0,
  };
  for (const deck of DECKS) held[`${deck} in hand`] = 0;
  for (let index = 0; index < s.handSize(seat); index++) {
    held[`${DECKS[backOf(s.hand(seat, index))]} in hand`]++;
  }
  for (const [index, land] of LANDS.entries()) {
    held[`nature-${land} in front`] = s.natureInFront(seat, index);
  }
  for (const [index, power] of POWERS.entries()) {
    held[`${power} in front`] = s.powersInFront(seat, index);
  }
  for (const [city, id] of s.table.cityIds.entries()) held[`city ${id}`] = s.meeples(city, seat);
  for (let place = 0; place < MAX_ROW; place++)
    if (s.completedBy(place) === seat) held.objectives++;
  return held;
}
