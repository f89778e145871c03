// People plan turns ahead at a slow table; the server plays these turns, and nobody else sees the
// plans.
import { setTimeout } from 'node:timers/promises';
import type { Ahead, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { findGame } from '../src/rules/games.ts';
import { RulesUnavailable } from '../src/rules/pool.ts';
import { Browser, type Refusing } from './client.ts';
import { HERE, HOUR, MINUTE } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { addChannel, FalseInternet, passing } from './notice-world.ts';
import { emptyFolder, rulesForTest, serve } from './running.ts';

/** The rules replay a whole game for each step, possibly on a busy machine. */
const SECOND = 1_000;
const [ANN, BEN] = [0, 1];
const SLOW = { kind: 'slow', days: 3, out: 'bot', level: 'beginner' };
const NOTHING = { number: 0 };

type Step = { readonly commands: readonly string[]; readonly when: readonly object[] };

/** Ann and Ben play Terra Nova; it is the first turn of one of them. */
async function sitDown(more: object = {}, parts: object = {}, folder = emptyFolder()) {
  const clock = new FalseClock(Date.UTC(2027, 0, 13, 12));
  const around = { now: clock.now, after: clock.after, elapsed: clock.elapsed };
  const { port } = await serve(folder, { ...around, botPool: { budgetMs: 20 }, ...parts });
  const seats = [new Browser(port), new Browser(port)];
  const made = await seats[ANN].ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: { factions: 'first-game', startPlayer: 0 },
    seats: [{ ...HERE, name: 'Ann' }, { kind: 'person' }],
    ...more,
  });
  const { id } = made.body;
  await seats[BEN].claim(made.body.seats[1].link ?? '', 'Ben');
  const look = async () => (await seats[ANN].ask<TableInfo>(`/api/tables/${id}`)).body;
  const path = (seat: number) => `/api/tables/${id}/seats/${seat}/ahead`;
  const legal = async (seat: number) => {
    const asked = await seats[seat].ask<{ commands: string[] }>(
      `/api/tables/${id}/legal?seat=${seat}`,
    );
    return asked.body.commands;
  };
  const isTurn = async (seat: number) => (await legal(seat)).some((each) => /^pass /.test(each));
  const send = async (seat: number, commands: readonly string[]) => {
    const { version } = await look();
    const sent = await seats[seat].segment(id, seat, version, commands);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  };
  /**
   * The seat that must decide plays a move other than a pass, until it is the turn of a given seat.
   */
  const playTo = async (seat: number) => {
    while (!(await isTurn(seat))) {
      const [asked] = (await look()).deciders;
      const commands = await legal(asked);
      await send(asked, [commands.find((each) => !each.startsWith('pass ')) ?? commands[0]]);
    }
  };
  /** A seat plays its turn to the end: one move and the moves that must follow. */
  const endTurn = async (seat: number, command?: string) => {
    const some = (await legal(seat)).find((each) => !/^(pass|exchange) /.test(each));
    await send(seat, [command ?? some ?? '']);
    for (;;) {
      const left = await legal(seat);
      if (left.length === 0 || left.some((each) => each.startsWith('pass '))) return;
      await send(seat, [left.find((each) => each === 'end') ?? left[0]]);
    }
  };
  const order = (seat: number, steps: readonly Step[], replaces = 0, across = false) =>
    seats[seat].ask<Ahead & Refusing>(path(seat), { replaces, across, steps });
  const read = async (seat: number) => (await seats[seat].ask<Ahead>(path(seat))).body;
  const until = async (seat: number, is: (ahead: Ahead) => boolean) => {
    for (;;) {
      const ahead = await read(seat);
      if (is(ahead)) return ahead;
      if (ahead.ahead?.lapsed !== undefined) throw new Error(JSON.stringify(ahead));
      await setTimeout(20);
    }
  };
  const pass = async (seat: number) =>
    (await legal(seat)).find((each) => each.startsWith('pass ')) ?? '';
  /** Passes, and ends the turn if power is left to be exchanged. */
  const passing = async (seat: number, command: string) => {
    const { position } = await seats[seat].game(id, `?seat=${seat}`);
    const state = findGame('terra-nova')?.fromJson(position);
    if (state?.ok !== true) throw new Error('no position');
    return state.value.bowl3(seat) > 0 ? [command, 'end'] : [command];
  };
  const plays = { legal, isTurn, endTurn, playTo, pass, passing };
  const table = { id, seats, look, path, order, read, until, ...plays };
  return { ...table, clock, port, folder };
}

test('a chain is played turn by turn as the segments of its person, and nobody else reads it', async () => {
  const table = await sitDown();
  const { id, seats, order, until, playTo, pass, endTurn, look } = table;
  await playTo(ANN);
  const [first] = [await pass(ANN)];
  const [tile] = first.split(' ').slice(1);
  await playTo(BEN);
  const commands = await table.passing(ANN, first);
  const when = [
    { is: 'there', what: tile },
    { is: 'passed', seat: BEN },
    { is: 'goods', goods: 'coins', least: 0 },
  ];
  const steps = [
    { commands, when },
    { commands: ['pass none'], when: [] },
  ];
  const { status, body } = await order(ANN, steps);
  const number = expect.any(Number);
  expect([status, body]).toEqual([200, { number, ahead: { across: false, steps, done: 0 } }]);
  // The request is sent again because its answer was lost; it is still the same order.
  expect((await order(ANN, steps)).body).toEqual(body);
  const { version } = await look();
  const others = (await table.legal(BEN)).filter((each) => /^pass /.test(each) && each !== first);
  await endTurn(BEN, others[0]);
  expect((await until(ANN, ({ ahead }) => ahead?.done === 1)).ahead).not.toHaveProperty('lapsed');
  const { steps: played } = await seats[BEN].game(id, `?from=${version}`);
  const anns = played.filter(({ seat }) => seat === ANN);
  expect(anns.map(({ command }) => command)).toEqual(commands);
  // The seat that passed first begins the next round. The second step lapses there, because a
  // tile must be taken.
  await playTo(BEN);
  await endTurn(BEN);
  const lapsed = await until(ANN, ({ ahead }) => ahead?.lapsed !== undefined);
  expect(lapsed.ahead).toMatchObject({ done: 1, lapsed: { is: 'refused', index: 0 } });
  // The person is told how far the turn was played.
  expect(lapsed.ahead?.played).toBeGreaterThanOrEqual(commands.length);
  expect(lapsed.ahead?.played).toBeLessThanOrEqual(lapsed.ahead?.lapsed?.at ?? 0);
  expect((await look()).deciders).toEqual([ANN]);
  for (const { text } of seats[BEN].told) expect(text).not.toMatch(/"across"|"ahead"|"when"/);
});

test('a step lapses with its reason, and its person is asked', async () => {
  const { id, seats, order, until, playTo, pass, look, endTurn, legal } = await sitDown();
  await playTo(ANN);
  const command = await pass(ANN);
  const built = (await legal(ANN)).find((each) => /^(build|upgrade) /.test(each)) ?? '';
  await playTo(BEN);
  const away = await order(ANN, [
    { commands: [command], when: [{ is: 'passed', seat: BEN }] },
    { commands: [command], when: [] },
  ]);
  await playTo(ANN);
  const one = await until(ANN, ({ ahead }) => ahead?.lapsed !== undefined);
  expect(one.ahead).toMatchObject({ done: 0, lapsed: { is: 'condition', index: 0 } });
  const { version } = await look();
  // It is the person's turn now: it can play directly.
  const now = await order(ANN, [{ commands: [command], when: [] }], away.body.number);
  expect([now.status, now.body.refusal.code]).toEqual([409, 'ahead-now']);
  await playTo(BEN);
  const hand = await order(
    ANN,
    [{ commands: [command], when: [{ is: 'passed', seat: BEN }] }],
    away.body.number,
  );
  expect(hand.status).toBe(200);
  expect(hand.body.number).toBeGreaterThan(away.body.number);
  expect(built).not.toBe('');
  const { steps } = await seats[ANN].game(id, `?from=${version}`);
  expect(steps.some(({ seat, command: made }) => seat === ANN && made === command)).toBe(false);
  // An order can be taken back only with its own number.
  const wrong = await seats[ANN].ask<Refusing>(
    `/api/tables/${id}/seats/0/ahead/${away.body.number}`,
    undefined,
    { origin: seats[ANN].base },
    'DELETE',
  );
  expect([wrong.status, wrong.body.refusal.code]).toEqual([409, 'ahead-changed']);
  const gone = await seats[ANN].ask<Ahead>(
    `/api/tables/${id}/seats/0/ahead/${hand.body.number}`,
    undefined,
    { origin: seats[ANN].base },
    'DELETE',
  );
  expect([gone.status, gone.body]).toEqual([200, NOTHING]);
  await playTo(BEN);
  await endTurn(BEN, await pass(BEN));
  await playTo(ANN);
  expect(await until(ANN, () => true)).toEqual(NOTHING);
});

test('an impossible order is refused, and changes nothing', async () => {
  const { order, read, playTo, pass, port } = await sitDown();
  await playTo(ANN);
  const command = await pass(ANN);
  await playTo(BEN);
  const steps = [{ commands: [command], when: [] }];
  const kept = await order(ANN, steps);
  const refusals = [
    [409, 'ahead-changed', await order(ANN, [{ commands: [command], when: [] }, ...steps])],
    [409, 'ahead-now', await order(BEN, steps)],
    [
      422,
      'condition-unknown',
      await order(
        ANN,
        [{ commands: [command], when: [{ is: 'free', place: 'Z99' }] }],
        kept.body.number,
      ),
    ],
    [
      422,
      'command-unknown',
      await order(ANN, [{ commands: ['fly E5'], when: [] }], kept.body.number),
    ],
    [
      400,
      'request-malformed',
      await order(
        ANN,
        Array.from({ length: 6 }, () => steps[0]),
        kept.body.number,
      ),
    ],
    [
      400,
      'request-malformed',
      await order(ANN, [{ commands: [command], when: [{ is: 'free' }] }], kept.body.number),
    ],
    [
      400,
      'request-malformed',
      await order(
        ANN,
        [{ commands: [command], when: [{ is: '__proto__', place: 'E5' }] }],
        kept.body.number,
      ),
    ],
  ] as const;
  for (const [status, code, answer] of refusals) {
    expect([answer.status, answer.body.refusal.code]).toEqual([status, code]);
  }
  expect(await read(ANN)).toEqual(kept.body);
  const live = new Browser(port);
  const { body } = await live.ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: {},
    time: { kind: 'live', minutes: 9, seconds: 9, out: 'wait' },
    seats: [HERE, HERE],
  });
  const asked = { replaces: 0, across: false, steps };
  const refused = await live.ask<Refusing>(`/api/tables/${body.id}/seats/0/ahead`, asked);
  expect([refused.status, refused.body.refusal.code]).toEqual([409, 'ahead-live']);
});

test('an order dies with going back, leaving, and a program in the seat', async () => {
  const { id, seats, order, read, playTo, pass, look } = await sitDown();
  await playTo(ANN);
  const steps = [{ commands: [await pass(ANN)], when: [{ is: 'passed', seat: BEN }] }];
  await playTo(BEN);
  const ways: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { version } = await look();
      const ask = { kind: 'back', seat: BEN, version, to: version - 1 };
      await seats[BEN].ask(`/api/tables/${id}/requests`, ask);
      return seats[ANN].ask(`/api/tables/${id}/requests/answer`, {
        seat: ANN,
        version,
        asker: BEN,
        allow: true,
      });
    },
    async () => {
      await seats[ANN].ask(`/api/tables/${id}/seats/0/leave`, { level: 'beginner' });
      return seats[ANN].ask(`/api/tables/${id}/return`, {});
    },
    async () => {
      await seats[ANN].newToken(id, ANN);
      const ended = await seats[ANN].ask(
        `/api/tables/${id}/seats/0/token`,
        undefined,
        { origin: seats[ANN].base },
        'DELETE',
      );
      expect(ended.status).toBe(200);
    },
  ];
  for (const way of ways) {
    await playTo(BEN);
    const ordered = await order(ANN, steps);
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
    await way();
    expect(await read(ANN)).toEqual(NOTHING);
  }
});

test('it is played before a bot stands in', async () => {
  const rules = rulesForTest();
  let isBusy = false;
  const ask = ((job: never, ...rest: never[]) => {
    if (isBusy && job === 'ahead') return Promise.reject(new RulesUnavailable('rules-busy'));
    return (rules.ask as (...args: never[]) => unknown)(job, ...rest);
  }) as typeof rules.ask;
  const table = await sitDown({ time: SLOW }, { rules: { ask } });
  const { id, seats, order, playTo, pass, look, endTurn, clock } = table;
  await playTo(ANN);
  const command = await pass(ANN);
  await playTo(BEN);
  await order(ANN, [{ commands: [command], when: [] }]);
  isBusy = true;
  await endTurn(BEN);
  const { version } = await look();
  // Ann's time and her grace are over, and nothing could be played yet.
  for (let days = 0; days < 5; days++) await clock.pass(24 * HOUR);
  expect((await look()).seats[ANN]).not.toHaveProperty('standIn');
  expect((await look()).version).toBe(version);
  isBusy = false;
  while ((await table.read(ANN)).ahead?.done !== 1) await clock.pass(10 * SECOND);
  const { steps } = await seats[BEN].game(id, `?from=${version}`);
  expect(steps[0]).toMatchObject({ seat: ANN, command });
});

test('its person is told what was played, and why a step was not', async () => {
  const internet = new FalseInternet();
  const folder = emptyFolder();
  const table = await sitDown({}, { sender: internet }, folder);
  const { seats, order, until, playTo, pass, endTurn, clock } = table;
  const goOn = passing(clock, folder);
  const hook = { kind: 'hook', form: 'raw', url: 'https://hooks.example/a', language: 'en' };
  await addChannel(seats[ANN], hook);
  await playTo(ANN);
  const command = await pass(ANN);
  await playTo(BEN);
  const first = await order(ANN, [{ commands: [command], when: [{ is: 'passed', seat: BEN }] }]);
  await playTo(ANN);
  await until(ANN, ({ ahead }) => ahead?.lapsed !== undefined);
  internet.sent.length = 0;
  await goOn(10 * MINUTE);
  const [turn] = internet.sent.map(({ body }) => JSON.parse(String(body)));
  expect(turn.title).toContain('your turn');
  // The sentence that the page shows for this move.
  const said = `pass and take bonus tile ${command.slice('pass '.length)}`;
  expect(turn.body).toContain(`Your turn 1 ahead (${said}) was not played: Ben has not passed.`);
  await playTo(BEN);
  const commands = await table.passing(ANN, command);
  await order(ANN, [{ commands, when: [] }], first.body.number);
  internet.sent.length = 0;
  const others = (await table.legal(BEN)).filter((each) => /^pass /.test(each) && each !== command);
  await endTurn(BEN, others[0]);
  await until(ANN, ({ ahead }) => ahead?.done === 1);
  await goOn(10 * MINUTE);
  const [played] = internet.sent.map(({ body }) => JSON.parse(String(body)));
  expect(played.tables[0].kinds).toContain('ahead');
  expect(played.body).toMatch(/^The turn that you ordered was played\.\nAnn: /);
});
