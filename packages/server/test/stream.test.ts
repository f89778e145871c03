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

/** The versions after the segments that a stream was told of, in the order in which they came. */
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
    expect(segments.map(({ data }) => data)).toEqual(told);
    expect(segments[0].id).toBeLessThan(segments[1].id ?? 0);
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
  expect(second.heard[0]).toMatchObject({ event: 'hello', data: { resumed: true } });
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

test('who comes back with an unknown place in the sequence is told to load the tables', async () => {
  const port = portOfFile();
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, HERE]);
  await playOne(ann, body.id);
  const stream = await ann.listen(987_654);
  const hello = await stream.until(({ event }) => event === 'hello');
  expect(hello.data).toEqual({ resumed: false, tables: [{ id: body.id, version: 1 }] });
  // From its id on the stream can be resumed, though nothing happened since.
  const resumed = await ann.listen(hello.id);
  const again = await resumed.until(({ event }) => event === 'hello');
  expect(again.data.resumed).toBe(true);
});

test('a stream that is open hears of a table made or joined later, and who took a seat', async () => {
  const port = portOfFile();
  const [ann, ben] = [new Browser(port), new Browser(port)];
  await ann.create([HERE, HERE]);
  const stream = await ann.listen();
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const { data } = await stream.until(({ event }) => event === 'seats');
  expect(data).toMatchObject({
    table: body.id,
    seats: [{}, { seat: 1, name: 'Ben', joined: true }],
  });
  expect(JSON.stringify(data)).not.toContain('key');
});

test('a table can be watched by who knows its id', async () => {
  const port = portOfFile();
  const [ann, eve] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, HERE]);
  const stream = await eve.listen(undefined, `?watch=${body.id}`);
  const told = await playOne(ann, body.id);
  expect((await stream.until(({ event }) => event === 'segment')).data).toEqual(told);
  expect((await eve.listen(undefined, '?watch=00000000000000')).status).toBe(404);
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

test('streams that are just being opened do not hold up the end of the server', async () => {
  for (let looks = 2; looks < 6; looks++) {
    const server = await serve();
    const ann = new Browser(server.port);
    await ann.create([HERE, HERE]);
    const lines = Array.from({ length: 10 }, () => new Raw(server.port));
    for (const { socket } of lines) {
      socket.write(`GET /api/stream HTTP/1.1\r\nhost: here\r\ncookie: ${ann.cookie}\r\n\r\n`);
    }
    // Requests have come in; what they ask for is still being read.
    for (let look = 0; look < looks; look++) await new Promise((later) => setImmediate(later));
    await server.close();
    await Promise.all(lines.map(({ closed }) => closed));
  }
});
