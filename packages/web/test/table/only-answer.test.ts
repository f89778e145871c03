import type { State } from '@pangaea/rules/gaia';
import { type GameEvent, newestRules, ok } from '@pangaea/rules/kernel';
import type { Happened, Step, TableSeat } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { GAME } from '../../src/gaia/game/rules.ts';
import { stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { Question } from '../../src/table/bots/client.ts';
import { localTable } from '../../src/table/local.ts';
import type { Player, TablePort } from '../../src/table/port.ts';
import { remoteTable } from '../../src/table/remote/remote.ts';
import type { StreamListener } from '../../src/table/remote/stream.ts';
import { laidOut } from '../gaia/game/laid-out.ts';

/** Seat 0 has played a sun, and seats 1 and 2 are asked; seat 1 has this power card. */
function announced(held: 'protection' | 'rain'): State {
  const s = laidOut({
    options: { mode: 'disasters', players: 3 },
    world: { '0 0': 'forest', '0 1': 'swamp' },
    hand: ['sun'],
    other: [held],
  });
  const sun = GAME.notation.parse(s, 'sun 0 1');
  if (!sun.ok) throw new Error(sun.error.code);
  GAME.apply(s, 0, sun.value);
  return s;
}

const HOLDING = announced('protection');
const EMPTY = announced('rain');

/** Gaia, with rules in which every game begins from a given position. */
function beginningWith(state: State): AnyPageGame {
  const setup = () => {
    const copy = GAME.slot(state);
    GAME.copy(state, copy);
    return ok(copy);
  };
  return { ...GAIA_PAGE, book: { ...GAIA_PAGE.book, game: { ...GAME, setup } } };
}

test('of two positions one has a choice, and only its owner can tell them apart', () => {
  for (const viewer of [0, 2, 'spectator'] as const) {
    const [one, two] = [HOLDING, EMPTY].map((s) => GAME.view(s, viewer));
    expect(GAME.difference(one, two)).toEqual([]);
  }
  expect(GAME.difference(GAME.view(HOLDING, 1), GAME.view(EMPTY, 1))).not.toEqual([]);
});

const BOT: Player = { kind: 'bot', level: 'beginner' };
const HERE: Player = { kind: 'here', name: '' };

interface Local {
  readonly port: TablePort;
  /** The questions that bots got in the window. */
  readonly asked: Question[];
  /** Lets the bots answer. */
  answer(): Promise<void>;
}

/**
 * A table of this device in the middle of the window; bots let every card happen, and after that
 * only think.
 */
function local(state: State, players: readonly Player[]): Local {
  const asked: Question[] = [];
  const gate = Promise.withResolvers<readonly string[]>();
  const game = beginningWith(state);
  const kept = new Map<string, string>();
  const shelf = {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  const record = {
    game: 'gaia',
    rulesVersion: newestRules(GAME),
    options: { players: 3 },
    seed: '0'.repeat(32),
    commands: [],
  };
  const port = localTable(
    game,
    { id: 'aa', players, record, changed: 1 },
    {
      shelf,
      botClient: {
        ask: (question) => {
          const view = GAME.fromJson(question.position);
          if (!view.ok || GAME.silence(view.value, question.seat) === undefined) {
            return new Promise(() => undefined);
          }
          asked.push(question);
          return gate.promise;
        },
        close: () => undefined,
      },
      hintClient: { analyse: () => new Promise(() => undefined), close: () => undefined },
      settings: { budgetMs: 1, paceMs: () => 0 },
      orders: () => ({ endsTurn: false, freePower: false }),
      now: () => 5,
      chance: () => 1,
      later: (work) => work(),
    },
  );
  if ('code' in port) throw new Error(port.code);
  const answer = async () => {
    gate.resolve(['let']);
    // Nothing else waits for anything.
    await new Promise((later) => setTimeout(later, 0));
  };
  return { port, asked, answer };
}

const ALONE = [BOT, HERE, BOT];
const whatHappened = (port: TablePort, viewer: number | 'spectator') =>
  port
    .current()
    .as(viewer)
    .steps.map(({ seat, command }) => `${seat} ${command}`);

test('here: the only answer of the only person is given, after those of the bots', async () => {
  const { port, answer } = local(EMPTY, ALONE);
  expect(port.current()).toMatchObject({ deciders: 0b110, answeredFor: 1 });
  expect(whatHappened(port, 1)).toEqual([]);
  await answer();
  expect(whatHappened(port, 1)).toEqual(['2 ?', '1 let']);
  expect(port.current()).toMatchObject({ deciders: 0b001, answeredFor: undefined });
});

test('here: it is given at once in a game that is opened where only the person is asked', () => {
  const left = GAME.slot(EMPTY);
  GAME.copy(EMPTY, left);
  const answered = GAME.notation.parse(left, 'let');
  if (!answered.ok) throw new Error(answered.error.code);
  GAME.apply(left, 2, answered.value);
  const { port } = local(left, ALONE);
  expect(whatHappened(port, 1)).toEqual(['1 let']);
});

/** The questions to the bots, and the view of a spectator. */
async function told(state: State): Promise<string> {
  const { port, asked, answer } = local(state, ALONE);
  await answer();
  if (state === HOLDING) await port.send(1, 1, ['let']);
  const { steps } = port.current().as('spectator');
  const seen = steps.map(({ seat, command, events, state: after }) => {
    return { seat, command, events, position: GAME.toJson(after) };
  });
  return JSON.stringify({ asked, seen });
}

test('here: bots are told the same whether the answer was the only one or not', async () => {
  const one = await told(HOLDING);
  expect(one).toContain('"command":"?"');
  expect(await told(EMPTY)).toBe(one);
});

test.each([
  ['who has a choice', HOLDING, ALONE],
  ['whoever sits beside another', EMPTY, [HERE, HERE, BOT]],
] as const)('here: %s is asked', async (_, state, players) => {
  const { port, answer } = local(state, players);
  expect(port.current().answeredFor).toBeUndefined();
  await answer();
  expect(whatHappened(port, 1)).toEqual([`2 ?`]);
  expect(port.current().deciders).toBe(0b010);
});

/** A table of a server, seen by seat 1, like the table of `local`. */
async function remote(state: State, seats: readonly Partial<TableSeat>[]) {
  let stream: StreamListener | undefined;
  const patience = Promise.withResolvers<void>();
  const steps: Step[] = [];
  const sealed: number[] = [];
  const now = GAME.slot(state);
  GAME.copy(state, now);
  const happened = (from: number): Happened => {
    return { table: 'one', from, version: steps.length, deciders: [], steps: steps.slice(from) };
  };
  const info = {
    id: 'one',
    game: 'gaia',
    rulesVersion: newestRules(GAME),
    options: {},
    changed: 1,
    edition: '',
    created: 1,
    pace: 'live' as const,
    version: 0,
    over: false,
    deciders: [],
    made: true,
    viewer: 1,
    commitment: '',
    seats: seats.map(
      (each, seat) => ({ seat, name: '', joined: true, yours: false, ...each }) as TableSeat,
    ),
  };
  const start = { position: GAME.toJson(GAME.view(state, 1)), events: [] };
  const yes = async <T>(value: T) => ({ ok: true, value }) as const;
  const unused = () => Promise.reject(new Error('not used'));
  const port = await remoteTable('one', async () => GAIA_PAGE, {
    api: {
      table: () => yes(info),
      game: (_id, from = 0) => {
        const position = GAME.toJson(GAME.view(now, 1));
        return yes({ ...happened(from), ...(from === 0 ? { start } : {}), position });
      },
      send: (_id, { seat }) => {
        sealed.push(seat);
        return yes({ ...happened(0), window: { from: 0, answered: sealed } });
      },
      record: unused,
    },
    listen: (_table, listener) => {
      stream = listener;
      return () => undefined;
    },
    newKey: () => 'key',
    wait: () => patience.promise,
  });
  if ('code' in port) throw new Error(port.code);
  /** A seat answers on the server, and the page gets a message. */
  const answer = (seat: number) => {
    const move = GAME.silence(now, seat);
    if (move === undefined) throw new Error('not asked');
    const events: GameEvent[] = [];
    const command = seat === 1 ? 'let' : '?';
    GAME.apply(now, seat, move, { push: (event) => events.push(GAME.seen(event, 1)) });
    steps.push({ seat, command, events, position: GAME.toJson(GAME.view(now, 1)) });
    stream?.segment?.({ ...happened(steps.length - 1), number: steps.length });
  };
  const runOut = async () => {
    patience.resolve();
    await patience.promise;
    await Promise.resolve();
  };
  return { port, answer, runOut };
}

const PERSON = { kind: 'person', yours: true } as const;
const A_BOT = { kind: 'bot', level: 'beginner' } as const;

test('at a server: the person is not asked what the server answers for it', async () => {
  const { port, answer, runOut } = await remote(EMPTY, [A_BOT, PERSON, A_BOT]);
  expect(port.current().answeredFor).toBe(1);
  answer(2);
  expect(port.current()).toMatchObject({ deciders: 0b010, answeredFor: 1 });
  answer(1);
  await runOut();
  expect(port.current()).toMatchObject({ deciders: 0b001, answeredFor: undefined });
});

test('at a server that does not answer for it the person is asked after a while', async () => {
  const { port, answer, runOut } = await remote(EMPTY, [A_BOT, PERSON, A_BOT]);
  answer(2);
  const changes: unknown[] = [];
  port.subscribe(() => changes.push(port.current().answeredFor));
  await runOut();
  expect(changes).toEqual([undefined]);
  expect(stateAt(port.current().as(1)).topWho()).toBe(0b010);
});

test('at a server: who has answered is not asked any more, and sees the answer when all are there', async () => {
  const { port, answer } = await remote(HOLDING, [{ kind: 'person' }, PERSON, { kind: 'person' }]);
  expect(port.current().deciders).toBe(0b110);
  expect(await port.send(1, 0, ['let'])).toEqual({ ok: true });
  expect(port.current().deciders).toBe(0b100);
  expect(whatHappened(port, 1)).toEqual([]);
  answer(1);
  answer(2);
  expect(whatHappened(port, 1)).toEqual(['1 let', '2 ?']);
  expect(port.current().deciders).toBe(0b001);
});

test.each([
  ['who has a choice', HOLDING, [A_BOT, PERSON, A_BOT]],
  ['whoever plays with others', EMPTY, [{ kind: 'person' }, PERSON, A_BOT]],
  ['whoever sits beside another', EMPTY, [PERSON, PERSON, A_BOT]],
] as const)('at a server: %s is asked at once', async (_, state, seats) => {
  const { port } = await remote(state, seats);
  expect(port.current().answeredFor).toBeUndefined();
});
