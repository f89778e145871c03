import {
  type AnyGame,
  canFollow,
  type GameEvent,
  HIDDEN_COMMAND,
  type Move,
  type Outcome,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { Fairness, ViewerTexts, WindowInfo } from './jobs.ts';

/** One command that was played, as one viewer may know it. */
export interface Step {
  readonly seat: number;
  /** In notation, without the seat; `?` where the viewer may not know it. */
  readonly command: string;
  readonly events: readonly unknown[];
  /** The position afterwards, given where the viewer cannot work it out from its position before. */
  readonly position?: unknown;
}

/** The steps since a version; the same shape in streams, answers and for late-comers. */
export interface Happened {
  readonly table: string;
  /** Commands that had been played before, and that have been played now. */
  readonly from: number;
  readonly version: number;
  readonly steps: readonly Step[];
  /** Seats that must decide now. */
  readonly deciders: readonly number[];
  /** Answers are given in secret now. */
  readonly window?: WindowInfo;
  readonly outcome?: Outcome;
  readonly fairness?: Fairness;
}

/** A command with the engine's states around it, before anybody's eyes are considered. */
export interface Played {
  readonly seat: number;
  readonly move: Move;
  readonly command: string;
  readonly events: readonly GameEvent[];
  readonly before: unknown;
  readonly after: unknown;
}

export function seenStep(game: AnyGame, played: Played, viewer: Viewer): Step {
  const { seat, move, before, after } = played;
  const command = game.hears(before, seat, move, viewer) ? played.command : HIDDEN_COMMAND;
  const events = played.events.map((event) => game.seen(event, viewer));
  if (canFollow(game, [before, after], seat, move, viewer)) return { seat, command, events };
  return { seat, command, events, position: game.toJson(game.view(after, viewer)) };
}

/** Nothing is kept from anybody: every viewer may know the same. */
function isPublic(game: AnyGame, played: readonly Played[], viewers: readonly Viewer[]): boolean {
  return played.every(({ seat, move, events, before, after }) =>
    viewers.every(
      (viewer) =>
        events.every((event) => game.seen(event, viewer) === event) &&
        canFollow(game, [before, after], seat, move, viewer),
    ),
  );
}

/**
 * Steps as everybody at a table is told of them, as JSON.
 * @param tell puts the steps that a viewer sees into what is told.
 */
export function tellAll(
  game: AnyGame,
  seats: number,
  played: readonly Played[],
  tell: (steps: readonly Step[]) => Happened,
): ViewerTexts {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const text = (viewer: Viewer) =>
    JSON.stringify(tell(played.map((step) => seenStep(game, step, viewer))));
  if (isPublic(game, played, viewers)) return [text('spectator')];
  const texts = viewers.map(text);
  return texts.every((text) => text === texts[0]) ? texts.slice(0, 1) : texts;
}

/**
 * The text for a device that may see through several eyes: what the first sees, and where others see
 * something else, that by seat in `views`. Nothing of one seat is mixed into what another sees.
 */
export function textForAll(texts: ViewerTexts, [first, ...others]: readonly Viewer[]): string {
  const text = textFor(texts, first);
  if (texts.length === 1 || others.length === 0) return text;
  const views = others.map((viewer) => `"${viewer}":${textFor(texts, viewer)}`);
  return `${text.slice(0, -1)},"views":{${views.join(',')}}}`;
}

/** The text for a viewer. */
export function textFor(texts: ViewerTexts, viewer: Viewer): string {
  if (texts.length === 1) return texts[0];
  return viewer === 'spectator' ? texts[texts.length - 1] : texts[viewer];
}
