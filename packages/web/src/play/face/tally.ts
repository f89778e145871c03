import type { GameEvent, Move } from '@pangaea/rules/kernel';
import type { AnyGameSpeech } from '../../messages/speech.ts';

/** A figure of every seat, as a text: a column of the ledger, a row of a comparison. */
export interface TallyColumn {
  readonly id: string;
  name(speech: AnyGameSpeech): string;
  /** Undefined where the seat has no such thing yet. */
  // biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
  value(state: any, seat: number): number | string | undefined;
}

/** An amount with its name. */
export interface Named {
  readonly name: string;
  readonly amount: number;
}

/** The goods of the seats of a game, and their sources; loaded when they are asked for. */
export interface Tally {
  /** The score first. */
  readonly columns: readonly TallyColumn[];
  /** The income of the next round as things stand; empty where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
  income(speech: AnyGameSpeech, state: any, seat: number): readonly Named[];
  /** The points that an event brings, and the name of their source. */
  gain(speech: AnyGameSpeech, event: GameEvent): (Named & { readonly seat: number }) | undefined;
  /** The move of a seat that keeps out: it passes, or takes nothing. Left out where no seat can. */
  // biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
  leave?(state: any, seat: number): Move | undefined;
}

interface TallyLoader {
  readonly loadTally: () => Promise<Tally>;
}

const tallies = new WeakMap<TallyLoader, Promise<Tally>>();

/** The tally of a game; fetched once. */
export function tallyOf(parts: TallyLoader): Promise<Tally> {
  const known = tallies.get(parts);
  if (known !== undefined) return known;
  const tally = parts.loadTally().catch((error: unknown) => {
    // The next look tries again: the network may be back.
    tallies.delete(parts);
    throw error;
  });
  tallies.set(parts, tally);
  return tally;
}
