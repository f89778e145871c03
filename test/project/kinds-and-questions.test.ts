// The code of docs/kinds-and-questions.md, compiled and played.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AnyKind,
  type Engine,
  firstSeat,
  type GameEvent,
  Moves,
  type Position,
} from '../../packages/rules/src/kernel/index.ts';
import { runTool } from '../../scripts/checks/check.ts';
import { follow, stepsOf } from './guide.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const STEPS = stepsOf(readFileSync(join(ROOT, 'docs/kinds-and-questions.md'), 'utf8'));
const PLAYED = STEPS.filter(({ how }) => how === 'played').map(({ text }) => text);

interface Table {
  readonly players: number;
}
interface State extends Position<Table> {
  basket(seat: number): number;
}
/** The exports of the game that the page of the docs builds. */
interface Orchard {
  readonly RULES: Engine<State, Table, GameEvent>;
  readonly KINDS: readonly AnyKind<State, Table>[];
  begin(players: number, apples: number): State;
}

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'pangaea orchard '));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
  for (const step of STEPS) if (step.how === 'ts') follow(tree, step);
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }');
  const config = { extends: join(ROOT, 'tsconfig.base.json'), include: ['orchard'] };
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const orchard = async (): Promise<Orchard> =>
  import(pathToFileURL(join(tree, 'orchard/rules.ts')).href);

const moves = new Moves();
function legal({ RULES }: Orchard, s: State, seat: number): readonly (readonly [string, number])[] {
  RULES.legal(s, seat, moves);
  return moves.toArray().map((move) => [RULES.codec.print(s.table, move), move]);
}

test('the code of the page compiles', async () => {
  const { code, output } = await runTool('typescript', 'tsc', ['-p', tree], ROOT);
  expect(code, output).toBe(0);
});

test('the game of the page is played as it stands there', async () => {
  const game = await orchard();
  const { RULES, KINDS } = game;
  const s = game.begin(2, 4);
  const [script] = PLAYED;
  const said = script
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, seat, kind, arg] = /^seat (\d) may not (\S+) (\d+):/.exec(line) ?? [];
      if (kind !== undefined) {
        const move = KINDS.find(({ word }) => word === kind)?.move(Number(arg)) ?? -1;
        return `seat ${seat} may not ${kind} ${arg}: ${RULES.explain(s, Number(seat), move).code}`;
      }
      const deciders = RULES.deciders(s);
      if (deciders === 0) return `over: ${[0, 1].map((each) => s.basket(each)).join(', ')}`;
      const decider = firstSeat(deciders);
      const open = legal(game, s, decider);
      if (/ may: /.test(line))
        return `seat ${decider} may: ${open.map(([text]) => text).join(', ')}`;
      const made = open.find(([text]) => line.endsWith(`: ${text}`));
      if (made === undefined) return `${line} is not legal`;
      RULES.apply(s, decider, made[1]);
      return `seat ${decider}: ${made[0]}`;
    });
  expect(said.join('\n')).toBe(script.trimEnd());
});

test('its lists and its checks agree in every game', async () => {
  const game = await orchard();
  let ends = 0;
  const visit = (played: readonly number[]) => {
    const s = game.begin(2, 7);
    for (const move of played) game.RULES.apply(s, firstSeat(game.RULES.deciders(s)), move);
    const deciders = game.RULES.deciders(s);
    if (deciders === 0) {
      ends++;
      return;
    }
    const seat = firstSeat(deciders);
    const listed = legal(game, s, seat).map(([, move]) => move);
    const all = game.KINDS.flatMap((kind) => [0, 1, 2, 3].map((apples) => kind.move(apples)));
    const checked = all.filter((move) => game.RULES.check(s, seat, move) === 0);
    expect(new Set(checked)).toEqual(new Set(listed));
    for (const move of listed) visit([...played, move]);
  };
  visit([]);
  expect(ends).toBeGreaterThan(20);
});
