import { expect } from 'vitest';
import { addHex, WORDS } from '../../src/hexmap/index.ts';
import { Moves, seedFromNumber } from '../../src/kernel/index.ts';
import { takeCard } from '../../src/terra-mystica/cards/cards.ts';
import { FACTION_DEFINITIONS } from '../../src/terra-mystica/factions/index.ts';
import {
  BONUS_CARDS,
  type BonusCard,
  BUILDINGS,
  type Building,
  CARD,
  CULTS,
  type Cult,
  type Event,
  FAVOUR_TILES,
  type FactionId,
  type FavourTile,
  type MapId,
  NONE,
  type Options,
  PHASE,
  QUESTION,
  ROUND_TILES,
  type RoundTile,
  type Rulings,
  SETS,
  type State,
  TERRAINS,
  type Terrain,
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import { deriveAll } from '../../src/terra-mystica/land/reach.ts';
import { takeFaction } from '../../src/terra-mystica/set-up/take-faction.ts';

export const game = terraMystica();

/** The goods of one seat; if left out, it has plenty. */
export interface Seated {
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  readonly bowls?: readonly [number, number, number];
  readonly vp?: number;
  readonly keys?: number;
  readonly shipping?: number;
  readonly exchange?: number;
  readonly cults?: Readonly<Partial<Record<Cult, number>>>;
  readonly favours?: readonly FavourTile[];
  readonly card?: BonusCard;
  readonly home?: Terrain;
}

/**
 * A position in the action phase with seat 0 to play; other parts that are left out have the usual
 * values.
 */
export interface HandMade {
  readonly map?: MapId;
  readonly factions?: readonly FactionId[];
  readonly rulings?: Partial<Rulings>;
  readonly options?: Partial<Options>;
  /** By hex: seat and structure, `0 dwelling`. Their hexes become home terrain. */
  readonly buildings?: Readonly<Record<string, `${number} ${Building}`>>;
  readonly terrain?: Readonly<Record<string, Terrain>>;
  /** The owners of the bridges on the map, by bridge. */
  readonly bridges?: Readonly<Record<string, number>>;
  readonly seats?: readonly Seated[];
  readonly round?: number;
  readonly roundTile?: RoundTile;
  /** Hexes of seat 0 that belong to a town. */
  readonly inTown?: readonly string[];
}

export function position(made: HandMade = {}): State {
  const factions = made.factions ?? ['witches', 'swarmlings'];
  const options = game.options({
    players: factions.length,
    factions,
    map: made.map ?? 'base',
    fireAndIce: true,
    startPlayer: 0,
    rulings: made.rulings ?? {},
    ...made.options,
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = game.setup(options.value, seedFromNumber(1));
  if (!set.ok) throw new Error('set-up refused');
  const s = set.value;
  while (s.depth() > 0) s.pop();
  for (const card of BONUS_CARDS.keys()) s.setCardWhere(card, CARD.beside);
  for (const [seat, faction] of factions.entries()) {
    equip(
      s,
      seat,
      made.seats?.[seat] ?? {},
      FACTION_DEFINITIONS.findIndex((f) => f.id === faction),
    );
  }
  for (const [name, terrain] of Object.entries(made.terrain ?? {})) {
    s.setTerrain(hexIn(s, name), TERRAINS.indexOf(terrain));
  }
  for (const [name, what] of Object.entries(made.buildings ?? {})) build(s, hexIn(s, name), what);
  for (const [name, seat] of Object.entries(made.bridges ?? {})) {
    s.setBridgeOwner(s.table.bridgeNames.indexOf(name), seat);
    s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  }
  for (const name of made.inTown ?? []) addHex(s.i32, SETS.inTown, hexIn(s, name));
  deriveAll(s);
  const round = made.round ?? 1;
  s.setRound(round);
  s.setRoundTile(round, ROUND_TILES.indexOf(made.roundTile ?? 'SCORE9'));
  s.enterPhase(PHASE.actions);
  s.setTurn(0);
  s.push(QUESTION.turn, 0);
  return s;
}

function equip(s: State, seat: number, has: Seated, faction: number): void {
  takeFaction(s, seat, faction, 20, undefined);
  if (has.home !== undefined) s.setHome(seat, TERRAINS.indexOf(has.home));
  else if (s.home(seat) === NONE) s.setHome(seat, 0);
  s.addCoins(seat, (has.coins ?? 60) - s.coins(seat));
  s.addWorkers(seat, (has.workers ?? 30) - s.workers(seat));
  s.setPriests(seat, has.priests ?? 3);
  const [one, two, three] = has.bowls ?? [0, 0, 12];
  s.setBowls(seat, one, two, three);
  s.addVp(seat, (has.vp ?? 20) - s.vp(seat));
  s.setKeys(seat, has.keys ?? 0);
  if (has.shipping !== undefined) s.setShipping(seat, has.shipping);
  s.setExchange(seat, has.exchange ?? 0);
  for (const [place, cult] of CULTS.entries()) {
    s.setCult(seat, place, has.cults?.[cult] ?? 0);
    if (has.cults?.[cult] === 10) s.setCultTop(place, seat);
  }
  for (const tile of has.favours ?? []) s.takeFavour(seat, FAVOUR_TILES.indexOf(tile));
  const card = has.card ?? (['BON3', 'BON5', 'BON8', 'BON7', 'BON9'] as const)[seat];
  takeCard(s, seat, BONUS_CARDS.indexOf(card), undefined);
}

function build(s: State, hex: number, what: string): void {
  const [seat, building] = what.split(' ');
  const kind = BUILDINGS.indexOf(building as Building);
  s.setOwner(hex, Number(seat));
  s.setBuilding(hex, kind);
  s.addOnMap(Number(seat), kind, 1);
  s.setTerrain(hex, s.groundOf(Number(seat)));
}

function hexIn(s: State, name: string): number {
  const hex = s.table.map.indexOf.get(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

function moveOf(s: State, text: string): number {
  const move = game.notation.parse(s, text);
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
  return move.value;
}

const LIST = new Moves();
const ORDERS = new Moves();

/** Every legal move as text. */
export function moves(s: State, seat = 0): string[] {
  game.legal(s, seat, LIST);
  return LIST.toArray().map((move) => game.notation.print(s, move));
}

/**
 * `''` if the move is legal, otherwise the code of the refusal; the list and the check must agree.
 */
export function refusal(s: State, text: string, seat = 0): string {
  const move = moveOf(s, text);
  const code = game.refusals[game.check(s, seat, move)];
  game.legal(s, seat, LIST);
  game.orders(s, seat, ORDERS);
  const listed = LIST.includes(move) || ORDERS.includes(move);
  expect(listed, `${text} in the list`).toBe(code === '');
  expect(game.explain(s, seat, move).code).toBe(code);
  return code;
}

export function can(s: State, text: string, seat = 0): boolean {
  return refusal(s, text, seat) === '';
}

/** Plays legal moves of one seat; returns the events. */
export function play(s: State, seat: number, ...texts: string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    expect(refusal(s, text, seat), text).toBe('');
    game.apply(s, seat, moveOf(s, text), events);
  }
  return events;
}

/** Plays legal moves of seat 0 in a copy and returns the position after them. */
export function after(s: State, ...texts: string[]): State {
  const copy = game.slot(s);
  game.copy(s, copy);
  play(copy, 0, ...texts);
  return copy;
}

export function terrainAt(s: State, name: string): Terrain | undefined {
  return TERRAINS[s.terrain(hexIn(s, name))];
}

export function buildingAt(s: State, name: string): Building {
  return BUILDINGS[s.building(hexIn(s, name))];
}

export function isInTown(s: State, seat: number, name: string): boolean {
  const hex = hexIn(s, name);
  return ((s.i32[SETS.inTown + seat * WORDS + (hex >> 5)] >>> (hex & 31)) & 1) !== 0;
}

/** Seats that decide now. */
export function deciders(s: State): number[] {
  return [0, 1, 2, 3, 4].filter((seat) => ((game.deciders(s) >> seat) & 1) !== 0);
}
