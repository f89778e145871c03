import type { Cause, Event } from '@pangaea/rules/terra-nova';
import { type Journey, ofSeat, spot } from '../../play/face/journey.ts';
import { stonesOf } from '../../terra/power-journeys.ts';

/** Gains and points of the round start at its tile in the head of the page. */
const STAKE = spot('stake');

/**
 * The movements of things by events.
 * @param step all events of their step
 */
export function journeysIn(events: readonly Event[], step = events): readonly Journey[] {
  return events.flatMap((event): readonly Journey[] => {
    switch (event.type) {
      case 'coins':
        return amount('coin', event, ofSeat(event.seat, 'coins'), step);
      case 'vp':
        return amount('vp', event, ofSeat(event.seat, 'points'), step);
      case 'power':
      case 'power-spent':
        return stonesOf(event);
      case 'bonus-tile':
        return [
          ...(event.returned === undefined
            ? []
            : tile(heldBy(event.seat), [tileFace(event.returned)])),
          ...tile([tileFace(event.tile)], heldBy(event.seat)),
        ];
      default:
        return [];
    }
  });
}

/**
 * The movement of coins or points: from their source to the seat, or from the seat to the paid
 * thing.
 */
function amount(
  what: 'coin' | 'vp',
  { amount: count, cause, seat }: { amount: number; cause: Cause; seat: number },
  purse: readonly string[],
  step: readonly Event[],
): readonly Journey[] {
  const other = placesOf(cause, seat, step);
  if (count > 0) return [{ what, count, from: other, to: purse }];
  return [{ what, count: -count, from: purse, to: other }];
}

/** The place where something was gained or paid. */
function placesOf(cause: Cause, seat: number, step: readonly Event[]): readonly string[] {
  const own = step.filter((event) => 'seat' in event && event.seat === seat);
  const taken = own.find(({ type }) => type === 'bonus-tile');
  const used = own.find(({ type }) => type === 'used');
  const place = own.findLast((event) => 'hex' in event);
  switch (cause) {
    case 'bonus-tile-coins':
      return taken?.type === 'bonus-tile' ? [tileFace(taken.tile)] : [];
    case 'power-action':
      return used?.type === 'used' ? [spot(`power ${used.what}`)] : [];
    case 'income-base':
    case 'income-houses':
    case 'income-trading-posts':
    case 'income-bonus-tile':
    case 'round-tile':
      return [STAKE];
    default:
      return place !== undefined && 'hex' in place ? [`[data-hex="${place.hex}"]`] : [];
  }
}

function tile(from: readonly string[], to: readonly string[]): readonly Journey[] {
  return [{ what: 'copy', count: 1, from, to }];
}

function tileFace(letter: string): string {
  return `${spot(`tile ${letter}`)} .bonus-face`;
}

function heldBy(seat: number): readonly string[] {
  return [`${spot(`held ${seat}`)} .bonus-face`, spot(`held ${seat}`), spot(`seat ${seat}`)];
}
