import type { Seat } from '../seats.ts';

/**
 * An agreement of the players at a table. It is an entry of the record, between the moves. It
 * deletes nothing: moves that were taken back stay in the record.
 */
export type Agreed =
  /** `2 back 12`: the position is again the one after the first twelve entries. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number }
  /** `2 stop`: the game ends here, and nobody has won. */
  | { readonly kind: 'stop'; readonly seat: Seat };

const FORM = /^\s*(\d{1,2})\s+(?:back\s+(0|[1-9]\d{0,6})|stop)\s*$/;

/**
 * Reads a line of a record that is an agreement; undefined for moves. `seat` is the seat that asked
 * for it.
 */
export function readAgreed(line: string): Agreed | undefined {
  const match = FORM.exec(line);
  if (match === null) return undefined;
  const [, digits, to] = match;
  const seat = Number(digits);
  return to === undefined ? { kind: 'stop', seat } : { kind: 'back', seat, to: Number(to) };
}

/** The text of an agreement without the seat, as for commands. */
export function printAgreed(agreed: Agreed): string {
  return agreed.kind === 'stop' ? 'stop' : `back ${agreed.to}`;
}

/** Whether a record ends with an agreement of its players to stop. */
export function isStopped(commands: readonly string[]): boolean {
  const last = commands.at(-1);
  return last !== undefined && readAgreed(last)?.kind === 'stop';
}

/**
 * The state after an entry that was not taken back: the number of entries up to it, and whether it
 * is a move.
 */
interface Standing {
  readonly version: number;
  readonly isMove: boolean;
}

/**
 * The entries of a record that were not taken back. They give the positions to which a game can go
 * back.
 */
export class StandingEntries {
  #length = 0;
  #standing: Standing[] = [{ version: 0, isMove: false }];

  /** Adds a move as the next entry. */
  move(): void {
    this.#length++;
    this.#standing.push({ version: this.#length, isMove: true });
  }

  /**
   * Adds an agreement to go back.
   * @returns false if there is no such position; then nothing is added.
   */
  back(to: number): boolean {
    const place = this.#placeOf(to);
    if (place < 0) return false;
    this.#length++;
    // From now on two numbers of entries lead to this position.
    this.#standing = [...this.#standing.slice(0, place + 1)];
    this.#standing.push({ version: this.#length, isMove: false });
    return true;
  }

  /**
   * The indices of the moves that would be taken back, in order; undefined if there is no such
   * position.
   */
  since(to: number): readonly number[] | undefined {
    const place = this.#placeOf(to);
    if (place < 0) return undefined;
    const after = this.#standing.slice(place + 1);
    return after.filter(({ isMove }) => isMove).map(({ version }) => version - 1);
  }

  /** The indices of all moves that were not taken back, in order. */
  moves(): readonly number[] {
    return this.since(0) ?? [];
  }

  /**
   * The index of the position after `to` entries among the entries that count; negative if there is
   * no such position.
   */
  #placeOf(to: number): number {
    return this.#standing.findLastIndex(({ version }) => version === to);
  }
}

/** The indices of the moves of a record that were not taken back. */
export function standingMoves(commands: readonly string[]): readonly number[] {
  const entries = new StandingEntries();
  for (const line of commands) {
    const agreed = readAgreed(line);
    if (agreed === undefined) entries.move();
    else if (agreed.kind === 'back') entries.back(agreed.to);
  }
  return entries.moves();
}

/**
 * The same game as a record of only the moves that count, for readers that do not know agreements.
 */
export function movesOnly<R extends { readonly commands: readonly string[] }>(record: R): R {
  const { commands } = record;
  return { ...record, commands: standingMoves(commands).map((place) => commands[place]) };
}
