// Passkeys, with an authenticator that follows the standard, except where a test changes it.

import { expect, test } from 'vitest';
import { Authenticator, type Site } from './authenticator.ts';
import { Browser, type Refusing } from './client.ts';
import { add, addWords, fastHash, keysOf, prove, signIn } from './key-world.ts';
import { serve } from './running.ts';

const HERE = { kind: 'person', name: 'Ann', here: true };
const BOTH = [HERE, { ...HERE, name: 'Anna' }];

/** Browsers at `localhost`, one of them of a person with a passkey. */
async function world() {
  const clock = { now: Date.now() };
  const limits = { wrongKeysPerDay: 1_000 };
  const { port } = await serve(undefined, { now: () => clock.now, slowHash: fastHash, limits });
  const fresh = () => {
    const browser = new Browser(port);
    browser.base = `http://localhost:${port}`;
    return browser;
  };
  const site: Site = { origin: `http://localhost:${port}`, host: 'localhost' };
  const ask = async (browser: Browser, purpose: string) => {
    const path = '/api/keys/challenge';
    const asked = await browser.ask<{ options: { challenge: string } }>(path, { for: purpose });
    return asked.body.options;
  };
  const ann = fresh();
  await ann.create(BOTH);
  const authenticator = new Authenticator();
  const made = authenticator.make(await ask(ann, 'add'), site);
  const added = await add(ann, { kind: 'passkey', response: made });
  expect([added.status, added.body.refusal]).toEqual([201, undefined]);
  const used = async (browser: Browser, purpose = 'sign-in', at = site) => ({
    kind: 'passkey',
    response: authenticator.use(await ask(browser, purpose), at),
  });
  return { clock, ann, fresh, site, ask, authenticator, made, used };
}

const WRONG = { status: 403, body: { refusal: { code: 'key-wrong' } } };

test('a passkey brings its person back, and proves that the person is itself', async () => {
  const { ann, fresh, used } = await world();
  expect((await keysOf(ann)).body.keys).toMatchObject([{ kind: 'passkey' }]);
  const lost = fresh();
  expect((await signIn(lost, await used(lost))).status).toBe(200);
  expect((await keysOf(lost)).body.keys).toHaveLength(1);
  expect((await prove(ann, await used(ann, 'prove'))).status).toBe(200);
});

test('an answer to a challenge counts once, and a made passkey is added once', async () => {
  const { ann, fresh, used, made } = await world();
  const answer = await used(fresh());
  expect((await signIn(fresh(), answer)).status).toBe(200);
  expect(await signIn(fresh(), answer)).toMatchObject(WRONG);
  expect(await add(ann, { kind: 'passkey', response: made })).toMatchObject(WRONG);
});

test('a challenge counts for one purpose, one person, at this page, and for five minutes', async () => {
  const { ann, fresh, used, clock, site } = await world();
  // Two challenges for a proof and one for signing in, each used at the wrong place.
  expect(await signIn(fresh(), await used(ann, 'prove'))).toMatchObject(WRONG);
  expect(await prove(ann, await used(ann, 'sign-in'))).toMatchObject(WRONG);
  const ben = fresh();
  await ben.create(BOTH);
  expect(await prove(ann, await used(ben, 'prove'))).toMatchObject(WRONG);
  expect(await prove(ben, await used(ben, 'prove'))).toMatchObject(WRONG);
  // A page of another site has called the authenticator.
  const evil = { origin: 'https://evil.example', host: 'evil.example' };
  for (const at of [evil, { ...site, origin: evil.origin }, { ...site, host: evil.host }]) {
    expect(await signIn(fresh(), await used(fresh(), 'sign-in', at))).toMatchObject(WRONG);
  }
  const late = await used(fresh());
  clock.now += 5 * 60_000;
  expect(await signIn(fresh(), late)).toMatchObject(WRONG);
  expect((await signIn(fresh(), await used(fresh()))).status).toBe(200);
});

test('a copy of an authenticator that counts is noticed', async () => {
  const { fresh, used, authenticator } = await world();
  authenticator.count = 10;
  expect((await signIn(fresh(), await used(fresh()))).status).toBe(200);
  authenticator.count = 4;
  expect(await signIn(fresh(), await used(fresh()))).toMatchObject(WRONG);
});

test('a passkey of nobody, or one that is no passkey, opens nothing and breaks nothing', async () => {
  const { fresh, ask, site, ann } = await world();
  const lost = fresh();
  const other = new Authenticator();
  const unknown = other.use(await ask(lost, 'sign-in'), site);
  expect(await signIn(lost, { kind: 'passkey', response: unknown })).toMatchObject(WRONG);
  for (const response of [{}, { id: 7 }, { id: 'x', response: null }, { id: 'x'.repeat(5_000) }]) {
    expect(await signIn(lost, { kind: 'passkey', response })).toMatchObject(WRONG);
    expect(await add(ann, { kind: 'passkey', response })).toMatchObject(WRONG);
  }
  const stranger = fresh();
  await stranger.create(BOTH);
  await addWords(stranger);
  expect((await stranger.ask<Refusing>('/api/keys/challenge', { for: 'add' })).status).toBe(200);
});
