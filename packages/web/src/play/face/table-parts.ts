import type { Refusal } from '@pangaea/rules/kernel';
import type { ComponentType, ReactNode } from 'preact/compat';
import type { AnyStep } from '../../game/history.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import type { Arms } from '../../ui/crests/arms.ts';
import type { SeatColour } from '../../ui/tinctures.ts';
import type { AnyPlay } from '../use-play.ts';
import type { JourneysIn } from './journey.ts';

/**
 * The parts of a game's table. Their places and sizes are the shell's (`shell/style/layout.css`): every part fills the
 * place that it is given, never sets a height of its own, and may be shown anew when the window changes. Parts take what
 * they show from `useTable()`.
 */
export interface TableParts {
  /** Around all of them, where they share something. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** In the head of the page, in one line: what of the game is over, what is at stake now, what is to come. */
  readonly Head: ComponentType;
  /** The board. Its box never changes while the window does not. */
  readonly Map: ComponentType;
  /**
   * Instruments and racks: a column to the left of the map; where there is no room for one, a tab. A thing that can be
   * taken from it is a button in it, lit while it can be taken.
   */
  readonly Side: ComponentType;
  /** The name of that tab. */
  sideName(speech: AnyGameSpeech): string;
  /** The score that decides the game: the first column of the rail. */
  readonly points: RailHead;
  /** The columns of the rail besides name and points, from the left. */
  readonly rail: readonly RailColumn[];
  /** Above a board, where crest and name alone say too little. */
  readonly BoardHead?: ComponentType<{ readonly seat: number }>;
  /** The abilities of a seat's people: the note on its crest. None before there is a people. */
  readonly SeatNote?: ComponentType<{ readonly seat: number }>;
  /** Everything that lies before a seat. Its name stands above. */
  readonly Board: ComponentType<{ readonly seat: number }>;
  /** All seats beside each other: a sheet over the map. */
  readonly Compare: ComponentType;
  /**
   * The part of the dock below its first line, of a fixed height (`--dock`, which the sheet of a game may set). The draft
   * and the buttons that send it or take it back are the shell's.
   */
  readonly Dock: ComponentType<{ readonly state: DockState }>;
  /** In the first line of the dock on my turn: what it is about. */
  readonly Stake?: ComponentType;
  confirm(speech: AnyGameSpeech, play: AnyPlay): Confirm;
  /**
   * The present choice where it is more than the dock holds, in a sheet over the map; a hook. The dock has a
   * `ChooserButton` then.
   */
  useChooser(): Chooser | undefined;
  /**
   * Advice for newcomers, in whole sentences, most needed first; empty for none; a hook. It explains and names no move:
   * moves that are worth it come from a bot.
   */
  useAdvice(): readonly string[];
  /** The places that a move names on the map, by the numbers that a press on the map asks with. */
  // biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
  spotsOf(state: any, move: number): readonly number[];
  /** Keys that only tables of this game have, with what they do. */
  keys?(speech: AnyGameSpeech): readonly (readonly [key: string, does: string])[];
  /** More about a refusal, beside its sentence. */
  readonly RefusalMore?: ComponentType<{ readonly refusal: Refusal }>;
  /** The gains of a step of others, behind its sentence in the list of steps since my turn. */
  readonly SinceMore?: ComponentType<{ readonly step: AnyStep }>;
  /** The journeys of things when something happens; fetched where motion is wanted. */
  readonly loadJourneys?: () => Promise<JourneysIn>;
  /** The rules in short; stands in a sheet. */
  readonly Rules: ComponentType;
  /** The account of a game that is over: a sheet over the map. */
  readonly Result: ComponentType;
}

/** A sheet of choices. */
export interface Chooser {
  readonly title: string;
  readonly content: ReactNode;
}

/** Stands above figures of the rail. */
export interface RailHead {
  readonly Sign: ComponentType;
  name(speech: AnyGameSpeech): string;
}

/** One figure of every seat. */
export interface RailColumn extends RailHead {
  readonly id: string;
  /** In a position; undefined where the seat has no such thing. */
  // biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
  figure(state: any, seat: number): RailFigure | undefined;
  /** How it is drawn, where it is not written. */
  readonly Drawn?: ComponentType<{ readonly figure: RailFigure }>;
  /** Goes first where there is little room. */
  readonly isMinor?: boolean;
  /** The dock shows whoever sits here what it counts. */
  readonly isInDock?: boolean;
}

/** A figure, or a sign in place of one. */
export type RailFigure = number | string;

/** The state of the dock of a game. */
export type DockState =
  /** The seat at this device has to choose, also after a draft that asks for more. */
  | 'choose'
  /** The draft can be sent; more may be added. */
  | 'draft'
  /** Others decide, or nobody sits here. */
  | 'wait';

/** The words of the button that sends a draft. */
export interface Confirm {
  /** In a word or two, below the word that all games have. */
  readonly what?: string | undefined;
  /** While more must be chosen first: what, in place of the words that all games have. */
  readonly more?: string | undefined;
  /** Behind what was drafted: what is to be done next. */
  readonly next?: string | undefined;
  /** With nothing drafted: a segment of one move that says that nothing is wanted. */
  readonly nothing?: { readonly label: string; readonly move: number } | undefined;
  /** On a button that sends what was drafted so far, where more may follow and others wait to see it. */
  readonly early?: string | undefined;
}

/** A seat as rail, dock, log and score track show it. */
export interface SeatFace {
  /** Undefined until it has chosen what it plays. */
  readonly arms: Arms | undefined;
  readonly colour: SeatColour | undefined;
  /** Its faction, where the game has factions. */
  readonly plays: string | undefined;
  /** The score that decides the game. */
  readonly points: number;
  /** Is out of the round. */
  readonly isOut: boolean;
  /** In a word or two what is special about it now. */
  readonly note: string | undefined;
  /** The same where there is hardly room; a seat that is out has a flag there. */
  readonly shortNote?: string;
}
