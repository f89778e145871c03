import { argA, argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import { CONVERSION, FRAME, KIND, NO_CARD } from '../for-ledger.ts';
import type { State } from '../state.ts';
import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  type SpecialAction,
  TOWN_TILES,
} from '../vocabulary.ts';
import type { PlayerCommand } from './commands.ts';
import type { Place } from './place.ts';
import { SITE_BUILDINGS, siteFaction, siteTerrain } from './site-words.ts';
import { CULTS, type GivenUp, type Resource } from './words.ts';

/** Commands that are made here stand in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/** Both sides of each conversion, in the order of `CONVERSION`. */
const RATES: Readonly<Record<number, readonly [number, Resource, number, Resource]>> = {
  [CONVERSION.powerToCoins]: [1, 'PW', 1, 'C'],
  [CONVERSION.powerToWorkers]: [3, 'PW', 1, 'W'],
  [CONVERSION.powerToPriests]: [5, 'PW', 1, 'P'],
  [CONVERSION.priestsToWorkers]: [1, 'P', 1, 'W'],
  [CONVERSION.workersToCoins]: [1, 'W', 1, 'C'],
  [CONVERSION.vpToCoins]: [1, 'VP', 1, 'C'],
  [CONVERSION.coinsToVp]: [2, 'C', 1, 'VP'],
};

/** What the site calls the thing that is left out, by the frame that asked for it. */
const LEFT_OUT: Readonly<Record<number, GivenUp>> = {
  [FRAME.bridge]: 'BRIDGE',
  [FRAME.freeTradingPost]: 'FREE_TP',
  [FRAME.sandstorm]: 'FREE_TF',
  [FRAME.ride]: 'FREE_D',
  [FRAME.ordain]: 'CONVERT_W_TO_P',
  [FRAME.token]: 'GAIN_P3_FOR_VP',
};

/**
 * A move of the game in commands of the ledger; none for what a ledger does not say.
 * @param before the position before the move; @param events what it did.
 */
export function tellMove(
  before: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
): readonly PlayerCommand[] {
  const at = NOWHERE;
  const a = argA(move);
  const b = argB(move);
  const { table } = before;
  const hex = table.map.names[a] ?? '';
  switch (kindOf(move)) {
    case KIND.colour:
      return [{ do: 'pick-color', at, colour: colourOf(a) }];
    case KIND.place:
    case KIND.build:
    case KIND.skipBuild:
      return [{ do: 'build', at, hex }];
    case KIND.take:
      return [{ do: 'pass', at, card: BONUS_CARDS[a] }];
    case KIND.transform:
    case KIND.skipTransform: {
      const bought = events.find((event) => event.type === 'transformed')?.bought ?? 0;
      const transform: PlayerCommand = { do: 'transform', at, hex, to: colourOf(b) };
      return bought > 0 ? [{ do: 'dig', at, spades: bought }, transform] : [transform];
    }
    case KIND.sacrifice:
      return [
        { do: 'dig', at, spades: 1 },
        { do: 'transform', at, hex },
        { do: 'give-up', at, what: CULTS[b], count: before.cult(seat, b) - stepsAfter(events) },
      ];
    case KIND.erupt:
      return [
        { do: 'dig', at, spades: 1 },
        { do: 'transform', at, hex },
      ];
    case KIND.upgrade:
      return [{ do: 'upgrade', at, hex, to: SITE_BUILDINGS[b] || 'D' }];
    case KIND.advanceShipping:
      return [{ do: 'advance', at, track: 'ship' }];
    case KIND.advanceExchange:
      return [{ do: 'advance', at, track: 'dig' }];
    case KIND.priest: {
      const steps = b + 1;
      const isBest = steps === bestSpace(before, a);
      return [{ do: 'send', at, cult: CULTS[a], ...(isBest ? {} : { for: steps }) }];
    }
    case KIND.power:
      return [{ do: 'action', at, action: POWER_ACTIONS[a] }];
    case KIND.special:
      return tellSpecial(SPECIAL_ACTIONS[a]);
    case KIND.bridge: {
      const [from, to] = table.bridgeNames[a].split('-');
      return [{ do: 'bridge', at, from, to, allowIllegal: false }];
    }
    case KIND.cult: {
      // Said by what is given up, see `TableWriter`.
      if (before.depth() > 0 && before.frame() === FRAME.keys) return [];
      const due = before.depth() > 0 && before.frame() === FRAME.cult && before.frameWho() === seat;
      return [{ do: 'steps', at, cult: CULTS[a], count: due ? before.frameA() : 1 }];
    }
    case KIND.favour:
      return [{ do: 'take', at, tile: FAVOUR_TILES[a], count: 1 }];
    case KIND.town:
      return [{ do: 'take', at, tile: TOWN_TILES[a], count: 1 }];
    case KIND.riverTown:
      return [{ do: 'connect', at, hexes: [hex] }];
    case KIND.takePower:
      return [{ do: 'leech', at, power: b, from: siteFaction(before.faction(a)) }];
    case KIND.refusePower:
      return [{ do: 'decline', at, power: b, from: siteFaction(before.faction(a)) }];
    case KIND.burn:
      return [{ do: 'burn', at, tokens: a }];
    case KIND.convert: {
      const [give, from, get, to] = RATES[a];
      return [
        {
          do: 'convert',
          at,
          give: { at, count: give * b, resource: from },
          get: { at, count: get * b, resource: to },
        },
      ];
    }
    case KIND.ordain:
      return [
        {
          do: 'convert',
          at,
          give: { at, count: a, resource: 'W' },
          get: { at, count: a, resource: 'P' },
        },
      ];
    case KIND.unlock:
      return [{ do: 'unlock-terrain', at, terrain: colourOf(a) }];
    case KIND.gainPriest:
      return [{ do: 'unlock-terrain', at, terrain: 'gain-priest' }];
    case KIND.buyToken:
      return [{ do: 'pay-for-token', at }];
    case KIND.decline:
      return leaveOut(before, seat);
    case KIND.pass:
      return [a === NO_CARD ? { do: 'pass', at } : { do: 'pass', at, card: BONUS_CARDS[a] }];
    default:
      return [];
  }
}

/** The action of a landscape stands in no ledger. */
function tellSpecial(action: SpecialAction): readonly PlayerCommand[] {
  return action === 'STAR' ? [] : [{ do: 'action', at: NOWHERE, action }];
}

function colourOf(terrain: number) {
  const word = siteTerrain(terrain);
  return word === 'volcano' ? 'red' : word;
}

function stepsAfter(events: readonly Event[]): number {
  return events.find((event) => event.type === 'cult')?.to ?? 0;
}

/** Steps of the best free space of a cult: what the site takes when it is not told. */
function bestSpace(s: State, cult: number): number {
  const free = (space: number) => s.priestSpace(cult, space) >= s.table.players;
  if (free(0)) return 3;
  return free(1) || free(2) || free(3) ? 2 : 1;
}

function leaveOut(before: State, seat: Seat): readonly PlayerCommand[] {
  const at = NOWHERE;
  if (!asksItself(before, seat)) {
    return before.oweTokens(seat) > 0
      ? [{ do: 'give-up', at, what: 'GAIN_P3_FOR_VP', count: 1 }]
      : [];
  }
  const frame = before.frame();
  if (frame === FRAME.spades) {
    const count = before.frameA();
    return count > 0 ? [{ do: 'give-up', at, what: 'SPADE', count }] : [];
  }
  const what = LEFT_OUT[frame];
  return what === undefined ? [] : [{ do: 'give-up', at, what, count: 1 }];
}

/** Whether the frame on top can be declined itself; otherwise it is something owed. */
function asksItself(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.frameWho() !== seat) return false;
  return s.frame() !== FRAME.turn && s.frame() !== FRAME.afterAction;
}
