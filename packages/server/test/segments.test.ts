import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { serveFile } from './running.ts';

const portOfFile = serveFile();

async function tableOfTwo() {
  const port = portOfFile();
  const ann = new Browser(port);
  const person = { kind: 'person', here: true };
  const { body } = await ann.create([person, person]);
  const shown = await ann.game(body.id);
  const [seat] = shown.deciders;
  const command = ann.anyCommand(shown.position, seat) ?? '';
  return { port, ann, id: body.id, seat, command, shown };
}

test('a doubled segment gets the same answer again and is played once', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  const first = await ann.segment(id, seat, 0, [command], 'the-same-key');
  const second = await ann.segment(id, seat, 0, [command], 'the-same-key');
  expect(first.status).toBe(200);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await ann.game(id)).version).toBe(1);
});

test('a doubled segment gets the same answer also when the table has gone on', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  const first = await ann.segment(id, seat, 0, [command], 'the-same-key');
  const now = await ann.game(id);
  const [next] = now.deciders;
  await ann.segment(id, next, 1, [ann.anyCommand(now.position, next) ?? '']);
  const again = await ann.segment(id, seat, 0, [command], 'the-same-key');
  expect(again.body).toEqual(first.body);
  expect((await ann.game(id)).version).toBe(2);
});

test('a key used for something else is refused', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  await ann.segment(id, seat, 0, [command], 'the-same-key');
  const other = await ann.segment(id, seat, 1, ['end'], 'the-same-key');
  expect(other.status).toBe(409);
  expect(other.body.refusal).toEqual({ code: 'key-reused', params: { key: 'the-same-key' } });
});

test('of segments sent at the same moment one is played, the others are told what happened', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  const sent = await Promise.all(
    Array.from({ length: 12 }, () => ann.segment(id, seat, 0, [command])),
  );
  const played = sent.filter(({ status }) => status === 200);
  expect(played).toHaveLength(1);
  for (const { status, body } of sent.filter((each) => each !== played[0])) {
    expect(status).toBe(409);
    expect(body.refusal).toEqual({ code: 'stale', params: { version: 1 } });
    expect(body.happened).toEqual(played[0].body);
  }
  expect((await ann.game(id)).steps.map((step) => step.command)).toEqual([command]);
});

test('the same segment sent twelve times at the same moment is played once', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  const sent = await Promise.all(
    Array.from({ length: 12 }, () => ann.segment(id, seat, 0, [command], 'one-key-for-all')),
  );
  for (const { status, body } of sent) {
    expect(status).toBe(200);
    expect(body).toEqual(sent[0].body);
  }
  expect((await ann.game(id)).version).toBe(1);
});

test('an illegal, foreign or premature segment is refused with its reason and changes nothing', async () => {
  const { port, ann, id, seat, command, shown } = await tableOfTwo();
  const other = 1 - seat;
  const refusals = [
    [await ann.segment(id, other, 0, [command]), 422],
    [await ann.segment(id, seat, 0, ['fly A1']), 422, 'command-unknown'],
    [await ann.segment(id, seat, 0, ['build Z99']), 422, 'argument-unknown'],
    [await ann.segment(id, seat, 7, [command]), 409, 'version-unknown'],
    [await new Browser(port).segment(id, seat, 0, [command]), 403, 'not-your-seat'],
    [await ann.segment(id, 5, 0, [command]), 403, 'not-your-seat'],
    [await ann.segment('00000000000000', seat, 0, [command]), 404, 'table-unknown'],
  ] as const;
  for (const [answer, status, code] of refusals) {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (code !== undefined) expect(answer.body.refusal.code).toBe(code);
    expect(answer.body.refusal.params).toBeTypeOf('object');
  }
  expect(await ann.game(id)).toEqual(shown);
});

test('one refused command takes the whole segment back and is named by its place', async () => {
  const { ann, id, seat, command, shown } = await tableOfTwo();
  const { status, body } = await ann.segment(id, seat, 0, [command, 'pass none']);
  expect(status).toBe(422);
  expect(body.index).toBe(1);
  expect(await ann.game(id)).toEqual(shown);
});

test('standing orders are accepted on any version and out of turn', async () => {
  const { ann, id, seat, command } = await tableOfTwo();
  await ann.segment(id, seat, 0, [command]);
  const late = await ann.segment(id, seat, 0, ['order keep']);
  expect(late.status, JSON.stringify(late.body)).toBe(200);
  expect(late.body).toMatchObject({ from: 1, version: 2 });
});

test('garbage is refused and changes nothing', async () => {
  const { ann, id, shown } = await tableOfTwo();
  const path = `/api/tables/${id}/segments`;
  const fine = { seat: 0, version: 0, key: 'some-key', commands: ['end'] };
  const bodies: unknown[] = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    '{"seat":0}',
    'a=b',
    '\u0000',
    { ...fine, seat: '0' },
    { ...fine, seat: -1 },
    { ...fine, seat: 0.5 },
    { ...fine, version: '0' },
    { ...fine, version: null },
    { ...fine, more: 1 },
    { ...fine, key: 'short' },
    { ...fine, key: 'has a blank' },
    { ...fine, commands: [] },
    { ...fine, commands: 'end' },
    { ...fine, commands: [1] },
    { ...fine, commands: [''] },
    { ...fine, commands: Array.from({ length: 65 }, () => 'end') },
  ];
  for (const body of bodies) {
    const { status, body: answer } = await ann.ask(path, body);
    expect([status, answer], JSON.stringify(body)).toMatchObject([
      400,
      { refusal: { code: 'request-malformed', params: {} } },
    ]);
  }
  const large = await ann.ask(path, { ...fine, commands: ['x'.repeat(70_000)] });
  expect(large).toMatchObject({ status: 413, body: { refusal: { code: 'too-large' } } });
  const form = await ann.ask(path, 'seat=0', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form).toMatchObject({ status: 415, body: { refusal: { code: 'media-type' } } });
  const text = await ann.ask(path, JSON.stringify(fine), { 'content-type': 'text/plain' });
  expect(text.status).toBe(415);
  expect(await ann.game(id)).toEqual(shown);
});

test('any other JSON or text is answered with a refusal', async () => {
  const { ann, id, shown } = await tableOfTwo();
  const part = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));
  const segment = fc.record(
    { seat: part, version: part, key: part, commands: fc.oneof(part, fc.array(fc.string())) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(segment, part), async (body) => {
      const { status, body: answer } = await ann.segment(id, 0, 0, body as string[]);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(answer.refusal.code).toBeTypeOf('string');
    }),
    { numRuns: 100 },
  );
  expect(await ann.game(id)).toEqual(shown);
});
