import type { PlayedGame } from '@pangaea/bots';
import type { GameUnderTest } from '@pangaea/rules/conformance';
import type { EditionFault, GameEvent, RuleBook, Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import type { Screen } from '../screen/screen.ts';

/** A game as the command line knows it. */
export interface GameEntry<S, O, E extends GameEvent> {
  /** The rules with the built-in editions, and the parts that the conformance kit needs. */
  readonly trial: GameUnderTest<S, O, E>;
  readonly book: RuleBook<S, O, E>;
  /** The bytes of one position. */
  readonly stateBytes: number;
  /** The bots of the game. */
  readonly played: PlayedGame;
  /** The sentence for a fault of an edition's file. Left out by games whose numbers are in no file. */
  tellFault?(fault: EditionFault, language: Language): string;
  /** Whether recorded games of another site can be read. */
  readonly ledgers?: true;
  /** Whether a seat decides about its turn, rather than about consequences or moves of others. */
  isTurn(state: S): boolean;
  /** The faction of a seat, by its id. Left out by games without factions. */
  factionOf?(state: S, seat: Seat): string;
  screen(language: Language): Screen<S, E>;
}

/** A game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyEntry = GameEntry<any, any, any>;
