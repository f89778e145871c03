import { addHex, WORDS } from '../hexmap/index.ts';
import { deriveAll } from './board/reach.ts';
import type { Event } from './events.ts';
import { STANDING_ORDERS } from './options.ts';
import { NONE, ROUNDS, SETS, State, TILE } from './state.ts';
import { BONUS_TILES, BUILDINGS, FACTIONS, TERRAINS, TOWN_TILES } from './vocabulary.ts';

/**
 * The table between two decisions: everything that lies there as it was after the first of the
 * events. For looking only. Whose turn it is and what is to be decided no event tells: that stays as
 * it was in `before`, so no move can be made from here.
 * @param before the position before the events; of the opening, an `emptyTable`
 * @param after the position after all events of the step; the tiles that chance laid out come from it
 * @param events the first events of the step, in their order
 */
export function tableAmid(before: State, after: State, events: readonly Event[]): State {
  const s = new State(before.table);
  s.copyFrom(before);
  for (const event of events) retell(s, after, event);
  deriveAll(s);
  return s;
}

/** Does to the things on the table what an event tells of them. */
function retell(s: State, after: State, event: Event): void {
  switch (event.type) {
    case 'coins':
      s.addCoins(event.seat, event.amount);
      break;
    case 'vp':
      s.addVp(event.seat, event.amount);
      break;
    case 'power':
      moveTokens(s, event.seat, event.toTwo, event.toThree, 0);
      break;
    case 'power-spent':
      moveTokens(s, event.seat, 0, 0, event.amount);
      break;
    case 'power-set':
      s.setBowls(event.seat, ...event.bowls);
      break;
    case 'sailing':
      s.setSailing(event.seat, event.to);
      break;
    case 'faction':
      s.setFaction(event.seat, FACTIONS.indexOf(event.faction));
      s.setHouses(event.seat, s.table.housePieces);
      s.setTradingPosts(event.seat, s.table.tradingPostPieces);
      s.setBridgesLeft(event.seat, s.table.bridgePieces);
      break;
    case 'built':
      retellBuilt(s, event);
      break;
    case 'transformed':
      s.setTerrain(hexOf(s, event.hex), TERRAINS.indexOf(event.to));
      break;
    case 'bridge':
      s.setBridgeOwner(s.table.bridgeNames.indexOf(event.bridge), event.seat);
      s.setBridgesLeft(event.seat, s.bridgesLeft(event.seat) - 1);
      break;
    case 'town':
      retellTown(s, event);
      break;
    case 'bonus-tile':
      retellBonusTile(s, event);
      break;
    case 'tile-coins':
      if (s.passedCount() === s.table.players) tidyUp(s);
      for (const tile of event.tiles.map((each) => BONUS_TILES.indexOf(each))) {
        s.setTileCoins(tile, s.tileCoins(tile) + 1);
      }
      break;
    case 'used':
      if (event.what === 'bonus-tile') s.useBonusAction(event.seat);
      else if (event.what === 'palace') s.usePalaceAction(event.seat);
      else s.usePowerAction(s.table.powerActionIds.indexOf(event.what));
      break;
    case 'passed':
      s.markPassed(event.seat);
      break;
    case 'start-player':
      s.setStartSeat(event.seat);
      if (s.round() === 0) layOut(s, after);
      break;
    case 'neutral-colour':
      if (event.seat === undefined) s.setNeutral(TERRAINS.indexOf(event.terrain));
      break;
    case 'neutral-house':
      s.setBuilding(hexOf(s, event.hex), BUILDINGS.indexOf('neutral-house'));
      break;
    case 'round':
      s.setRound(event.round);
      break;
    case 'order':
      s.setOrder(event.seat, STANDING_ORDERS.indexOf(event.order));
      break;
    // What these tell lies nowhere on the table.
    case 'neutral-discarded':
    case 'territory':
    case 'game-over':
      break;
  }
}

function hexOf(s: State, name: string): number {
  return s.table.map.indexOf.get(name) ?? NONE;
}

function moveTokens(s: State, seat: number, toTwo: number, toThree: number, toOne: number): void {
  s.setBowls(
    seat,
    s.bowl1(seat) - toTwo + toOne,
    s.bowl2(seat) + toTwo - toThree,
    s.bowl3(seat) + toThree - toOne,
  );
}

function retellBuilt(s: State, event: Extract<Event, { type: 'built' }>): void {
  const { seat, building, replaced } = event;
  const hex = hexOf(s, event.hex);
  s.setBuilding(hex, BUILDINGS.indexOf(building));
  s.setOwner(hex, seat);
  if (replaced === 'house') s.setHouses(seat, s.houses(seat) + 1);
  if (replaced === 'trading-post') s.setTradingPosts(seat, s.tradingPosts(seat) + 1);
  if (building === 'house') s.setHouses(seat, s.houses(seat) - 1);
  if (building === 'trading-post') s.setTradingPosts(seat, s.tradingPosts(seat) - 1);
  if (building === 'left-palace') s.setPalaces(seat, s.palaces(seat) | 1);
  if (building === 'right-palace') s.setPalaces(seat, s.palaces(seat) | 2);
}

function retellTown(s: State, event: Extract<Event, { type: 'town' }>): void {
  const { seat } = event;
  const tile = TOWN_TILES.indexOf(event.tile);
  s.setTownTiles(seat, s.townTiles(seat) | (1 << tile));
  s.setTownHex(seat, tile, hexOf(s, event.hex));
  for (const hex of event.buildings) addHex(s.i32, SETS.inTown + seat * WORDS, hexOf(s, hex));
}

/** The coins on a tile that is taken when passing go to its holder; `coins` tells how many. */
function retellBonusTile(s: State, event: Extract<Event, { type: 'bonus-tile' }>): void {
  const { seat, returned } = event;
  const tile = BONUS_TILES.indexOf(event.tile);
  if (returned !== undefined) {
    s.setTileWhere(BONUS_TILES.indexOf(returned), TILE.returned);
    s.setTileCoins(tile, 0);
  }
  s.setTileWhere(tile, TILE.held);
  s.setBonusTile(seat, tile);
}

/** What Phase 3 does before coins are laid on the tiles. Rulebook, "Phase 3: end of the round". */
function tidyUp(s: State): void {
  const { players, options } = s.table;
  s.clearUsed();
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === TILE.returned) s.setTileWhere(tile, TILE.beside);
  }
  const order = Array.from({ length: players }, (_, place) =>
    options.turnOrder === 'dropout' ? s.nextOrder(place) : (s.startSeat() + place) % players,
  );
  for (const [place, seat] of order.entries()) s.setTurnOrder(place, seat);
  s.clearPassed();
}

/** What chance lays out together with the start player token. */
function layOut(s: State, after: State): void {
  const { players } = s.table;
  for (let place = 0; place < players; place++) {
    s.setTurnOrder(place, (s.startSeat() + place) % players);
  }
  for (let round = 1; round <= ROUNDS; round++) s.setRoundTile(round, after.roundTile(round));
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    s.setTileWhere(tile, after.tileWhere(tile) === TILE.box ? TILE.box : TILE.beside);
  }
}
