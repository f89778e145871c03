import { expect, test } from 'vitest';
import {
  conformance,
  coverageTable,
  mergeResults,
  recordGame,
  startConformance,
  zeros,
} from '../../src/conformance/index.ts';
import { MUTANTS } from './mutants.ts';
import { layout, toyGame } from './toy-game.ts';
import { toySubject } from './toy-subject.ts';

const broken = {
  ...toySubject,
  game: {
    ...toyGame,
    apply: (...[state, seat, move, sink]: Parameters<typeof toyGame.apply>) => {
      toyGame.apply(state, seat, move, sink);
      if (state.seats === 3 && state.over) state.i16[layout.at.coins]++;
    },
  },
};

test('a sound game passes on every position', () => {
  const result = conformance(toySubject, { games: 40, seed: 1, everyStep: true });
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(40);
});

test('a sound game passes at the usual rates, and all rows happen', () => {
  const result = conformance(toySubject, { games: 300, seed: 2 });
  expect(result.failures).toEqual([]);
  expect(zeros(result)).toEqual([]);
  expect(result.longest).toBeLessThan(100);
  expect(result.decisions).toBeGreaterThan(300 * 9);
});

test('the same seed gives the same result, another one another', () => {
  const options = { games: 20, seed: 5 };
  expect(conformance(toySubject, options)).toEqual(conformance(toySubject, options));
  const other = conformance(toySubject, { games: 20, seed: 6 });
  expect(other.coverage).not.toEqual(conformance(toySubject, options).coverage);
});

test('a failure names the one command line that repeats it', () => {
  const { failures } = conformance(broken, { games: 10, seed: 7 });
  expect(failures.length).toBeGreaterThan(0);
  for (const { reproduce, detail } of failures) {
    const line =
      /^npm run -s pangaea -- conformance --game lanterns --games 1 --seed 7 --index (\d+)$/;
    const index = Number(line.exec(reproduce)?.[1]);
    expect(detail).toMatch(new RegExp(`^game ${index} after \\d+ commands: `));
    const again = conformance(broken, { games: 1, seed: 7, index });
    expect(again.failures).toEqual(failures.filter((each) => each.reproduce === reproduce));
  }
});

test('the soak says so in the command line', () => {
  const { failures } = conformance(broken, { games: 5, seed: 7, everyStep: true });
  expect(failures[0].reproduce).toMatch(/ --every-step$/);
});

test('the laws that look do not change how the game is played', () => {
  const played = (everyStep: boolean) =>
    conformance(toySubject, { games: 12, seed: 8, everyStep }).decisions;
  expect(played(true)).toBe(played(false));
});

test('a game begins with its opening', () => {
  const record = recordGame(toySubject, 5);
  const lines = record?.commands.filter((line) => !line.includes('order')).slice(0, 3) ?? [];
  const played: string[] = [];
  const subject: typeof toySubject = {
    ...toySubject,
    opening: () => lines,
    observe(before, seat, move, events, after) {
      played.push(`${seat} ${toyGame.notation.print(before, move)}`);
      return toySubject.observe(before, seat, move, events, after);
    },
  };
  expect(conformance(subject, { games: 1, seed: 5 }).failures).toEqual([]);
  expect(lines).toHaveLength(3);
  expect(played.slice(0, 3)).toEqual(lines);
});

test('where it counts who is first, deciders may disturb each other', () => {
  const mutant = MUTANTS.find(({ law }) => law === 'independent');
  if (mutant === undefined) throw new Error('no mutant');
  const laws = (firstCounts: boolean) =>
    conformance(
      { ...mutant.make(), firstCounts: () => firstCounts },
      { games: 60, seed: 3 },
    ).failures.map(({ law }) => law);
  expect(laws(false)).toContain('independent');
  expect(laws(true)).not.toContain('independent');
});

test('a run stops after so many failures', () => {
  const result = conformance(broken, { games: 100, seed: 7, maxFailures: 3 });
  expect(result.failures).toHaveLength(3);
  expect(result.games).toBeLessThan(100);
});

test('a run can be played game by game', () => {
  const run = startConformance(toySubject, { games: 3, seed: 9 });
  expect([run.next(), run.next(), run.next(), run.next()]).toEqual([true, true, false, false]);
  expect(run.result()).toEqual(conformance(toySubject, { games: 3, seed: 9 }));
});

test('no game at all is no failure', () => {
  expect(conformance(toySubject, { games: 0, seed: 1 })).toMatchObject({ games: 0, failures: [] });
});

test('results of workers add up to the result of one', () => {
  const parts = [0, 10].map((index) => conformance(toySubject, { games: 10, seed: 4, index }));
  expect(mergeResults(parts)).toEqual(conformance(toySubject, { games: 20, seed: 4 }));
});

test('slow calls are reported with a clock from outside', () => {
  let time = 0;
  const now = () => {
    time += 30;
    return time;
  };
  const fast = conformance(toySubject, { games: 1, seed: 1, now });
  expect(fast.slow).toEqual([]);
  const slow = conformance(toySubject, { games: 1, seed: 1, now, slow: 20 });
  expect(slow.failures).toEqual([]);
  expect(slow.slow).toHaveLength(20);
  expect(slow.slow[0]).toMatchObject({ milliseconds: 30 });
});

test('the coverage table marks what never happened', () => {
  const subject = {
    ...toySubject,
    rows: [...toySubject.rows, { id: 'all coins sold', group: 'rulings' }],
  };
  const result = conformance(subject, { games: 100, seed: 2 });
  expect(zeros(result).map((row) => row.id)).toEqual(['all coins sold']);
  const table = coverageTable(result);
  expect(table).toContain('rulings (2 of 3)');
  expect(table).toMatch(/^ {2}all coins sold +0 {2}<-- never$/m);
  expect(table).toMatch(/^ {2}spot-taken +\d+$/m);
});
