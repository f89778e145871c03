// Positions of Gaia that are rare in random games, with the games that lead to them.
import { gaia, KIND, type Options, QUESTION, type State } from '@pangaea/rules/gaia';
import {
  type GameRecord,
  hasSeat,
  kindOf,
  type Move,
  Moves,
  printCommand,
  Random,
  replay,
  rulesVersionOf,
  type Seat,
  seedFromNumber,
} from '@pangaea/rules/kernel';

const GAME = gaia();

/** If this many games do not contain a position, it counts as impossible. */
const MOST_GAMES = 20_000;

/** Options in the form of a record. */
type Given = Partial<Omit<Options, 'rulings'>> & { readonly mode?: 'basic' | 'disasters' };

export interface Found {
  readonly state: State;
  /** Whether this is the position to look for. */
  readonly record: GameRecord;
}

/**
 * Plays random games, always the same ones, until a position occurs.
 * @param likely number of a game that has the position, if it is rare: this game is tried first
 * @throws Error if the position does not occur
 */
export function find(given: Given, is: (state: State) => boolean, likely = 1): Found {
  const options = GAME.options(given);
  if (!options.ok) throw new Error(options.error.code);
  for (let tried = 0; tried <= MOST_GAMES; tried++) {
    const number = tried === 0 ? likely : tried;
    const commands: string[] = [];
    const state = playUntil(options.value, number, is, commands);
    if (state === undefined) continue;
    const rulesVersion = rulesVersionOf(options.value);
    const seed = seedFromNumber(number);
    return { state, record: { game: GAME.id, rulesVersion, options: given, seed, commands } };
  }
  throw new Error(`no such position in ${MOST_GAMES} games`);
}

/** @param commands filled with the commands played @returns undefined if the game ends before */
function playUntil(
  options: Options,
  number: number,
  is: (state: State) => boolean,
  commands: string[],
): State | undefined {
  const begun = GAME.setup(options, seedFromNumber(number));
  if (!begun.ok) throw new Error(begun.error.code);
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(-number));
  for (;;) {
    if (is(state)) return state;
    const deciders = GAME.deciders(state);
    if (deciders === 0) return undefined;
    const seat = 31 - Math.clz32(deciders);
    const moves = legalFor(state, seat);
    // Most moves place a tile; without cities nothing interesting happens.
    const cities = moves.filter((move) => kindOf(move) === KIND.city);
    const move = random.pick(cities.length > 0 ? cities : moves);
    commands.push(printCommand(seat, GAME.notation.print(state, move)));
    GAME.apply(state, seat, move);
  }
}

/** The moves of a seat, or only those of a kind. */
export function legalFor(state: State, seat: Seat, kind?: number): readonly Move[] {
  if (!hasSeat(GAME.deciders(state), seat)) return [];
  const moves = new Moves();
  GAME.legal(state, seat, moves);
  return moves.toArray().filter((move) => kind === undefined || kindOf(move) === kind);
}

/**
 * Whether only this seat is asked for something.
 * @param frame one of `QUESTION`
 */
export function asks(state: State, seat: Seat, frame: number): boolean {
  return state.top() === frame && frame !== QUESTION.window && state.topWho() === seat;
}

/** The position after a move; the given position is not changed. */
export function after(state: State, seat: Seat, move: Move): State {
  const next = GAME.slot(state);
  GAME.copy(state, next);
  GAME.apply(next, seat, move);
  return next;
}

/**
 * The position at the end of a record.
 * @throws Error if the rules refuse it
 */
export function play(record: GameRecord): State {
  const played = replay(GAME, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

/** A move as a line of a record. */
export function lineOf(state: State, seat: Seat, move: Move): string {
  return printCommand(seat, GAME.notation.print(state, move));
}

export function outcomeOf(state: State): ReturnType<typeof GAME.outcome> {
  return GAME.outcome(state);
}
