import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { serveFile } from './running.ts';

const portOfFile = serveFile({ presence: { came: 10, went: 40 } });

const person = { kind: 'person' };
const SEATS = [{ ...person, here: true, name: 'Ann' }, person, person];

async function meet() {
  const [ann, ben, eve] = Array.from({ length: 3 }, () => new Browser(portOfFile()));
  const { body } = await ann.create(SEATS);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  return { ann, ben, eve, id: body.id };
}

test('followers of a table learn who looks at it, who is elsewhere on the site, and who has gone', async () => {
  const { ann, ben, eve, id } = await meet();
  const watch = `?watch=${id}`;
  const stream = await ann.listen(undefined, watch);
  const told = (looking: number[], here: number[], watching: number) =>
    stream.until(
      ({ event, data }) =>
        event === 'presence' &&
        JSON.stringify(data) === JSON.stringify({ table: id, looking, here, watching }),
    );
  await told([0], [], 0);
  const elsewhere = await ben.listen();
  await told([0], [1], 0);
  const bens = await ben.listen(undefined, watch);
  await told([0, 1], [], 0);
  const eves = await eve.listen(undefined, watch);
  await told([0, 1], [], 1);
  // A new visitor gets the list of present people immediately.
  const first = await eves.until(({ event }) => event === 'presence');
  expect(first.data).toMatchObject({ table: id });
  eves.close();
  const before = stream.heard.length;
  bens.close();
  elsewhere.close();
  await expect
    .poll(() => stream.heard.slice(before).findLast(({ event }) => event === 'presence')?.data)
    .toEqual({ table: id, looking: [0], here: [], watching: 0 });
});

test('when the others were here last is told to who sits there, and to nobody else', async () => {
  const { ann, ben, eve, id } = await meet();
  const path = `/api/tables/${id}/presence`;
  const moment = Date.now();
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  const here = await ann.ask(path);
  expect(here.body).toMatchObject({ looking: [], here: [1], watching: 0 });
  stream.close();
  await expect.poll(async () => (await ann.ask(path)).body).toMatchObject({ here: [] });
  const { seen } = (await ann.ask<{ seen: { seat: number; at: number }[] }>(path)).body;
  expect(seen.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { at } of seen) expect(Math.abs(at - moment)).toBeLessThan(600_000);
  expect((await eve.ask(path)).body).not.toHaveProperty('seen');
  expect((await eve.ask('/api/tables/00000000000000/presence')).status).toBe(404);
});
