import type { EventSink, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { jsonObject } from '../option-reading.ts';
import { parseSeed } from '../random/random.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { rulesRefused, rulesVersionOf } from '../rules-version.ts';
import type { Seat } from '../seats.ts';

/** What is kept of a game: the truth from which everything else follows. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: string;
  /**
   * As given to `options`. Names the edition and does not hold it: whoever keeps records keeps the files
   * of loaded editions beside them, and loads them into the game before replaying.
   */
  readonly options: unknown;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  /** Seat and command in notation, `2 build E5`, in the order of play. */
  readonly commands: readonly string[];
}

export interface ReplayFault {
  /** Place of the refused command, -1 when the record itself is refused. */
  readonly index: number;
  readonly refusal: Refusal;
}

/** Stands for a command that a viewer may not know. */
export const HIDDEN_COMMAND = '?';

export function printCommand(seat: Seat, text: string): string {
  return `${seat} ${text}`;
}

/** The lines of a record; nothing when they are no list of texts. */
export function parseCommands(json: unknown): readonly string[] | undefined {
  const given = Array.isArray(json) && json.every((each) => typeof each === 'string');
  return given ? (json as string[]) : undefined;
}

/** Checks the form of a record that came from outside; what else stands beside its fields is left out. */
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

/** A game as a record has it before the first command. The sink hears what each seat starts with. */
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
 * Plays a record from its seed, every command checked. Stops at the first that is refused; then there is
 * no state. A record may end in mid-game.
 * @param watch called after each command with the state (the same object each time) and what happened.
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
  for (const [index, line] of record.commands.entries()) {
    const events: E[] | undefined = watch && [];
    const wrong = playLine(game, state, line, events);
    if (wrong !== undefined) return refused(index, wrong);
    if (events !== undefined) watch?.(state, events, index);
  }
  return ok(state);
}

/** Plays one line of a record, checked. @returns why not; then the state is as it was. */
export function playLine<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  line: string,
  sink: EventSink<E> | undefined,
): Refusal | undefined {
  const read = readLine(game, state, line);
  if (!read.ok) return read.error;
  const [seat, move] = read.value;
  if (game.check(state, seat, move) !== 0) return game.explain(state, seat, move);
  game.apply(state, seat, move, sink);
  return undefined;
}

/** Seat and move of a line, which need not be legal. */
export function readLine<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  line: string,
): Result<readonly [Seat, Move], Refusal> {
  const match = /^\s*(\d{1,2})\s+(\S.*)$/.exec(line);
  if (match === null) return err(refusal('command-malformed'));
  const seat = Number(match[1]);
  if (seat >= game.seats(state)) return err(refusal('command-malformed'));
  const move = game.notation.parse(state, match[2]);
  return move.ok ? ok([seat, move.value]) : move;
}
