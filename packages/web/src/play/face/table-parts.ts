import type { Refusal } from '@pangaea/rules/kernel';
import type { ComponentType, ReactNode } from 'preact/compat';
import type { AnyStep } from '../../game/history.ts';
import type { Language } from '../../messages/index.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import type { Arms } from '../../ui/crests/arms.ts';
import type { SeatColour } from '../../ui/tinctures.ts';
import type { SoundOf } from '../sound/sounds.ts';
import type { AnyPlay } from '../use-play.ts';
import type { Book } from './book.ts';
import type { JourneysIn } from './journey.ts';
import type { ScenesOf } from './scene.ts';
import type { Tally } from './tally.ts';
import type { Things } from './things.ts';

/**
 * The parts of a game's table. The shell decides their places and sizes (`shell/style/layout.css`):
 * every part fills its place, never sets a height of its own, and may be mounted again when the
 * window changes. Parts get their data from `useTable()`.
 */
export interface TableParts {
  /** Wraps all the parts, if they share something. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** In the head of the page, in one line: past rounds, the present stakes, rounds to come. */
  readonly Head: ComponentType;
  /** The board. Its box never changes while the window does not. */
  readonly Map: ComponentType;
  /**
   * Instruments and displays of tiles: a column to the left of the map, or a tab if there is no
   * room. A thing that can be taken is a button, highlighted while it can be taken.
   */
  readonly Side: ComponentType;
  /** The name of that tab. */
  sideName(speech: AnyGameSpeech): string;
  /** The score that decides the game: the first number in the rail. */
  readonly points: RailHead;
  /** The columns of the rail besides name and points, from the left. */
  readonly rail: readonly RailColumn[];
  /** A line above a board, if crest and name are not enough. */
  readonly BoardHead?: ComponentType<{ readonly seat: number }>;
  /**
   * The abilities of a seat's faction, for the note on its crest. None before a faction is chosen. The illustrated rules
   * then have the subject `peoples`.
   */
  readonly SeatNote?: ComponentType<{ readonly seat: number }>;
  /** Everything in front of a seat. Its name is above. */
  readonly Board: ComponentType<{ readonly seat: number }>;
  /** All seats side by side: a sheet over the map. */
  readonly Compare: ComponentType;
  /**
   * The part of the dock below its first line, of a fixed height (`--dock`, which the style sheet
   * of a game may set). The draft, and the buttons that send it or take it back, belong to the
   * shell.
   */
  readonly Dock: ComponentType<{ readonly state: DockState }>;
  /**
   * Buttons in the draft that change the amount of one of its moves, shown after that move; none
   * for moves without an amount.
   */
  readonly Amount?: ComponentType<{ readonly at: number }>;
  /** The subject of the person's own turn, in the first line of the dock. */
  readonly Stake?: ComponentType;
  confirm(speech: AnyGameSpeech, play: AnyPlay): Confirm;
  /**
   * The present choice, in a sheet over the map, if the dock is too small for it; a hook. The dock
   * then has a `ChooserButton`.
   */
  useChooser(): Chooser | undefined;
  /**
   * Hints for newcomers in whole sentences, the most important first; empty for none; a hook. They
   * explain and name no move: a bot recommends moves.
   */
  useAdvice(): readonly string[];
  /** The places of a move on the map, by the numbers that identify them there. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  spotsOf(state: any, move: number): readonly number[];
  /** Keys that only this game has, with their effects. */
  keys?(speech: AnyGameSpeech): readonly (readonly [key: string, does: string])[];
  /** More about a refusal, beside its sentence. */
  readonly RefusalMore?: ComponentType<{ readonly refusal: Refusal }>;
  /** The gains of a step of others, after its sentence. */
  readonly SinceMore?: ComponentType<{ readonly step: AnyStep }>;
  /** The movements of things when something happens; loaded where animation is wanted. */
  readonly loadJourneys?: () => Promise<JourneysIn>;
  /** The sounds of events; loaded where sound is wanted. */
  readonly loadSounds?: () => Promise<SoundOf>;
  /** The goods of the seats, by columns; loaded for a sketch and for the ledger. */
  readonly loadTally: () => Promise<Tally>;
  /** Names and faces of actions, cards and tiles; loaded for turns that are planned ahead. */
  readonly loadThings: () => Promise<Things>;
  /** Great moments and the beginning of rounds; loaded when they are shown. */
  readonly loadScenes?: () => Promise<ScenesOf>;
  /** The illustrated rules, in one language; loaded when they are opened. They have the subject `goal`. */
  loadBook(language: Language): Promise<Book>;
  /** A short form of the rules, shown in a sheet. */
  readonly Rules: ComponentType;
  /** The report on a finished game: a sheet over the map. */
  readonly Result: ComponentType;
}

/** A sheet of choices. */
export interface Chooser {
  readonly title: string;
  readonly content: ReactNode;
}

/** The heading of a column of the rail. */
export interface RailHead {
  readonly Sign: ComponentType;
  name(speech: AnyGameSpeech): string;
}

/** A column of the rail: one figure for every seat. */
export interface RailColumn extends RailHead {
  readonly id: string;
  /** The value of the column in a position; undefined if the seat has no such thing. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  figure(state: any, seat: number): RailFigure | undefined;
  /** A component that draws the number, if it is not a text. */
  readonly Drawn?: ComponentType<{ readonly figure: RailFigure }>;
  /** Whether it is the first to be left out if there is little room. */
  readonly isMinor?: boolean;
  /** Whether the dock already shows this figure, so that the line of own goods leaves it out. */
  readonly isInDock?: boolean;
}

/** A number, or a sign instead of one. */
export type RailFigure = number | string;

/** The state of the dock of a game. */
export type DockState =
  /** The seat at this device has to choose; also after a draft that needs more moves. */
  | 'choose'
  /** The draft can be sent, and more may be added. */
  | 'draft'
  /** Others decide, or nobody at this device has a seat. */
  | 'wait';

/** The words of the button that sends a draft. */
export interface Confirm {
  /** One or two words below the word that all games share. */
  readonly what?: string | undefined;
  /** If a choice is needed first: the name of the choice, instead of the shared words. */
  readonly more?: string | undefined;
  /** After a draft: the next thing to do. */
  readonly next?: string | undefined;
  /** A single move that means to do nothing in a turn, while there is no draft. */
  readonly nothing?: { readonly label: string; readonly move: number } | undefined;
  /** For the button that sends the draft early, if more moves may follow while others wait. */
  readonly early?: string | undefined;
}

/** A seat as shown in rail, dock, log and score track. */
export interface SeatFace {
  /** The crest of the seat; undefined until the seat has chosen. */
  readonly arms: Arms | undefined;
  readonly colour: SeatColour | undefined;
  /** Its faction, where the game has factions. */
  readonly plays: string | undefined;
  /** The score that decides the game. */
  readonly points: number;
  /** Whether it has passed or left the round. */
  readonly isOut: boolean;
  /** Its present state in a word or two. */
  readonly note: string | undefined;
  /** The note for very little room; a seat that is out has a flag there. */
  readonly shortNote?: string;
}
