import type { PlayedGame } from '@pangaea/bots';
import type { GameUnderTest } from '@pangaea/rules/conformance';
import type { Game, GameEvent, Result, Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words/terra-nova';
import type { Screen } from '../screen/screen.ts';

/** What is wrong at one place of an edition file. */
export interface Fault {
  readonly path: string;
  /** The sentence in the language of the reader. */
  readonly text: string;
}

/** The rules with a corrected edition, and the id by which options name it. */
export interface Opened<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly edition: string;
}

/** A game as the command line knows it. */
export interface GameEntry<S, O, E extends GameEvent> {
  /** The rules as they are built in, and what the conformance kit knows about them. */
  readonly trial: GameUnderTest<S, O, E>;
  readonly leastPlayers: number;
  readonly mostPlayers: number;
  /** Memory of one position. */
  readonly stateBytes: number;
  /** Its bots; without them there are no levels. */
  readonly played?: PlayedGame;
  /** The same game with an edition from a file; otherwise every fault of the file. Not all can. */
  open?(edition: unknown, language: Language): Result<Opened<S, O, E>, readonly Fault[]>;
  /** Recorded games of another site can be read. */
  readonly ledgers?: true;
  /** The faction of a seat, by its id. Left out by games without factions. */
  factionOf?(state: S, seat: Seat): string;
  screen(language: Language): Screen<S, E>;
}

/** A game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyEntry = GameEntry<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyOpened = Opened<any, any, any>;
