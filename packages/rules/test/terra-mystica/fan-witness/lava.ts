import { CYCLE, NONE, type State } from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import { isInTown } from './board-land.ts';
import { isHomeOfAnother } from './firewalkers.ts';
import {
  groups,
  hexAt,
  isRiver,
  names,
  type Seen,
  sidesOf,
  structures,
  terrainAt,
} from './seen.ts';

/** Power of structures by their kind. */
const VALUES = [0, 1, 2, 2, 3, 3];

/** Statements about stacks of volcano tiles, in both editions. */
export const LAVA_CLAUSES = {
  '1': 'nothing becomes a volcano but under starting dwellings and by lava that flows',
  '4': 'a stack with its structure moves and leaves a tile behind',
  '4 offered': 'to every neighbour, and over rivers, as far as the tiles suffice',
  '4 on': 'it goes on while there are tiles, as far as its owner likes',
  '4 silent': 'nothing is scored or offered for it',
  '5': 'it never starts from a hex with a town tile',
  '5 towns': 'a structure leaves its town, and belongs to one where it joins its tile',
  '6': 'the tile lies under the structure of the highest value, by choice among equals',
} as const;

/**
 * Tiles that arrive on a land hex, from a number that move; if less than one, the hex cannot be
 * entered.
 */
function arriving(s: State, me: number, hex: number, moving: number): number {
  if (s.owner(hex) !== NONE || s.terrain(hex) >= CYCLE) return 0;
  return isHomeOfAnother(s, me, s.terrain(hex)) ? moving - 1 : moving;
}

/**
 * The hexes that moving tiles can reach from a hex, across rivers too, each with the largest number
 * of tiles that can arrive there.
 */
function waysFrom(s: State, me: number, from: number, moving: number): Map<number, number> {
  const found = new Map<number, number>();
  let front = new Set([from]);
  const sailed = new Set(front);
  for (let left = moving; left >= 1; left--) {
    const beside = [...front].flatMap((hex) => sidesOf(s, hex));
    for (const hex of beside) {
      if (isRiver(s, hex) || found.has(hex)) continue;
      const height = arriving(s, me, hex, left);
      if (height >= 1) found.set(hex, height);
    }
    front = new Set(
      beside.filter((hex) => isRiver(s, hex) && s.owner(hex) === NONE && !sailed.has(hex)),
    );
    for (const hex of front) sailed.add(hex);
  }
  return found;
}

/** Stacks of volcano tiles of a seat, and the flows of its lava. */
export class Lava {
  /** Tiles on each hex that has had an own structure. */
  readonly heights: Map<number, number> = new Map();
  readonly #me: number;
  readonly #account: Account;
  /** Hexes with a town tile. */
  readonly #towns = new Set<number>();
  /** Structures of the highest value of the last town. */
  #strongest: readonly number[] = [];
  /** The hex from which lava may flow on, and the number of tiles that move. */
  #flow: { readonly hex: number; readonly moving: number } | undefined;

  constructor(me: number, account: Account) {
    this.#me = me;
    this.#account = account;
  }

  /** Puts a tile under a structure. */
  raise(hex: number): void {
    this.heights.set(hex, (this.heights.get(hex) ?? 0) + 1);
  }

  see(seen: Seen): void {
    const { after, before } = seen;
    const account = this.#account;
    for (const { building, hex } of seen.mine('built'))
      if (building === 'dwelling') this.heights.set(hexAt(after, hex), 1);
    account.same('1', 'transformations offered', [], seen.listed('transform'));
    const isFlow = seen.uses('lava-flow') || seen.uses('lava-flow-on');
    if (before.round() > 0 && !isFlow)
      account.same('1', 'transformations', 0, seen.mine('transformed').length);
    if (seen.begins()) this.#begin(seen);
    if (this.#flow !== undefined && seen.mover === this.#me) this.#goOn(seen, this.#flow);
    if (isFlow) this.#move(seen);
    this.#layTile(seen);
  }

  #begin(seen: Seen): void {
    const { before } = seen;
    const stacks = structures(before, this.#me).filter((hex) => (this.heights.get(hex) ?? 0) >= 2);
    const open = stacks.flatMap((hex) => {
      if (this.#towns.has(hex)) return [];
      const ways = waysFrom(before, this.#me, hex, (this.heights.get(hex) ?? 0) - 1);
      return names(before, ways.keys()).map((to) => `${names(before, [hex])} ${to}`);
    });
    this.#account.same('4 offered', 'flows', open.sort(), seen.offered('lava-flow'));
    if (stacks.some((hex) => this.#towns.has(hex))) this.#account.reached('5');
  }

  #goOn(seen: Seen, { hex, moving }: { hex: number; moving: number }): void {
    const { before } = seen;
    const ways = waysFrom(before, this.#me, hex, moving);
    const open = names(before, ways.keys()).map((to) => `${names(before, [hex])} ${to}`);
    this.#account.same('4 on', 'flows', open, seen.offered('lava-flow-on'));
    this.#account.same('4 on', 'to stop', 1, seen.listed('decline').length);
    if (seen.plays('decline')) this.#flow = undefined;
  }

  #move(seen: Seen): void {
    const { after, before } = seen;
    const account = this.#account;
    const [from, to] = [hexAt(before, seen.words[2]), hexAt(before, seen.words[3])];
    const moving = this.#flow?.moving ?? (this.heights.get(from) ?? 0) - 1;
    account.must('5', !this.#towns.has(from), 'from a hex with a town tile');
    const height = waysFrom(before, this.#me, from, moving).get(to) ?? 0;
    const ground = (hex: number) => [terrainAt(after, hex), after.owner(hex)];
    account.same('4', 'ground left', ['volcano', NONE], ground(from));
    account.same('4', 'ground', ['volcano', this.#me], ground(to));
    account.same(
      '4 silent',
      'points and offers',
      [0, 0],
      [seen.untilRoundEnds().sum('vp'), seen.all('power-offered').length],
    );
    this.heights.set(from, 1);
    this.heights.set(to, height);
    const group = groups(after, this.#me).find((each) => each.includes(to)) ?? [];
    const isWith = group.some((hex) => this.#towns.has(hex));
    const town = isInTown(after, this.#me, to);
    // When the lava stops, a town may be founded in the same move.
    if (seen.mine('town').length === 0) account.same('5 towns', 'in a town', isWith, town);
    account.must('5 towns', !isInTown(after, this.#me, from), 'the hex left belongs to a town');
    const mayGoOn = height >= 2 && waysFrom(after, this.#me, to, height - 1).size > 0;
    this.#flow = mayGoOn ? { hex: to, moving: height - 1 } : undefined;
  }

  #layTile(seen: Seen): void {
    const { after, before } = seen;
    for (const founded of seen.mine('town')) {
      const hexes = founded.buildings.map((name) => hexAt(after, name));
      const best = Math.max(...hexes.map((hex) => VALUES[after.building(hex)]));
      this.#strongest = hexes.filter((hex) => VALUES[after.building(hex)] === best);
    }
    const listed = seen.offered('lay-under-strongest');
    if (listed.length > 0) this.#account.same('6', 'hexes', names(before, this.#strongest), listed);
    for (const { hex, what } of seen.mine('marked')) {
      if (what !== 'town-tile') continue;
      const tile = hexAt(after, hex);
      const isAsked = this.#strongest.length === 1 || listed.includes(hex);
      this.#account.must('6', this.#strongest.includes(tile), `the tile lies on ${hex}`);
      this.#account.must('6', isAsked, 'nobody was asked');
      this.#towns.add(tile);
    }
  }
}
