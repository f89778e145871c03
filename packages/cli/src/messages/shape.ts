import type { Deck, Land } from '@pangaea/rules/gaia';
import type { SnellmanWords } from '@pangaea/words/snellman';
import type { ArgumentFaults } from '../arguments/fault.ts';
import type { Figures } from '../bench/settings.ts';
import type { CommandName } from '../commands/names.ts';
import type { PlayerName } from '../players/names.ts';
import type { GameHelp } from '../screen/screen.ts';
import type { RecordFaults } from '../verify/record.ts';

/** The texts of the command line in one language, without those of the games. */
export interface Messages {
  /** The text of `pangaea --help`. */
  readonly overview: string;
  readonly usage: Readonly<Record<CommandName, string>>;
  readonly faults: { readonly [C in keyof ArgumentFaults]: (facts: ArgumentFaults[C]) => string };
  readonly editionRefused: (file: string, faults: number) => string;
  readonly notJson: (file: string, reason: string) => string;
  readonly sim: SimMessages;
  readonly conformance: ConformanceMessages;
  readonly replay: ReplayMessages;
  readonly ledgers: LedgerMessages;
  readonly verify: VerifyMessages;
  readonly bench: BenchMessages;
  readonly play: PlayMessages;
  readonly screen: ScreenMessages;
  readonly gaia: GaiaScreenMessages;
}

export interface SimMessages {
  readonly progress: (games: number, of: number) => string;
  readonly upshot: (games: number, decisions: number, seconds: number) => string;
  readonly speed: (games: number, decisions: number) => string;
  readonly bot: string;
  readonly seat: string;
  readonly faction: string;
  readonly games: string;
  readonly wins: string;
  readonly share: string;
  /** The heading of the column of the 95 % confidence interval. */
  readonly interval: string;
  readonly meanVp: string;
}

export interface ConformanceMessages {
  readonly progress: (games: number, of: number) => string;
  readonly slow: (call: string, milliseconds: number) => string;
  readonly failure: (law: string) => string;
  readonly summary: (of: { games: number; decisions: number; longest: number }) => string;
  readonly verdict: (failures: number, never: number) => string;
  /** Printed after a short run in which only rare things are missing. */
  readonly tooFew: (games: number) => string;
}

export interface ReplayMessages {
  /**
   * The sentence for a refused command of a record.
   * @param number of the command, from 1; 0 if the record itself is refused
   */
  readonly refused: (number: number, line: string, reason: string) => string;
  readonly unknownGame: (game: string) => string;
  readonly stopped: (commands: number, of: number) => string;
  /**
   * Printed for a record without a seed.
   * @param whom the viewer of the recorded game
   */
  readonly seen: (whom: string) => string;
  readonly spectator: string;
  /** The reason why a record without a seed cannot be continued. */
  readonly noSeed: string;
}

/** The words for games in the notation of terra.snellman.net. */
export interface LedgerMessages {
  /**
   * The sentence for a file whose JSON has a wrong form.
   * @param field place in the JSON file
   */
  readonly malformed: (file: string, field: string) => string;
  readonly wrongLine: (file: string, line: number, column: number, reason: string) => string;
  /** Faults of a line that are found before any rule of the game is asked. */
  readonly notation: SnellmanWords['notation'];
  /**
   * The sentence for a refused command of a ledger.
   * @param command as it was read
   * @param reason code and facts of the broken rule
   */
  readonly refused: (command: string, reason: string, legal: readonly string[]) => string;
  readonly otherGame: (file: string, game: string) => string;
}

/** The result of checking a finished game of a table. */
export interface VerifyMessages {
  /**
   * The sentence for a game that agrees with the published information.
   * @param noted whether the commitment that somebody noted at the start was compared too
   * @param shares the number of seats that have given a share of the seed
   */
  readonly agrees: (title: string, commands: number, noted: boolean, shares: number) => string;
  readonly noSeed: string;
  /** The reason why `--commitment` cannot be used with the file. */
  readonly ledger: string;
  /**
   * The sentences for faults, by code; that for a refused command is the one that `replay` prints.
   */
  readonly faults: {
    readonly [C in Exclude<keyof RecordFaults, 'refused'>]: (facts: RecordFaults[C]) => string;
  };
}

export interface BenchMessages {
  readonly figures: Readonly<Record<keyof Figures, string>>;
  readonly measuring: (game: string, figure: string) => string;
  readonly ledgerRefused: (file: string) => string;
}

export interface PlayMessages {
  /**
   * The words at the beginning of a game.
   * @param bots the players of seats without people; may be empty
   */
  readonly welcome: (
    title: string,
    people: readonly string[],
    bots: readonly string[],
    seed: string,
  ) => string;
  readonly hint: string;
  readonly toDecide: (what: string) => string;
  readonly prompt: string;
  readonly confirm: string;
  /**
   * The question before a move that cannot be taken back: it reveals something hidden, or others
   * are asked.
   */
  readonly confirmReveal: string;
  /**
   * The request to the person who has just decided to hide the hand, before the next person comes
   * to the keyboard.
   */
  readonly hide: string;
  /** The question before another of several people sees a hand. */
  readonly curtain: (name: string) => string;
  /** The heading above the events that happened while the screen was hidden. */
  readonly meanwhile: string;
  /** Printed when another of several people decides, in games without hidden hands. */
  readonly nowDecides: (name: string) => string;
  readonly levels: Readonly<Record<PlayerName, string>>;
  readonly thinking: (name: string) => string;
  readonly noNumber: (number: string, most: number) => string;
  readonly several: (given: string, matches: readonly string[]) => string;
  readonly nothingToUndo: string;
  readonly undone: (label: string) => string;
  readonly help: (of: GameHelp) => readonly string[];
  readonly logEmpty: string;
  readonly ended: string;
  readonly draftLost: string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, reason: string) => string;
  readonly goOn: (file: string) => string;
  readonly resumed: (commands: number) => string;
}

/** The words on the screen that do not belong to a game. */
export interface ScreenMessages {
  readonly seat: (seat: number) => string;
  readonly you: string;
  readonly roundOf: (round: number, of: number) => string;
  readonly setUp: string;
  readonly gameOver: string;
  readonly rounds: string;
  readonly legend: string;
  /** Headings of the columns of the players. */
  readonly heads: {
    readonly bowls: string;
    readonly sailing: string;
    readonly houses: string;
    readonly tradingPosts: string;
    readonly palaces: string;
    readonly bridges: string;
    /** Coins and power of the next Phase 1. */
    readonly income: string;
    readonly tile: string;
  };
  readonly houses: string;
  readonly tradingPosts: string;
  readonly palaces: string;
  readonly left: (amount: number) => string;
  readonly none: string;
  readonly onIt: (coins: string) => string;
  readonly incomeNext: string;
  readonly special: string;
  readonly roundEnds: string;
  readonly gameEnds: string;
  readonly townFounded: string;
  /** The choice at the end of the game that gives the most points. @param vp with all coins counted */
  readonly bestSplit: (vp: string) => string;
  /** The words for a gain that cannot be kept. */
  readonly lost: (what: string) => string;
  readonly sailingTo: (value: number) => string;
  readonly income: (change: string) => string;
  readonly shovels: (amount: number) => string;
  readonly side: (side: 'A' | 'B') => string;
  readonly source: string;
  readonly winners: (names: readonly string[], vp: number) => string;
  /** Words for several things in a row, and for groups of them. */
  readonly list: (items: readonly string[]) => string;
  readonly groups: (parts: readonly string[]) => string;
}

/** The words on the screen of Gaia, besides those of the game itself. */
export interface GaiaScreenMessages {
  /** Letters of the lands on the map, by their ids. */
  readonly letters: Readonly<Record<Land, string>>;
  readonly legend: string;
  readonly turnOf: (name: string, actions: number) => string;
  readonly feedingOf: (name: string) => string;
  readonly emptyWorld: string;
  readonly heads: {
    readonly supply: string;
    readonly placed: string;
    /** Cards of the hand by the letters of their decks. */
    readonly hand: string;
    readonly nature: string;
    readonly city: string;
    readonly place: string;
    readonly needs: string;
    readonly met: string;
    readonly meeples: string;
  };
  readonly powersInFront: string;
  /** Letters of the decks, by their ids. */
  readonly decks: Readonly<Record<Deck, string>>;
  readonly handOf: (name: string) => string;
  /** Cards of a hand, without those that everybody knows. */
  readonly unseen: (amount: number) => string;
  readonly cardsLeft: (amount: number) => string;
  readonly none: string;
  /** The owner of the meeple on an objective. */
  readonly completedBy: (name: string) => string;
  readonly onCities: string;
  readonly onObjectives: string;
  readonly winner: (name: string, byMeeples: boolean) => string;
  /** The effects of a move. */
  readonly destroys: (city: string) => string;
  readonly wins: (name: string) => string;
}
