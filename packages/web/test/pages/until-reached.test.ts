import { type Refusal, refusal } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { untilReached } from '../../src/pages/until-reached.ts';

interface Table {
  readonly port: string;
}
const TABLE: Table = { port: 'a' };
const UNREACHED = refusal('unreached');

/** Tries with these answers in a row, and what is told and how often it waits meanwhile. */
async function tried(answers: readonly (() => Table | Refusal | undefined)[], leftAfter = 99) {
  const told: string[] = [];
  let tries = 0;
  const found = await untilReached(async () => answers[tries++](), {
    told: ({ code }) => told.push(code),
    wait: async () => void told.push('wait'),
    isLeft: () => tries >= leftAfter,
  });
  return { found, told, tries };
}

test('a server that was not reached, and a part that was not loaded, are tried again', async () => {
  const fails = () => {
    throw new Error('not loaded');
  };
  expect(await tried([() => UNREACHED, fails, () => TABLE])).toEqual({
    found: TABLE,
    told: ['unreached', 'wait', 'unreached', 'wait'],
    tries: 3,
  });
});

test('another refusal is told and ends the tries; so does what needs no game', async () => {
  const other = refusal('table-unknown', { table: 'a' });
  expect(await tried([() => other])).toMatchObject({ told: ['table-unknown'], tries: 1 });
  expect(await tried([() => UNREACHED, () => undefined])).toMatchObject({
    found: undefined,
    told: ['unreached', 'wait'],
    tries: 2,
  });
});

test('a page that was left tries no longer, and gets what was opened, to close it', async () => {
  expect(await tried([() => UNREACHED], 1)).toEqual({ found: undefined, told: [], tries: 1 });
  expect(await tried([() => TABLE], 1)).toEqual({ found: TABLE, told: [], tries: 1 });
});
