import { RIVER } from '../hexmap/index.ts';
import { STANDING_ORDERS } from './options.ts';
import { QUESTION, QUESTIONS } from './rules.ts';
import { NONE, PHASE, SEATS, STACK, type State, TILE } from './state.ts';
import { BONUS_TILES, BUILDINGS, TERRAINS } from './vocabulary.ts';

/**
 * The first field with an impossible value in a position from outside: a number that refers to
 * nothing. After this check the rules can read the position safely, even if no game can reach it.
 */
export function findImpossible(s: State): string | undefined {
  const { map, players, factions, edition } = s.table;
  for (let seat = 0; seat < SEATS; seat++) {
    const seated = seat < players;
    if (!(s.faction(seat) === NONE || (seated && s.faction(seat) < factions.length)))
      return 'faction';
    if (!(s.bonusTile(seat) === NONE || (seated && s.bonusTile(seat) < BONUS_TILES.length))) {
      return 'bonusTile';
    }
    if (s.sailing(seat) > s.table.maxSailing) return 'sailing';
    if (s.houses(seat) > s.table.housePieces) return 'houses';
    if (s.tradingPosts(seat) > s.table.tradingPostPieces) return 'tradingPosts';
    if (s.bridgesLeft(seat) > s.table.bridgePieces) return 'bridges';
    if (s.palaces(seat) > 3) return 'palaces';
    if (s.order(seat) >= STANDING_ORDERS.length) return 'order';
    const place = s.turnOrder(seat);
    if (seated ? place >= players : place !== NONE) return 'turnOrder';
  }
  for (let hex = 0; hex < map.size; hex++) {
    const river = map.ground[hex] === RIVER;
    if (river ? s.terrain(hex) !== RIVER : s.terrain(hex) >= TERRAINS.length) return 'terrain';
    if (s.building(hex) >= BUILDINGS.length || (river && s.building(hex) !== 0)) return 'building';
    const owner = s.owner(hex);
    if (owner !== NONE && (owner >= players || s.building(hex) === 0)) return 'owner';
  }
  for (let bridge = 0; bridge < map.bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) !== NONE && s.bridgeOwner(bridge) >= players) return 'bridgeOwner';
  }
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) > TILE.returned) return 'tileWhere';
  }
  // While the players place neutral houses (Planners), no tiles are on the table yet.
  const laidOut = s.phase() !== PHASE.neutralHouses;
  for (let round = 1; round <= 5; round++) {
    const tile = s.roundTile(round);
    if (laidOut ? tile >= edition.roundTiles.length : tile !== NONE) return 'roundTile';
  }
  if (s.phase() > PHASE.over) return 'phase';
  if (s.round() > 5) return 'round';
  if (s.startSeat() >= players) return 'startSeat';
  if (s.turn() !== NONE && s.turn() >= players) return 'turn';
  if (s.passedCount() > players) return 'passedCount';
  if (s.neutral() !== NONE && s.neutral() >= TERRAINS.length) return 'neutral';
  if (s.drawn() !== NONE && s.drawn() >= TERRAINS.length) return 'drawn';
  return impossibleStack(s);
}

function impossibleStack(s: State): string | undefined {
  if (s.depth() > STACK) return 'depth';
  if (s.depth() === 0) return undefined;
  const question = s.top();
  if (question < 1 || question > QUESTIONS.length) return 'stack';
  const who = s.topWho();
  if (question === QUESTION.exchange) return who >= 1 << s.table.players ? 'stack' : undefined;
  if (who >= s.table.players) return 'stack';
  const needsFaction = question !== QUESTION['neutral-house'] && question !== QUESTION.faction;
  return needsFaction && s.faction(who) === NONE ? 'faction' : undefined;
}
