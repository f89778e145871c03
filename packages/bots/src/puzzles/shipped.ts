import {
  type AnyGame,
  err,
  firstSeat,
  type GameRecord,
  ok,
  printCommand,
  type Refusal,
  type Result,
  type Seat,
} from '@pangaea/rules/kernel';
import { type Puzzle, printed } from './draw.ts';
import type { AnySoloGame, PuzzleGame } from './games.ts';
import type { Options, ShippedPuzzle, ShippedPuzzles } from './shipped/format.ts';
import { leaveOneAlone } from './solo.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** Writes indices of a list as text, with two characters each. */
export function writePlaces(places: readonly number[]): string {
  return places.map((place) => DIGITS[place >> 6] + DIGITS[place & 63]).join('');
}

function readPlaces(text: string): readonly number[] {
  return Array.from(
    { length: text.length / 2 },
    (_, at) => DIGITS.indexOf(text[2 * at]) * 64 + DIGITS.indexOf(text[2 * at + 1]),
  );
}

/** The most commands that a file can list. */
export const MOST_COMMANDS: number = DIGITS.length ** 2;

/** The options of the game of a puzzle. */
export function optionsOf(file: ShippedPuzzles, puzzle: ShippedPuzzle): Options {
  return { ...file.options, ...file.games[puzzle.game].options };
}

const FILES: Readonly<Record<PuzzleGame, () => Promise<ShippedPuzzles>>> = {
  'terra-nova': async () => (await import('./shipped/terra-nova.ts')).PUZZLES,
  'terra-mystica': async () => (await import('./shipped/terra-mystica.ts')).PUZZLES,
};

/** The puzzles of a game; loaded on demand. */
export function loadPuzzles(id: PuzzleGame): Promise<ShippedPuzzles> {
  return FILES[id]();
}

/** A puzzle with the record of its game up to its position. */
export function openPuzzle(
  file: ShippedPuzzles,
  shipped: ShippedPuzzle,
  solo: AnySoloGame,
): Result<Puzzle, Refusal> {
  const rules = solo.game as AnyGame;
  const { seed, rulesVersion, moves } = file.games[shipped.game];
  const given = rules.options({ ...optionsOf(file, shipped), rulesVersion });
  if (!given.ok) return given;
  const dealt = rules.setup(given.value, seed as never);
  if (!dealt.ok) return dealt;
  const state = dealt.value;
  const commands: string[] = [];
  for (const place of readPlaces(moves).slice(0, shipped.at)) {
    const seat: Seat = firstSeat(rules.deciders(state));
    const command = file.commands[place];
    const move = rules.notation.parse(state, command);
    if (!move.ok) return move;
    if (rules.check(state, seat, move.value) !== 0) {
      return err(rules.explain(state, seat, move.value));
    }
    rules.apply(state, seat, move.value);
    commands.push(printCommand(seat, command));
  }
  const left = leaveOneAlone(solo, state);
  if (left?.seat !== shipped.seat) return err({ code: 'puzzle-broken', params: {} } as Refusal);
  const passes = printed(solo, state, left.passes);
  const record: GameRecord = {
    game: rules.id,
    rulesVersion,
    options: given.value,
    seed,
    commands: [...commands, ...passes.map(({ seat, text }) => printCommand(seat, text))],
  };
  const { now, best, greedy, proof, turns, seat } = shipped;
  const line = readPlaces(shipped.line).map((place) => file.commands[place]);
  return ok({ record, seat, now, best, greedy, proof, turns, line });
}

/** The difficulty of a puzzle, by the points that the greedy line loses. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** The least loss of the greedy line, in points, for the second and for the third grade. */
const STEPS = [4, 7] as const;

export function gradeOf({ best, greedy }: Pick<Puzzle, 'best' | 'greedy'>): Grade {
  return GRADES[STEPS.filter((least) => best - greedy >= least).length];
}

/**
 * The index of the puzzle of a day, the same for everybody. Days are counted from 1970 in UTC, and
 * each day has the next puzzle of a game.
 */
export function placeOfDay(time: number, count: number): number {
  return Math.floor(time / DAY_MS) % count;
}

const DAY_MS = 24 * 60 * 60 * 1000;
