import { expect, test } from 'vitest';
import type { NewStoredKey } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join } from './adapter.ts';

const WORDS: NewStoredKey = {
  person: 1,
  device: 1,
  kind: 'words',
  lookup: 'hash',
  secret: '',
  counter: 0,
  language: 'en',
  created: 5,
  provedBy: undefined,
  most: 3,
};
const HOOK = {
  person: 1,
  table: '',
  kind: 'hook',
  form: 'raw',
  address: 'https://a.example/',
  secret: '',
  device: 0,
  language: 'en',
  origin: 'https://pangaea.example',
  created: 5,
  due: 7,
} as const;
const PASSKEY = { ...WORDS, kind: 'passkey', lookup: 'id', secret: '{}', created: 9 } as const;

/** Persons 1 and 2 with a device each. */
async function withPersons(adapter: Adapter) {
  const place = adapter();
  const { storage } = await place();
  await storage.addDevice(DEVICE);
  await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
  return { storage, place };
}

export function keyTests(adapter: Adapter): void {
  test('a key is found by its kind and its text, after a restart too', async () => {
    const { storage, place } = await withPersons(adapter);
    expect(await storage.addKey(WORDS)).toEqual({ result: 'added', key: 1 });
    await storage.close();
    const { storage: again } = await place();
    const { provedBy: _, most: __, device: ___, ...key } = WORDS;
    expect(await again.findKey('words', 'hash')).toEqual({ ...key, id: 1, used: 5 });
    expect(await again.findKey('mail', 'hash')).toBeUndefined();
    expect(await again.keysOf(2)).toEqual([]);
    await again.close();
  });

  test('a further key needs one of the person, is nobody else’s, and there are not too many', async () => {
    const { storage } = await withPersons(adapter);
    await storage.addKey(WORDS);
    await storage.addKey({ ...WORDS, person: 2, lookup: 'theirs' });
    const tried = async (more: object) => (await storage.addKey({ ...PASSKEY, ...more })).result;
    expect(await tried({})).toBe('proof-needed');
    expect(await tried({ provedBy: 2 })).toBe('proof-needed');
    expect(await tried({ provedBy: 1, kind: 'words', lookup: 'theirs' })).toBe('key-known');
    expect(await tried({ provedBy: 1, most: 1 })).toBe('too-many-keys');
    expect(await tried({ provedBy: 1 })).toBe('added');
    await storage.close();
  });

  test('a use is noted once for each count of a passkey', async () => {
    const { storage } = await withPersons(adapter);
    await storage.addKey({ ...PASSKEY, counter: 3 });
    const noted = [4, 4, 3, 5].map((counter) => storage.noteKey(1, counter, 20));
    expect(await Promise.all(noted)).toEqual([true, false, false, true]);
    expect(await storage.findKey('passkey', 'id')).toMatchObject({ counter: 5, used: 20 });
    expect(await storage.noteKey(9, 0, 20)).toBe(false);
    await storage.close();
  });

  test('a removed key ends the devices that came by it, but for the one that asks', async () => {
    const { storage } = await withPersons(adapter);
    await storage.addKey(WORDS);
    await storage.addKey({ ...PASSKEY, provedBy: 1 });
    await storage.addDevice({ ...DEVICE, tokenHash: 'third' });
    await join(storage, 2, 1, { by: { key: 1 } });
    await join(storage, 3, 1, { by: { device: 2 }, brings: false });
    const removal = { person: 1, device: 2, key: 1, provedBy: 2, now: 30, young: 100 };
    const remove = (more = {}) => storage.removeKey({ ...removal, ...more });
    expect(await remove({ provedBy: undefined, young: 1 })).toEqual({ result: 'proof-needed' });
    expect(await remove({ provedBy: 3 })).toEqual({ result: 'proof-needed' });
    expect(await remove({ key: 3 })).toEqual({ result: 'key-unknown' });
    expect(await remove({ young: 7 })).toEqual({ result: 'key-young' });
    expect(await remove()).toEqual({ result: 'removed', devices: [3] });
    // The third device returns to the person that it had left.
    expect(await storage.findDevice('third')).toEqual({ device: 3, person: 3 });
    expect(await storage.findDevice('other')).toEqual({ device: 2, person: 1 });
    expect((await storage.keysOf(1)).map(({ id }) => id)).toEqual([2]);
    await storage.close();
  });

  test('no device comes by a key that is gone, or another person’s', async () => {
    const { storage } = await withPersons(adapter);
    await storage.addKey(WORDS);
    expect(await join(storage, 2, 1, { by: { key: 9 } })).toEqual({ result: 'key-wrong' });
    expect(await join(storage, 1, 2, { by: { key: 1 } })).toEqual({ result: 'key-wrong' });
    await storage.close();
  });

  test('the events of keys, the newest first, until they are forgotten', async () => {
    const { storage } = await withPersons(adapter);
    const event = {
      person: 1,
      event: 'added',
      keyKind: 'words',
      kind: 'phone',
      browser: 'x',
    } as const;
    await storage.noteKeyEvent({ ...event, at: 3 });
    await storage.noteKeyEvent({ ...event, at: 4, event: 'removed' });
    // No event is stored for a person that does not exist.
    await storage.noteKeyEvent({ ...event, person: 9, at: 4 });
    expect((await storage.keyEventsOf(1, 9)).map(({ at }) => at)).toEqual([4, 3]);
    await storage.forgetKeyEvents(4);
    expect(await storage.keyEventsOf(1, 9)).toEqual([{ ...event, at: 4, event: 'removed' }]);
    expect(await storage.keyEventsOf(9, 9)).toEqual([]);
    await storage.close();
  });

  test('news of a key are stored with it, for each channel and mail address, and are due until they are noted', async () => {
    const { storage, place } = await withPersons(adapter);
    await storage.addChannel(HOOK);
    const mail = { ...WORDS, kind: 'mail', lookup: 'ann@example.org', language: 'ja' } as const;
    await storage.addKey(mail);
    await storage.addKey({ ...PASSKEY, provedBy: 1 });
    await storage.removeKey({
      person: 1,
      device: 1,
      key: 1,
      provedBy: 1,
      now: 30,
      young: 20,
    });
    await storage.close();
    const { storage: again } = await place();
    const told = (await again.keyNews(9)).map((news) => [
      news.id,
      news.event,
      news.keyKind,
      news.address || news.channel,
      news.language,
      news.at,
    ]);
    // The address that is no longer a key gets a message about that, too.
    expect(told).toEqual([
      [1, 'added', 'mail', 1, 'en', 5],
      [2, 'added', 'mail', 'ann@example.org', 'ja', 5],
      [3, 'added', 'passkey', 1, 'en', 9],
      [4, 'added', 'passkey', 'ann@example.org', 'ja', 9],
      [5, 'removed', 'mail', 1, 'en', 30],
      [6, 'removed', 'mail', 'ann@example.org', 'ja', 30],
    ]);
    const { works } = await again.claimDue({ now: 90, until: 95, most: 9 });
    expect(works).toEqual([{ owner: '', kind: 'news', at: 30, about: 6, claimed: 95 }]);
    const done = [1, 3].map((news) => ({ news, isDone: true }) as const);
    await again.noteNews([...done, { news: 2, isDone: false, next: 70 }]);
    expect(await again.keyNews(9)).toMatchObject([
      { id: 4, tries: 0, next: 0 },
      { id: 5 },
      { id: 6 },
      { id: 2, tries: 1, next: 70 },
    ]);
    // Together with the channel, its waiting messages are removed.
    await again.removeChannel(1, 1);
    expect((await again.keyNews(9)).map(({ id }) => id)).toEqual([4, 6, 2]);
    await again.close();
  });

  test('the news of a sign-in by a key are stored together with it', async () => {
    const { storage } = await withPersons(adapter);
    await storage.addKey(WORDS);
    await storage.addChannel(HOOK);
    await join(storage, 2, 1, { by: { key: 1 } });
    expect(await storage.keyNews(9)).toMatchObject([
      { person: 1, event: 'signed-in', keyKind: 'words', channel: 1 },
    ]);
    expect(await storage.keyEventsOf(1, 1)).toMatchObject([{ event: 'signed-in' }]);
    await storage.close();
  });
}
