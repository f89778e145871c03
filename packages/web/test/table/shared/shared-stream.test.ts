import { describe, expect, test } from 'vitest';
import { type FalsePage, FalseServer, FalseTime, withElection, withWorker } from './browser.ts';

const TABLES = Array.from({ length: 12 }, (_, n) => `table${n}`);

function begin(kind: typeof withWorker) {
  const [server, time] = [new FalseServer(), new FalseTime()];
  for (const table of TABLES) server.tables.set(table, 3);
  server.own = [...TABLES];
  const page = kind(server, time);
  /** A message is sent at every table, and all pages that listen must get it. */
  const heardBy = async (pages: readonly FalsePage[]) => {
    for (const table of TABLES) server.tell(table);
    await time.pass(100);
    for (const { table, known } of pages) expect(known).toBe(server.tables.get(table));
  };
  return { server, time, page, heardBy };
}

describe.each([
  ['a worker', withWorker],
  ['one of the pages', withElection],
])('the stream is held by %s', (_name, kind) => {
  test('twelve pages hear by one stream, which watches what is looked at', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.map(page);
    await time.pass(3_000);
    expect(server.open.length).toBe(1);
    expect(server.watched).toEqual([...TABLES].sort());
    await heardBy(pages);
    // Most pages are hidden behind others: they get the message, but nobody sees it.
    for (const each of pages.slice(1)) each.show(false);
    await time.pass(3_000);
    expect(server.watched).toEqual([TABLES[0]]);
    pages[0].show(false);
    pages[5].show(true);
    server.tell(TABLES[5]);
    await time.pass(3_000);
    expect(server.watched).toEqual([TABLES[5]]);
    await heardBy(pages);
    expect(server.open.length).toBe(1);
    // Each table was loaded once, although others were opened and closed since.
    expect(pages.map(({ loads }) => loads)).toEqual(TABLES.map(() => 1));
  });

  test('nothing is lost when pages are closed, in whatever order', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.map(page);
    await time.pass(3_000);
    while (pages.length > 1) {
      pages.splice((pages.length * 7) % Math.min(3, pages.length), 1)[0].stream.putAside();
      server.tell(pages[0].table);
      await time.pass(2_000);
      await heardBy(pages);
      expect(server.open.length).toBe(1);
    }
    pages[0].stream.putAside();
    await time.pass(1_000);
    expect(server.open).toEqual([]);
    // Somebody comes back to it.
    server.tell(pages[0].table);
    pages[0].stream.comeBack();
    await time.pass(3_000);
    await heardBy(pages);
  });

  test('pages that fall asleep are not looked at, and wake up with all they missed', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 4).map(page);
    await time.pass(3_000);
    // One page is informed that it will be put to sleep, the other one is not.
    pages[0].stream.putAside();
    await time.pass(100);
    pages[0].isAsleep = true;
    pages[1].isAsleep = true;
    await time.pass(150_000);
    expect(server.watched).toEqual([TABLES[2], TABLES[3]]);
    await heardBy(pages.slice(2));
    for (const each of pages.slice(0, 2)) {
      each.isAsleep = false;
      each.stream.comeBack();
    }
    await time.pass(10_000);
    await heardBy(pages);
    expect(server.open.length).toBe(1);
  });

  test('the server is away for a while', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 4).map(page);
    await time.pass(3_000);
    server.isDown = true;
    for (const source of server.open) source.fail(false);
    await time.pass(100);
    expect(pages.every(({ isLost }) => isLost)).toBe(true);
    for (const table of TABLES) server.tables.set(table, 9);
    server.isDown = false;
    for (const source of server.open) server.greet(source);
    await time.pass(100);
    expect(pages.some(({ isLost }) => isLost)).toBe(false);
    await heardBy(pages);
  });

  test('without a stream pages ask, until there is one again', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 2).map(page);
    pages[1].isVisible = false;
    await time.pass(3_000);
    for (const source of server.open) source.fail(true);
    server.isDown = true;
    const before = pages.map(({ loads }) => loads);
    await time.pass(21_000);
    expect(pages.map(({ loads }, at) => loads - before[at])).toEqual([4, 0]);
    server.isDown = false;
    await time.pass(31_000);
    expect(server.open.length).toBe(1);
    await heardBy(pages);
  });

  test('a table that was deleted takes nothing from the others, and its page is told', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 3).map(page);
    await time.pass(3_000);
    server.own = server.own.filter((id) => id !== TABLES[1]);
    server.tables.delete(TABLES[1]);
    const late = page(TABLES[7]);
    await time.pass(3_000);
    expect(pages.map(({ isDeleted }) => isDeleted)).toEqual([false, true, false]);
    await heardBy([pages[0], pages[2], late]);
  });

  test('a device that was asleep opens its stream anew', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 2).map(page);
    await time.pass(3_000);
    const [dead] = server.open;
    time.now += 3_600_000;
    await time.pass(31_000);
    expect(server.open.length).toBe(1);
    expect(dead.readyState).toBe(2);
    await heardBy(pages);
  });

  test('a message that one stream leaves out is told by the next one', async () => {
    const { server, time, page, heardBy } = begin(kind);
    const pages = TABLES.slice(0, 2).map(page);
    await time.pass(3_000);
    // One message is lost on the way.
    server.tables.set(TABLES[0], 4);
    server.tell(TABLES[0]);
    await time.pass(1_500);
    expect(pages[0].known).toBe(5);
    await heardBy(pages);
    expect(pages[0].loads).toBe(1);
  });
});

test('a page that led and was asleep gives way when it wakes up', async () => {
  const { server, time, page, heardBy } = begin(withElection);
  const pages = TABLES.slice(0, 5).map(page);
  await time.pass(3_000);
  const [source] = server.open;
  for (const asleep of pages) {
    asleep.isAsleep = true;
    await time.pass(12_000);
    asleep.isAsleep = false;
    asleep.stream.comeBack();
    await time.pass(6_000);
    expect(server.open.length).toBe(1);
    await heardBy(pages);
  }
  expect(source.readyState).toBe(2);
});
