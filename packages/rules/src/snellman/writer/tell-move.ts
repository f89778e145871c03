import { argA, argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { NO_CARD } from '../../terra-mystica/arguments.ts';
import { CHOOSE_CULT } from '../../terra-mystica/cults/cult.ts';
import type { Event } from '../../terra-mystica/events.ts';
import type { State } from '../../terra-mystica/state.ts';
import {
  BONUS_CARDS,
  CONVERSION,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  type SpecialAction,
  TOWN_TILES,
} from '../../terra-mystica/vocabulary.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import { LEFT_OUT } from '../game/left-out.ts';
import type { PlayerCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import { SITE_BUILDINGS, siteAction, siteFaction, siteTerrain } from '../notation/site-words.ts';
import { CULTS, type Resource } from '../notation/words.ts';
import { declinesAsked } from './asked.ts';
import { GAIN_PRIEST } from './tell-unasked.ts';

/** The place of commands made here, which are in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/** Both sides of each conversion, in the order of `CONVERSION`. */
const RATES: Readonly<Record<number, readonly [number, Resource, number, Resource]>> = {
  [CONVERSION['power-to-coins']]: [1, 'PW', 1, 'C'],
  [CONVERSION['power-to-workers']]: [3, 'PW', 1, 'W'],
  [CONVERSION['power-to-priests']]: [5, 'PW', 1, 'P'],
  [CONVERSION['priests-to-workers']]: [1, 'P', 1, 'W'],
  [CONVERSION['workers-to-coins']]: [1, 'W', 1, 'C'],
  [CONVERSION['vp-to-coins']]: [1, 'VP', 1, 'C'],
  [CONVERSION['coins-to-vp']]: [2, 'C', 1, 'VP'],
};

/**
 * A move of the game as commands of the ledger; empty for a move that a ledger does not write.
 * @param before the position before the move; @param events the events of the move.
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
      return [{ do: 'build', at, hex }];
    case KIND.build:
    case KIND['skip-build']: {
      // The site accepts no building while spades or a sandstorm are left.
      const isLeft = before.top() === QUESTION.spades || before.top() === QUESTION.sandstorm;
      return [...(isLeft ? leaveOutAsked(before) : []), { do: 'build', at, hex }];
    }
    case KIND.take:
      return [{ do: 'pass', at, card: BONUS_CARDS[a] }];
    case KIND.transform:
    case KIND['skip-transform']: {
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
    case KIND['advance-shipping']:
      return [{ do: 'advance', at, track: 'ship' }];
    case KIND['advance-exchange']:
      return [{ do: 'advance', at, track: 'dig' }];
    case KIND.priest: {
      const steps = b + 1;
      const isBest = steps === bestSpace(before, a);
      return [{ do: 'send', at, cult: CULTS[a], ...(isBest ? {} : { for: steps }) }];
    }
    case KIND.power:
      return [{ do: 'action', at, action: POWER_ACTIONS[a] }];
    case KIND.special:
      return tellSpecial(before, SPECIAL_ACTIONS[a]);
    case KIND.bridge: {
      const [from, to] = table.bridgeNames[a].split('-');
      return [{ do: 'bridge', at, from, to, allowIllegal: false }];
    }
    case KIND.cult: {
      // The choice of cults for keys is written as steps that are given up, see `TableWriter`.
      if (before.depth() > 0 && before.top() === QUESTION.keys) return [];
      const due = before.depth() > 0 && before.top() === QUESTION.cult && before.topWho() === seat;
      return [
        { do: 'steps', at, cult: CULTS[a], count: due ? before.arg(CHOOSE_CULT.at.steps) : 1 },
      ];
    }
    case KIND.favour:
      return [{ do: 'take', at, tile: FAVOUR_TILES[a], count: 1 }];
    case KIND.town:
      return [{ do: 'take', at, tile: TOWN_TILES[a], count: 1 }];
    case KIND['river-town']:
      return [{ do: 'connect', at, hexes: [hex] }];
    case KIND['take-power']:
      return [{ do: 'leech', at, power: b, from: siteFaction(before.faction(a)) }];
    case KIND['refuse-power']:
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
    case KIND['gain-priest']:
      return [GAIN_PRIEST];
    case KIND['buy-token']:
      return [{ do: 'pay-for-token', at }];
    case KIND.decline:
      return leaveOut(before, seat);
    case KIND.pass:
      return [a === NO_CARD ? { do: 'pass', at } : { do: 'pass', at, card: BONUS_CARDS[a] }];
    default:
      return [];
  }
}

/** The action of a landscape cannot be written in a ledger. */
function tellSpecial(s: State, action: SpecialAction): readonly PlayerCommand[] {
  if (action === 'STAR') return [];
  const { fireIceRules } = s.table.options.rulings;
  return [{ do: 'action', at: NOWHERE, action: siteAction(action, fireIceRules) }];
}

function colourOf(terrain: number) {
  const word = siteTerrain(terrain);
  return word === 'volcano' ? 'red' : word;
}

function stepsAfter(events: readonly Event[]): number {
  return events.find((event) => event.type === 'cult')?.to ?? 0;
}

/**
 * Steps of the best free space of a cult: the space that the site takes if the command names none.
 */
function bestSpace(s: State, cult: number): number {
  const free = (space: number) => s.priestSpace(cult, space) >= s.table.players;
  if (free(0)) return 3;
  return free(1) || free(2) || free(3) ? 2 : 1;
}

function leaveOut(before: State, seat: Seat): readonly PlayerCommand[] {
  if (declinesAsked(before, seat)) return leaveOutAsked(before);
  if (before.oweTokens(seat) > 0) {
    return [{ do: 'give-up', at: NOWHERE, what: 'GAIN_P3_FOR_VP', count: 1 }];
  }
  // The seat can only give the priest up; the site does this with a priest that is taken in hand.
  return before.owePriests(seat) > 0 ? [GAIN_PRIEST] : [];
}

/** The rest that the question on top can still give: spades, or workers that could be ordained. */
function leaveOutAsked(before: State): readonly PlayerCommand[] {
  const question = before.top();
  const what = LEFT_OUT[question];
  if (what === undefined) return [];
  const isCounted = question === QUESTION.spades || question === QUESTION.ordain;
  const count = isCounted ? before.arg(0) : 1;
  return count > 0 ? [{ do: 'give-up', at: NOWHERE, what, count }] : [];
}
