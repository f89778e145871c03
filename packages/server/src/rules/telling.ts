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

/** One move that was played, as one viewer may see it. */
export interface Step {
  readonly seat: number;
  /** In notation, without the seat; `?` if the viewer may not know the move. */
  readonly command: string;
  readonly events: readonly unknown[];
  /** The position after the move, if the viewer cannot compute it from the position before. */
  readonly position?: unknown;
}

/**
 * The steps since a version, in the same form in streams, in answers, and for clients that join
 * later.
 */
export interface Happened {
  readonly table: string;
  /** The number of moves played before these steps, and after them. */
  readonly from: number;
  readonly version: number;
  readonly steps: readonly Step[];
  /** Seats that have to decide now. */
  readonly deciders: readonly number[];
  /** Set while answers are given in secret. */
  readonly window?: WindowInfo;
  readonly outcome?: Outcome;
  readonly fairness?: Fairness;
}

/** A move with the engine's states before and after it, with secrets. */
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

/** Whether nothing in these moves is hidden, so that all viewers see the same. */
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
 * Steps as JSON for every viewer of a table.
 * @param tell makes the message from the steps of one viewer
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
 * The text for a device that may see several seats: the view of the first one, and in `views` the
 * different parts of other seats. The view of one seat never contains secrets of another.
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
