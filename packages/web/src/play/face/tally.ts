import type { GameEvent, Move } from '@pangaea/rules/kernel';
import type { AnyGameSpeech } from '../../messages/speech.ts';

/** A number of every seat, as text: for a column of the ledger, or a row of a comparison. */
export interface TallyColumn {
  readonly id: string;
  name(speech: AnyGameSpeech): string;
  /** The number as it is shown; undefined if the seat has no such thing yet. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  value(state: any, seat: number): number | string | undefined;
}

/** An amount with its name. */
export interface Named {
  readonly name: string;
  readonly amount: number;
}

/**
 * A card by which a seat would gain something if it were its turn; all names are those of commands.
 */
export interface Watched {
  readonly name: string;
  /**
   * Whether the card lies open, so that the first seat that acts can take it; otherwise it is known
   * to be in the hand.
   */
  readonly isOpen: boolean;
  readonly gains: readonly string[];
  /** The losses of the viewer if the card is played. */
  readonly lost: readonly string[];
}

/** The goods of the seats of a game, and their sources; loaded on demand. */
export interface Tally {
  /** The score first. */
  readonly columns: readonly TallyColumn[];
  /** The income of the next round in the present position; empty if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  income(speech: AnyGameSpeech, state: any, seat: number): readonly Named[];
  /** The points of an event, with the name of their source. */
  gain(speech: AnyGameSpeech, event: GameEvent): (Named & { readonly seat: number }) | undefined;
  /**
   * The move of a seat that does nothing: it passes, or takes nothing. Undefined if no seat can do
   * so.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  leave?(state: any, seat: number): Move | undefined;
  /**
   * In a game in which every seat must act: the cards by which a seat would gain something if it
   * were its turn now.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  watch?(state: any, seat: number, own: number | undefined): readonly Watched[];
}

interface TallyLoader {
  readonly loadTally: () => Promise<Tally>;
}

const tallies = new WeakMap<TallyLoader, Promise<Tally>>();

/** The tally of a game; loaded once. */
export function tallyOf(parts: TallyLoader): Promise<Tally> {
  const known = tallies.get(parts);
  if (known !== undefined) return known;
  const tally = parts.loadTally().catch((error: unknown) => {
    // The next call tries again: the network may work again.
    tallies.delete(parts);
    throw error;
  });
  tallies.set(parts, tally);
  return tally;
}
