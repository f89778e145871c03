// Positions of Gaia that seldom come by themselves, with the games that lead to them.
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

/** After this many games without it, a position counts as impossible. */
const MOST_GAMES = 20_000;

/** Options as a record has them. */
type Given = Partial<Omit<Options, 'rulings'>> & { readonly mode?: 'basic' | 'disasters' };

export interface Found {
  readonly state: State;
  /** Whether this is the position to look for. */
  readonly record: GameRecord;
}

/**
 * Plays games at random, always the same ones, until a position is there.
 * @param likely number of a game that has the position, where it is rare: this game is tried first
 * @throws Error when the position does not come up
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

/** @param commands filled with the commands played @returns nothing when the game ends before */
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
    // Most moves lay a tile; without cities nothing happens.
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

/** A seat alone is asked for something. @param frame one of `QUESTION` */
export function asks(state: State, seat: Seat, frame: number): boolean {
  return state.top() === frame && frame !== QUESTION.window && state.topWho() === seat;
}

/** The position after a move, which stays as it is. */
export function after(state: State, seat: Seat, move: Move): State {
  const next = GAME.slot(state);
  GAME.copy(state, next);
  GAME.apply(next, seat, move);
  return next;
}

/** The position at the end of a record. @throws Error when the rules refuse it */
export function play(record: GameRecord): State {
  const played = replay(GAME, record);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

/** A move as a record has it. */
export function lineOf(state: State, seat: Seat, move: Move): string {
  return printCommand(seat, GAME.notation.print(state, move));
}

export function outcomeOf(state: State): ReturnType<typeof GAME.outcome> {
  return GAME.outcome(state);
}
