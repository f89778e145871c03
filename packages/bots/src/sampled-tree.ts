import type { Move, Seat } from '@pangaea/rules/kernel';

/** Most seats of any game. */
export const SEATS = 5;

/**
 * The tree of a search over sampled positions, node by node. Which children of a node there are differs
 * from sample to sample, so they are found by their move, not by their place.
 */
export class SampledTree {
  readonly capacity: number;
  nodes = 0;
  readonly parent: Int32Array;
  /** The move that led there, and who made it. */
  readonly move: Int32Array;
  readonly seat: Int8Array;
  /** Descents that came here, and descents that could have: the move was legal in their sample. */
  readonly visits: Int32Array;
  readonly available: Int32Array;
  /** How strongly its mover is drawn to it at first sight. */
  readonly pull: Float32Array;
  /** Chance of each seat to win as judged at first sight, and summed over visits. */
  readonly guess: Float32Array;
  readonly total: Float32Array;
  /** Open addressing: node numbers by parent and move, 0 where there is none. */
  readonly #places: Int32Array;
  readonly #mask: number;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.parent = new Int32Array(capacity);
    this.move = new Int32Array(capacity);
    this.seat = new Int8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.pull = new Float32Array(capacity);
    this.guess = new Float32Array(capacity * SEATS);
    this.total = new Float32Array(capacity * SEATS);
    const places = 1 << (32 - Math.clz32(2 * capacity - 1));
    this.#places = new Int32Array(places);
    this.#mask = places - 1;
  }

  /** Back to a root, which is node 0. */
  clear(): void {
    this.#places.fill(0);
    this.nodes = 0;
    this.#add(0, 0, 0);
  }

  /** The child by a move of a seat, or -1. */
  find(parent: number, seat: Seat, move: Move): number {
    const node = this.#places[this.#place(parent, seat, move)];
    return node === 0 ? -1 : node;
  }

  /** A child that is not there yet. */
  add(parent: number, seat: Seat, move: Move): number {
    const place = this.#place(parent, seat, move);
    const node = this.#add(parent, seat, move);
    this.#places[place] = node;
    return node;
  }

  #add(parent: number, seat: Seat, move: Move): number {
    const node = this.nodes++;
    this.parent[node] = parent;
    this.move[node] = move;
    this.seat[node] = seat;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.pull[node] = 0;
    this.guess.fill(0, node * SEATS, node * SEATS + SEATS);
    this.total.fill(0, node * SEATS, node * SEATS + SEATS);
    return node;
  }

  /** Where a child is, or would be put. */
  #place(parent: number, seat: Seat, move: Move): number {
    let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(move + seat, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let place = (hash ^ (hash >>> 13)) & this.#mask;
    for (;;) {
      const node = this.#places[place];
      if (node === 0) return place;
      if (this.parent[node] === parent && this.move[node] === move && this.seat[node] === seat) {
        return place;
      }
      place = (place + 1) & this.#mask;
    }
  }
}
