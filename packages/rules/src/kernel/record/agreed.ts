import type { Seat } from '../seats.ts';

/**
 * What those at a table agreed on, as an entry of a record among the moves. Nothing is deleted by it: what was taken
 * back stays in the record.
 */
export type Agreed =
  /** `2 back 12`: the position is again the one after the first twelve entries. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number }
  /** `2 stop`: the game ends here, and nobody has won. */
  | { readonly kind: 'stop'; readonly seat: Seat };

const FORM = /^\s*(\d{1,2})\s+(?:back\s+(0|[1-9]\d{0,6})|stop)\s*$/;

/** An entry that is no move; undefined for all others. `seat` is who asked for it. */
export function readAgreed(line: string): Agreed | undefined {
  const match = FORM.exec(line);
  if (match === null) return undefined;
  const [, digits, to] = match;
  const seat = Number(digits);
  return to === undefined ? { kind: 'stop', seat } : { kind: 'back', seat, to: Number(to) };
}

/** Without the seat, as commands are. */
export function printAgreed(agreed: Agreed): string {
  return agreed.kind === 'stop' ? 'stop' : `back ${agreed.to}`;
}

/** Whether a record ends because those at the table agreed on it. */
export function isStopped(commands: readonly string[]): boolean {
  const last = commands.at(-1);
  return last !== undefined && readAgreed(last)?.kind === 'stop';
}

/** An entry that stands: the number of entries up to it, and whether it is a move. */
interface Standing {
  readonly version: number;
  readonly isMove: boolean;
}

/** Which entries of a record stand, and so which of its positions can be gone back to. */
export class StandingEntries {
  #length = 0;
  #standing: Standing[] = [{ version: 0, isMove: false }];

  /** A move is the next entry. */
  move(): void {
    this.#length++;
    this.#standing.push({ version: this.#length, isMove: true });
  }

  /** The next entry leads back. @returns false when it leads nowhere: it is not counted. */
  back(to: number): boolean {
    const place = this.#placeOf(to);
    if (place < 0) return false;
    this.#length++;
    // What it leads to has two numbers from now on.
    this.#standing = [...this.#standing.slice(0, place + 1)];
    this.#standing.push({ version: this.#length, isMove: false });
    return true;
  }

  /** The places of the moves that would be taken back, in order; undefined where that leads nowhere. */
  since(to: number): readonly number[] | undefined {
    const place = this.#placeOf(to);
    if (place < 0) return undefined;
    const after = this.#standing.slice(place + 1);
    return after.filter(({ isMove }) => isMove).map(({ version }) => version - 1);
  }

  /** The places of all moves that stand, in order. */
  moves(): readonly number[] {
    return this.since(0) ?? [];
  }

  /** Where the position after so many entries lies on the way to the present; negative where it does not. */
  #placeOf(to: number): number {
    return this.#standing.findLastIndex(({ version }) => version === to);
  }
}

/** The places of the moves of a record that were not taken back. */
export function standingMoves(commands: readonly string[]): readonly number[] {
  const entries = new StandingEntries();
  for (const line of commands) {
    const agreed = readAgreed(line);
    if (agreed === undefined) entries.move();
    else if (agreed.kind === 'back') entries.back(agreed.to);
  }
  return entries.moves();
}

/** The same game as a record of the moves that stand, for what has no words for anything else. */
export function movesOnly<R extends { readonly commands: readonly string[] }>(record: R): R {
  const { commands } = record;
  return { ...record, commands: standingMoves(commands).map((place) => commands[place]) };
}
