// A channel gets its messages one after the other, whatever happens to other channels of the same
// person.
import { expect, test } from 'vitest';
import type { Carried } from '../src/notices/message.ts';
import { type NoticeNeeds, NoticeService } from '../src/notices/service.ts';
import { type NoticesTold, StorageError } from '../src/storage/contract.ts';
import { TABLE } from './storage-kit/adapter.ts';

const CHANNEL = { person: 1, table: '', kind: 'hook', language: 'en', next: 0, isOff: false };

test('a channel whose message is on its way gets no other, where the note of another fails', async () => {
  const [quick, slow] = [
    { ...CHANNEL, id: 1 },
    { ...CHANNEL, id: 2 },
  ];
  const carried: number[] = [];
  const noted: NoticesTold[] = [];
  const answer = Promise.withResolvers<Carried>();
  let isFull = true;
  const live = {
    table: { ...TABLE, deciders: 1, answered: 0, changed: 0, over: false },
    segments: new Map(),
    commands: [],
    gone: false,
  };
  const storage = {
    channelsOf: async () => [quick, slow],
    hookOf: async () => undefined,
    hoursOf: async () => undefined,
    noticesOff: async () => [],
    tablesOf: async () => [],
    sentOn: async (channel: number) =>
      noted.filter((told) => told.channel === channel).flatMap(({ marks }) => marks),
    noteTold: async (told: NoticesTold) => {
      if (isFull) throw new StorageError('full', 'the disk is full');
      noted.push(told);
    },
  };
  const carry = async ({ id }: { readonly id: number }): Promise<Carried> => {
    carried.push(id);
    return id === slow.id ? answer.promise : { result: 'sent' };
  };
  const notices = new NoticeService({
    storage,
    rules: { ask: async () => ({ moves: [], more: 0 }) },
    tables: { find: async () => live, live: { find: async () => live } },
    carrier: { carry },
    isLookedAt: () => false,
    now: () => 1_000_000,
    down: () => [],
  } as unknown as NoticeNeeds);

  await expect(notices.look(TABLE.id)).rejects.toThrow('the disk is full');
  expect(carried).toEqual([quick.id, slow.id]);
  // Like all failed work, this work is tried again.
  isFull = false;
  const again = notices.look(TABLE.id);
  for (let turn = 0; turn < 10; turn++) await new Promise((settled) => setImmediate(settled));
  expect(carried).toEqual([quick.id, slow.id]);
  answer.resolve({ result: 'sent' });
  expect(await again).toBe('nothing-to-do');
  expect(carried).toEqual([quick.id, slow.id]);
  expect(noted.map(({ channel }) => channel)).toEqual([quick.id, slow.id]);
});
