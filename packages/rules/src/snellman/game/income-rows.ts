import type { Seat } from '../../kernel/index.ts';
import type { Event } from '../../terra-mystica/events.ts';
import type { Standing } from '../notation/standing.ts';
import { changeStanding, freeze, unfreeze } from './parts.ts';

export type IncomePart = 'cult-income' | 'income';

/** For each event of a move, the part of the income to which it belongs; undefined for other events. */
export function incomePartsOf(events: readonly Event[]): readonly (IncomePart | undefined)[] {
  let part: IncomePart | undefined;
  return events.map((event) => {
    if (event.type === 'start-player') part = 'cult-income';
    if (event.type === 'round') part = 'income';
    return part;
  });
}

export interface PaidIncome {
  readonly part: IncomePart;
  /** The round that begins with the income; not used for the cult income. */
  readonly round: number;
}

interface IncomeRow {
  readonly part: IncomePart;
  readonly after: Standing;
}

/**
 * The columns of all players after each income, in the order in which the table writes a row for
 * it. Players who have left get rows too, and when the last one leaves, the game reaches many
 * incomes at once.
 */
export class IncomeRows {
  readonly #rows: readonly IncomeRow[][];
  readonly #next: number[];

  constructor(seats: number) {
    this.#rows = Array.from({ length: seats }, () => []);
    this.#next = this.#rows.map(() => 0);
  }

  /**
   * Adds rows for the incomes among the events of a move.
   * @param before the standings of all players before the events
   * @returns the incomes that were paid, in their order
   */
  note(before: readonly Standing[], events: readonly Event[]): readonly PaidIncome[] {
    const now = before.map(unfreeze);
    const parts = incomePartsOf(events);
    const paid: PaidIncome[] = [];
    let round = 0;
    for (const [place, event] of events.entries()) {
      if ('seat' in event && event.seat !== undefined) changeStanding(now[event.seat], event);
      if (event.type === 'round') round = event.round;
      const part = parts[place];
      const next = events[place + 1]?.type;
      const isOver = next === undefined || next === 'start-player' || next === 'round';
      if (part === undefined || !isOver) continue;
      for (const [seat, rows] of this.#rows.entries()) {
        rows.push({ part, after: freeze(now[seat]) });
      }
      paid.push({ part, round });
    }
    return paid;
  }

  /**
   * Whether the game has reached the next income of the seat.
   * @param part only income of this part
   */
  has(seat: Seat, part: IncomePart | undefined): boolean {
    return this.#find(seat, part) >= 0;
  }

  /**
   * The columns of the seat after its next income, or after the last one so far; incomes before it
   * are skipped.
   */
  take(
    seat: Seat,
    part: IncomePart | undefined,
    which: 'next' | 'last' = 'next',
  ): Standing | undefined {
    const next = this.#find(seat, part);
    const last = this.#rows[seat].findLastIndex((row) => part === undefined || row.part === part);
    const place = which === 'next' || next < 0 ? next : last;
    if (place < 0) return undefined;
    this.#next[seat] = place + 1;
    return this.#rows[seat][place].after;
  }

  #find(seat: Seat, part: IncomePart | undefined): number {
    return this.#rows[seat].findIndex(
      (row, place) => place >= this.#next[seat] && (part === undefined || row.part === part),
    );
  }
}
