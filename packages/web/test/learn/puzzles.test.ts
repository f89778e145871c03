// Puzzles without the page: the table on which they are tried, and the results that a device
// stores.
import { openPuzzle } from '@pangaea/bots/puzzles';
import { firstSeat, kindOf, newestRules, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCommand } from '../../src/game/command.ts';
import { type AnyDraft, draftOn, legalMoves, sendable } from '../../src/game/draft.ts';
import { extend, fromRecord } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { keepShown, keepTry, readKept } from '../../src/learn/puzzles/kept-puzzles.ts';
import { type PuzzleShelf, shelfOf } from '../../src/learn/puzzles/load.ts';
import { PUZZLE_MESSAGES } from '../../src/learn/puzzles/messages.ts';
import {
  addressOf,
  forgetOwn,
  isOwnAddress,
  isOwnUnkept,
  keepOwn,
  moveOf,
  numberOf,
  ownOf,
  readOwn,
} from '../../src/learn/puzzles/own-puzzles.ts';
import { ownSearch } from '../../src/learn/puzzles/own-search.ts';
import { type PuzzleTable, puzzleTable } from '../../src/learn/puzzles/puzzle-table.ts';
import type { Searched } from '../../src/learn/puzzles/search-client.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { pointsBySource } from '../../src/play/face/side-by-side.ts';
import { handToSearch, takeSearched } from '../../src/table/searched-game.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { TALLY as MYSTICA_TALLY } from '../../src/terra-mystica/tally.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { TALLY as NOVA_TALLY } from '../../src/terra-nova/tally.ts';

/** A game in which the Sea Dogs can found a river town before their action. */
const RIVER_SEED = '3'.padStart(32, '0');

/** @param hasRoom whether anything can be stored now */
function shelf(hasRoom = () => true): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasRoom()) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** Random places of a list; all of them in a soak. */
function drawn(count: number): readonly number[] {
  const { PANGAEA_CHANCE, PANGAEA_SOAK } = process.env;
  const places = Array.from({ length: count }, (_, at) => at);
  if (PANGAEA_SOAK !== undefined) return places;
  const random = Random.fromSeed(seedFromNumber(Number(PANGAEA_CHANCE ?? 0)));
  return places.slice(0, 6).map(() => places.splice(random.below(places.length), 1)[0]);
}

/**
 * Types the best line as in the page's command line, and confirms as soon as possible.
 * @returns the refusals
 */
async function typed(
  game: AnyPageGame,
  { port, puzzle }: PuzzleTable,
): Promise<readonly unknown[]> {
  const { game: rules } = game.book;
  const { seat, line } = puzzle;
  const refused: unknown[] = [];
  let moves: readonly number[] = [];
  const draft = (): AnyDraft => {
    const made = draftOn(game, stateAt(port.current().as(seat)), seat, moves);
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  };
  const confirm = async () => {
    const ready = sendable(draft());
    if (ready === undefined) return;
    const now = port.current().as(seat);
    const commands = ready.map((move) => rules.notation.print(stateAt(now), move));
    const sent = await port.send(seat, now.steps.length, commands);
    if (!sent.ok) refused.push(sent.refusal);
    moves = [];
  };
  for (const command of line) {
    if (moves.length > 0 && game.isTurnOver?.(draft().base, seat, moves)) await confirm();
    const { state } = draft();
    const read = readCommand(command, rules, state, seat, game.actionsFor(state, seat));
    if (read.is !== 'move') return [...refused, [command, read]];
    moves = [...moves, read.move];
    // The others answer first; then the line continues with the same turn.
    if (command === 'end' || !draft().open) await confirm();
    if (moves.length > 0 && command === 'end') refused.push('a turn that was ended cannot be sent');
  }
  await confirm();
  return refused;
}

const english = speechFor('en', MESSAGES.en);

describe.each([
  ['terra-nova', TERRA_NOVA_PAGE, NOVA_TALLY, novaSpeech(english, TERRA_NOVA.en, NOVA_MESSAGES.en)],
  [
    'terra-mystica',
    TERRA_MYSTICA_PAGE,
    MYSTICA_TALLY,
    mysticaSpeech(english, await LOAD_TEXTS.en()),
  ],
] as const)('a puzzle of %s', (id, game, tally, speech) => {
  let known: PuzzleShelf;
  let told: (number | 'shown')[] = [];
  const open = (at = 0): PuzzleTable => {
    const puzzle = openPuzzle(known.file, known.file.puzzles[at], known.solo);
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    const table = puzzleTable(game, known.solo, puzzle.value, {
      ended: (points) => told.push(points),
      shown: () => told.push('shown'),
    });
    if ('code' in table) throw new Error(table.code);
    return table;
  };
  const now = (table: PuzzleTable) => table.port.current().as(table.puzzle.seat);
  beforeAll(async () => {
    known = await shelfOf(id, game);
  });
  beforeEach(() => {
    told = [];
  });

  test('is played to its end, taken back, and begun again', async () => {
    const table = open();
    const { puzzle, port } = table;
    const first = now(table).steps.length;
    for (const command of puzzle.line) {
      const version = now(table).steps.length;
      expect(await port.send(puzzle.seat, version, [command])).toEqual({ ok: true });
    }
    expect(table.standing().end).toBe(puzzle.best);
    expect(table.standing().turns).toHaveLength(puzzle.turns + 1);
    table.takeBack();
    expect(table.standing()).toMatchObject({ end: undefined });
    expect(table.standing().turns).toHaveLength(puzzle.turns);
    expect(await port.send(puzzle.seat, first, [puzzle.line[0]])).toMatchObject({ ok: false });
    table.restart();
    expect(now(table).steps).toHaveLength(first);
    expect(table.standing()).toEqual({ turns: [], end: undefined, shown: undefined });
    expect(told).toEqual([puzzle.best]);
  });

  test('shows its best line turn by turn', () => {
    const table = open();
    const { puzzle } = table;
    table.showNext();
    expect(table.standing().shown).toBe(0);
    for (let presses = 0; presses <= puzzle.turns; presses++) {
      expect(table.standing().end).toBeUndefined();
      table.showNext();
    }
    expect(table.standing()).toMatchObject({ end: puzzle.best, shown: puzzle.line.length });
    expect(table.standing().turns).toHaveLength(puzzle.turns + 1);
    expect(game.book.game.deciders(stateAt(now(table)))).toBe(0);
    expect(told).toEqual(['shown']);
  });

  test('asks nobody for a turn while its best line is shown', async () => {
    const table = open();
    const { puzzle, port } = table;
    const asked = port.current().deciders;
    expect(asked).not.toBe(0);
    for (let presses = 0; presses <= puzzle.turns; presses++) {
      table.showNext();
      expect(port.current()).toMatchObject({ deciders: 0, isShowing: true });
    }
    table.restart();
    expect(port.current()).toMatchObject({ deciders: asked, isShowing: false });
    const version = now(table).steps.length;
    expect(await port.send(puzzle.seat, version, [puzzle.line[0]])).toEqual({ ok: true });
  });

  test('of which all points have a source: those of a line beside those of the best one', async () => {
    const table = open();
    const { puzzle } = table;
    const pass = puzzle.line.find((command) => /^pass/.test(command)) ?? '';
    for (const command of [pass, 'end', 'end']) {
      if (table.standing().end !== undefined) break;
      await table.port.send(puzzle.seat, now(table).steps.length, [command]);
    }
    expect(table.standing().end).toBeLessThan(puzzle.best);
    const best = table.best();
    if (best === undefined) throw new Error('refused');
    const branches = [now(table), best].map((history) => ({ history, from: table.from }));
    const { points, together } = pointsBySource(speech, tally, branches, puzzle.seat);
    expect(together).toEqual(
      [table.standing().end, puzzle.best].map((end = 0) => end - puzzle.now),
    );
    expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
    expect(table.standing().shown).toBeUndefined();
  });

  test('is solved by typing: each turn can be sent by itself', async () => {
    for (const at of drawn(known.file.puzzles.length)) {
      const table = open(at);
      const { puzzle } = table;
      expect(await typed(game, table), known.file.puzzles[at].id).toEqual([]);
      expect(table.standing(), known.file.puzzles[at].id).toMatchObject({ end: puzzle.best });
      expect(table.standing().turns, known.file.puzzles[at].id).toHaveLength(puzzle.turns + 1);
    }
  });

  test('of an own game is kept until it is removed', () => {
    const here = shelf();
    const { puzzle } = open();
    const [one, two] = [ownOf(puzzle, 40), ownOf(puzzle, 52)];
    keepOwn(here, [one]);
    keepOwn(here, [two]);
    keepOwn(here, [one]);
    expect(readOwn(here)).toEqual([two, one]);
    forgetOwn(here, two.id);
    expect(readOwn(here)).toEqual([one]);
    const bad = [{ id: 'bad-1', puzzle: {} }, 3, { id: 'none-1', puzzle: null }];
    here.setItem('pangaea.puzzles.own', JSON.stringify([...bad, one]));
    expect(readOwn(here)).toEqual([one]);
    here.setItem('pangaea.puzzles.own', JSON.stringify([{ ...one, id: 'without a place' }]));
    expect(readOwn(here)).toEqual([]);
    expect(handToSearch(here, puzzle.record)).toBe(true);
    expect(takeSearched(here)).toEqual(puzzle.record);
  });

  test('of an own game lasts until the page is closed where the browser has no room', () => {
    let hasRoom = false;
    const here = shelf(() => hasRoom);
    const { puzzle } = open();
    const [one, two] = [ownOf(puzzle, 40), ownOf(puzzle, 52)];
    keepOwn(here, [one]);
    keepOwn(here, [two]);
    expect(readOwn(here)).toEqual([two, one]);
    expect(isOwnUnkept(here)).toBe(true);
    expect(here.getItem('pangaea.puzzles.own')).toBeNull();
    keepTry(here, id, two.id, { points: 80, best: 90 });
    keepTry(here, id, two.id, { points: 70, best: 90 });
    expect(readKept(here, id)[two.id]).toMatchObject({ points: 80, tries: 2 });
    hasRoom = true;
    forgetOwn(here, two.id);
    expect(readOwn(here)).toEqual([one]);
    expect(isOwnUnkept(here)).toBe(false);
    expect(here.getItem('pangaea.puzzles.own')).toBe(JSON.stringify([one]));
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(readOwn({ getItem: forbidden })).toEqual([]);
  });

  test('of an own game takes its results with it', () => {
    const here = shelf();
    const { puzzle } = open();
    const all = Array.from({ length: 26 }, (_, at) => ownOf(puzzle, at + 1));
    keepTry(here, id, 'shipped', { points: 1, best: 9 });
    for (const own of all) {
      keepOwn(here, [own]);
      keepTry(here, id, own.id, { points: 1, best: 9 });
    }
    forgetOwn(here, all[5].id);
    const kept = readOwn(here).map((each) => each.id);
    expect(kept).toHaveLength(23);
    expect(Object.keys(readKept(here, id)).toSorted()).toEqual(['shipped', ...kept].toSorted());
  });

  test('of an own game is found once, in a search that can be stopped', () => {
    const { puzzle } = open();
    let tell: (word: Searched) => void = () => undefined;
    const done: string[] = [];
    const look = (here = shelf()) =>
      ownSearch(here, puzzle.record, (record, told) => {
        done.push(`begun ${record.game}`);
        tell = told;
        return () => done.push('ended');
      });
    const here = shelf();
    const search = look(here);
    search.start();
    search.start();
    expect(search.current()).toEqual({ last: { done: 0, of: 1 }, found: new Set() });
    for (const at of [40, 52, 40]) tell({ done: 1, of: 4, found: { ...puzzle, at } });
    expect(search.current().found.size).toBe(2);
    expect(readOwn(here)).toHaveLength(2);
    tell({ done: 2, of: 4 });
    tell({ end: 'ready' });
    search.stop();
    search.stop();
    search.start();
    expect(search.current().last).toEqual({ end: 'ready' });
    expect(done).toEqual([`begun ${id}`, 'ended']);
    const other = look();
    other.start();
    other.stop();
    tell({ done: 3, of: 4, found: { ...puzzle, at: 60 } });
    expect(other.current()).toEqual({ last: { end: 'stopped' }, found: new Set() });
  });

  test('of an own game has the same address whatever else is kept', () => {
    const here = shelf();
    const { puzzle } = open();
    const { record } = puzzle;
    const at = record.commands.length - 3;
    const own = ownOf(puzzle, at);
    const address = addressOf(own);
    expect(address).toMatch(new RegExp(`^own-[0-9a-f]{8}-${at}-${puzzle.seat + 1}$`));
    expect(isOwnAddress(address)).toBe(true);
    expect(moveOf(own)).toBe(at);
    // Another moment, another game of the same seed, and a puzzle that was kept under its seed.
    const others = [
      ownOf(puzzle, at - 1),
      ownOf({ ...puzzle, record: { ...record, commands: record.commands.toSpliced(2, 1) } }, at),
      { id: `${record.seed}-${at - 2}`, puzzle },
    ];
    for (const other of others) keepOwn(here, [other]);
    keepOwn(here, [own]);
    keepOwn(here, [{ id: `${record.seed}-${at}`, puzzle }]);
    const known = readOwn(here);
    expect(new Set(known.map(addressOf)).size).toBe(4);
    forgetOwn(here, others[1].id);
    forgetOwn(here, others[2].id);
    expect(readOwn(here).map(addressOf)).toEqual([address, addressOf(others[0])]);
    const all = [own, ...others, ownOf(puzzle, at)];
    const names = (['en', 'ja'] as const).map((language) =>
      all.map((each, place) =>
        PUZZLE_MESSAGES[language].ownName(moveOf(each), numberOf(all, place)),
      ),
    );
    for (const each of names) expect(new Set(each).size).toBe(all.length);
    expect(names[0]).toEqual([
      `Own puzzle, move ${at} (3)`,
      `Own puzzle, move ${at - 1}`,
      `Own puzzle, move ${at} (2)`,
      `Own puzzle, move ${at - 2}`,
      `Own puzzle, move ${at}`,
    ]);
    for (const wrong of ['own-1', 'own', 'own-0123abcd-12', 'day', `${address}-1`]) {
      expect(isOwnAddress(wrong), wrong).toBe(false);
    }
  });
});

test('a device keeps the best try, and whether it was made without help', () => {
  const here = shelf();
  expect(readKept(here, 'terra-nova')).toEqual({});
  keepTry(here, 'terra-nova', 'a', { points: 80, best: 90 });
  keepTry(here, 'terra-nova', 'a', { points: 70, best: 90 });
  expect(readKept(here, 'terra-nova').a).toEqual({
    points: 80,
    tries: 2,
    isSolved: false,
    isShown: false,
  });
  keepShown(here, 'terra-nova', 'a', 60);
  keepTry(here, 'terra-nova', 'a', { points: 90, best: 90 });
  expect(readKept(here, 'terra-nova').a).toMatchObject({ points: 90, isSolved: false });
  keepTry(here, 'terra-nova', 'b', { points: 90, best: 90 });
  keepShown(here, 'terra-nova', 'b', 60);
  expect(readKept(here, 'terra-nova').b).toMatchObject({ isSolved: true, isShown: true });
  here.setItem('pangaea.puzzles.terra-nova', '{"a": 3}');
  expect(readKept(here, 'terra-nova')).toEqual({});
});

test('both languages say the same things', () => {
  expect(Object.keys(PUZZLE_MESSAGES.ja)).toEqual(Object.keys(PUZZLE_MESSAGES.en));
  expect(PUZZLE_MESSAGES.en.points(-3)).toBe('−3');
});

test('a river town before the action, and its tile, belong to the turn of that action', async () => {
  const { game: rules } = TERRA_NOVA_PAGE.book;
  const options = { players: 3, factions: ['sea-dogs', 'golems', 'druids'] };
  const record = { game: rules.id, rulesVersion: newestRules(rules), options, seed: RIVER_SEED };
  const own = new Set([KIND.build, KIND.upgrade, KIND.transform]);
  const begun = fromRecord(TERRA_NOVA_PAGE, { ...record, commands: [] });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = begun.value;
  const legal = () => {
    const state = stateAt(history);
    const seat = firstSeat(rules.deciders(state));
    return { state, seat, moves: legalMoves(rules, state, seat) };
  };
  const first = (kind: number) => {
    const { state, moves } = legal();
    const move = moves.find((each) => kindOf(each) === kind);
    return move === undefined ? undefined : rules.notation.print(state, move);
  };
  const play = (seat: number, command: string) => {
    const next = extend(history, seat, command);
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  };
  // The Sea Dogs build, the others do anything.
  while (first(KIND['river-town']) === undefined || first(KIND.pass) === undefined) {
    const { state, seat, moves } = legal();
    const wanted = moves.filter((move) => seat === 0 && own.has(kindOf(move)));
    const from = wanted.length > 0 ? wanted : moves;
    play(seat, rules.notation.print(state, from[(history.steps.length * 7 + 3) % from.length]));
  }
  const commands = history.steps.map(({ seat, command }) => `${seat} ${command}`);
  const town = first(KIND['river-town']) ?? '';
  play(0, town);
  const tile = first(KIND.town) ?? '';
  play(0, tile);
  const action = first(KIND.sail) ?? first(KIND.pass) ?? '';
  const puzzle = { record: { ...record, commands }, seat: 0, line: [town, tile, action] };
  const { solo } = await shelfOf('terra-nova', TERRA_NOVA_PAGE);
  const keeper = { ended: () => undefined, shown: () => undefined };
  const table = puzzleTable(TERRA_NOVA_PAGE, solo, puzzle as never, keeper);
  if ('code' in table) throw new Error(table.code);
  const sent = await table.port.send(0, commands.length, [town, tile, action]);
  expect(sent).toEqual({ ok: true });
  expect(table.standing().turns).toHaveLength(1);
  table.restart();
  // The first press only goes back to the position.
  table.showNext();
  table.showNext();
  expect(table.standing()).toMatchObject({ shown: 3, turns: [{}] });
});
