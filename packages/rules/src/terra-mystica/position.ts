import { RIVER } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { LANDSCAPE_WAYS } from './boards/definition.ts';
import { ORDER_ANSWERS, ORDER_TOPICS, ORDERS_ON } from './options/standing-orders.ts';
import { CARD, MAX_BRIDGES, MAX_OFFERS, NONE, PHASE, ROUNDS, STACK, type State } from './state.ts';
import { STRONGHOLD } from './structures/building-kinds.ts';
import {
  BOARDS,
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  CYCLE,
  FINAL_TILES,
  ROUND_TILES,
  TERRAINS,
} from './vocabulary.ts';
import { QUESTION } from './words.ts';

/**
 * The first field with an impossible value in a position from outside: a number that refers to
 * nothing. After this check the rules can read the position safely, even if no game can reach it.
 */
export function findImpossible(s: State): string | undefined {
  return wrongSeat(s) ?? wrongBoard(s) ?? wrongTable(s);
}

function wrongSeat(s: State): string | undefined {
  const { players, factions, maxExchange } = s.table;
  const chosen = s.phase() > PHASE.factions;
  for (let seat = 0; seat < players; seat++) {
    const faction = s.faction(seat);
    if (faction === NONE) {
      if (chosen) return 'faction';
      continue;
    }
    if (faction >= factions.length) return 'faction';
    if (s.home(seat) !== NONE && s.home(seat) >= CYCLE) return 'home';
    if (s.home(seat) === NONE && s.phase() > PHASE.colours) return 'home';
    const card = s.card(seat);
    if (card !== NONE && card >= BONUS_CARDS.length) return 'card';
    const second = s.card2(seat);
    if (second !== NONE && second >= BONUS_CARDS.length) return 'card2';
    if (card === NONE && s.phase() >= PHASE.income && !s.isDropped(seat)) return 'card';
    if (s.shipping(seat) > 5) return 'shipping';
    if (s.skipBonus(seat) > 3) return 'skipBonus';
    if (s.exchange(seat) > maxExchange[faction]) return 'exchange';
    for (let kind = 0; kind < BUILDINGS.length; kind++) {
      if (s.onMap(seat, STRONGHOLD) > 1 || s.piecesLeft(seat, kind) < 0) return 'onMap';
    }
    for (let cult = 0; cult < CULTS.length; cult++) if (s.cult(seat, cult) > 10) return 'cult';
    for (const [topic, id] of ORDER_TOPICS.entries()) {
      if (!ORDERS_ON[id].includes(ORDER_ANSWERS[s.order(seat, topic)])) return 'orders';
    }
    if (s.locked(seat) >= 1 << CYCLE) return 'locked';
    if (wrongMemo(s, seat, faction)) return 'landscapeMemo';
  }
  return undefined;
}

/**
 * Whether the stored number of a landscape is impossible: it is set without a landscape, names
 * corners at which no bridge can end, or counts more tiles than a town gives.
 */
function wrongMemo(s: State, seat: Seat, faction: number): boolean {
  const memo = s.landscapeMemo(seat);
  if (memo === 0) return false;
  const { actions = [], traits = {} } = s.table.factions[faction].landscape;
  const tower = landscapeOf(s, seat);
  if (!s.hasLandscapes() || s.table.landscapeWay[faction] < 0 || tower < 0) return true;
  if (traits.landBridges === undefined) {
    return memo > (traits.townGrows !== undefined ? 3 : actions.length);
  }
  for (let corner = 0; corner < 8; corner++) {
    if (((memo >> corner) & 1) === 0) continue;
    if (corner > 5 || s.table.cornerEnds[tower * 6 + corner] < 0) return true;
  }
  return false;
}

/**
 * The hex of the landscape, or -1. It is searched on the board, because the derived fields of a
 * position from outside are not calculated yet.
 */
function landscapeOf(s: State, seat: Seat): number {
  for (let hex = 0; hex < s.table.map.size; hex++) {
    if (s.owner(hex) === seat && s.building(hex) === 0) return hex;
  }
  return -1;
}

function wrongBoard(s: State): string | undefined {
  const { map, players } = s.table;
  const landscapes = new Set<number>();
  for (let hex = 0; hex < map.size; hex++) {
    const river = map.ground[hex] === RIVER;
    if (river ? s.terrain(hex) !== RIVER : s.terrain(hex) >= TERRAINS.length) return 'terrain';
    const owner = s.owner(hex);
    const lies = owner !== NONE && s.building(hex) === 0;
    if (s.building(hex) >= BUILDINGS.length) return 'building';
    if (river && !lies && !isRiverDweller(s, owner)) return 'building';
    if (owner !== NONE && owner >= players) return 'owner';
    if (s.building(hex) > 0) {
      if (owner === NONE) return 'owner';
    } else if (owner !== NONE) {
      // A landscape, one for each seat, on a river hex or on land.
      if (s.faction(owner) === NONE || landscapes.has(owner)) return 'owner';
      const way = s.table.landscapeWay[s.faction(owner)];
      if (!s.hasLandscapes() || way < 0 || river !== (LANDSCAPE_WAYS[way] === 'river'))
        return 'owner';
      landscapes.add(owner);
    }
  }
  for (let bridge = 0; bridge < MAX_BRIDGES; bridge++) {
    const owner = s.bridgeOwner(bridge);
    if (owner !== NONE && (owner >= players || bridge >= map.bridges.length)) return 'bridgeOwner';
  }
  return undefined;
}

/** Whether a river hex is empty or has a structure that may be there. */
function isRiverDweller(s: State, owner: number): boolean {
  if (owner === NONE) return true;
  return s.table.factions[s.faction(owner)]?.onRivers === true;
}

function wrongTable(s: State): string | undefined {
  const { players } = s.table;
  const isSeat = (seat: number) => seat < players;
  for (let place = 0; place < players; place++) {
    if (!isSeat(s.seating(place))) return 'seating';
    if (s.nominated(place) !== NONE && s.nominated(place) >= s.table.factions.length) {
      return 'nominated';
    }
    if (s.bidder(place) !== NONE && !isSeat(s.bidder(place))) return 'bidder';
    if (s.sealedCount(place) > players) return 'sealedCount';
    if (s.dealt(place) !== NONE && s.dealt(place) >= 2 * BOARDS.length) return 'dealt';
  }
  const orders = new Set<number>();
  for (let place = 0; place < players; place++) {
    if (!isSeat(s.turnOrder(place))) return 'turnOrder';
    orders.add(s.turnOrder(place));
    if (place < s.passedCount() && !isSeat(s.nextOrder(place))) return 'nextOrder';
  }
  if (orders.size !== players) return 'turnOrder';
  if (s.passedCount() > players) return 'passedCount';
  if (!isSeat(s.startSeat())) return 'startSeat';
  if (s.phase() > PHASE.over) return 'phase';
  if (s.round() > ROUNDS || (s.round() === 0 && s.phase() >= PHASE.income)) return 'round';
  if (s.turn() !== NONE && !isSeat(s.turn())) return 'turn';
  for (let round = 1; round <= ROUNDS; round++) {
    if (s.roundTile(round) >= ROUND_TILES.length) return 'roundTile';
  }
  if (s.finalTile() !== NONE && s.finalTile() >= FINAL_TILES.length) return 'finalTile';
  const { landscapes } = s.table.options;
  if (landscapes !== 'random' && s.hasLandscapes() !== (landscapes === true)) return 'landscapes';
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) > CARD.spare) return 'cardWhere';
  }
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (s.cultTop(cult) !== NONE && !isSeat(s.cultTop(cult))) return 'top';
  }
  if (s.offers() > MAX_OFFERS) return 'offers';
  for (let offer = 0; offer < s.offers(); offer++) {
    if (!isSeat(s.offerTo(offer))) return 'offerTo';
    if (!isSeat(s.offerFrom(offer))) return 'offerFrom';
  }
  return wrongStack(s);
}

/** The highest number of a question that can be on the stack. */
const LAST = QUESTION.resume;

function wrongStack(s: State): string | undefined {
  if (s.depth() > STACK) return 'depth';
  if (s.depth() === 0) return undefined;
  if (s.top() < 1 || s.top() > LAST) return 'stack';
  if (s.top() !== QUESTION.sealed && s.topWho() >= s.table.players) return 'stack';
  return undefined;
}
