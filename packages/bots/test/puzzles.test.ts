import { loadBook } from '@pangaea/rules/games';
import {
  type AnyGame,
  hasSeat,
  kindOf,
  Moves,
  Random,
  replay,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AnySoloGame,
  answerAll,
  areNearTwins,
  greedySolo,
  isAtTurn,
  loadPuzzles,
  loadSolo,
  momentsOf,
  openPuzzle,
  PUZZLE_GAMES,
  type Puzzle,
  placeOfDay,
  type ShippedPuzzles,
  searchSolo,
} from '../src/puzzles/index.ts';

const { PANGAEA_CHANCE, PANGAEA_SOAK } = process.env;
/** Whether everything is proved again. */
const IS_SOAK = PANGAEA_SOAK !== undefined;

/** Random places of a list; all places in a soak. */
function drawnOf(count: number, drawn: number): ReadonlySet<number> {
  const random = Random.fromSeed(seedFromNumber(Number(PANGAEA_CHANCE ?? 0)));
  const length = IS_SOAK ? count : Math.min(drawn, count);
  const places = Array.from({ length: count }, (_, at) => at);
  return new Set(Array.from({ length }, () => places.splice(random.below(places.length), 1)[0]));
}

/** The numbers of puzzles in the package. */
const SHIPPED = { 'terra-nova': 60, 'terra-mystica': 60 } as const;
const MOST_BYTES = 80_000;

/**
 * Plays the own commands of a puzzle from its position.
 * @returns points at the end, or the place of the first refused command
 */
function pointsOf(solo: AnySoloGame, puzzle: Puzzle): number | { readonly refused: number } {
  const rules = solo.game as AnyGame;
  const replayed = replay(rules, puzzle.record);
  if (!replayed.ok) return { refused: -1 };
  const state = replayed.value;
  for (const [at, command] of puzzle.line.entries()) {
    const move = rules.notation.parse(state, command);
    if (!move.ok || rules.check(state, puzzle.seat, move.value) !== 0) return { refused: at };
    rules.apply(state, puzzle.seat, move.value);
    answerAll(solo, state, puzzle.seat);
  }
  return rules.outcome(state)?.vp[puzzle.seat] ?? { refused: puzzle.line.length };
}

/**
 * The faults of a puzzle that can be found without a search for a better line.
 * @param isObvious whether the greedy line is played too, which takes up to a second
 */
function faultsOf(solo: AnySoloGame, puzzle: Puzzle, isObvious: boolean): readonly string[] {
  const rules = solo.game as AnyGame;
  const replayed = replay(rules, puzzle.record);
  if (!replayed.ok) return ['its game is not legal'];
  const state = replayed.value;
  const faults: string[] = [];
  if (!hasSeat(rules.deciders(state), puzzle.seat) || !isAtTurn(solo, state, puzzle.seat)) {
    faults.push('it is not the turn of its seat');
  }
  if (solo.knowledge.points(state, puzzle.seat) !== puzzle.now) faults.push('its points');
  const made = pointsOf(solo, puzzle);
  if (made !== puzzle.best) faults.push(`its line makes ${JSON.stringify(made)}`);
  if (puzzle.best - puzzle.greedy < 2) faults.push('the obvious line is as good');
  if (!isObvious) return faults;
  const greedy = greedySolo(solo, state, puzzle.seat).points;
  if (greedy !== puzzle.greedy) faults.push(`the obvious line makes ${greedy}`);
  return faults;
}

/**
 * The position of a puzzle before the last turn of its line, or before the pass if the line has no
 * turn.
 */
function lateIn(solo: AnySoloGame, { record, seat, line }: Puzzle) {
  const rules = solo.game as AnyGame;
  const replayed = replay(rules, record);
  if (!replayed.ok) throw new Error('not legal');
  const state = replayed.value;
  const ends = line.flatMap((command, at) => (command === 'end' ? [at] : []));
  const last = ends.filter((at) => at < line.findIndex((command) => /^pass/.test(command))).at(-2);
  for (const command of line.slice(0, (last ?? -1) + 1)) {
    const move = rules.notation.parse(state, command);
    if (!move.ok) throw new Error(command);
    rules.apply(state, seat, move.value);
    answerAll(solo, state, seat);
  }
  return { state, seat };
}

const MOST_POSITIONS = IS_SOAK ? 30_000 : 4_000;

/**
 * The most points of any line, found without leaving anything out; undefined if there are too many
 * positions.
 */
function everyLine(solo: AnySoloGame, root: { i32: Int32Array }, seat: number): number | undefined {
  const rules = solo.game as AnyGame;
  const seen = new Set<string>();
  let most = -1;
  const open = [root];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const moves = new Moves();
    rules.legal(state, seat, moves);
    for (const move of moves.toArray()) {
      if (solo.knowledge.never.has(kindOf(move))) continue;
      const next = rules.slot(state);
      rules.copy(state, next);
      rules.apply(next, seat, move);
      answerAll(solo, next, seat);
      most = Math.max(most, rules.outcome(next)?.vp[seat] ?? -1);
      const key = Buffer.from(next.i32.buffer).toString('latin1');
      if (rules.deciders(next) === 0 || seen.has(key)) continue;
      seen.add(key);
      if (seen.size > MOST_POSITIONS) return undefined;
      open.push(next);
    }
  }
  return most;
}

describe.each(PUZZLE_GAMES)('the puzzles of %s', (id) => {
  let file: ShippedPuzzles;
  let solo: AnySoloGame;
  const opened = (at: number): Puzzle => {
    const puzzle = openPuzzle(file, file.puzzles[at], solo);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    return puzzle.value;
  };
  beforeAll(async () => {
    file = await loadPuzzles(id);
    solo = await loadSolo(id, (await loadBook(id)).game);
  });

  test('are many, each another moment, in few bytes', () => {
    expect(file.puzzles).toHaveLength(SHIPPED[id]);
    expect(new Set(file.puzzles.map((puzzle) => puzzle.id)).size).toBe(SHIPPED[id]);
    expect(new Set(file.puzzles.map(({ game, at }) => `${game} ${at}`)).size).toBe(SHIPPED[id]);
    expect(JSON.stringify(file).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('are no near twins of each other', () => {
    const late = file.puzzles.toSorted((one, other) => other.at - one.at);
    for (const game of file.games.keys()) {
      const own = late.filter((each) => each.game === game);
      const { commands } = opened(file.puzzles.indexOf(own[0])).record;
      const near = own.flatMap((one, at) =>
        own.slice(at + 1).filter((other) => areNearTwins(commands, one, other)),
      );
      expect(near.map((each) => each.id)).toEqual([]);
    }
  });

  test('are legal, and their lines make the points that are told', () => {
    const drawn = drawnOf(file.puzzles.length, 3);
    for (const [at, { id: name }] of file.puzzles.entries()) {
      expect(faultsOf(solo, opened(at), drawn.has(at)), name).toEqual([]);
    }
  });

  test('a wrong one is found', () => {
    const right = opened(0);
    const wrong: readonly Partial<Puzzle>[] = [
      { best: right.best + 1 },
      { now: right.now + 1 },
      { line: right.line.slice(1) },
      { record: { ...right.record, commands: right.record.commands.slice(0, -1) } },
      { best: right.greedy + 1 },
    ];
    for (const change of wrong) {
      expect(faultsOf(solo, { ...right, ...change }, false), Object.keys(change)[0]).not.toEqual(
        [],
      );
    }
    expect(faultsOf(solo, { ...right, greedy: right.greedy - 1 }, true)).not.toEqual([]);
  });

  test('a search through all lines of a proved one finds no more', () => {
    const proved = file.puzzles.flatMap(({ proof }, at) => (proof === 'exact' ? [at] : []));
    for (const at of drawnOf(proved.length, 1)) {
      const { record, seat, best } = opened(proved[at]);
      const state = replay(solo.game as AnyGame, record);
      if (!state.ok) throw new Error('not legal');
      const limits = { width: 1_000_000, positions: 3_000_000 };
      const found = searchSolo(solo, state.value, seat, limits);
      expect([found.isProved, found.points]).toEqual([true, best]);
    }
  });

  test('the search loses nothing by what it leaves out', () => {
    const short = file.puzzles
      .map((_, at) => at)
      .toSorted((one, other) => file.puzzles[one].line.length - file.puzzles[other].line.length);
    let compared = 0;
    for (const at of short.slice(0, IS_SOAK ? 20 : 8)) {
      const { state, seat } = lateIn(solo, opened(at));
      const plain = everyLine(solo, state, seat);
      if (plain === undefined) continue;
      const found = searchSolo(solo, state, seat, { width: 10_000, positions: 1_000_000 });
      expect([found.isProved, found.points], file.puzzles[at].id).toEqual([true, plain]);
      if (++compared === 2 && !IS_SOAK) break;
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('moments of a game leave one seat with its turn', () => {
    const { record, seat } = opened(0);
    for (const moment of momentsOf(solo, record)) {
      expect(isAtTurn(solo, moment.state, moment.seat)).toBe(true);
      expect(replay(solo.game as AnyGame, moment.record).ok).toBe(true);
    }
    expect(momentsOf(solo, record).at(-1)?.seat).toBe(seat);
  });

  test('a conversion before an action begins no other moment', () => {
    const isConversion = (command: string) => /^\d+ (burn|convert|exchange)/.test(command);
    const converted = file.puzzles.findIndex(({ at, seat }, place) => {
      const before = opened(place).record.commands[at - 1];
      return isConversion(before) && before.startsWith(`${seat} `);
    });
    const { record } = opened(converted);
    const { commands } = record;
    const moments = momentsOf(solo, record).map(({ at }) => at);
    expect(moments.length).toBeGreaterThan(0);
    const between = moments.slice(1).map((at, before) => commands.slice(moments[before], at));
    expect(between.filter((each) => each.every(isConversion))).toEqual([]);
  });
});

test('near twins are one seat without a turn between the moments', () => {
  const commands = ['0 pass BON1', '1 burn 2', '1 convert power-to-coins 1', '1 build A1', '1 end'];
  const at = (moment: number, seat = 1) => ({ at: moment, seat });
  expect(areNearTwins(commands, at(0), at(3))).toBe(true);
  expect(areNearTwins(commands, at(3), at(1))).toBe(true);
  expect(areNearTwins(commands, at(4), at(5))).toBe(true);
  expect(areNearTwins(commands, at(3), at(4))).toBe(false);
  expect(areNearTwins(commands, at(0, 0), at(1))).toBe(false);
});

test('each day has the next puzzle, the same all day in UTC', () => {
  const at = (time: string) => placeOfDay(Date.parse(time), 60);
  expect(at('2026-11-30T00:00Z')).toBe(at('2026-11-30T23:59Z'));
  expect(at('2026-12-01T00:00Z')).toBe((at('2026-11-30T12:00Z') + 1) % 60);
});
