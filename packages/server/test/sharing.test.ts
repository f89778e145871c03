import { setTimeout as later } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Concurrency } from '../src/api/concurrency.ts';
import { HeavyWork } from '../src/api/heavy.ts';
import { Credit } from '../src/credit.ts';
import { networksOf } from '../src/identity/networks.ts';
import { POOL, type Rules, RulesPool } from '../src/rules/pool.ts';
import { Browser, type Refusing } from './client.ts';
import { someOf } from './drawn.ts';
import { Raw } from './raw.ts';
import { emptyFolder, serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const SLOW_LOOKS = { program: new URL('./slow-looks.ts', import.meta.url), longMs: 60_000 };

/** A record for which no worker has to load rules. */
const NO_GAME = { game: 'none', rulesVersion: '', options: {}, seed: '', commands: [] };

/**
 * The number of games that the rules were asked to show, in servers of this test with slow answers.
 */
function looksAreCounted(): { count: number } {
  const looks = new BroadcastChannel('looks');
  onTestFinished(() => looks.close());
  const counted = { count: 0 };
  looks.onmessage = () => {
    counted.count += 1;
  };
  return counted;
}

async function tablesOf(browser: Browser, count: number): Promise<readonly string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => browser.create([HERE, HERE])));
  return made.map(({ body }) => body.id);
}

test.each(someOf('workers', [1, 2], 1 / 2))(
  'a visitor who loads games again and again does not hold up players (%i workers)',
  async (workers) => {
    const { port } = await serve(undefined, { pool: { ...SLOW_LOOKS, workers } });
    const [ann, eve] = [new Browser(port), new Browser(port)];
    const { body } = await ann.create([HERE, HERE]);
    const others = await tablesOf(ann, 12);
    let looked = 0;
    const looks = others.map((id) =>
      eve.game(id).then(() => {
        looked += 1;
      }),
    );
    await ann.ask('/api/health');
    for (const command of ['order keep', 'order all']) {
      expect((await ann.segment(body.id, 0, 0, [command])).status).toBe(200);
    }
    // In the order of the requests, all requests to show a game would have come first.
    expect(looked).toBeLessThan(looks.length);
    await Promise.all(looks);
  },
);

test('a game is played again once for each version and viewer, however many ask for whatever part', async () => {
  const looks = looksAreCounted();
  const { port } = await serve(undefined, { pool: SLOW_LOOKS });
  const [ann, eve, ben] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, HERE]);
  const { id } = body;
  await ann.segment(id, 0, 0, ['order keep', 'order all']);
  const all = await Promise.all(
    [eve, ben].flatMap((each) =>
      ['', '?from=0', '?from=1', '?from=2'].map((q) => each.game(id, q)),
    ),
  );
  await expect.poll(() => looks.count).toBe(1);
  const [whole, again, later, last] = all;
  expect(again).toEqual(whole);
  expect(whole.steps.map(({ command }) => command)).toEqual(['order keep', 'order all']);
  expect(later).toMatchObject({ from: 1, version: 2, steps: whole.steps.slice(1) });
  expect(last).toMatchObject({ from: 2, version: 2, steps: [] });
  expect([later.start, last.position]).toEqual([undefined, whole.position]);
  // The same table for another viewer, and at another version.
  await ann.game(id, '?seat=1');
  await expect.poll(() => looks.count).toBe(2);
  expect((await ann.segment(id, 0, 2, ['order keep'])).status).toBe(200);
  expect((await eve.game(id, '?from=2')).steps.map(({ command }) => command)).toEqual([
    'order keep',
  ]);
  await expect.poll(() => looks.count).toBe(3);
});

test('long work of one network waits for itself, and that of others only for its turn', async () => {
  const pool = new RulesPool({ ...POOL, ...SLOW_LOOKS, workers: 1 });
  onTestFinished(() => pool.close());
  const order: string[] = [];
  const ask = (owner: readonly string[]) =>
    pool.ask('deal', { record: NO_GAME }, owner).then(() => order.push(owner.join(' ')));
  await Promise.all([
    ...['eve', 'eve', 'eve', 'eve'].map((name) => ask([name, '1'])),
    ask(['eve', '2']),
    ask(['ann']),
    ask(['ann']),
  ]);
  expect(order).toEqual(['eve 1', 'ann', 'eve 2', 'ann', 'eve 1', 'eve 1', 'eve 1']);
});

test('a request waits in the line of its network', async () => {
  const owners: Record<string, readonly string[]> = {};
  const pool = new RulesPool();
  onTestFinished(() => pool.close());
  const rules: Rules = {
    ask: (job, request, owner = []) => {
      owners[job] = owner;
      return pool.ask(job, request, owner);
    },
  };
  const { port } = await serve(undefined, { rules });
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  await new Browser(port).claim(body.seats[1].link ?? '');
  await new Browser(port).game(body.id);
  const person = expect.stringMatching(/^person \d+$/);
  expect(owners).toMatchObject({
    create: ['127.0.0.1', person],
    deal: ['127.0.0.1', person],
    show: ['127.0.0.1'],
  });
});

test('requests of one network wait for each other, and not for those of another', async () => {
  const concurrency = new Concurrency(2, 1);
  const begun: string[] = [];
  const begin = (address: string) =>
    concurrency.begin(networksOf(address)).then((end) => {
      begun.push(address);
      return end;
    });
  const [first] = await Promise.all([begin('10.0.0.1'), begin('10.0.0.1')]);
  const third = begin('10.0.0.1');
  await expect(begin('10.0.0.1')).rejects.toMatchObject({ status: 429 });
  await begin('10.0.0.2');
  expect(begun).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  first();
  // A request that is ended twice counts once.
  first();
  (await third)();
  await begin('10.0.0.1');
  expect(begun).toHaveLength(5);
});

test('a customer with many lines of IPv6 counts as one, and has no more work at once', async () => {
  const concurrency = new Concurrency(2, 100);
  let begun = 0;
  const ends: Promise<() => void>[] = [];
  const begin = (address: string) => {
    const end = concurrency.begin(networksOf(address));
    ends.push(end);
    return end.then(() => {
      begun += 1;
    });
  };
  for (let n = 0; n < 12; n++) void begin(`2001:db8:1:${n.toString(16)}::1`);
  for (let n = 1; n < 13; n++) void begin(`2001:db8:1:${n.toString(16)}00::1`);
  await later(0);
  // A /56 network may begin twice as many as a single line, a /48 four times as many.
  expect(begun).toBe(8);
  await begin('2001:db8:2::1');
  expect(begun).toBe(9);
  await Promise.all(ends.map((end) => end.then((over) => over())));
  expect(begun).toBe(25);
});

test('lists, games and streams of one network are worked on two at a time', async () => {
  const looks = looksAreCounted();
  const pool = { ...SLOW_LOOKS, workers: 1 };
  const { port } = await serve(undefined, { pool, proxies: ['127.0.0.1'] });
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const tables = await tablesOf(ann, 8);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  let seen = 0;
  const greedy = tables.map((id) =>
    eve.ask(`/api/tables/${id}/game`, undefined, from('203.0.113.9')).then(() => {
      seen += 1;
    }),
  );
  await expect.poll(() => looks.count, { timeout: 30_000 }).toBeGreaterThan(0);
  const { status } = await ann.ask('/api/tables', undefined, from('198.51.100.4'));
  expect(status).toBe(200);
  expect(seen).toBeLessThan(tables.length);
  await Promise.all(greedy);
});

test('time for long work comes back, and of what is asked for without end only a share', () => {
  const credit = new Credit(100, 0.5);
  expect(credit.wait('eve', 0)).toBe(0);
  credit.use('eve', 60, 0);
  credit.use('eve', 90, 0);
  expect(credit.wait('eve', 0)).toBe(100);
  expect([credit.wait('eve', 100), credit.wait('ann', 0)]).toEqual([0, 0]);
  // In the long run the network gets half of the time.
  let [now, used] = [1_000, 0];
  while (now < 101_000) {
    now += credit.wait('eve', now);
    credit.use('eve', 25, now);
    used += 25;
    now += 25;
  }
  expect(used / 100_000).toBeCloseTo(0.5, 1);
});

test('requests that take much are worked on for a share of the time, for whoever asks without end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heavy = new HeavyWork({ atOnce: 2, mayWait: 9, mostMs: 1_000, share: 0.5 });
  let worked = 0;
  const attack = async (networks: readonly string[]) => {
    for (;;) {
      const end = await heavy.begin(networks);
      await new Promise((done) => setTimeout(done, 25));
      worked += 25;
      end();
    }
  };
  const eve = networksOf('2001:db8::1');
  for (let n = 0; n < 6; n++) void attack(eve);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(worked / 1_000).toBeCloseTo(50 + 1, 0);
  // A request from another network begins immediately.
  const begun = performance.now();
  (await heavy.begin(networksOf('198.51.100.4')))();
  expect(performance.now()).toBe(begun);
  // Another line in the same larger network may use the same amount again, and no more.
  worked = 0;
  for (let n = 0; n < 6; n++) void attack(networksOf('2001:db8:0:1::1'));
  for (let n = 0; n < 6; n++) void attack(networksOf('2001:db8:0:2::1'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(worked / 1_000).toBeCloseTo(100 + 2, -1);
});

test('an answer that nobody takes is given up, and holds up no other network', async () => {
  const patience = { idle: 1_000 };
  const limits = { requestsPerAddress: 2 };
  const { port } = await serve(undefined, { patience, limits });
  const asking = 900;
  const greedy = new Raw(port);
  greedy.socket.pause();
  const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';
  greedy.socket.write(request.repeat(asking));
  // Another request from the same address waits, at worst until it is cut off as well, and then
  // gets an answer.
  const ann = new Browser(port);
  const asked = async () => (await ann.ask('/api/tables')).status;
  await later(100);
  const statuses = [0];
  while (statuses.at(-1) !== 200) statuses.push(await asked().catch(() => 0));
  expect(statuses.length).toBeLessThan(10);
  greedy.socket.resume();
  await greedy.closed;
  expect(greedy.got.split('HTTP/1.1 200').length).toBeLessThan(asking);
  // A connection that was idle for a second in the meantime is cut off too.
  let made = 0;
  while (made !== 201)
    made = await ann.create([HERE, HERE]).then(
      (each) => each.status,
      () => 0,
    );
});

test('requests whose asker is gone leave nothing behind', async () => {
  const looks = looksAreCounted();
  const limits = { requestsPerAddress: 2 };
  const { port } = await serve(undefined, { limits, pool: { ...SLOW_LOOKS, workers: 1 } });
  const ann = new Browser(port);
  const [own, ...tables] = await tablesOf(ann, 31);
  const gone = tables.map((id) => {
    const { socket } = new Raw(port);
    socket.write(`GET /api/tables/${id}/game HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => looks.count, { timeout: 30_000 }).toBeGreaterThan(0);
  for (const socket of gone) socket.destroy();
  expect((await ann.game(own)).version).toBe(0);
  // Only requests that had begun by then are finished.
  expect(looks.count).toBeLessThan(gone.length);
});

test('a standing order can be changed often, but not without end', async () => {
  const folder = emptyFolder();
  const before = await serve(folder);
  const ann = new Browser(before.port);
  const { body } = await ann.create([HERE, HERE]);
  const { id } = body;
  let version = 0;
  const orders = ['order all', 'order keep'];
  const give = async (seat: number, count: number) => {
    const commands = Array.from({ length: count }, (_, n) => orders[n % 2]);
    const { status, body: answer } = await ann.segment(id, seat, version, commands);
    if (status === 200) version = answer.version;
    return [status, answer.refusal?.code, answer.index];
  };
  expect(await give(1, 30)).toEqual([200, undefined, undefined]);
  expect(await give(1, 1)).toEqual([429, 'orders-too-many', 0]);
  expect(await give(0, 64)).toEqual([429, 'orders-too-many', 30]);
  expect((await ann.game(id)).version).toBe(30);

  // Every command makes room for one more; a restart does not reset the count.
  const { position, deciders } = await ann.game(id);
  const played = await ann.segment(id, deciders[0], version, [
    ann.anyCommand(position, deciders[0]) ?? '',
  ]);
  expect(played.status).toBe(200);
  version = played.body.version;
  await before.close();
  const after = await serve(folder);
  ann.base = `http://127.0.0.1:${after.port}`;
  expect(await give(1, 2)).toEqual([429, 'orders-too-many', 1]);
  expect(await give(1, 1)).toEqual([200, undefined, undefined]);
  expect(await give(0, 30)).toEqual([200, undefined, undefined]);
});

test('seats taken or named anew too often from one address are refused with the time to wait', async () => {
  const { port } = await serve(undefined, { limits: { claimsPerHour: 2 }, now: () => 0 });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  const link = body.seats[1].link ?? '';
  expect((await ben.claim(link, 'Ben')).status).toBe(200);
  expect((await ben.claim(link, 'Benno')).status).toBe(200);
  const { status, body: refused, headers } = await ben.claim(link, 'Benedikt');
  expect([status, (refused as unknown as Refusing).refusal]).toEqual([
    429,
    { code: 'too-many-requests', params: { seconds: 1_800 } },
  ]);
  expect(headers.get('retry-after')).toBe('1800');
});
