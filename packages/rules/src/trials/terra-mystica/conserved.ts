import { RIVER, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { LANDSCAPE_WAYS } from '../../terra-mystica/boards/definition.ts';
import { priestSupply } from '../../terra-mystica/goods/gains.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CARD,
  CULTS,
  FAVOUR_TILES,
  NONE,
  PHASE,
  ROUNDS,
  SETS,
  STATE_LAYOUT,
  State,
  TOWN_TILES,
} from '../../terra-mystica/index.ts';
import { deriveAll } from '../../terra-mystica/land/reach.ts';
import { wrongDerived } from '../derived.ts';
import { landBridges } from './holdings.ts';

/** Complaints about a position: pieces lost or doubled, fields that contradict each other. */
export function conserved(s: State): readonly string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.faction(seat) !== NONE) checkBoard(s, seat, wrong);
  }
  checkHexes(s, wrong);
  checkTiles(s, wrong);
  checkCults(s, wrong);
  checkOffers(s, wrong);
  return [...wrong, ...wrongDerived(s, new State(s.table), STATE_LAYOUT, deriveAll)];
}

function checkBoard(s: State, seat: Seat, wrong: string[]): void {
  const { map } = s.table;
  const onMap = BUILDINGS.map(() => 0);
  for (let hex = 0; hex < map.size; hex++) if (s.owner(hex) === seat) onMap[s.building(hex)]++;
  const same = (what: string, found: number, expected: number) => {
    if (found !== expected) wrong.push(`seat ${seat}: ${found} ${what}, not ${expected}`);
  };
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    same(BUILDINGS[kind], s.onMap(seat, kind), onMap[kind]);
    if (s.piecesLeft(seat, kind) < 0) wrong.push(`seat ${seat}: ${onMap[kind]} ${BUILDINGS[kind]}`);
  }
  const bridges = map.bridges.filter((_, bridge) => s.bridgeOwner(bridge) === seat).length;
  same('landscapes', onMap[0], s.landscape(seat) === NONE ? 0 : 1);
  same('bridges', s.bridgesLeft(seat) + bridges + landBridges(s, seat), s.table.numbers.bridges);
  for (const [what, amount] of [
    ['coins', s.coins(seat)],
    ['workers', s.workers(seat)],
    ['vp', s.vp(seat)],
    ['priests in the supply', priestSupply(s, seat)],
  ] as const) {
    if (amount < 0) wrong.push(`seat ${seat} has ${amount} ${what}`);
  }
  // One fan faction buys tokens with coins.
  const most = s.table.options.fanFactions === undefined ? 60 : 200;
  if (s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat) > most) {
    wrong.push(`seat ${seat} has too many power tokens`);
  }
}

function checkHexes(s: State, wrong: string[]): void {
  const { map } = s.table;
  for (let hex = 0; hex < map.size; hex++) {
    const owner = s.owner(hex);
    const bare = owner === NONE || s.landscape(owner) === hex;
    if (s.building(hex) > 0 === bare) wrong.push(`${map.names[hex]} has no owner`);
    const river = map.ground[hex] === RIVER;
    if (river !== (s.terrain(hex) === RIVER)) wrong.push(`${map.names[hex]} is river and land`);
    if (river && owner !== NONE && !isOnRiver(s, owner))
      wrong.push(`the river ${map.names[hex]} is built on`);
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let w = 0; w < WORDS; w++) {
      const town = s.i32[SETS.inTown + seat * WORDS + w];
      if ((town & ~s.i32[SETS.own + seat * WORDS + w]) !== 0) {
        wrong.push(`seat ${seat} has towns without structures`);
      }
    }
  }
}

/** Whether the landscape of a seat, or its buildings, are on rivers. */
function isOnRiver(s: State, seat: Seat): boolean {
  if (s.table.factions[s.faction(seat)].onRivers) return true;
  return LANDSCAPE_WAYS[s.table.landscapeWay[s.faction(seat)]] === 'river';
}

function checkTiles(s: State, wrong: string[]): void {
  const { players, favourCount, townCount } = s.table;
  let inGame = 0;
  for (const [card, id] of BONUS_CARDS.entries()) {
    let holders = 0;
    for (let seat = 0; seat < players; seat++) {
      if (s.card(seat) === card || s.card2(seat) === card) holders++;
    }
    if (holders !== (s.cardWhere(card) === CARD.held ? 1 : 0)) {
      wrong.push(`${id} has ${holders} holders and lies at ${s.cardWhere(card)}`);
    }
    if (s.cardWhere(card) !== CARD.box) inGame++;
    if (s.cardWhere(card) !== CARD.beside && s.cardCoins(card) > 0) wrong.push(`coins on ${id}`);
  }
  let cards = players + 3;
  for (let seat = 0; seat < players && s.phase() > PHASE.colours; seat++) {
    if (s.table.factions[s.faction(seat)].extraCard) cards++;
  }
  if (s.phase() > PHASE.colours && inGame !== cards)
    wrong.push(`${inGame} bonus cards are in the game`);
  const rounds = new Set(Array.from({ length: ROUNDS }, (_, round) => s.roundTile(round + 1)));
  if (rounds.size !== ROUNDS) wrong.push('a round tile lies twice');
  for (const [tile, id] of FAVOUR_TILES.entries()) {
    let held = 0;
    for (let seat = 0; seat < players; seat++) if (s.hasFavour(seat, tile)) held++;
    if (held + s.favoursLeft(tile) !== favourCount[tile]) wrong.push(`${id} is lost or doubled`);
  }
  for (const [tile, id] of TOWN_TILES.entries()) {
    let held = 0;
    for (let seat = 0; seat < players; seat++) held += s.towns(seat, tile);
    if (held + s.townsLeft(tile) !== townCount[tile]) wrong.push(`${id} is lost or doubled`);
  }
}

function checkCults(s: State, wrong: string[]): void {
  for (const [place, cult] of CULTS.entries()) {
    for (let seat = 0; seat < s.table.players; seat++) {
      if ((s.cult(seat, place) === 10) !== (s.cultTop(place) === seat)) {
        wrong.push(`space 10 of ${cult} and seat ${seat}`);
      }
    }
  }
}

function checkOffers(s: State, wrong: string[]): void {
  if (s.phase() === PHASE.over && (s.offers() > 0 || s.depth() > 0)) wrong.push('open at the end');
  for (let offer = 0; offer < s.offers(); offer++) {
    if (s.offerTo(offer) === s.offerFrom(offer)) wrong.push('power offered to its builder');
  }
}
