import type { AnyGame } from '@pangaea/rules/kernel';

/** Form of a stored position; one of another form is thrown away and played again from the record. */
const SCHEMA = 1;

export function writeSnapshot(game: AnyGame, state: unknown): string {
  const { rulesVersion } = game;
  return JSON.stringify({ schema: SCHEMA, rulesVersion, position: game.toJson(state) });
}

/** @returns nothing when the snapshot is of another form, other rules, or damaged. */
export function readSnapshot(game: AnyGame, text: string): unknown {
  try {
    const { schema, rulesVersion, position } = JSON.parse(text) as Record<string, unknown>;
    if (schema !== SCHEMA || rulesVersion !== game.rulesVersion) return undefined;
    const state = game.fromJson(position);
    return state.ok ? state.value : undefined;
  } catch {
    return undefined;
  }
}

/** Positions read or written last, so that a table in play is not read again for every segment. */
export class Positions {
  readonly #kept = new Map<string, { readonly text: string; readonly state: unknown }>();
  readonly #most: number;

  constructor(most = 256) {
    this.#most = most;
  }

  /** The state of a snapshot. It must not be changed. */
  read(game: AnyGame, table: string, text: string): unknown {
    const kept = this.#kept.get(table);
    if (kept?.text === text) return kept.state;
    const state = readSnapshot(game, text);
    if (state !== undefined) this.keep(table, text, state);
    return state;
  }

  /** A text that was never stored does no harm: it is found only by the same text. */
  keep(table: string, text: string, state: unknown): void {
    this.#kept.delete(table);
    this.#kept.set(table, { text, state });
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}
