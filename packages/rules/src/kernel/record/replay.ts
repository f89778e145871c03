import type { EventSink, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { jsonObject } from '../option-reading.ts';
import { parseSeed } from '../random/random.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { rulesRefused, rulesVersionOf } from '../rules-version.ts';
import type { Seat } from '../seats.ts';
import { type Agreed, readAgreed, StandingEntries } from './agreed.ts';
import { playLine } from './line.ts';
import { whatForbidsBack } from './taking-back.ts';

/** The record of a game: everything else about the game is calculated from it. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: string;
  /**
   * The options as passed to `options`. They name the edition but do not contain it. A program that
   * stores records also stores the files of loaded editions, and loads them into the game before it
   * replays a record.
   */
  readonly options: unknown;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  /**
   * Seat and command in notation, `2 build E5`, in the order of play; agreements (`Agreed`) are
   * among them.
   */
  readonly commands: readonly string[];
}

export interface ReplayFault {
  /** Index of the refused command, -1 if the record itself is refused. */
  readonly index: number;
  readonly refusal: Refusal;
}

/** Replaces a command that a viewer may not know. */
export const HIDDEN_COMMAND = '?';

export function printCommand(seat: Seat, text: string): string {
  return `${seat} ${text}`;
}

/** The lines of a record; undefined if they are not a list of texts. */
export function parseCommands(json: unknown): readonly string[] | undefined {
  const given = Array.isArray(json) && json.every((each) => typeof each === 'string');
  return given ? (json as string[]) : undefined;
}

/** Checks the form of a record that came from outside; unknown fields are left out. */
export function parseRecord(json: unknown): Result<GameRecord, Refusal> {
  if (typeof json !== 'object' || json === null)
    return err(refusal('record-malformed', { field: '' }));
  const given = json as Record<string, unknown>;
  for (const field of ['game', 'rulesVersion', 'seed']) {
    if (typeof given[field] !== 'string') return err(refusal('record-malformed', { field }));
  }
  const commands = parseCommands(given.commands);
  if (commands === undefined) return err(refusal('record-malformed', { field: 'commands' }));
  return ok({
    game: given.game as string,
    rulesVersion: given.rulesVersion as string,
    options: given.options ?? {},
    seed: given.seed as string,
    commands,
  });
}

/**
 * The game of a record before the first command. The sink gets the events of the deal: what each
 * seat starts with.
 */
export function deal<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: Omit<GameRecord, 'commands'>,
  sink?: EventSink<E>,
): Result<S, Refusal> {
  const { rulesVersion, options: given } = record;
  const wrong = rulesRefused(game, record);
  if (wrong !== undefined) return err(wrong);
  const fields = jsonObject(given);
  const options = game.options(fields === undefined ? given : { rulesVersion, ...fields });
  if (!options.ok) return options;
  if (rulesVersionOf(options.value) !== rulesVersion) {
    return err(refusal('record-malformed', { field: 'rulesVersion' }));
  }
  const seed = parseSeed(record.seed);
  return seed.ok ? game.setup(options.value, seed.value, sink) : seed;
}

/**
 * Plays a record from its seed and checks every command. It stops at the first refused command;
 * then there is no state. A record may end in mid-game.
 * @param watch called after each entry with the state (the same object each time) and the events;
 * there are no events after an agreement to go back
 */
export function replay<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: GameRecord,
  watch?: (state: S, events: readonly E[], index: number) => void,
): Result<S, ReplayFault> {
  const refused = (index: number, why: Refusal) => err({ index, refusal: why });
  const dealt = deal(game, record);
  if (!dealt.ok) return refused(-1, dealt.error);
  const state = dealt.value;
  const { commands } = record;
  const way = new WayBack(game, commands, state);
  for (const [index, line] of commands.entries()) {
    const agreed = readAgreed(line);
    const events: E[] | undefined = watch && [];
    const wrong =
      agreed === undefined ? playLine(game, state, line, events) : way.agree(agreed, state, index);
    if (wrong !== undefined) return refused(index, wrong);
    way.reached(agreed, state, index);
    if (events !== undefined) watch?.(state, events, index);
  }
  return ok(state);
}

/** Stores the positions to which a record goes back. */
class WayBack<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #commands: readonly string[];
  readonly #entries = new StandingEntries();
  /**
   * Positions by the number of entries that led to them; undefined until the position is reached.
   */
  readonly #kept = new Map<number, S | undefined>();

  constructor(game: Game<S, O, E>, commands: readonly string[], start: S) {
    this.#game = game;
    this.#commands = commands;
    for (const line of commands) {
      const agreed = readAgreed(line);
      if (agreed?.kind === 'back') this.#kept.set(agreed.to, undefined);
    }
    this.#keep(0, start);
  }

  /**
   * Makes the state the one that the players agreed on.
   * @returns the reason if that is not possible
   */
  agree(agreed: Agreed, state: S, index: number): Refusal | undefined {
    if (agreed.seat >= this.#game.seats(state)) return refusal('command-malformed');
    if (this.#game.outcome(state) !== undefined) return refusal('agreed-too-late');
    if (agreed.kind === 'stop') {
      return index === this.#commands.length - 1 ? undefined : refusal('agreed-too-late');
    }
    const { to } = agreed;
    const moves = this.#entries.since(to);
    const then = this.#kept.get(to);
    if (moves === undefined || moves.length === 0 || then === undefined) {
      return refusal('back-nowhere', { to });
    }
    const wrong = whatForbidsBack(
      this.#game,
      then,
      moves.map((place) => this.#commands[place]),
    );
    if (wrong === undefined) this.#game.copy(then, state);
    return wrong;
  }

  /** Call this after each played entry, with the state that it led to. */
  reached(agreed: Agreed | undefined, state: S, index: number): void {
    if (agreed?.kind === 'back') this.#entries.back(agreed.to);
    else this.#entries.move();
    this.#keep(index + 1, state);
  }

  #keep(version: number, state: S): void {
    if (!this.#kept.has(version)) return;
    const copy = this.#game.slot(state);
    this.#game.copy(state, copy);
    this.#kept.set(version, copy);
  }
}
