import { newestRules, seatsOf } from '@pangaea/rules/kernel';
import type { Happened, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import type { TablePort } from '../../src/table/port.ts';
import type { ApiAnswer } from '../../src/table/remote/api.ts';
import { remoteTable } from '../../src/table/remote/remote.ts';
import type { StreamListener } from '../../src/table/remote/stream.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';

const { game: rules } = PAGE.book;

/** Three moves, as a server stores them. */
function played(): AnyHistory {
  const begun = begin(PAGE, {
    options: { players: 2, factions: 'first-game', startPlayer: 0 },
    seed: '0000000000000000000000000000000a',
  });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = begun.value;
  for (let count = 0; count < 3; count++) {
    const state = stateAt(history);
    const [seat] = seatsOf(rules.deciders(state));
    const [move] = legalMoves(rules, state, seat);
    const next = extend(history, seat, rules.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}

const ASKED = { kind: 'back', seat: 0, version: 3, to: 1, waiting: [1] } as const;
const person = { kind: 'person', joined: true } as const;
const INFO: TableInfo = {
  id: 'one',
  game: 'terra-nova',
  rulesVersion: newestRules(rules),
  options: {},
  pace: 'slow',
  changed: 1,
  version: 3,
  over: false,
  deciders: [0],
  made: true,
  viewer: 0,
  commitment: '',
  edition: 'house-1',
  created: 1,
  seats: [
    { ...person, seat: 0, name: 'Ann', yours: true },
    { ...person, seat: 1, name: 'Ben', yours: false },
  ],
};

/** A table with a server that returns prepared answers. */
async function open(info: TableInfo = INFO) {
  const history = played();
  const steps = history.steps.map(({ seat, command, events }) => ({ seat, command, events }));
  const told: Happened = { table: 'one', from: 0, version: 3, deciders: [0], steps };
  const start = { position: rules.toJson(history.start), events: history.opening };
  const position = rules.toJson(stateAt(history));
  const ok = <T>(value: T): ApiAnswer<T> => ({ ok: true, value });
  const server = { info, sent: [] as unknown[], reseated: 0 };
  let hear: StreamListener | undefined;
  const ask = async (_id: string, body: unknown) => {
    server.sent.push(body);
    return ok(server.info);
  };
  const port = await remoteTable('one', async () => PAGE, {
    api: {
      table: async () => ok(server.info),
      game: async (_id, from = 0) =>
        ok({ ...told, from, steps: steps.slice(from), start, position }),
      record: async () => ({
        ok: false,
        status: 409,
        refused: { refusal: { code: 'game-not-over', params: {} } },
      }),
      send: async () => ok(told),
      askRequest: ask,
      answerRequest: ask,
      withdrawRequest: (id, version) => ask(id, version),
      leave: (id, seat, level) => ask(id, [seat, level]),
    },
    listen: (_table, listener) => {
      hear = listener;
      return () => undefined;
    },
    newKey: () => 'key',
    wait: async () => undefined,
    reseated: () => {
      server.reseated++;
    },
  });
  if ('code' in port) throw new Error(port.code);
  if (hear === undefined) throw new Error('nobody listens');
  return { port, server, hear, history };
}

const length = (port: TablePort) => port.current().as(0).steps.length;

test('a request is shown until a seat plays on', async () => {
  const { port, hear, history } = await open({ ...INFO, request: ASKED });
  expect(port.current().request).toEqual(ASKED);
  hear.request?.({ table: 'other', number: 1, version: 3 });
  expect(port.current().request).toEqual(ASKED);
  hear.request?.({ table: 'one', number: 1, version: 3, request: { ...ASKED, waiting: [] } });
  expect(port.current().request?.waiting).toEqual([]);
  const back = { seat: 0, command: 'back 1', events: [] };
  const position = rules.toJson(stateAt(history, 1));
  const news = {
    table: 'one',
    number: 2,
    from: 3,
    version: 4,
    deciders: [0],
    steps: [{ ...back, position }],
  };
  hear.segment?.(news);
  expect(port.current().request).toBeUndefined();
  expect(length(port)).toBe(4);
  expect(port.current().as(0).steps[3]).toMatchObject({ agreed: { kind: 'back', to: 1 } });
  // This message is only one step further; no earlier message is missing.
  hear.segment?.(news);
  expect(length(port)).toBe(4);
  const now = stateAt(port.current().as(0));
  expect(rules.difference(now, stateAt(history, 1))).toEqual([]);
});

test('questions and answers name the position and whose request is meant', async () => {
  const { port, server } = await open();
  expect(await port.consent?.answer(0, true)).toMatchObject({ code: 'request-gone' });
  server.info = { ...INFO, request: ASKED };
  expect(await port.consent?.askBack(0, 1)).toBeUndefined();
  expect(port.current().request).toEqual(ASKED);
  await port.consent?.answer(1, false);
  await port.consent?.withdraw();
  await port.consent?.askStop(0);
  expect(server.sent).toEqual([
    { kind: 'back', seat: 0, version: 3, to: 1 },
    { seat: 1, version: 3, asker: 0, allow: false },
    3,
    { kind: 'stop', seat: 0, version: 3 },
  ]);
});

test('an answer that comes after the refusal brings nothing back', async () => {
  const { port, server, hear } = await open();
  server.info = { ...INFO, request: ASKED };
  const ended = { kind: 'back', how: 'refused', seat: 1, asker: 0 } as const;
  hear.request?.({ table: 'one', number: 1, version: 3, ended });
  await port.consent?.askBack(0, 1);
  expect(port.current()).toMatchObject({ requestEnded: { ...ended, version: 3 } });
  expect(port.current().request).toBeUndefined();
});

test('a person who gets the table opens it anew', async () => {
  const { server, hear } = await open();
  server.info = { ...INFO, made: false };
  hear.seats?.({ table: 'one', number: 1, seats: INFO.seats });
  await expect.poll(() => server.reseated).toBe(1);
});
