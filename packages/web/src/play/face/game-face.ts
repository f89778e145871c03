import type { GameId } from '@pangaea/rules/games';
import type { GameEvent } from '@pangaea/rules/kernel';
import type { ComponentType } from 'preact/compat';
import type { ChapterOf } from '../../game/chapters.ts';
import type { AnyStep } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import type { AnyGameSpeech, Speech, Who } from '../../messages/speech.ts';
import type { FirstTable } from '../../table/new-table.ts';
import type { Person } from '../people.ts';
import type { AnyPlay } from '../use-play.ts';
import type { SeatFace, TableParts } from './table-parts.ts';

/** Props of the game's part in the form for new tables. */
export interface OptionsProps {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
}

/** All parts of a game on the page, in a separate chunk. */
export interface GameFace {
  readonly id: GameId;
  readonly game: AnyPageGame;
  /** The possible numbers of players. */
  readonly counts: readonly number[];
  readonly first: FirstTable;
  /** A command, and a shorter form that is sufficient. */
  readonly example: readonly [command: string, part: string];
  speech(speech: Speech): AnyGameSpeech;
  /** The game in a few sentences, enough for the table of `first`. */
  introduction(speech: AnyGameSpeech): readonly string[];
  /**
   * Loads the words of the introduction, in games that have them in a separate file. It returns the
   * same promise every time.
   */
  loadIntroduction?(speech: AnyGameSpeech): Promise<void>;
  /** A picture for the sentence at an index; it may show nothing. */
  readonly IntroPicture?: ComponentType<{ readonly at: number }>;
  /**
   * The names of the seats.
   * @param state the state from which names come: the drafted one, if any
   */
  namesOf(speech: AnyGameSpeech, state: unknown, people: readonly Person[]): Who;
  /** A value that changes when the names change. */
  namesKey(state: unknown, seats: number): string;
  /**
   * A drafted move in a few words; the words of its sentence if a game has no shorter ones.
   * @param last the move before it
   */
  crumb?(speech: AnyGameSpeech, state: unknown, move: number, last: number | undefined): string;
  /** The progress of a game, for the list of tables. */
  stage(speech: AnyGameSpeech, state: unknown): string;
  /**
   * The question to the seat that has to decide; in a draft, its next question. Empty in an
   * ordinary turn.
   */
  asked(speech: AnyGameSpeech, play: AnyPlay, who: Who): string;
  /** The seats in the order in which they play. */
  order(state: unknown): readonly number[];
  seat(speech: AnyGameSpeech, state: unknown, seat: number): SeatFace;
  /** The part of the game that an event begins. */
  readonly chapter: ChapterOf;
  /** Whether an event only reports that a seat has answered in secret. */
  isAnswered?(event: GameEvent): boolean;
  /**
   * Whether a move only answers another seat's, or is a standing order: it is not news for others.
   */
  isAnswer(step: Pick<AnyStep, 'move'>): boolean;
  /** The table itself. */
  readonly table: TableParts;
  readonly Options: ComponentType<OptionsProps>;
  /** Loads the words for faults, in games that keep them separate. */
  faultWords?(speech: AnyGameSpeech): () => Promise<void>;
  /** Sentence for a fault of an edition's file. */
  fault(speech: AnyGameSpeech, code: string, params: Readonly<Record<string, unknown>>): string;
}
