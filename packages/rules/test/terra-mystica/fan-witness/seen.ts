import { RIVER } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import {
  BUILDINGS,
  type Building,
  type Cause,
  type Event,
  type KindWord,
  NONE,
  PHASE,
  QUESTION,
  type State,
  TERRAINS,
} from '../../../src/terra-mystica/index.ts';

type Kind = Event['type'];
type Of<K extends Kind, E extends Event = Event> = E extends Event
  ? K extends E['type']
    ? E
    : never
  : never;
type Good = 'coins' | 'workers' | 'priests' | 'vp' | 'keys' | 'power';

/** Moves of a kind that the engine lists, in notation. */
export type Listed = (word: KindWord) => readonly string[];

/**
 * One move as the witness of one seat sees it: notation, events, and the positions before and after
 * it.
 */
export class Seen {
  readonly before: State;
  readonly after: State;
  /** The watched seat, and the seat that moved. */
  readonly me: Seat;
  readonly mover: Seat;
  /** The move in notation. */
  readonly words: readonly string[];
  readonly events: readonly Event[];
  readonly #listed: Listed;
  readonly #passing: Listed | undefined;

  constructor(
    before: State,
    after: State,
    me: Seat,
    mover: Seat,
    text: string,
    events: readonly Event[],
    listed: Listed,
    passing?: Listed,
  ) {
    this.#listed = listed;
    this.#passing = passing;
    this.before = before;
    this.after = after;
    this.me = me;
    this.mover = mover;
    this.words = text.split(' ');
    this.events = events;
  }

  /** Events of a kind that belong to the watched seat. */
  mine<K extends Kind>(type: K): Of<K>[] {
    return this.all(type).filter((event) => 'seat' in event && event.seat === this.me);
  }
  all<K extends Kind>(type: K): Of<K>[] {
    return this.events.filter((event): event is Of<K> => event.type === type);
  }
  /** The amount gained minus the amount paid, for one cause or for every cause. */
  sum(good: Good, cause?: Cause): number {
    return this.mine(good)
      .filter((event) => cause === undefined || event.cause === cause)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
  /** Whether the watched seat made a move that begins with these words. */
  plays(...words: readonly string[]): boolean {
    return this.mover === this.me && words.every((word, place) => this.words[place] === word);
  }
  /** Arguments of the listed abilities with a name, for the watched seat, in alphabetical order. */
  offered(name: string): string[] {
    if (this.mover !== this.me) return [];
    const start = `ability ${name}`;
    return this.#listed('ability')
      .filter((move) => move === start || move.startsWith(`${start} `))
      .map((move) =>
        move
          .slice(start.length)
          .replace(/( -)+$/, '')
          .trim(),
      )
      .sort();
  }
  /** Listed moves of the watched seat that begin with a word, without that word. */
  listed(word: KindWord): string[] {
    if (this.mover !== this.me) return [];
    return this.#listed(word)
      .map((move) => move.slice(word.length + 1))
      .sort();
  }
  /** Moves with a word that pass the check, and those that are listed; in a few games only. */
  compared(
    word: KindWord,
  ): readonly [passing: readonly string[], listed: readonly string[]] | undefined {
    if (this.#passing === undefined) return undefined;
    return [[...this.#passing(word)].sort(), [...this.#listed(word)].sort()];
  }
  /** The amounts gained, without the amounts paid. */
  gained(good: Good): number {
    const amounts = this.all(good).map(({ amount, seat }) => (seat === this.me ? amount : 0));
    return amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  }
  /** The gains and payments from the abilities and the stronghold of the watched seat. */
  own(good: Good): number {
    return this.sum(good, 'ability') + this.sum(good, 'stronghold');
  }
  /** The amount of a good that the watched seat could not take. */
  missed(what: Of<'lost'>['what']): number {
    const lost = this.mine('lost').filter((event) => event.what === what);
    return lost.reduce((sum, { amount }) => sum + amount, 0);
  }
  /** Tokens of bowl III that were spent, for one cause or for all. */
  powerSpent(cause?: Cause): number {
    return this.mine('power-spent')
      .filter((event) => cause === undefined || event.cause === cause)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
  /** Structures of the watched seat that were built in this move. */
  built(building: Building): number {
    return this.mine('built').filter((event) => event.building === building).length;
  }
  /** Whether a round begins in this move. */
  isNewRound(): boolean {
    return this.all('round').length > 0;
  }
  isOver(): boolean {
    return this.all('game-over').length > 0;
  }
  /** Whether the watched seat uses an ability of this name. */
  uses(name: string): boolean {
    return this.plays('ability', name);
  }
  /** Whether the watched seat begins its turn or its action in this move. */
  begins(): boolean {
    const { before, me } = this;
    return (
      this.mover === me &&
      before.depth() > 0 &&
      before.top() === QUESTION.turn &&
      before.topWho() === me
    );
  }
  inActions(): boolean {
    return this.before.phase() === PHASE.actions;
  }
  hasStronghold(): boolean {
    return this.before.onMap(this.me, BUILDINGS.indexOf('stronghold')) > 0;
  }
  /** The events of the move itself: those of the cleanup and the next round are cut off. */
  untilRoundEnds(): Seen {
    const end = this.events.findIndex(
      (event) =>
        event.type === 'start-player' || ('cause' in event && event.cause === 'cult-reward'),
    );
    return end < 0 ? this : this.#with(this.events.slice(0, end));
  }
  /** The events from the beginning of the next round on; none if no round begins. */
  income(): Seen {
    const round = this.events.findIndex(({ type }) => type === 'round');
    return this.#with(round < 0 ? [] : this.events.slice(round));
  }
  /**
   * The events of the move itself, without the end of the round or the game and the beginning of a
   * round.
   */
  untilSomethingEnds(): Seen {
    const { events } = this.untilRoundEnds();
    const end = events.findIndex(
      ({ type }) => type === 'round' || type === 'card-coins' || type === 'game-over',
    );
    return end < 0 ? this.untilRoundEnds() : this.#with(events.slice(0, end));
  }
  /**
   * The events of the end of a round, including its cult rewards, up to the beginning of the next
   * round.
   */
  cleanup(): Seen {
    const { before, events } = this;
    const start = events.findIndex(({ type }) => type === 'start-player');
    const isOpen = before.phase() === PHASE.cultRewards;
    if (start < 0 && !isOpen) return this.#with([]);
    const end = events.findIndex(({ type }) => type === 'round');
    return this.#with(events.slice(isOpen ? 0 : start, end < 0 ? events.length : end));
  }
  #with(events: readonly Event[]): Seen {
    return new Seen(
      this.before,
      this.after,
      this.me,
      this.mover,
      this.words.join(' '),
      events,
      this.#listed,
      this.#passing,
    );
  }
}

/** Index of a word in a list of words. */
export const placeIn = (words: readonly string[], word: string): number => words.indexOf(word);

export const kindIndex = (building: Building): number => BUILDINGS.indexOf(building);

export function hexAt(s: State, name: string): number {
  return s.table.map.indexOf.get(name) ?? NONE;
}
export const isRiver = (s: State, hex: number): boolean => s.table.map.ground[hex] === RIVER;
export const terrainAt = (s: State, hex: number): string =>
  isRiver(s, hex) ? 'river' : TERRAINS[s.terrain(hex)];

/** The six neighbours that are on the map. */
export function sidesOf(s: State, hex: number): number[] {
  const { neighbours } = s.table.map;
  return [0, 1, 2, 3, 4, 5].map((side) => neighbours[hex * 6 + side]).filter((each) => each >= 0);
}

/** Places for bridges by the hexes at their ends. */
const BRIDGES = new WeakMap<object, readonly (readonly { place: number; over: number }[])[]>();

function bridgesAt(s: State, hex: number): readonly { place: number; over: number }[] {
  const { map } = s.table;
  let known = BRIDGES.get(map);
  if (known === undefined) {
    known = Array.from({ length: map.size }, (_, end) =>
      map.bridges.flatMap(({ a, b }, place) =>
        a === end ? [{ place, over: b }] : b === end ? [{ place, over: a }] : [],
      ),
    );
    BRIDGES.set(map, known);
  }
  return known[hex];
}

/** Hexes directly adjacent to one: by a side, or across a bridge of any player. */
export function adjacent(s: State, hex: number): number[] {
  const found = sidesOf(s, hex);
  for (const { over, place } of bridgesAt(s, hex))
    if (s.bridgeOwner(place) !== NONE && !found.includes(over)) found.push(over);
  return found;
}

/** Hexes with a structure of the seat, found by a search of the whole map. */
export function structures(s: State, seat: Seat): number[] {
  return Array.from({ length: s.table.map.size }, (_, hex) => hex).filter(
    (hex) => s.owner(hex) === seat,
  );
}

/** Groups of connected own structures, as lists of hexes. */
export function groups(
  s: State,
  seat: Seat,
  near: (s: State, hex: number) => readonly number[] = adjacent,
): number[][] {
  const left = new Set(structures(s, seat));
  const found: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const hex of group) {
      for (const next of near(s, hex)) if (left.delete(next)) group.push(next);
    }
    found.push(group);
  }
  return found;
}

/** Steps on the terrain circle, the shorter way. */
export function cycleSteps(one: string, other: string): number {
  const cycle: readonly string[] = TERRAINS.slice(0, 7);
  const way = Math.abs(cycle.indexOf(one) - cycle.indexOf(other));
  return Math.min(way, 7 - way);
}

/** River hexes that touch a hex, from which ships start. */
const riversBeside = (s: State, hex: number): number[] =>
  sidesOf(s, hex).filter((each) => isRiver(s, each));

/**
 * Hexes directly adjacent to some hexes, and those that are reached across a number of river hexes.
 */
export function reachFrom(
  s: State,
  own: readonly number[],
  range: number,
  near: (s: State, hex: number) => readonly number[] = adjacent,
): Set<number> {
  const found = new Set(own.flatMap((hex) => near(s, hex)));
  let front = new Set(own.flatMap((hex) => riversBeside(s, hex)));
  const sailed = new Set<number>();
  for (let step = 0; step < range; step++) {
    for (const hex of front) {
      sailed.add(hex);
      for (const next of sidesOf(s, hex)) found.add(next);
    }
    const next = [...front].flatMap((hex) => riversBeside(s, hex));
    front = new Set(next.filter((hex) => !sailed.has(hex)));
  }
  return found;
}

/** Land hexes that a seat reaches. */
export function reachOf(
  s: State,
  seat: Seat,
  range: number,
  near: (s: State, hex: number) => readonly number[] = adjacent,
): Set<number> {
  const found = reachFrom(s, structures(s, seat), range, near);
  return new Set([...found].filter((hex) => !isRiver(s, hex)));
}

/** Empty hexes among them. */
export const emptyOf = (s: State, hexes: Iterable<number>): number[] =>
  [...hexes].filter((hex) => s.owner(hex) === NONE);

export const names = (s: State, hexes: Iterable<number>): string[] =>
  [...hexes].map((hex) => s.table.map.names[hex]).sort();

/**
 * Free places for a bridge of the seat: across the river, with an own structure at one end at
 * least.
 */
export const bridgePlaces = (s: State, me: Seat): number[] =>
  s.table.map.bridges.flatMap(({ a, b }, place) =>
    s.bridgeOwner(place) === NONE && (s.owner(a) === me || s.owner(b) === me) ? [place] : [],
  );
