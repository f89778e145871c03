import type { KeyList, ShownKey } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { type KeysApi, keyDesk, mustProve } from '../../src/start/keys/key-desk.ts';
import type { ApiAnswer } from '../../src/table/remote/api.ts';

const OLD: ShownKey = { kind: 'mail', address: 'ann@example.org', code: '123456' };
const NEW: ShownKey = { kind: 'words', secret: 'on paper already' };
const FIVE_MINUTES = 300_000;

const no = (code: string, status = 403): ApiAnswer<never> => ({
  ok: false,
  refused: { refusal: { code, params: {} } },
  status,
});

/** A server where a shown key counts for five minutes, and where this person has one key. */
function server() {
  let now = 0;
  let until = 0;
  const keys: string[] = ['mail'];
  const facts = { isAway: false };
  const list = (): ApiAnswer<KeyList> => ({
    ok: true,
    value: {
      keys: keys.map((kind, id) => ({ id, kind, created: 0, used: 0, young: false })),
      proved: Math.max(0, until - now),
      can: { words: true, mail: true, passkey: true },
      news: [],
    } as unknown as KeyList,
  });
  const proved = <T>(then: () => ApiAnswer<T>): ApiAnswer<T> =>
    until > now ? then() : no('proof-needed');
  const api = {
    keys: async () => (facts.isAway ? no('unreached', 0) : list()),
    devices: async () =>
      facts.isAway ? no('unreached', 0) : { ok: true, value: { devices: [1] } },
    addKey: async ({ kind }: ShownKey) =>
      proved(() => {
        keys.push(kind);
        return list();
      }),
    proveKey: async () => {
      until = now + FIVE_MINUTES;
      return list();
    },
    removeKey: async (id: number) =>
      proved(() => {
        keys.splice(id, 1);
        return list();
      }),
    personFile: async () => proved(() => ({ ok: true, value: { person: 1 } })),
    erase: async () => {
      return proved(() => ({ ok: true, value: {} }));
    },
  } as unknown as KeysApi;
  const saved: unknown[] = [];
  const desk = keyDesk(api, (file) => saved.push(file));
  return { desk, keys, saved, facts, pass: (ms: number) => (now += ms) };
}

async function looked(served: ReturnType<typeof server>) {
  await served.desk.look();
  return served;
}

test('words on paper are added after the proof when the one before has run out', async () => {
  const { desk, keys, pass } = await looked(server());
  desk.choose('words');
  expect(mustProve(desk.current())).toBe(true);
  await desk.prove(OLD);
  expect(mustProve(desk.current())).toBe(false);
  // The words are drawn and written down, which takes its time.
  pass(FIVE_MINUTES + 60_000);
  await desk.add(NEW);
  expect(mustProve(desk.current())).toBe(true);
  expect(desk.current().refused).toBeUndefined();
  await desk.prove(OLD);
  expect(keys).toEqual(['mail', 'words']);
  expect(mustProve(desk.current())).toBe(false);
  expect(desk.current().wish).toBeUndefined();
});

test('a key is asked for where the server gives no words, code or challenge without', async () => {
  const { desk } = await looked(server());
  desk.choose('words');
  await desk.prove(OLD);
  desk.needProof('words');
  expect(mustProve(desk.current())).toBe(true);
  await desk.prove(OLD);
  // The way that was chosen goes on.
  expect(mustProve(desk.current())).toBe(false);
  expect(desk.current().wish).toEqual({ does: 'add', kind: 'words' });
});

test('what waits for a proof is done after it: removing, saving, erasing', async () => {
  const { desk, keys, saved, pass } = await looked(server());
  await desk.saveAll();
  expect([mustProve(desk.current()), saved]).toEqual([true, []]);
  await desk.prove(OLD);
  expect([mustProve(desk.current()), saved]).toEqual([false, [{ person: 1 }]]);
  pass(FIVE_MINUTES);
  await desk.remove(0);
  expect(keys).toEqual(['mail']);
  desk.stop();
  expect(mustProve(desk.current())).toBe(false);
  await desk.erase();
  await desk.prove(OLD);
  expect(desk.current().isErased).toBe(true);
});

test('unknown keys are not none: the refusal is kept until the server answers', async () => {
  const { desk, facts } = server();
  facts.isAway = true;
  await desk.look();
  const { refused, list, isKnown } = desk.current();
  expect([refused?.code, list, isKnown]).toEqual(['unreached', undefined, undefined]);
  facts.isAway = false;
  await desk.look();
  expect(desk.current()).toMatchObject({ refused: undefined, isKnown: true });
});
