import { expect, onTestFinished, test } from 'vitest';
import { type CodesOf, newArrival, newOpenCode } from '../src/identity/codes.ts';
import type { Devices } from '../src/identity/devices.ts';
import { Persons } from '../src/identity/persons.ts';
import { Passing } from '../src/nodes/passing.ts';
import {
  sharedAskers,
  sharedCodes,
  sharedKeyFacts,
  sharedLimits,
  turnOf,
} from '../src/nodes/shared-facts.ts';
import {
  everyOperation,
  type OperationName,
  type Storage,
  StorageError,
} from '../src/storage/contract.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';

const NOON = 1_800_000_000_000;
const NOBODY = { kind: 'unknown', browser: '' } as const;
const PLACE = { purpose: 'sign-in', person: 0, address: 'ann@example.org' } as const;

/** Two servers on one database. */
function servers() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  const store = directStore(db);
  const time = { now: NOON };
  const storage = everyOperation(async (name: OperationName, args) => {
    const run = store[name] as (...args: readonly unknown[]) => unknown;
    return run(...args);
  }) as unknown as Storage;
  const now = () => time.now;
  const server = () => {
    const passing = new Passing(storage, now);
    return {
      limit: sharedLimits(passing)('tries', 3),
      askers: sharedAskers(passing),
      codes: sharedCodes(passing, now),
      turn: (name: string) => turnOf(passing, 'telling', name, 15_000, now),
      ...sharedKeyFacts(passing),
    };
  };
  const stored = () => JSON.stringify(db.prepare('SELECT * FROM passing').all());
  return { one: server(), other: server(), time, stored, storage };
}

test('a limit holds over all servers, also when they count at once, and comes back with time', async () => {
  const { one, other, time, stored } = servers();
  const networks = ['192.0.2.7', '192.0.2.0/24'];
  const takes = [one, other, one, other, one].map(({ limit }) => limit.take(networks, NOON));
  const waits = await Promise.all(takes);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  await other.limit.give(networks, NOON);
  expect(await one.limit.take(networks, NOON)).toBe(0);
  expect(await other.limit.take(networks, NOON)).toBe(1_200);
  time.now += 1_200_000;
  expect(await other.limit.take(networks, time.now)).toBe(0);
  expect(stored()).not.toContain('192.0.2');
});

test('a code of mail is used once, at any server, and wrong ones count over all', async () => {
  const { one, other } = servers();
  const { code, token } = await one.mailCodes.make(PLACE, 'en', NOON);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await other.mailCodes.use(PLACE, wrong, NOON)).toBeUndefined();
  const uses = [one, other].map(({ mailCodes }) => mailCodes.use(PLACE, code, NOON));
  expect((await Promise.all(uses)).filter((open) => open !== undefined)).toHaveLength(1);
  expect(await other.mailCodes.useLink(token, 'sign-in', 0, NOON)).toBeUndefined();
  const again = await other.mailCodes.make(PLACE, 'en', NOON);
  expect(await one.mailCodes.useLink(again.token, 'add', 0, NOON)).toBeUndefined();
  expect(await one.mailCodes.useLink(again.token, 'sign-in', 0, NOON)).toMatchObject(PLACE);
  for (let tries = 2; tries < 20; tries++) {
    await (tries % 2 === 0 ? one : other).mailCodes.use(PLACE, wrong, NOON);
  }
  await expect(async () => other.mailCodes.use(PLACE, wrong, NOON)).rejects.toThrow();
});

test('rows of codes contain no address and no secret of a link, which still leads to its address', async () => {
  const { one, other, stored } = servers();
  const { address, token } = await one.mailCodes.make(PLACE, 'en', NOON);
  expect(address).toBe(PLACE.address);
  await other.mailCodes.use(PLACE, 'wrong', NOON);
  const encoded = Buffer.from(PLACE.address).toString('base64url');
  for (const part of ['@', 'example', encoded, token]) {
    expect(stored()).not.toContain(part);
  }
  expect(await other.mailCodes.useLink(token, 'sign-in', 0, NOON)).toMatchObject(PLACE);
  const { code } = await one.mailCodes.make(PLACE, 'en', NOON);
  expect(await other.mailCodes.use(PLACE, code, NOON)).toMatchObject(PLACE);
});

test('a challenge is taken once; a proof and drawn words are known everywhere, and end', async () => {
  const { one, other, time } = servers();
  const open = { purpose: 'add', person: 4, until: NOON + 1 } as const;
  await one.challenges?.add('challenge', open);
  const taken = await Promise.all(
    [one, other].map(({ challenges }) => challenges?.take('challenge')),
  );
  expect(taken.filter((each) => each !== undefined)).toEqual([open]);
  await one.proofs.note({ device: 7, person: 4 }, 9, NOON);
  expect(await other.proofs.of({ device: 7, person: 4 }, NOON)).toMatchObject({ key: 9 });
  expect(await other.proofs.of({ device: 7, person: 5 }, NOON)).toBeUndefined();
  expect(await other.proofs.of({ device: 7, person: 4 }, NOON + 300_000)).toBeUndefined();
  const { secret } = await one.drawn.draw(4, NOON);
  expect(await other.drawn.isDrawn(4, secret, NOON)).toBe(true);
  await other.drawn.end(4);
  expect(await one.drawn.isDrawn(4, secret, NOON)).toBe(false);
  time.now += 1;
});

test('of two devices that come with one code by two servers one is noted, and the answer counts everywhere', async () => {
  const { one, other, time } = servers();
  const { code } = await one.codes.make(4, NOBODY);
  expect(await other.codes.find(code.toUpperCase())).toMatchObject({ person: 4 });
  const found = await Promise.all([one.codes.find(code), other.codes.find(code)]);
  for (const open of found) if (open !== undefined) open.state = 'allowed';
  const kept = [one, other].map(async ({ codes }, at) => {
    const open = found[at];
    return open !== undefined && codes.keep(open);
  });
  expect((await Promise.all(kept)).sort()).toEqual([false, true]);
  expect(await one.codes.of(4)).toMatchObject({ code, state: 'allowed' });
  const newer = await other.codes.make(4, NOBODY);
  expect(await one.codes.find(code)).toBeUndefined();
  expect(await one.codes.find(newer.code)).toMatchObject({ state: 'waiting' });
  time.now += 600_000;
  expect(await one.codes.find(newer.code)).toBeUndefined();
  await one.codes.end(4);
  expect(await other.codes.of(4)).toBeUndefined();
});

test('one server at a time has its turn, until it is silent', async () => {
  const { one, other, time } = servers();
  const [first, second] = [one.turn('one'), other.turn('other')];
  const both = await Promise.all([first(), second()]);
  expect([...both].sort()).toEqual([false, true]);
  const [has, waits] = both[0] ? [first, second] : [second, first];
  time.now += 10_000;
  expect([await waits(), await has()]).toEqual([false, true]);
  time.now += 14_999;
  expect(await waits()).toBe(false);
  time.now += 1;
  expect([await waits(), await has()]).toEqual([true, false]);
});

test('somebody who was told no at one server does not ask again at another', async () => {
  const { one, other, stored } = servers();
  const networks = ['2001:db8::/64'];
  expect(await one.askers.take('table', networks, NOON)).toBe(0);
  await one.askers.opened('table', 1, networks);
  await other.askers.declined('table', 1, true, NOON);
  expect(await one.askers.take('table', networks, NOON)).toBeGreaterThan(0);
  expect(await other.askers.take('elsewhere', networks, NOON)).toBe(0);
  expect(stored()).not.toContain('2001:db8');
});

test('a device that cannot be let in hears why, also where its code cannot be ended', async () => {
  const full = async () => {
    throw new StorageError('full', 'the disk is full');
  };
  const arrival = newArrival({
    ...NOBODY,
    ticket: 'ticket',
    at: NOON,
    identity: undefined,
    brings: false,
    devices: 0,
  });
  const open = newOpenCode(1, NOBODY, false, NOON);
  const nobody = { find: async () => undefined } as unknown as Devices;
  let ended = 0;
  const fullCodes = {
    find: async () => ({ ...open, arrival, state: 'allowed' }),
    keep: full,
    end: async () => {
      ended += 1;
      return full();
    },
  } as unknown as CodesOf;
  const listeners = { changed: () => undefined, handedOn: async () => undefined };
  const persons = new Persons({} as Storage, nobody, fullCodes, listeners as never);
  const coming = { code: open.code, ticket: 'ticket', brings: false };
  // A rejected promise without a handler would end the process of the tests.
  await expect(persons.come(coming, { headers: {} } as never, NOON)).rejects.toMatchObject({
    fault: 'full',
  });
  expect(ended).toBe(1);
});
