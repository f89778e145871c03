import type { ResourceChange } from '../../conformance/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../../terra-mystica/boards/compile-traits.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  type Event,
  FAVOUR_TILES,
  KEPT,
  NONE,
  type State,
  TOWN_TILES,
} from '../../terra-mystica/index.ts';
import { skipRange } from '../../terra-mystica/land/reach.ts';

/**
 * The changes that an event makes. Together, the events of a game explain everything in `holdings`.
 */
export function fold(event: Event): readonly ResourceChange[] {
  switch (event.type) {
    case 'coins':
    case 'workers':
    case 'priests':
    case 'vp':
    case 'keys':
      return [one(event.seat, event.type, event.amount)];
    case 'power':
      return bowls(event.seat, -event.toTwo, event.toTwo - event.toThree, event.toThree);
    case 'power-spent':
      return bowls(event.seat, event.amount, 0, -event.amount);
    case 'tokens':
      return bowls(event.seat, ...event.bowls);
    case 'burned':
      return bowls(event.seat, 0, -2 * event.times, event.times);
    case 'cult':
      return [one(event.seat, event.cult, event.steps)];
    case 'priest-placed':
      return [one(event.seat, 'priests on cults')];
    case 'shipping':
    case 'exchange':
      return event.cause === 'start' ? [] : [one(event.seat, event.type)];
    case 'range':
      return [one(event.seat, 'range')];
    case 'built': {
      const built = one(event.seat, event.building);
      return event.replaced === 'none' ? [built] : [built, one(event.seat, event.replaced, -1)];
    }
    case 'bridge':
    case 'land-bridge':
      return [one(event.seat, 'bridge')];
    case 'landscape':
      return [one(event.seat, 'landscape')];
    case 'favour':
    case 'town':
      return [one(event.seat, event.tile)];
    case 'favour-returned':
      return [one(event.seat, event.tile, -1)];
    case 'card-returned':
      return [one(event.seat, event.card, -1)];
    case 'kept':
      return [one(event.seat, 'kept', event.amount)];
    case 'dropped':
      return event.returned === undefined ? [] : [one(event.seat, event.returned, -1)];
    case 'bonus-card': {
      const taken = one(event.seat, event.card);
      return event.returned === undefined ? [taken] : [taken, one(event.seat, event.returned, -1)];
    }
    default:
      return [];
  }
}

function one(seat: Seat, resource: string, amount = 1): ResourceChange {
  return { seat, resource, amount };
}

function bowls(seat: Seat, bowl1: number, bowl2: number, bowl3: number): ResourceChange[] {
  return [one(seat, 'bowl1', bowl1), one(seat, 'bowl2', bowl2), one(seat, 'bowl3', bowl3)];
}

/** Everything that a seat owns; structures and bridges are counted on the board. */
export function holdings(s: State, seat: Seat): Readonly<Record<string, number>> {
  const { map, factions } = s.table;
  const board = factions[s.faction(seat)];
  const held: Record<string, number> = {
    coins: s.coins(seat),
    workers: s.workers(seat),
    priests: s.priests(seat),
    vp: s.vp(seat),
    keys: s.keys(seat),
    bowl1: s.bowl1(seat),
    bowl2: s.bowl2(seat),
    bowl3: s.bowl3(seat),
    'priests on cults': s.priestsPlaced(seat),
    shipping: s.shipping(seat) - (board?.shipping.start ?? 0),
    exchange: s.exchange(seat),
    range: board === undefined || skipRange(s, seat) === 0 ? 0 : s.skipBonus(seat),
    bridge: landBridges(s, seat),
    landscape: 0,
    kept: 0,
  };
  const { kept = [] } = board?.start ?? {};
  for (let place = 0; place < KEPT; place++) held.kept += s.kept(seat, place) - (kept[place] ?? 0);
  for (const [place, cult] of CULTS.entries()) held[cult] = s.cult(seat, place);
  for (const building of BUILDINGS) if (building !== 'none') held[building] = 0;
  for (let hex = 0; hex < map.size; hex++) {
    if (s.owner(hex) !== seat) continue;
    held[hex === s.landscape(seat) ? 'landscape' : BUILDINGS[s.building(hex)]]++;
  }
  for (let bridge = 0; bridge < map.bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) === seat) held.bridge++;
  }
  for (const [tile, id] of FAVOUR_TILES.entries()) held[id] = s.hasFavour(seat, tile) ? 1 : 0;
  for (const [tile, id] of TOWN_TILES.entries()) held[id] = s.towns(seat, tile);
  for (const [card, id] of BONUS_CARDS.entries()) {
    held[id] = s.card(seat) === card || s.card2(seat) === card ? 1 : 0;
  }
  return held;
}

/** Bridges at the corners of a Bridge Tower. */
export function landBridges(s: State, seat: Seat): number {
  let count = 0;
  if (s.faction(seat) === NONE || s.trait(seat, TRAIT.landBridges) === 0) return count;
  for (let corners = s.landscapeMemo(seat); corners !== 0; corners &= corners - 1) count++;
  return count;
}
