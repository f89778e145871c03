import { expect, test } from 'vitest';
import { Browser, type Listener } from './client.ts';
import { Raw } from './raw.ts';
import { serve, serveFile } from './running.ts';

const portOfFile = serveFile();

const HERE = { kind: 'person', here: true };

async function playOne(browser: Browser, id: string) {
  const { position, version, deciders } = await browser.game(id);
  const [seat] = deciders;
  const command = browser.anyCommand(position, seat) ?? '';
  return (await browser.segment(id, seat, version, [command])).body;
}

/** The versions after the segments that a stream reported, in the order in which they came. */
function versionsOf({ heard }: Listener): unknown[] {
  return heard.filter(({ event }) => event === 'segment').map(({ data }) => data.version);
}

test('everybody at the table hears of a segment, in order, and nobody else', async () => {
  const port = portOfFile();
  const [ann, ben, eve] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(body.seats[1].link ?? '');
  await eve.create([HERE, HERE]);
  const streams = await Promise.all([ann.listen(), ben.listen(), eve.listen()]);
  const told = [
    await ann.segment(body.id, 0, 0, ['order keep']),
    await ann.segment(body.id, 0, 1, ['order all']),
  ].map((sent) => sent.body);
  for (const stream of streams.slice(0, 2)) {
    await stream.until(({ data }) => data.version === 2);
    const segments = stream.heard.filter(({ event }) => event === 'segment');
    expect(segments.map(({ data }) => data)).toEqual([
      { ...told[0], number: 2 },
      { ...told[1], number: 3 },
    ]);
    expect(segments.map(({ id }) => id)).toEqual([`${body.id}:2`, `${body.id}:3`]);
  }
  expect(streams[2].heard.filter(({ event }) => event === 'segment')).toEqual([]);
});

test('a stream is resumed where it was cut, without a gap or a repetition', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, HERE]);
  const first = await ann.listen();
  await playOne(ann, body.id);
  const seen = await first.until(({ event }) => event === 'segment');
  first.close();
  await playOne(ann, body.id);
  await playOne(ann, body.id);
  const second = await ann.listen(seen.id);
  await playOne(ann, body.id);
  await second.until(({ data }) => data.version === 4);
  const tables = [{ id: body.id, version: 3, number: 1, resumed: true, seats: [0, 1] }];
  expect(second.heard[0]).toMatchObject({ event: 'hello', data: { tables } });
  expect(versionsOf(second)).toEqual([2, 3, 4]);
});

test('messages sent while a stream is being resumed are neither lost nor doubled', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, HERE]);
  const first = await ann.listen();
  await ann.segment(body.id, 0, 0, ['order keep']);
  const { id } = await first.until(({ event }) => event === 'segment');
  const sending = (async () => {
    for (let version = 1; version <= 40; version++) {
      const command = [1, 2].includes(version % 4) ? 'order all' : 'order keep';
      await ann.segment(body.id, version % 2, version, [command]);
    }
  })();
  const streams = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      await new Promise((later) => setTimeout(later, n * 8));
      return ann.listen(id);
    }),
  );
  await sending;
  for (const stream of streams) {
    await stream.until(({ data }) => data.version === 41);
    expect(versionsOf(stream)).toEqual(Array.from({ length: 40 }, (_, n) => n + 2));
  }
});

test('a client with numbers of another time loads its tables, and no others', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const [one, two] = [await ann.create([HERE, HERE]), await ann.create([HERE, HERE])].map(
    ({ body }) => body.id,
  );
  await playOne(ann, one);
  const stands = async (lastEventId: string | undefined, query = '') => {
    const stream = await ann.listen(lastEventId, query);
    const { data } = await stream.until(({ event }) => event === 'hello');
    stream.close();
    const tables = data.tables as { id: string; number: number; resumed: boolean }[];
    const each = (id: string) => {
      const { number, resumed } = tables.find((table) => table.id === id) ?? {};
      return resumed === true ? `from ${number}` : `loads ${number}`;
    };
    return [each(one), each(two)];
  };
  // An id in the form of the version before, and one that no table of this server has reached.
  for (const strange of ['987654', '0', `${one}:9`, 'x', `${one}:1,`, '']) {
    expect(await stands(strange), strange).toEqual(['loads 1', 'loads 0']);
  }
  expect(await stands(undefined)).toEqual(['loads 1', 'loads 0']);
  expect(await stands(`${one}:0`)).toEqual(['from 0', 'loads 0']);
  expect(await stands(`${one}:1,${two}:0`)).toEqual(['from 1', 'from 0']);
  expect(await stands(undefined, `?after=${one}:0,${two}:0`)).toEqual(['from 0', 'from 0']);
  // The number from the browser's own `id` is newer than the one in the address that it opened.
  expect(await stands(`${one}:1`, `?after=${one}:0,${two}:0`)).toEqual(['from 1', 'from 0']);
  expect((await ann.listen(undefined, '?after=987654')).status).toBe(400);
});

test('a stream that is open hears of a table made or joined later, and who took a seat', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const { body: first } = await ann.create([HERE, HERE]);
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const other = new Browser(port);
  await other.create([HERE, HERE]);
  const bens = await other.listen();
  await bens.until(({ event }) => event === 'hello');
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  const made = await stream.until(({ event }) => event === 'follows');
  expect(made).toMatchObject({
    id: `${first.id}:0,${body.id}:0`,
    data: { id: body.id, version: 0, number: 0 },
  });
  await other.claim(body.seats[1].link ?? '', 'Ben');
  const { data } = await stream.until(({ event }) => event === 'seats');
  expect(data).toMatchObject({
    table: body.id,
    number: 1,
    seats: [{}, { seat: 1, name: 'Ben', joined: true }],
  });
  expect(JSON.stringify(data)).not.toContain('key');
  // The person who takes the seat follows the table from then on, and knows from which number.
  const joined = await bens.until(({ event }) => event === 'follows');
  expect(joined.data).toEqual({ id: body.id, version: 0, number: 1 });
});

test('a table can be watched by who knows its id', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, HERE]);
  const stream = await eve.listen(undefined, `?watch=${body.id}`);
  const told = await playOne(ann, body.id);
  expect((await stream.until(({ event }) => event === 'segment')).data).toEqual({
    ...told,
    number: 1,
  });
  // A table that does not exist does not prevent the others from being followed.
  const both = await eve.listen(undefined, `?watch=00000000000000,${body.id}`);
  const { data } = await both.until(({ event }) => event === 'hello');
  expect(data).toMatchObject({ tables: [{ id: body.id }] });
});

test('more streams than allowed are refused', async () => {
  const { port } = await serve(undefined, { limits: { streams: 4, streamsPerDevice: 2 } });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  await ann.create([HERE, HERE]);
  await ben.create([HERE, HERE]);
  const mine = [await ann.listen(), await ann.listen(), await ann.listen()];
  expect(mine.map(({ status }) => status)).toEqual([200, 200, 429]);
  const others = [await ben.listen(), await ben.listen(), await new Browser(port).listen()];
  expect(others.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('as many streams as are allowed are opened, also when all are asked for at once', async () => {
  const { port } = await serve(undefined, { limits: { streamsPerDevice: 3 } });
  const ann = new Browser(port);
  await ann.create([HERE, HERE]);
  const asked = await Promise.all(Array.from({ length: 8 }, () => ann.listen()));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('streams that are just being opened do not hold up the end of the server', async () => {
  for (let looks = 2; looks < 6; looks++) {
    const server = await serve();
    const ann = new Browser(server.port);
    await ann.create([HERE, HERE]);
    const lines = Array.from({ length: 10 }, () => new Raw(server.port));
    for (const { socket } of lines) {
      socket.write(`GET /api/stream HTTP/1.1\r\nhost: here\r\ncookie: ${ann.cookie}\r\n\r\n`);
    }
    // Requests have arrived; the server is still reading the requested data.
    for (let look = 0; look < looks; look++) await new Promise((later) => setImmediate(later));
    await server.close();
    await Promise.all(lines.map(({ closed }) => closed));
  }
});
