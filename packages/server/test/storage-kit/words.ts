import { expect, test } from 'vitest';
import type { StoredWord } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, segment, withTable } from './adapter.ts';

const word = (number: number, change: Partial<StoredWord> = {}): StoredWord => ({
  number,
  seat: 0,
  name: 'Ann',
  key: `key-${number}`,
  kind: 'text',
  body: `${number}`,
  about: '',
  created: number,
  ...change,
});
const write = (name: number, change: Partial<StoredWord> = {}, keep = 9) => {
  const { number: _, created: now, ...given } = word(name, change);
  const message = { table: 'table', kind: 'word', texts: [`{"name":${name}}`] } as const;
  return { table: 'table', word: given, keep, message, now };
};

/** A move at the present revision of the table. */
const move = () => {
  const { revision: _, ...given } = segment('table', 0);
  return given;
};

export function wordTests(adapter: Adapter): void {
  test('chat messages are sent, and read from any number on, the last ones in their order', async () => {
    const place = adapter();
    const { storage, told, present } = await withTable(place);
    const reaction = { kind: 'reaction', body: 'heart', about: 'word 1' } as const;
    expect(await present.writeWord(write(1))).toBe(1);
    expect(await present.writeWord(write(2, reaction))).toBe(2);
    // Chat messages have the numbers of the messages that report them.
    await present.writeSegment(move());
    expect(await present.writeWord(write(4, { seat: 1, name: '' }))).toBe(4);
    expect(told.map(({ kind, number, texts }) => [kind, number, ...texts])).toEqual([
      ['word', 1, '{"name":1}'],
      ['word', 2, '{"name":2}'],
      ['segment', 3, '{"version":1}'],
      ['word', 4, '{"name":4}'],
    ]);
    await storage.close();
    const { storage: again } = await place();
    expect(await again.wordsAfter('table', 0, 9)).toEqual([
      word(1),
      word(2, reaction),
      word(4, { seat: 1, name: '' }),
    ]);
    const numbers = async (after: number, most: number) =>
      (await again.wordsAfter('table', after, most)).map(({ number }) => number);
    expect([await numbers(1, 9), await numbers(0, 2), await numbers(4, 9)]).toEqual([
      [2, 4],
      [2, 4],
      [],
    ]);
    expect(await again.wordsAfter('other', 0, 9)).toEqual([]);
    const has = [1, 2, 3, 4, 5].map((number) => again.hasWord('table', number));
    expect(await Promise.all(has)).toEqual([true, true, false, true, false]);
    await again.close();
  });

  test('a key of a seat is used once; what fails tells nobody', async () => {
    const { storage, told, present } = await withTable(adapter());
    await present.writeWord(write(1));
    await expect(present.writeWord(write(2, { key: 'key-1' }))).rejects.toThrow();
    await present.writeWord(write(2, { key: 'key-1', seat: 1 }));
    expect(told).toHaveLength(2);
    expect(await storage.findWord('table', 0, 'key-1')).toEqual(word(1));
    expect((await storage.findWord('table', 1, 'key-1'))?.number).toBe(2);
    expect(await storage.findWord('table', 0, 'key-2')).toBeUndefined();
    await storage.close();
  });

  test('the oldest are forgotten with a new one', async () => {
    const { storage, present } = await withTable(adapter());
    for (let name = 1; name <= 4; name++) await present.writeWord(write(name));
    await present.writeSegment(move());
    await present.writeWord(write(6, {}, 2));
    expect((await storage.wordsAfter('table', 0, 9)).map(({ number }) => number)).toEqual([4, 6]);
    expect(await storage.hasWord('table', 3)).toBe(false);
    await storage.close();
  });

  test('notes are a person’s own, the last written ones, and go with the table', async () => {
    const { storage, present } = await withTable(adapter());
    await storage.addDevice({ ...DEVICE, tokenHash: 'second' });
    await storage.writeNotes('table', 1, { body: 'first', changed: 1 });
    await storage.writeNotes('table', 2, { body: 'mine', changed: 2 });
    await storage.writeNotes('table', 1, { body: '', changed: 3 });
    expect(await storage.notesOf('table', 1)).toEqual({ body: '', changed: 3 });
    expect(await storage.notesOf('table', 2)).toEqual({ body: 'mine', changed: 2 });
    await present.writeWord(write(1));
    await present.deleteTable({ table: 'table' });
    expect(await storage.notesOf('table', 2)).toBeUndefined();
    expect(await storage.wordsAfter('table', 0, 9)).toEqual([]);
    await storage.close();
  });

  test('of two persons who become one, the one who stays keeps its notes', async () => {
    const { storage } = await withTable(adapter());
    for (const tokenHash of ['second', 'third']) await storage.addDevice({ ...DEVICE, tokenHash });
    await storage.writeNotes('table', 1, { body: 'is left', changed: 1 });
    await storage.writeNotes('table', 2, { body: 'goes', changed: 2 });
    await join(storage, 2, 3);
    expect((await storage.notesOf('table', 3))?.body).toBe('goes');
    await join(storage, 1, 3);
    expect((await storage.notesOf('table', 3))?.body).toBe('goes');
    await storage.close();
  });
}
