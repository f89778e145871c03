import type { ResourceChange } from '../../conformance/index.ts';
import type { Seat } from '../../kernel/index.ts';
import {
  BONUS_TILES,
  BUILDINGS,
  type Event,
  NONE,
  type State,
  TOWN_TILES,
} from '../../terra-nova/index.ts';

/**
 * The changes that an event makes. Together, the events of a game explain everything in `holdings`.
 */
export function fold(event: Event): readonly ResourceChange[] {
  switch (event.type) {
    case 'coins':
    case 'vp':
      return [{ seat: event.seat, resource: event.type, amount: event.amount }];
    case 'power':
      return bowls(event.seat, -event.toTwo, event.toTwo - event.toThree, event.toThree);
    case 'power-spent':
      return bowls(event.seat, event.amount, 0, -event.amount);
    case 'power-set':
      return bowls(event.seat, ...event.bowls);
    case 'sailing':
      return [one(event.seat, 'sailing')];
    case 'built': {
      const built = one(event.seat, event.building);
      return event.replaced === 'none' ? [built] : [built, one(event.seat, event.replaced, -1)];
    }
    case 'bridge':
      return [one(event.seat, 'bridge')];
    case 'town':
      return [one(event.seat, `town tile ${event.tile}`)];
    case 'bonus-tile': {
      const taken = one(event.seat, `bonus tile ${event.tile}`);
      if (event.returned === undefined) return [taken];
      return [taken, one(event.seat, `bonus tile ${event.returned}`, -1)];
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

const OWN_BUILDINGS = ['house', 'trading-post', 'left-palace', 'right-palace'] as const;

/** Everything that a seat owns; buildings and bridges are counted on the board. */
export function holdings(s: State, seat: Seat): Readonly<Record<string, number>> {
  const { map } = s.table;
  const held: Record<string, number> = {
    coins: s.coins(seat),
    vp: s.vp(seat),
    bowl1: s.bowl1(seat),
    bowl2: s.bowl2(seat),
    bowl3: s.bowl3(seat),
    sailing: s.sailing(seat),
    bridge: 0,
  };
  for (const building of OWN_BUILDINGS) held[building] = 0;
  for (let hex = 0; hex < map.size; hex++) {
    if (s.owner(hex) === seat) held[BUILDINGS[s.building(hex)]]++;
  }
  for (let bridge = 0; bridge < map.bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) === seat) held.bridge++;
  }
  for (const [tile, name] of TOWN_TILES.entries()) {
    held[`town tile ${name}`] = s.townHex(seat, tile) === NONE ? 0 : 1;
  }
  for (const [tile, name] of BONUS_TILES.entries()) {
    held[`bonus tile ${name}`] = s.bonusTile(seat) === tile ? 1 : 0;
  }
  return held;
}
