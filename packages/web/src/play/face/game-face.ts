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

/** Everything that the page has of a game, in a chunk of its own. */
export interface GameFace {
  readonly id: GameId;
  readonly game: AnyPageGame;
  /** The possible numbers of players. */
  readonly counts: readonly number[];
  readonly first: FirstTable;
  /** A command, and a shorter form that is enough. */
  readonly example: readonly [command: string, part: string];
  speech(speech: Speech): AnyGameSpeech;
  /** The game in a few sentences, enough for the table of `first`. */
  introduction(speech: AnyGameSpeech): readonly string[];
  /**
   * The names of the seats.
   * @param state the state that names come from: the drafted one, if any
   */
  namesOf(speech: AnyGameSpeech, state: unknown, people: readonly Person[]): Who;
  /** A value that changes when names do. */
  namesKey(state: unknown, seats: number): string;
  /** How far a game has come, for the list of tables. */
  stage(speech: AnyGameSpeech, state: unknown): string;
  /**
   * The question to the seat that has to decide; of a draft, the next one in it. Empty on an
   * ordinary turn.
   */
  asked(speech: AnyGameSpeech, play: AnyPlay, who: Who): string;
  /** The seats in the order in which they play. */
  order(state: unknown): readonly number[];
  seat(speech: AnyGameSpeech, state: unknown, seat: number): SeatFace;
  /** The part of the game that an event begins. */
  readonly chapter: ChapterOf;
  /** Whether an event only tells that somebody has answered in secret. */
  isAnswered?(event: GameEvent): boolean;
  /** Whether a move only answers somebody else's, or is a standing order: no news to others. */
  isAnswer(step: Pick<AnyStep, 'move'>): boolean;
  /** The table itself. */
  readonly table: TableParts;
  readonly Options: ComponentType<OptionsProps>;
  /** Sentence for a fault of an edition's file. */
  fault(speech: AnyGameSpeech, code: string, params: Readonly<Record<string, unknown>>): string;
}
