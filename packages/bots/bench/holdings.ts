import type { GameEvent, Seat } from '@pangaea/rules/kernel';

/** Fields of events that holdings are made of; not all events have them. */
interface Told extends GameEvent {
  readonly amount?: number;
  readonly cause?: string;
  readonly bowls?: readonly number[];
  readonly toTwo?: number;
  readonly toThree?: number;
  readonly times?: number;
  readonly faction?: string;
}

const COUNTED = new Set(['vp', 'coins', 'workers', 'priests', 'keys']);

/** The goods of each seat and the sources of its points, by the events of a game. */
export class Holdings {
  readonly #held: Map<string, number>[];
  readonly #bowls: number[][];
  readonly #names: string[];
  readonly #points = new Map<string, number[]>();

  constructor(seats: number) {
    this.#held = Array.from({ length: seats }, () => new Map<string, number>());
    this.#bowls = Array.from({ length: seats }, () => [0, 0, 0]);
    this.#names = Array<string>(seats).fill('');
  }

  add(event: GameEvent): void {
    const { type, seat, amount = 0, ...more }: Told = event;
    if (seat === undefined) return;
    const bowls = this.#bowls[seat];
    const move = (from: number, to: number, tokens: number) => {
      bowls[from] -= tokens;
      bowls[to] += tokens;
    };
    // Terra Nova sets the bowls at the start; Terra Mystica changes them.
    if (type === 'power-set') bowls.fill(0);
    for (const [bowl, tokens] of (more.bowls ?? []).entries()) bowls[bowl] += tokens;
    if (type === 'power') {
      move(0, 1, more.toTwo ?? 0);
      move(1, 2, more.toThree ?? 0);
    }
    if (type === 'power-spent') move(2, 0, amount);
    if (type === 'burned') {
      move(1, 2, more.times ?? 0);
      bowls[1] -= more.times ?? 0;
    }
    if (type === 'faction') this.#names[seat] = more.faction ?? '';
    if (COUNTED.has(type)) this.#held[seat].set(type, (this.#held[seat].get(type) ?? 0) + amount);
    if (type === 'vp' && more.cause !== undefined) {
      const row = this.#points.get(more.cause) ?? Array<number>(this.#held.length).fill(0);
      row[seat] += amount;
      this.#points.set(more.cause, row);
    }
  }

  /** Faction, goods and bowls of a seat. */
  tell(seat: Seat): string {
    const held = [...this.#held[seat]].map(([what, count]) => `${count} ${what}`);
    const bowls = this.#bowls[seat];
    const power = bowls.some((tokens) => tokens > 0) ? [bowls.join('/')] : [];
    return [this.#names[seat], ...held, ...power].filter((each) => each !== '').join(' ');
  }

  /** Points by their source, one row for each. */
  tellPoints(): string {
    return [...this.#points].map(([cause, row]) => `  ${cause}: ${row.join(' ')}`).join('\n');
  }
}

/** An event in a few words. @param mover the seat whose name is left out */
export function tellEvent({ type, seat, ...more }: GameEvent, mover: Seat): string {
  const who = seat === undefined || seat === mover ? '' : `${seat}: `;
  return [who + type, ...Object.values(more).map((value) => JSON.stringify(value))]
    .join(' ')
    .replaceAll('"', '');
}
