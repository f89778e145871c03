import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { rulesRefused, rulesVersionOf } from '../rules-version.ts';
import type { Viewer } from '../seats.ts';
import { canFollow } from './following.ts';
import { playLine, readLine } from './line.ts';
import { parseCommands, type ReplayFault } from './replay.ts';

/**
 * A game as one viewer may know it: the first position, the moves, and hidden facts that were
 * revealed. It contains no seed, so it can be shown to others while the game goes on; but nobody
 * can check with it whether the random draws were right.
 */
export interface SeenRecord {
  readonly game: string;
  readonly rulesVersion: string;
  readonly viewer: Viewer;
  /** The view of the first position, as `toJson` returns it; the options are part of it. */
  readonly start: unknown;
  /** Seat and command in notation, in the order of play; `?` for a command that the viewer may not know. */
  readonly commands: readonly string[];
  /** Views of positions that cannot be calculated from the view before. */
  readonly revealed: readonly Revealed[];
}

export interface Revealed {
  /** The number of commands played before this view. */
  readonly after: number;
  readonly position: unknown;
}

/** A step of a game as a viewer has it. */
export interface SeenStep<S> {
  /** Seat and command. */
  readonly command: string;
  /** The view afterwards. */
  readonly state: S;
}

/** Makes the record of a viewer's steps. */
export function seenRecord<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  viewer: Viewer,
  start: S,
  steps: readonly SeenStep<S>[],
): SeenRecord {
  const revealed: Revealed[] = [];
  let before = start;
  for (const [index, { command, state }] of steps.entries()) {
    const read = readLine(game, before, command);
    if (!read.ok || !canFollow(game, [before, state], ...read.value, viewer)) {
      revealed.push({ after: index + 1, position: game.toJson(game.view(state, viewer)) });
    }
    before = state;
  }
  return {
    game: game.id,
    rulesVersion: rulesVersionOf(game.optionsOf(start)),
    viewer,
    start: game.toJson(game.view(start, viewer)),
    commands: steps.map(({ command }) => command),
    revealed,
  };
}

/** Checks the form of such a record; unknown fields are left out. */
export function parseSeenRecord(json: unknown): Result<SeenRecord, Refusal> {
  const no = (field: string) => err(refusal('record-malformed', { field }));
  if (typeof json !== 'object' || json === null) return no('');
  const { game, rulesVersion, viewer, start, revealed, ...rest } = json as Record<string, unknown>;
  if (typeof game !== 'string') return no('game');
  if (typeof rulesVersion !== 'string') return no('rulesVersion');
  if (viewer !== 'spectator' && !(Number.isInteger(viewer) && (viewer as number) >= 0)) {
    return no('viewer');
  }
  if (start === undefined) return no('start');
  const commands = parseCommands(rest.commands);
  if (commands === undefined) return no('commands');
  if (!Array.isArray(revealed) || !revealed.every(isRevealed)) return no('revealed');
  return ok({ game, rulesVersion, viewer: viewer as Viewer, start, commands, revealed });
}

function isRevealed(json: unknown): json is Revealed {
  const { after, position } = (json ?? {}) as Partial<Revealed>;
  return Number.isInteger(after) && position !== undefined;
}

/**
 * Plays such a record on the viewer's view. Every command is checked as far as the viewer could
 * check it; revealed facts are taken from the record. Otherwise like `replay`.
 */
export function replaySeen<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: SeenRecord,
  watch?: (state: S, events: readonly E[], index: number) => void,
): Result<S, ReplayFault> {
  const refused = (index: number, why: Refusal) => err({ index, refusal: why });
  const wrong = rulesRefused(game, record);
  if (wrong !== undefined) return refused(-1, wrong);
  const start = game.fromJson(record.start);
  if (!start.ok) return refused(-1, start.error);
  let state = start.value;
  const revealed = new Map(record.revealed.map(({ after, position }) => [after, position]));
  for (const [index, line] of record.commands.entries()) {
    const events: E[] = [];
    const isTold = revealed.has(index + 1);
    const wrong = playLine(game, state, line, events);
    // A view that the viewer cannot calculate is in the record.
    if (wrong !== undefined && !isTold) return refused(index, wrong);
    if (isTold) {
      const told = game.fromJson(revealed.get(index + 1));
      if (!told.ok) return refused(index, told.error);
      state = told.value;
    }
    watch?.(state, events, index);
  }
  return ok(state);
}
