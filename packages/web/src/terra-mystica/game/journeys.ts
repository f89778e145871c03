import type { Cause, Counted, Event } from '@pangaea/rules/terra-mystica';
import { type Journey, ofSeat, spot } from '../../play/face/journey.ts';
import { stonesOf } from '../../terra/power-journeys.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** Gains and points of the round start at its tile in the head of the page. */
const STAKE = spot('stake');

const ICONS: Readonly<Record<Counted, TokenName>> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  vp: 'vp',
  keys: 'key',
};

type Amount = Extract<Event, { readonly type: Counted }>;

/**
 * The movements of things by events.
 * @param step all events of their step
 */
export function journeysIn(events: readonly Event[], step = events): readonly Journey[] {
  return events.flatMap((event): readonly Journey[] => {
    switch (event.type) {
      case 'coins':
      case 'workers':
      case 'priests':
      case 'vp':
      case 'keys':
        return amount(event, step);
      case 'power':
      case 'power-spent':
        return stonesOf(event);
      case 'burned':
        // Tokens that leave the game are not shown; the others move.
        return stonesOf({ type: 'power', seat: event.seat, toTwo: 0, toThree: event.times });
      case 'cult':
        return going(
          event.cult,
          [spot(`cult ${event.cult} ${event.to - event.steps}`)],
          [spot(`cult ${event.cult} ${event.to}`)],
        );
      case 'favour':
        return going('copy', [favourFace(event.tile)], heldBy(event.seat, 'favour'));
      case 'town':
        return going('copy', [townFace(event.tile)], heldBy(event.seat, 'town'));
      case 'bonus-card':
        return [
          ...(event.returned === undefined ? [] : returned(event.seat, event.returned)),
          ...going('copy', [cardFace(event.card)], heldBy(event.seat, 'card')),
        ];
      case 'card-returned':
        return returned(event.seat, event.card);
      default:
        return [];
    }
  });
}

/**
 * The movement of goods or points: from their source to the seat, or from the seat to the paid
 * thing.
 */
function amount(event: Amount, step: readonly Event[]): readonly Journey[] {
  const what = ICONS[event.type];
  const own = ofSeat(event.seat, event.type === 'vp' ? 'points' : event.type);
  const other = placesOf(event, step);
  if (other.length === 0) return [];
  if (event.amount > 0) return [{ what, count: event.amount, from: other, to: own }];
  return [{ what, count: -event.amount, from: own, to: other }];
}

/** The place where something was gained or paid; undefined if goods are only exchanged. */
function placesOf({ cause, seat }: Amount, step: readonly Event[]): readonly string[] {
  const own = step.filter((event) => 'seat' in event && event.seat === seat);
  switch (cause) {
    case 'income-buildings':
    case 'income-card':
    case 'income-favours':
    case 'cult-reward':
    case 'round-tile':
      return [STAKE];
    case 'shipping':
      return ofSeat(seat, 'shipping');
    case 'exchange':
      return ofSeat(seat, 'spade');
    case 'priest-sent':
      return own.flatMap((event) =>
        event.type === 'cult' && event.cause === cause ? [spot(`places ${event.cult}`)] : [],
      );
    case 'power-action':
      return own.flatMap((event) => (event.type === 'used' ? [spot(`power ${event.what}`)] : []));
    case 'card-coins':
      return own.flatMap((event) => (event.type === 'bonus-card' ? [cardFace(event.card)] : []));
    case 'bonus-card':
      return heldBy(seat, 'card');
    case 'favour-tile':
      return heldBy(seat, 'favour');
    case 'town-tile':
      return own.flatMap((event) => (event.type === 'town' ? [townFace(event.tile)] : []));
    default:
      return ON_MAP.has(cause) ? lastHex(own) : [];
  }
}

/** Causes of gains and payments that belong to a hex. */
const ON_MAP: ReadonlySet<Cause> = new Set([
  'build',
  'upgrade',
  'spade',
  'skip',
  'volcano',
  'landscape',
  'ability',
  'stronghold',
]);

function lastHex(own: readonly Event[]): readonly string[] {
  const place = own.findLast((event) => 'hex' in event);
  return place !== undefined && 'hex' in place ? [`[data-hex="${place.hex}"]`] : [];
}

function returned(seat: number, card: string): readonly Journey[] {
  return going('copy', heldBy(seat, 'card'), [cardFace(card)]);
}

function going(
  what: Journey['what'],
  from: readonly string[],
  to: readonly string[],
): readonly Journey[] {
  return [{ what, count: 1, from, to }];
}

function favourFace(tile: string): string {
  return `${spot(`favour ${tile}`)} .tm-favour-face`;
}

function townFace(tile: string): string {
  return `${spot(`town ${tile}`)} .tm-town-face`;
}

function cardFace(card: string): string {
  return `${spot(`card ${card}`)} .tm-card-face`;
}

/** A tile of a seat is on its board, if the board is open. */
function heldBy(seat: number, what: 'favour' | 'town' | 'card'): readonly string[] {
  return [`${spot(`held ${seat}`)} .tm-${what}-face`, spot(`held ${seat}`), spot(`seat ${seat}`)];
}
