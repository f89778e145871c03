import { expect, test } from 'vitest';
import type { NewStoredChannel, NoticeMark } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, segment, TABLE, withTable } from './adapter.ts';

const PUSH: NewStoredChannel = {
  person: 1,
  table: '',
  kind: 'push',
  form: '',
  address: 'https://push.example/1',
  secret: '{}',
  device: 0,
  language: 'ja',
  origin: 'https://pangaea.example',
  created: 5,
  due: 7,
};
const HOOK: NewStoredChannel = {
  ...PUSH,
  kind: 'hook',
  form: 'raw',
  address: 'https://a.example/',
};
const NEW = { isOff: false, failing: 0, tries: 0, next: 0 } as const;
const TURN = { table: 'table', kind: 'turn', about: 3 } as const;
const NOTICE = { owner: 'table', kind: 'notice', at: 50, about: 9, claimed: 0 } as const;
const ALL = { now: 90, until: 95, most: 9 } as const;

export function noticeTests(adapter: Adapter): void {
  test('a channel is kept as it was given, and one of its address takes its place', async () => {
    const place = adapter();
    const { storage } = await withTable(place);
    const first = await storage.addChannel(PUSH);
    const second = await storage.addChannel(HOOK);
    const { due: _, ...kept } = PUSH;
    await storage.close();
    const { storage: again } = await place();
    expect(await again.channelsOf(1)).toMatchObject([
      { ...kept, ...NEW, id: first },
      { id: second },
    ]);
    const third = await again.addChannel({ ...HOOK, language: 'en' });
    expect(await again.channelsOf(1)).toMatchObject([{ id: first }, { id: third, language: 'en' }]);
    expect(await again.removeChannel(2, third)).toBe(false);
    expect(await again.removeChannel(1, third)).toBe(true);
    expect(await again.removeChannel(1, third)).toBe(false);
    expect(await again.channelsOf(1)).toHaveLength(1);
    await again.close();
  });

  test('mail ends by its secret, whoever has it, and nothing else does', async () => {
    const { storage } = await withTable(adapter());
    await storage.addChannel({ ...HOOK, secret: 'word each' });
    const mail = {
      ...PUSH,
      kind: 'mail',
      address: 'ann@example.org',
      secret: 'word each',
    } as const;
    await storage.addChannel(mail);
    expect(await storage.endMail(['other each', 'other digest'])).toBe(false);
    expect(await storage.channelsOf(1)).toHaveLength(2);
    expect(await storage.endMail(['word digest', 'word each'])).toBe(true);
    expect(await storage.channelsOf(1)).toMatchObject([{ kind: 'hook' }]);
    expect(await storage.endMail(['word each'])).toBe(false);
    await storage.close();
  });

  test('push ends with its device, and follows it to another person and back', async () => {
    const { storage } = await withTable(adapter());
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await storage.addDevice({ ...DEVICE, tokenHash: 'third', person: 2 });
    await storage.addChannel({ ...PUSH, person: 2, device: 2 });
    await storage.addChannel({ ...PUSH, person: 2, device: 3, address: 'https://push.example/3' });
    await storage.addChannel({ ...HOOK, person: 2 });
    const own = async (person: number) =>
      (await storage.channelsOf(person)).map(({ kind, device }) => `${kind} ${device}`);
    const [{ id: push }] = await storage.channelsOf(2);
    expect(await storage.channel(push)).toMatchObject({ id: push, person: 2, isOff: false });
    await join(storage, 2, 1, { device: 2, brings: false });
    expect([await own(1), await own(2)]).toEqual([['push 2'], ['push 3', 'hook 0']]);
    expect(await storage.channel(push)).toMatchObject({ id: push, person: 1 });
    expect(await storage.channel(99)).toBeUndefined();
    const undoing = { person: 1, device: 1, now: 15 };
    const [back] = await storage.joinsOf(1, 1, 15);
    await storage.undoJoin({ ...undoing, join: back.id });
    expect([await own(1), await own(2)]).toEqual([[], ['push 2', 'push 3', 'hook 0']]);
    // Data that a device adds while it belongs to another person moves back with the device.
    await join(storage, 2, 1);
    await storage.addChannel({ ...PUSH, device: 3, address: 'https://push.example/new' });
    const [all] = await storage.joinsOf(1, 1, 15);
    await storage.undoJoin({ ...undoing, join: all.id });
    expect(await own(1)).toEqual([]);
    expect(await own(2)).toEqual(['push 2', 'push 3', 'hook 0', 'push 3']);
    expect(await storage.endDevice({ person: 2, device: 3, by: 2, now: 20 })).toBe('ended');
    expect(await own(2)).toEqual(['push 2', 'hook 0']);
    await storage.close();
  });

  test('a browser that is somebody else’s now tells nobody else any more', async () => {
    const { storage } = await withTable(adapter());
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await storage.addChannel(PUSH);
    await storage.addChannel({ ...PUSH, person: 2 });
    expect([await storage.channelsOf(1), await storage.channelsOf(2)]).toMatchObject([
      [],
      [{ person: 2 }],
    ]);
    // Two people may use the same hook.
    await storage.addChannel(HOOK);
    await storage.addChannel({ ...HOOK, person: 2 });
    expect(await storage.channelsOf(1)).toHaveLength(1);
    await storage.close();
  });

  test('the hook of a table is no channel of its person, and goes with the table', async () => {
    const { storage, present } = await withTable(adapter());
    await storage.addChannel({ ...HOOK, table: 'table' });
    const second = await storage.addChannel({
      ...HOOK,
      table: 'table',
      address: 'https://b.example/',
    });
    expect(await storage.channelsOf(1)).toEqual([]);
    expect(await storage.hookOf('table')).toMatchObject({
      id: second,
      address: 'https://b.example/',
    });
    expect(await storage.removeChannel(1, second)).toBe(false);
    await storage.removeHook('table');
    expect(await storage.hookOf('table')).toBeUndefined();
    await storage.addChannel({ ...HOOK, table: 'table' });
    await present.deleteTable({ table: 'table' });
    expect(await storage.hookOf('table')).toBeUndefined();
    await storage.close();
  });

  test('a sent notice is stored once for a channel, with the state of the channel', async () => {
    const { storage } = await withTable(adapter());
    const channel = await storage.addChannel(PUSH);
    const told = { channel, marks: [TURN], now: 8, why: '', ...NEW };
    await storage.noteTold({ ...told, why: 'status 500', failing: 8, tries: 1, next: 20 });
    expect(await storage.sentOn(channel, ['table'])).toEqual([]);
    expect(await storage.channelsOf(1)).toMatchObject([{ failing: 8, tries: 1, next: 20 }]);
    await storage.noteTold({ ...told, now: 21 });
    expect(await storage.sentOn(channel, ['table', 'other'])).toEqual([TURN]);
    expect(await storage.sentOn(channel, ['other'])).toEqual([]);
    expect(await storage.noticesOf(1, 9)).toEqual([{ ...TURN, channel, at: 21, why: '' }]);
    expect(await storage.noticesOf(1, 0)).toEqual([]);
    // Nothing is stored for a channel or a table that no longer exists; everything else is stored.
    await storage.noteTold({ ...told, channel: channel + 1 });
    const gone: NoticeMark = { ...TURN, table: 'deleted' };
    const dealt: NoticeMark = { ...TURN, kind: 'dealt' };
    await storage.noteTold({ ...told, now: 21, marks: [gone, dealt] });
    const sent = await storage.sentOn(channel, ['table', 'deleted']);
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['dealt', 'turn']);
    await storage.forgetNotices(21);
    expect(await storage.noticesOf(1, 9)).toHaveLength(2);
    await storage.forgetNotices(22);
    expect(await storage.noticesOf(1, 9)).toEqual([]);
    await storage.close();
  });

  test('notices are due only where somebody listens, and where a channel comes, at once', async () => {
    const { storage } = await withTable(adapter());
    const claimed = async () => (await storage.claimDue(ALL)).works.map(({ about }) => about);
    await storage.writeSegment({ ...segment('table', 0), due: [NOTICE] });
    expect(await claimed()).toEqual([]);
    const channel = await storage.addChannel(PUSH);
    expect((await storage.claimDue(ALL)).works).toEqual([
      { ...NOTICE, at: 7, about: 0, claimed: 95 },
    ]);
    await storage.writeSegment({ ...segment('table', 1), due: [NOTICE] });
    expect(await claimed()).toEqual([9]);
    await storage.noteTold({ channel, marks: [], now: 8, why: 'x', ...NEW, isOff: true });
    await storage.writeSegment({ ...segment('table', 2), due: [{ ...NOTICE, about: 10 }] });
    expect(await claimed()).toEqual([]);
    await storage.addChannel({ ...HOOK, table: 'table' });
    expect(await claimed()).toEqual([0]);
    await storage.close();
  });

  test('a game that is over is not told of by a channel that comes later', async () => {
    const { storage } = await withTable(adapter(), { over: true });
    await storage.addChannel(PUSH);
    expect((await storage.claimDue(ALL)).works).toEqual([]);
    await storage.close();
  });

  test('kinds are turned off, and the tables look again', async () => {
    const { storage } = await withTable(adapter());
    expect(await storage.noticesOff(1)).toEqual([]);
    await storage.turnNoticesOff(1, ['over', 'time'], 7);
    await storage.turnNoticesOff(1, ['over'], 7);
    expect(await storage.noticesOff(1)).toEqual(['over']);
    expect((await storage.claimDue(ALL)).works).toMatchObject([{ owner: 'table', kind: 'notice' }]);
    await storage.close();
  });

  test('all of it goes to another person with the rest, and is forgotten with one', async () => {
    const { storage } = await withTable(adapter());
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    const channel = await storage.addChannel(PUSH);
    await storage.noteTold({ channel, marks: [TURN], now: 8, why: '', ...NEW });
    await storage.turnNoticesOff(1, ['over'], 7);
    await join(storage, 1, 2);
    expect(await storage.channelsOf(2)).toMatchObject([{ id: channel }]);
    expect(await storage.noticesOff(2)).toEqual(['over']);
    expect(await storage.noticesOf(2, 9)).toHaveLength(1);
    await storage.addDevice({ ...DEVICE, tokenHash: 'third' });
    await storage.addChannel({ ...HOOK, person: 3 });
    await storage.turnNoticesOff(3, ['over'], 7);
    const { persons } = await storage.forgetPersons({ before: 9, after: 0, most: 9 });
    expect(persons).toContain(3);
    expect(await storage.channelsOf(3)).toEqual([]);
    expect(await storage.noticesOff(3)).toEqual([]);
    await storage.close();
  });

  test('a secret of the server is the one that was kept first', async () => {
    const place = adapter();
    const { storage } = await place();
    expect(await storage.serverSecret('push', 'one')).toBe('one');
    expect(await storage.serverSecret('push', 'two')).toBe('one');
    expect(await storage.serverSecret('other', 'three')).toBe('three');
    await storage.close();
    const { storage: again } = await place();
    expect(await again.serverSecret('push', 'four')).toBe('one');
    await again.close();
  });

  test('a table that waits for somebody tells that one too', async () => {
    const { storage } = await withTable(adapter());
    await storage.addChannel(PUSH);
    await storage.claimDue(ALL);
    await storage.createTable({ ...TABLE, id: 'second' }, '', [{ ...NOTICE, owner: 'second' }]);
    const { works } = await storage.claimDue(ALL);
    expect(works).toMatchObject([{ owner: 'second', about: 9 }]);
    await storage.close();
  });
}
