import {
  ANSWER,
  type Event,
  KIND,
  NONE,
  POWERS,
  type Power,
  placeAt,
  QUESTION,
  STANDING_ORDERS,
  type State,
} from '@pangaea/rules/gaia';
import { kindOf, packMove, Random, seatsOf, seedFromNumber } from '@pangaea/rules/kernel';
import { GAME } from './rules.ts';

/** The change of a city. */
export interface CityChange {
  readonly city: string;
  /** The present or last place. */
  readonly place: number;
  /** Needs met before and after; a new city has no number before. */
  readonly from: number | undefined;
  readonly to: number;
  readonly destroyed: boolean;
}

/** The effects of a move, at most until the end of the turn. */
export interface Outlook {
  readonly events: readonly Event[];
  readonly cities: readonly CityChange[];
  /** By seat: placed meeples minus removed meeples. */
  readonly placed: readonly number[];
  readonly objectives: readonly { readonly seat: number; readonly objective: string }[];
}

/**
 * The effects of events.
 * @param before the position before them
 * @param after a position after them that contains the cities they build
 */
export function outlookOf(before: State, events: readonly Event[], after: State): Outlook {
  const end = events.findIndex(({ type }) => type === 'turn');
  const own = end < 0 ? events : events.slice(0, end);
  const placed = Array.from({ length: before.table.players }, () => 0);
  const objectives: { seat: number; objective: string }[] = [];
  for (const event of own) {
    if (event.type === 'meeples') placed[event.seat] += event.amount;
    if (event.type !== 'objective') continue;
    placed[event.seat]++;
    objectives.push({ seat: event.seat, objective: event.objective });
  }
  return {
    events: own,
    cities: changesOf(before, own, builtWith(events, after)),
    placed,
    objectives,
  };
}

/**
 * The needs that are met when a city is built. No event contains them, so they are computed from
 * the state before the first change.
 */
function builtWith(events: readonly Event[], after: State): (city: string) => number {
  return (city) => {
    const changed = events.find((event) => event.type === 'needs' && event.city === city);
    if (changed?.type === 'needs') return changed.from;
    return after.met(after.table.cityIds.indexOf(city));
  };
}

function changesOf(
  before: State,
  events: readonly Event[],
  builtWith: (city: string) => number,
): readonly CityChange[] {
  const changes = new Map<string, CityChange>();
  const places = new Map<string, number>();
  for (const [city, id] of before.table.cityIds.entries()) {
    if (before.cityAt(city) !== NONE) places.set(id, before.place(before.cityAt(city)));
  }
  for (const event of events) {
    if (event.type === 'swapped') move(places, event);
    if (event.type === 'built') {
      const { city } = event;
      places.set(city, placeAt(event.x, event.y));
      const to = builtWith(city);
      const change = { city, place: 0, from: undefined, to, destroyed: false };
      changes.set(city, change);
    }
    if (event.type === 'needs') {
      const { city, from, to } = event;
      const known = changes.get(city) ?? { city, place: 0, from, to, destroyed: false };
      changes.set(city, { ...known, to });
    }
    if (event.type === 'destroyed') {
      const { city } = event;
      const met = before.met(before.table.cityIds.indexOf(city));
      const known = changes.get(city) ?? { city, place: 0, from: met, to: 0, destroyed: true };
      changes.set(city, { ...known, to: 0, destroyed: true });
    }
  }
  return [...changes.values()].map((change) => ({
    ...change,
    place: places.get(change.city) ?? 0,
  }));
}

/** Moves the cities whose two tiles change places. */
function move(places: Map<string, number>, event: Extract<Event, { type: 'swapped' }>): void {
  const one = placeAt(event.x, event.y);
  const other = placeAt(event.withX, event.withY);
  for (const [city, place] of places) {
    if (place === one) places.set(city, other);
    if (place === other) places.set(city, one);
  }
}

const AIMED: ReadonlySet<number> = new Set([
  KIND.sun,
  KIND.rain,
  KIND.earthquake,
  KIND.lightning,
  KIND.eruption,
]);

/** Whether a move plays a power card whose effect is known, unless a seat protects. */
export function isAimed(move: number): boolean {
  return AIMED.has(kindOf(move));
}

/**
 * The effects of a move, found by playing it; for a power card with a target, as if no seat
 * protects.
 * @param state a view
 */
export function foresee(state: State, seat: number, move: number): Outlook {
  const next = isAimed(move) ? unprotected(state) : copyOf(state);
  const events: Event[] = [];
  GAME.apply(next, seat, move, events);
  return outlookOf(state, events, next);
}

/** The effects of the announced power card if no seat protects; undefined before a tornado. */
export function foreseeEffect(state: State): Outlook | undefined {
  const announced = announcedIn(state);
  if (announced === undefined || announced.power === 'tornado') return undefined;
  const next = unprotected(state);
  const events: Event[] = [];
  for (const seat of seatsOf(next.topWho())) GAME.apply(next, seat, packMove(KIND.let), events);
  return outlookOf(state, events, next);
}

/** The power card that waits for the answers of the others. */
export function announcedIn(
  state: State,
): { readonly power: Power; readonly by: number; readonly places: readonly number[] } | undefined {
  if (state.top() !== QUESTION.window && state.top() !== QUESTION['open-window']) return undefined;
  const frame = state.frames().findLast(([kind]) => kind === QUESTION.effect);
  if (frame === undefined) return undefined;
  const [, by, power, tile, how] = frame;
  return { power: POWERS[power], by, places: aimedAt(state, POWERS[power], tile, how) };
}

/**
 * The targets of a power card: both tiles of an earthquake; of an eruption, the mountain and the
 * tiles around it.
 */
function aimedAt(state: State, power: Power, tile: number, how: number): readonly number[] {
  if (tile === NONE) return [];
  const around = [0, 1, 2, 3].map((direction) => state.link(tile, direction));
  const others = power === 'eruption' ? around : [];
  // Directions begin in the north; the second tile of an earthquake is to the east or south.
  const tiles = power === 'earthquake' ? [tile, around[how + 1]] : [tile, ...others];
  return tiles.filter((each) => each !== NONE).map((each) => state.place(each));
}

/** A position that agrees with a view and in which nobody plays protection. */
function unprotected(state: State): State {
  const next = GAME.sample(state, Random.fromSeed(seedFromNumber(1)));
  for (let seat = 0; seat < next.table.players; seat++) {
    next.setOrder(seat, STANDING_ORDERS.indexOf('never'));
    if (next.answer(seat) === ANSWER.protect) next.setAnswer(seat, ANSWER.pass);
  }
  return next;
}

function copyOf(state: State): State {
  const next = GAME.slot(state);
  GAME.copy(state, next);
  return next;
}
