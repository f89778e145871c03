import type { GameEvent } from '@pangaea/rules/kernel';
import type { ComponentType } from 'react';
import type { AnyStep } from '../game/history.ts';
import type { AnyPlay } from '../play/use-play.ts';
import type { AnyGameSpeech, Speech, Who } from '../speech.ts';
import type { Player } from '../table/port.ts';
import type { GameId } from './ids.ts';
import type { AnyPageGame } from './page-game.ts';

/** What the part of the form for new tables that belongs to a game is given. */
export interface OptionsProps {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
}

/** Everything that the page has of a game, in a chunk of its own. */
export interface GameFace {
  readonly id: GameId;
  readonly game: AnyPageGame;
  /** How many can play. */
  readonly counts: readonly number[];
  /** Options and seats of "play now". */
  readonly first: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly players: readonly Player[];
  };
  /** A command, and a part of one that is enough. */
  readonly example: readonly [command: string, part: string];
  speech(speech: Speech): AnyGameSpeech;
  /** How the seats are called. @param state the one that names come from: the drafted one, if any */
  namesOf(speech: AnyGameSpeech, state: unknown, players: readonly Player[]): Who;
  /** Changes when names do. */
  namesKey(state: unknown, seats: number): string;
  /** How far a game has come, for the list of tables. */
  stage(speech: AnyGameSpeech, state: unknown): string;
  /** What is asked of who decides: of a draft what comes next in it. */
  asked(speech: AnyGameSpeech, play: AnyPlay): string;
  /** The colour of who made a step: the name of a class of `.flag`. */
  flag(step: AnyStep): string;
  /** Whether an event begins a new part of the game. */
  isMilestone(event: { readonly type: string }): boolean;
  /** Left out by games whose log is not told by turns. */
  readonly turns?: {
    /** Whose turn an event begins. */
    of(event: GameEvent): number | undefined;
    /** The colour of a seat, as of `flag`. */
    flag(seat: number): string;
  };
  /** In the head of the page. */
  readonly Head: ComponentType;
  /** The table itself: board, controls, what lies beside it. */
  readonly Table: ComponentType;
  readonly Options: ComponentType<OptionsProps>;
  /** Sentence for a fault of an edition's file. */
  fault(speech: AnyGameSpeech, code: string, params: Readonly<Record<string, unknown>>): string;
}
