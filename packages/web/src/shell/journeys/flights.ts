import type { Journey } from '../../play/face/journey.ts';
import type { Point } from './way.ts';

/** One flying thing. */
export interface Flight {
  readonly key: number;
  readonly what: Exclude<Journey['what'], 'copy'> | HTMLElement;
  readonly from: Point;
  readonly to: Point;
  readonly isThrown: boolean;
  /** Its size at the end, as a share of its first size. */
  readonly shrink: number;
  /** Its number among the things that start one after another. */
  readonly place: number;
}

/** At most this many things fly for one movement. */
const MOST = 5;
/** At most this many flights start together; more would look like a swarm. */
const SWARM = 16;
const SHRINK = 0.8;
/** A copy shrinks to a tile of this width in pixels. */
const SMALL = 30;

let count = 0;

/** The flights that start now; a movement without visible ends is left out. */
export function flightsOf(journeys: readonly Journey[]): readonly Flight[] {
  const flights: Flight[] = [];
  for (const { what, count: amount, from, to, isThrown = false } of journeys) {
    const end = largest(to);
    const start = end && nearest(from, end);
    if (end === undefined || start === undefined || start.element === end.element) continue;
    const isCopy = what === 'copy';
    for (let place = 0; place < Math.min(MOST, isCopy ? 1 : amount); place++) {
      flights.push({
        key: count++,
        what: isCopy ? copyOf(start) : what,
        from: middle(start.box),
        to: middle(end.box),
        isThrown,
        shrink: isCopy ? Math.min(1, SMALL / start.box.width) : SHRINK,
        place,
      });
    }
  }
  return flights.slice(0, SWARM);
}

interface Seen {
  readonly element: Element;
  readonly box: DOMRect;
}

/** All visible elements at the first place that has any. */
function inSight(places: readonly string[]): readonly Seen[] {
  for (const place of places) {
    const seen = [...document.querySelectorAll(place)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const { x, y } = middle(box);
      const isInside = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
      return box.width > 0 && isInside && element.checkVisibility() ? [{ element, box }] : [];
    });
    if (seen.length > 0) return seen;
  }
  return [];
}

function largest(places: readonly string[]): Seen | undefined {
  const size = ({ box }: Seen) => box.width * box.height;
  return inSight(places).reduce<Seen | undefined>(
    (best, each) => (best === undefined || size(each) > size(best) ? each : best),
    undefined,
  );
}

function nearest(places: readonly string[], end: Seen): Seen | undefined {
  const to = middle(end.box);
  const away = ({ box }: Seen) => Math.hypot(middle(box).x - to.x, middle(box).y - to.y);
  return inSight(places).reduce<Seen | undefined>(
    (best, each) => (best === undefined || away(each) < away(best) ? each : best),
    undefined,
  );
}

function middle({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A visual copy: it cannot be found, focused or pressed. */
function copyOf({ element, box }: Seen): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    each.removeAttribute('id');
    each.removeAttribute('data-spot');
  }
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  return copy;
}
