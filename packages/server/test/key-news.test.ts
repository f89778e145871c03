// News of changed keys, on all channels of the person.

import { expect, test } from 'vitest';
import { bring } from './bringing.ts';
import { addMail, addWords, BOTH, keysOf, prove, removeKey, signIn, world } from './key-world.ts';
import { addChannel } from './notice-world.ts';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const ADDRESS = 'ann@example.org';

test('everything that becomes of keys is told on all channels, and stands on the page', async () => {
  const { ann, mail, internet, fresh, clock } = await world();
  await addChannel(ann, {
    kind: 'hook',
    form: 'raw',
    url: 'https://hooks.example/ann',
    language: 'en',
  });
  const words = await addWords(ann);
  await addMail(ann, mail, ADDRESS);
  clock.now += 2 * DAY;
  await signIn(fresh(), words);
  await prove(ann, words);
  await addMail(ann, mail, 'other@example.org');
  const address = (await keysOf(ann)).body.keys[1];
  await removeKey(ann, address.id);
  const news = (await keysOf(ann)).body.news.map(({ event, key }) => [event, key]);
  expect(news).toEqual([
    ['removed', 'mail'],
    ['added', 'mail'],
    ['signed-in', 'words'],
    ['added', 'mail'],
    ['added', 'words'],
  ]);
  // They are sent after the answers.
  await expect.poll(() => internet.sent.length).toBe(5);
  const told = internet.take('https://hooks.example/ann').map(({ body }) => JSON.parse(`${body}`));
  expect(told[2].title).toContain('recovery words');
  // The address that is no longer a key gets the message too.
  await expect.poll(() => mail.sent.at(-1)?.subject).toContain('removed');
  const mails = mail.take(ADDRESS).map(({ subject }) => subject);
  expect(mails.at(-1)).toContain('removed');
});

test('news of keys that wait reach a channel that has come to another person', async () => {
  const { ann, internet, fresh, clock } = await world();
  const url = 'https://hooks.example/ann';
  await addChannel(ann, { kind: 'hook', form: 'raw', url, language: 'en' });
  internet.answer = () => ({ status: 500 });
  const words = await addWords(ann);
  await expect.poll(() => internet.take(url).length).toBe(1);
  const ben = fresh();
  await ben.create(BOTH);
  expect((await bring(ben, ann)).body.state).toBe('joined');
  internet.answer = () => ({ status: 201 });
  clock.now += 2 * MINUTE;
  await signIn(fresh(), words);
  // Games that wait for the person may be told, too.
  const told = () =>
    internet.sent
      .map(({ body }) => String(JSON.parse(`${body}`).title))
      .filter((title) => /^A (?:device|key)/.test(title));
  await expect.poll(() => told().length).toBe(2);
  expect(told().toSorted()).toEqual([
    expect.stringContaining('A device came'),
    expect.stringContaining('A key was added'),
  ]);
});
