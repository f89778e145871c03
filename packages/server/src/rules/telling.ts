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
  /** In notation, without the seat; `?` where the viewer may not know the move. */
  readonly command: string;
  readonly events: readonly unknown[];
  /** The position after the move, where the viewer cannot derive it from the position before. */
  readonly position?: unknown;
}

/**
 * The steps since a version; the same shape in streams, answers, and for clients that come late.
 */
export interface Happened {
  readonly table: string;
  /** The number of moves played before, and after. */
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

/**
 * A move with the engine's states before and after it, not yet reduced to what a viewer may see.
 */
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
 * Steps as JSON for every viewer at a table.
 * @param tell puts the steps of one viewer into the message
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
 * The text for a device that may see several seats: the view of the first, and in `views`, by seat,
 * whatever other seats see differently. Facts of one seat never get into the view of another.
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
