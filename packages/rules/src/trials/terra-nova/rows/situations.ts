import { argA, type Seat } from '../../../kernel/index.ts';
import {
  BONUS_TILES,
  BUILDINGS,
  type Event,
  KIND,
  NONE,
  QUESTION,
  State,
  TILE,
} from '../../../terra-nova/index.ts';
import { OPTIONAL_HOUSE } from '../../../terra-nova/questions/optional-house.ts';
import { gained, isTown, type Step, type Watch } from './watch.ts';

type Seen = (step: Step) => boolean;

/** Moments that the rules mention and that random games easily miss. */
const SITUATIONS: Readonly<Record<string, Seen>> = {
  'town by a house': foundedBy([KIND.build]),
  'town by a trading post': foundedBy([KIND.upgrade]),
  'town by a palace': foundedBy([KIND.palace]),
  'town by a bridge': foundedBy([KIND.bridge, KIND['power-bridge']]),
  'town by the house at the edge': foundedBy([KIND['edge-house']]),
  'town by a special action': foundedBy([KIND.special]),
  'several towns at once': ({ after }) => townsWaiting(after) > 1,
  'second town of a player': (step) =>
    step.events.some((event) => isTown(event) && tilesOf(step.after, event.seat) === 2),
  'river town before the action': riverTown(QUESTION.turn),
  'river town after the action': riverTown(QUESTION['after-action']),
  'power tile lost power': lostPower('town-tile'),
  'sailing tile at the end of the track': ({ before, events }) =>
    events.some(
      (event) =>
        isTown(event) &&
        event.tile === 'sailing' &&
        before.sailing(event.seat) === before.table.maxSailing,
    ),
  'end of the sailing track': ({ events, after }) =>
    events.some((event) => event.type === 'sailing' && event.to === after.table.maxSailing),

  'two free shovels on two hexes': second(KIND.transform),
  'second of two free shovels left out': second(KIND.decline),
  'two free shovels on one far hex': ({ kind, deeds }) =>
    kind === KIND['power-shovel'] && deeds.some((event) => isShovels(event, 2, 0)),
  'one free shovel and one bought by a power action': ({ kind, deeds }) =>
    kind === KIND['power-shovel'] && deeds.some((event) => isShovels(event, 2, 1)),
  'house on the first of two transformed hexes': ofTwoHexes(false),
  'house on the second of two transformed hexes': ofTwoHexes(true),
  'transformed and built': ({ before, kind }) =>
    kind === KIND.build && before.top() === QUESTION['optional-house'],
  'transformed and not built': ({ before, kind }) =>
    kind === KIND.decline && before.top() === QUESTION['optional-house'],
  'transformed with nothing left to build': ({ before, kind, after }) =>
    kind === KIND.transform &&
    before.top() === QUESTION.turn &&
    after.top() !== QUESTION['optional-house'],
  'house at the edge left out': ({ before, kind }) =>
    kind === KIND.decline && before.top() === QUESTION['edge-house'],

  'power for a neighbour': (step) =>
    step.events.some((event) => event.type === 'power' && event.cause === 'neighbour'),
  'power for a neighbour who has passed': ({ before, deeds }) =>
    deeds.some(
      (event) =>
        event.type === 'power' && event.cause === 'neighbour' && before.hasPassed(event.seat),
    ),
  'more than one power from one building': ({ deeds }) =>
    deeds.some(
      (event) => event.type === 'power' && event.cause === 'neighbour' && event.amount > 1,
    ),
  'power lost as all tokens lie in bowl III': lostPower(undefined),
  'trading post near others': pricedUpgrade('tradingPostNearOpponentCost'),
  'trading post alone': pricedUpgrade('tradingPostCost'),
  'second palace of a player': ({ kind, after, seat }) =>
    kind === KIND.palace && after.palaces(seat) === 3,
  'last house of a mat': ({ kind, after, seat }) => kind === KIND.build && after.houses(seat) === 0,
  'last trading post of a mat': ({ kind, after, seat }) =>
    kind === KIND.upgrade && after.tradingPosts(seat) === 0,
  'third bridge of a player': ({ events, after, seat }) =>
    events.some((event) => event.type === 'bridge') && after.bridgesLeft(seat) === 0,

  'start player token handed on': ({ kind, events, before, seat }) =>
    kind === KIND.pass &&
    before.startSeat() !== seat &&
    events.some((event) => event.type === 'start-player'),
  'dropout order other than clockwise': ({ before, after }) =>
    before.round() !== after.round() && before.round() > 0 && !isClockwise(after),
  'passed with only returned tiles left': ({ before, kind }) =>
    kind === KIND.pass && BONUS_TILES.every((_, tile) => before.tileWhere(tile) !== TILE.beside),

  'neutral house placed by a planner': ({ before, kind }) =>
    kind === KIND.neutral && before.neutral() !== NONE,
  'neutral houses after round 3': laterNeutralHouses(2),
  'one neutral house after round 3': laterNeutralHouses(1),
  'no neutral house after round 3': laterNeutralHouses(0),
  'neutral house placed by a gold digger': ({ before, kind }) =>
    kind === KIND.neutral && before.neutral() === NONE,
  'neutral house with a single place': ({ before, events, kind }) =>
    before.table.options.twoPlayerVariant === 'gold-diggers' &&
    events.some((event) => event.type === 'neutral-house') &&
    kind !== KIND.neutral,
  'neutral house discarded': ({ events }) =>
    events.some((event) => event.type === 'neutral-discarded'),
  'neutral colour ranked in territory': ({ events }) =>
    events.some((event) => event.type === 'territory' && event.seat === undefined),

  'shared victory': ({ events }) =>
    events.some(
      (event) => event.type === 'game-over' && event.rank.filter((rank) => rank === 1).length > 1,
    ),
  'two share the first place in territory': territoryShared(0, 2),
  'three share the first place in territory': territoryShared(0, 3),
  'four share the first place in territory': territoryShared(0, 4),
  'two share the second place in territory': territoryShared(1, 2),
  'three share the second place in territory': territoryShared(1, 3),
  'two share the third place in territory': territoryShared(2, 2),
};

const ENTRIES = Object.entries(SITUATIONS);

export const RARE_SITUATIONS: Watch = {
  group: 'situations',
  rows: Object.keys(SITUATIONS),
  *seen(step) {
    for (const [row, seen] of ENTRIES) if (seen(step)) yield row;
  },
};

/** The move led immediately to a choice of town tile. */
function foundedBy(kinds: readonly number[]): Seen {
  return ({ kind, before, after }) =>
    kinds.includes(kind) && townsWaiting(after) > 0 && townsWaiting(before) === 0;
}

/** Number of towns whose tile is still to be chosen. */
function townsWaiting(s: State): number {
  if (s.top() !== QUESTION.town) return 0;
  const rest = new State(s.table);
  rest.copyFrom(s);
  let towns = 0;
  for (; rest.top() === QUESTION.town; rest.pop()) towns++;
  return towns;
}

function tilesOf(s: State, seat: Seat): number {
  let tiles = 0;
  for (let bits = s.townTiles(seat); bits !== 0; bits &= bits - 1) tiles++;
  return tiles;
}

function riverTown(frame: number): Seen {
  return ({ before, kind }) => kind === KIND['river-town'] && before.top() === frame;
}

function lostPower(cause: 'town-tile' | undefined): Seen {
  return ({ events }) =>
    events.some(
      (event) =>
        event.type === 'power' && event.lost > 0 && (cause === undefined || event.cause === cause),
    );
}

function second(kind: number): Seen {
  return (step) => step.kind === kind && step.before.top() === QUESTION['second-shovel'];
}

function isShovels(event: Event, shovels: number, bought: number): boolean {
  return event.type === 'transformed' && event.shovels === shovels && event.bought === bought;
}

function ofTwoHexes(onSecond: boolean): Seen {
  return ({ before, kind, move }) => {
    if (kind !== KIND.build || before.top() !== QUESTION['optional-house']) return false;
    const { at } = OPTIONAL_HOUSE;
    if (before.arg(at.second) === NONE) return false;
    return argA(move) === before.arg(onSecond ? at.second : at.first);
  };
}

function pricedUpgrade(price: 'tradingPostNearOpponentCost' | 'tradingPostCost'): Seen {
  return (step) =>
    step.kind === KIND.upgrade &&
    gained(step.deeds, step.seat, 'coins', 'upgrade') === -step.before.table[price];
}

function isClockwise(s: State): boolean {
  const { players } = s.table;
  for (let place = 1; place < players; place++) {
    if (s.turnOrder(place) !== (s.turnOrder(place - 1) + 1) % players) return false;
  }
  return true;
}

/** The number of the two later icon hexes of the Planners that still got a neutral house. */
function laterNeutralHouses(houses: number): Seen {
  return ({ before, after }) => {
    if (before.table.options.twoPlayerVariant !== 'planners') return false;
    if (before.round() !== 3 || after.round() !== 4) return false;
    return neutralHouses(after) - neutralHouses(before) === houses;
  };
}

function neutralHouses(s: State): number {
  const neutral = BUILDINGS.indexOf('neutral-house');
  let houses = 0;
  for (let hex = 0; hex < s.table.map.size; hex++) if (s.building(hex) === neutral) houses++;
  return houses;
}

/** Exactly `sharing` seats have a territory of the same size, and `above` others a larger one. */
function territoryShared(above: number, sharing: number): Seen {
  return ({ events }) => {
    const sizes = events.flatMap((event) => (event.type === 'territory' ? [event.buildings] : []));
    return sizes.some(
      (size) =>
        sizes.filter((other) => other === size).length === sharing &&
        sizes.filter((other) => other > size).length === above,
    );
  };
}
