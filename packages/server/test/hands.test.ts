import { expect, test } from 'vitest';
import { textForAll } from '../src/rules/telling.ts';
import { Browser } from './client.ts';
import { serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const HANDS = { pool: { program: new URL('./hands-rules.ts', import.meta.url) } };

/** The viewers to whom the events in a part of an answer are shown. */
function shownTo(part: unknown): readonly unknown[] {
  const found = [...JSON.stringify(part).matchAll(/"shownTo":("spectator"|\d)/g)];
  return [...new Set(found.map(([, viewer]) => JSON.parse(viewer)))];
}

test('a device with several seats is told what each of them sees, apart from each other', async () => {
  const { port } = await serve(undefined, HANDS);
  const [ann, ben, eve] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, { kind: 'person' }, HERE]);
  await ben.claim(body.seats[1].link ?? '');
  const streams = await Promise.all([
    ann.listen(),
    ben.listen(),
    eve.listen(undefined, `?watch=${body.id}`),
  ]);
  const { position, deciders } = await ann.game(body.id);
  const [seat] = deciders;
  const mover = seat === 1 ? ben : ann;
  const sent = await mover.segment(body.id, seat, 0, [mover.anyCommand(position, seat) ?? '']);
  expect(shownTo(sent.body)).toEqual([seat]);
  const [toAnn, toBen, toEve] = await Promise.all(
    streams.map(async (stream) => (await stream.until(({ event }) => event === 'segment')).data),
  );
  const { views, ...lowest } = toAnn as { views: Record<string, unknown> };
  expect(shownTo(lowest)).toEqual([0]);
  expect(Object.keys(views)).toEqual(['2']);
  expect(shownTo(views['2'])).toEqual([2]);
  expect(shownTo(toBen)).toEqual([1]);
  expect(shownTo(toEve)).toEqual(['spectator']);
  expect(toBen).not.toHaveProperty('views');

  // The events are the same when a seat asks for them, and when they are sent again after a break.
  for (const own of [0, 2]) {
    expect(shownTo(await ann.game(body.id, `?seat=${own}`))).toEqual([own]);
  }
  const again = await ann.listen(streams[0].heard[0].id);
  expect((await again.until(({ event }) => event === 'segment')).data).toEqual(toAnn);
});

test('a seat that is taken later is told of too, and where all see the same it is said once', async () => {
  const { port } = await serve(undefined, HANDS);
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  const stream = await ann.listen();
  await ann.claim(body.seats[1].link ?? '');
  const { position, deciders } = await ann.game(body.id);
  const [seat] = deciders;
  await ann.segment(body.id, seat, 0, [ann.anyCommand(position, seat) ?? '']);
  const { data } = await stream.until(({ event }) => event === 'segment');
  expect(Object.keys(data.views as object)).toEqual(['1']);
  expect(textForAll(['{"version":1}'], [0, 1])).toBe('{"version":1}');
});
