import { expect } from 'vitest';
import type { Edition } from '../../src/gaia/editions/edition.ts';
import {
  type Event,
  gaia,
  LANDS,
  type Land,
  NONE,
  type Options,
  PHASE,
  POWERS,
  type Power,
  parseOptions,
  placeAt,
  QUESTION,
  RECONSTRUCTION,
  type State,
  xOf,
  yOf,
} from '../../src/gaia/index.ts';
import { emptyTable } from '../../src/gaia/set-up/setup.ts';
import { compileTable } from '../../src/gaia/table.ts';
import { metOn } from '../../src/gaia/world/cities.ts';
import { layTile } from '../../src/gaia/world/world.ts';
import type { Seat } from '../../src/kernel/index.ts';
import { conserved } from '../../src/trials/gaia/conserved.ts';

export const game = gaia();

/**
 * A city on the board: its card, and the seats with a meeple there; a seat with two meeples is
 * named twice.
 */
export interface Standing {
  readonly id: string;
  readonly meeples?: readonly Seat[];
}

/** A position in a turn of seat 0; parts that are left out have the usual values. */
export interface HandMade {
  readonly options?: Partial<Omit<Options, 'rulings'>> & { readonly mode?: string };
  readonly rulings?: Partial<Options['rulings']>;
  /**
   * Rows from north to south, cells separated by blanks: `P F S D M W` for the lands, `.` for no
   * tile, `a` after the letter for a herd of four, or a number of animals.
   */
  readonly world?: readonly string[];
  /** By cell, `x y` counted from the upper left. */
  readonly cities?: Readonly<Record<string, Standing>>;
  /** Cards by name, by seat. */
  readonly hands?: readonly (readonly string[])[];
  /** Nature cards in front of each seat, as letters. */
  readonly nature?: readonly string[];
  readonly powers?: readonly (readonly Power[])[];
  /** The row of objectives, with the seats that completed them and how. */
  readonly objectives?: readonly string[];
  readonly completed?: Readonly<Record<string, Seat>>;
  readonly order?: readonly number[];
  readonly turn?: Seat;
  readonly actions?: number;
  /** Cards left in the decks, from the top down; if left out, all cards that are nowhere else. */
  readonly decks?: Readonly<Partial<Record<'nature' | 'life' | 'power', readonly string[]>>>;
  readonly display?: Readonly<Partial<Record<'nature' | 'life' | 'power', readonly string[]>>>;
  readonly edition?: Edition;
}

const LETTERS = 'PFSDMW';

export function position(made: HandMade = {}): State {
  const edition = made.edition ?? RECONSTRUCTION;
  const options = parseOptions(
    {
      players: 2,
      startPlayer: 0,
      ...made.options,
      edition: edition.id,
      rulings: made.rulings ?? {},
    },
    new Set([edition.id]),
    edition.id,
  );
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const s = emptyTable(compileTable(edition, options.value));
  s.i32[s.randomAt()] = 1;
  for (let seat = 0; seat < s.table.players; seat++) s.setSupply(seat, s.table.meeples);
  layWorld(s, made.world ?? []);
  for (const [cell, standing] of Object.entries(made.cities ?? {})) build(s, cell, standing);
  for (let city = 0; city < s.table.cities; city++) {
    if (s.cityAt(city) !== NONE) s.setMet(city, metOn(s, city, s.cityAt(city)));
  }
  for (const [seat, cards] of (made.hands ?? []).entries()) {
    for (const card of cards) s.addCard(seat, faceOf(s, card));
  }
  for (const [seat, letters] of (made.nature ?? []).entries()) {
    for (const letter of letters) {
      const land = LETTERS.indexOf(letter);
      s.setNatureInFront(seat, land, s.natureInFront(seat, land) + 1);
    }
  }
  for (const [seat, powers] of (made.powers ?? []).entries()) {
    for (const power of powers) {
      const index = POWERS.indexOf(power);
      s.setPowersInFront(seat, index, s.powersInFront(seat, index) + 1);
    }
  }
  for (const [place, id] of (made.objectives ?? []).entries()) {
    s.setObjective(place, s.table.objectiveIds.indexOf(id));
    const seat = made.completed?.[id];
    if (seat === undefined) continue;
    s.setCompletedBy(place, seat);
    s.setSupply(seat, s.supply(seat) - 1);
  }
  for (const [seat, order] of (made.order ?? []).entries()) s.setOrder(seat, order);
  stackDecks(s, made);
  s.setTurn(made.turn ?? 0);
  s.setPhase(PHASE.actions);
  s.setActions(made.actions ?? 2);
  s.push(QUESTION.turn, made.turn ?? 0);
  expect(conserved(s).filter((text) => !/cards|empty place/.test(text))).toEqual([]);
  return s;
}

function layWorld(s: State, rows: readonly string[]): void {
  const cells: { place: number; land: number; animals: number }[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.trim().split(/\s+/).entries()) {
      if (cell === '.') continue;
      const animals = cell[1] === 'a' ? 4 : Number(cell[1] ?? 0);
      cells.push({ place: placeAt(x, y), land: LETTERS.indexOf(cell[0]), animals });
    }
  }
  // The upper left corner may be empty: tiles must be placed beside existing ones, so this begins
  // at a tile.
  const origin = cells.findIndex(({ place }) => place === placeAt(0, 0));
  if (cells.length > 0 && origin < 0) throw new Error('a world needs a tile at 0 0');
  const left = [...cells];
  while (left.length > 0) {
    const next = left.findIndex(({ place }) => isFree(s, place));
    if (next < 0) throw new Error('the world does not hang together');
    const [{ place, land, animals }] = left.splice(next, 1);
    const tile = layTile(s, place, land);
    s.setPile(land, s.pile(land) - 1);
    s.setAnimals(tile, animals);
    s.setTokens(s.tokens() - animals);
  }
}

function isFree(s: State, place: number): boolean {
  return Array.from({ length: s.freeCount() }, (_, index) => s.free(index)).includes(place);
}

function build(s: State, cell: string, { id, meeples = [] }: Standing): void {
  const city = s.table.cityIds.indexOf(id);
  const tile = tileIn(s, cell);
  if (city < 0) throw new Error(`no city ${id}`);
  s.setCityAt(city, tile);
  s.setCityOn(tile, city);
  for (const seat of meeples) {
    s.setMeeples(city, seat, s.meeples(city, seat) + 1);
    s.setSupply(seat, s.supply(seat) - 1);
  }
}

/**
 * Cards that were given are in that order; the other cards in the decks are in the order of their
 * faces.
 */
function stackDecks(s: State, made: HandMade): void {
  for (const [deck, name] of (['nature', 'life', 'power'] as const).entries()) {
    for (const [place, card] of (made.display?.[name] ?? []).entries()) {
      s.setDisplay(deck, place, faceOf(s, card));
    }
    const given = made.decks?.[name];
    if (given === undefined) continue;
    for (const [index, card] of [...given].reverse().entries()) {
      s.setDeckCard(deck, index, faceOf(s, card));
    }
    s.setDeckSize(deck, given.length);
  }
}

function faceOf(s: State, card: string): number {
  const face = s.table.cardNames.indexOf(card);
  if (face < 0) throw new Error(`no card ${card}`);
  return face;
}

/** The tile in a cell, `x y`. */
function tileIn(s: State, cell: string): number {
  const [x, y] = cell.split(' ').map(Number);
  for (let tile = 0; tile < s.tiles(); tile++) {
    if (xOf(s.place(tile)) === x && yOf(s.place(tile)) === y) return tile;
  }
  throw new Error(`no tile at ${cell}`);
}

/**
 * Plays a legal command.
 * @returns its events
 */
export function play(s: State, seat: Seat, command: string): Event[] {
  const move = game.notation.parse(s, command);
  if (!move.ok) throw new Error(`${command}: ${JSON.stringify(move.error)}`);
  const code = game.check(s, seat, move.value);
  if (code !== 0) throw new Error(JSON.stringify(game.explain(s, seat, move.value)));
  const events: Event[] = [];
  game.apply(s, seat, move.value, events);
  return events;
}

/** The code with which a command is refused, '' for a legal one. */
export function refused(s: State, seat: Seat, command: string): string {
  const move = game.notation.parse(s, command);
  if (!move.ok) return move.error.code;
  expect(game.refusals[game.check(s, seat, move.value)]).toBe(
    game.explain(s, seat, move.value).code,
  );
  return game.explain(s, seat, move.value).code;
}

/** The numbers of meeples of the seats on a city, like `1 0`. */
export function on(s: State, id: string): string {
  const city = s.table.cityIds.indexOf(id);
  return Array.from({ length: s.table.players }, (_, seat) => s.meeples(city, seat)).join(' ');
}

/** Number of needs of a city that are met, or `gone`. */
export function met(s: State, id: string): number | 'gone' {
  const city = s.table.cityIds.indexOf(id);
  return s.cityAt(city) === NONE ? 'gone' : s.met(city);
}

export function landAt(s: State, cell: string): Land {
  return LANDS[s.land(tileIn(s, cell))];
}
