import {
  coordinateOf,
  type Event,
  KIND,
  LANDS,
  NONE,
  POWERS,
  type Power,
  placeAt,
  QUESTION,
  type State,
  tileAt,
} from '../../gaia/index.ts';
import { argA, argB, type Move, type Seat } from '../../kernel/index.ts';

/** The changes made by one move, or one order. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly kind: number;
  readonly events: readonly Event[];
  readonly after: State;
}

type Seen = (step: Step) => boolean;

/** The power card whose time for answers ended in this step. */
export function powerDone({ before, kind, after }: Step): Power | undefined {
  if (announced(after) !== undefined) return undefined;
  return announced(before) ?? POWERS.find((power) => powerKind(power) === kind);
}

/** Whether the power card of the step was cancelled. */
export function isCancelled({ events }: Step): boolean {
  return events.some(({ type }) => type === 'protected');
}

function announced(s: State): Power | undefined {
  const frame = s.frames().find(([kind]) => kind === QUESTION.effect);
  return frame === undefined ? undefined : POWERS[frame[2]];
}

function powerKind(power: Power): number {
  return power === 'protection' ? NONE : KIND[power];
}

const DESERT = LANDS.indexOf('desert');
const FERTILE: readonly string[] = ['plains', 'forest', 'swamp'];

function fertileAround(s: State, move: Move): number {
  const tile = tileAt(s, placeAt(coordinateOf(argA(move)), coordinateOf(argB(move))));
  return [0, 1, 2, 3].filter((direction) => {
    const next = s.link(tile, direction);
    return next !== NONE && FERTILE.includes(LANDS[s.land(next)]);
  }).length;
}

/** Moments that the rules mention and that seldom occur by themselves. */
export const SITUATIONS: Readonly<Record<string, Seen>> = {
  'first tile of the game': ({ before, after }) => before.tiles() === 0 && after.tiles() === 1,
  'one step raises two cities': ({ events }) => count(events, isRise) > 1,
  'one step raises three cities': ({ events }) => count(events, isRise) > 2,
  'a city of nobody is gained': ({ before, events }) =>
    events.some((event) => isRise(event) && meeplesOn(before, event.city) === 0),
  'a city is shared': ({ after }) =>
    !after.table.takeover && cities(after).some((city) => playersOn(after, city) > 1),
  'four needs met by building': ({ kind, events }) =>
    kind === KIND.city && events.some((event) => isMeeples(event, 'built') && event.amount === 2),
  'four needs met by rising': ({ events }) =>
    events.some((event) => event.type === 'needs' && event.to === 4),
  'second meeple goes back': ({ before, events }) =>
    before.table.fourNeeds &&
    events.some((event) => isMeeples(event, 'fall') && event.amount === -1) &&
    events.some((event) => event.type === 'needs' && event.from === 4 && event.to >= 2),
  'a city falls to one need and stays': ({ events }) =>
    events.some((event) => event.type === 'needs' && event.from > 1 && event.to === 1),
  'a city falls to no need and goes': ({ events }) =>
    events.some((event) => event.type === 'destroyed' && event.cause === 'fall'),
  'a new city covers what another needs': ({ kind, events }) =>
    kind === KIND.city && events.some((event) => event.type === 'needs' && event.to < event.from),
  'a city rises because another was destroyed': ({ events }) => {
    const gone = events.findIndex((event) => event.type === 'destroyed');
    return gone >= 0 && events.slice(gone).some((event) => isRise(event));
  },
  'a city destroyed lays land bare for a rise in the next round': ({ events }) => {
    const gone = events.findIndex((event) => event.type === 'destroyed' && event.cause === 'fall');
    const later = gone < 0 ? [] : events.slice(gone);
    return later.some((event) => event.type === 'needs' && event.to > event.from);
  },
  'the last token is eaten': ({ events }) =>
    events.some((event) => event.type === 'animals' && event.cause === 'eaten') &&
    events.some((event) => event.type === 'needs' && event.to < event.from),
  'two cities eat in one turn': ({ events }) =>
    count(events, (event) => event.type === 'animals' && event.cause === 'eaten') > 1,
  'a choice of what to eat': ({ after }) => after.top() === QUESTION.feed,
  'too few meeples for all cities': ({ after }) => after.top() === QUESTION.settle,
  'won by the last meeple on a city': endedBy('meeples', (event) => event.type === 'meeples'),
  'won by the last meeple on an objective': endedBy('meeples', ({ type }) => type === 'objective'),
  'ended for want of cards': ({ kind }) => kind === KIND.exhaust,
  'ended for want of cards, by the tie-break': ({ kind, after }) =>
    kind === KIND.exhaust &&
    seats(after).some(
      (seat) => seat !== after.winner() && after.supply(seat) === after.supply(after.winner()),
    ),
  'power limit broken': discardedFor('power-limit'),
  'hand limit broken': discardedFor('hand-limit'),
  'a choice of what to discard': ({ after }) => after.top() === QUESTION.discard,
  'two standing orders answer and nobody is asked': ({ kind, events }) =>
    kind >= KIND.sun &&
    kind <= KIND.eruption &&
    count(events, (event) => event.type === 'answered') > 1,
  'a power card that nobody could cancel': ({ kind, before, events, after }) =>
    before.table.asksOnlyWhoMayProtect &&
    kind >= KIND.sun &&
    kind <= KIND.eruption &&
    after.top() !== QUESTION.window &&
    !events.some(({ type }) => type === 'answered'),
  'several protect, the first in turn order does': ({ before, events }) =>
    events.some((event) => event.type === 'protected') &&
    count(events, (event) => event.type === 'answered' && event.protects === true) > 1 &&
    before.depth() > 0,
  'both sides of a protection complete an objective': ({ events }) =>
    events.some((event) => event.type === 'protected') &&
    count(events, (event) => event.type === 'objective') > 1,
  'a card taken while the deck is empty': ({ kind, events }) =>
    kind === KIND.take && !events.some((event) => event.type === 'displayed'),
  'an eruption with too few deserts': ({ kind, before, move }) =>
    kind === KIND.eruption && fertileAround(before, move) > before.pile(DESERT),
  'an earthquake moves a city': ({ events, after }) =>
    events.some(
      (event) =>
        event.type === 'swapped' &&
        cities(after).some((city) => {
          const place = after.place(after.cityAt(city));
          return place === placeAt(event.x, event.y) || place === placeAt(event.withX, event.withY);
        }),
    ),
  'lightning on an empty tile': (step) =>
    powerDone(step) === 'lightning' &&
    !isCancelled(step) &&
    !step.events.some(({ type }) => type === 'destroyed' || type === 'animals'),
  'all that a tornado took is the same': ({ before, after }) =>
    before.top() !== QUESTION.keep && after.top() === QUESTION.keep && differentTaken(after) === 1,
  'a tornado over empty hands': ({ kind, before, seat }) =>
    kind === KIND.tornado &&
    seats(before).some((other) => other !== seat && before.handSize(other) === 0),
};

/** The number of different cards that the tornado took. */
function differentTaken(s: State): number {
  return new Set(seats(s).flatMap((seat) => (s.taken(seat) === NONE ? [] : s.taken(seat)))).size;
}

function isMeeples(
  event: Event,
  cause: string,
): event is Extract<Event, { readonly type: 'meeples' }> {
  return event.type === 'meeples' && event.cause === cause;
}

function isRise(event: Event): event is Extract<Event, { readonly type: 'meeples' }> {
  return isMeeples(event, 'rise');
}

function count(events: readonly Event[], which: (event: Event) => boolean): number {
  return events.filter(which).length;
}

function seats(s: State): number[] {
  return Array.from({ length: s.table.players }, (_, seat) => seat);
}

/** Cities on the board. */
function cities(s: State): number[] {
  return s.table.cityIds.map((_, city) => city).filter((city) => s.cityAt(city) !== NONE);
}

function playersOn(s: State, city: number): number {
  return seats(s).filter((seat) => s.meeples(city, seat) > 0).length;
}

function meeplesOn(s: State, id: string): number {
  const city = s.table.cityIds.indexOf(id);
  if (s.cityAt(city) === NONE) return Number.NaN;
  return seats(s).reduce((sum, seat) => sum + s.meeples(city, seat), 0);
}

function endedBy(reason: string, last: (event: Event) => boolean): Seen {
  return ({ events }) => {
    const end = events.find((event) => event.type === 'game-over');
    if (end?.type !== 'game-over' || end.reason !== reason) return false;
    const placed = events.filter(({ type }) => type === 'meeples' || type === 'objective');
    const final = placed.at(-1);
    return final !== undefined && last(final);
  };
}

function discardedFor(cause: string): Seen {
  return ({ events }) =>
    events.some((event) => event.type === 'discarded' && event.cause === cause);
}
