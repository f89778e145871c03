// The strong level uses the net that it has learned; only the worker of the bots loads this net.
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { oneOf } from './drawn.ts';
import { kept } from './kept-table.ts';
import { newGame } from './new-game.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test.for([
  ['terra-nova', 'strong', 1],
  ['terra-mystica', 'strong', 1],
  ['terra-mystica', 'intermediate', 0],
] as const)('%s, %s: files of what was learned: %i', async ([id, level, files], context) => {
  needBrowser(context);
  const table = JSON.parse(newGame(id).text);
  const players = table.players.map(() => ({ kind: 'bot', level }));
  const { page, context: browsing, faults } = await stage.open({ at: BLANK });
  const fetched = new Set<string>();
  browsing.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/learned-') && response.ok()) fetched.add(pathname);
  });
  const { key, text, hash } = kept({ ...table, players });
  await browsing.addInitScript(([at, value]) => localStorage.setItem(at, value), [key, text]);
  await page.goto(`${stage.url}${hash}`);
  await page.locator('[data-steps]:not([data-steps="0"])').waitFor();
  expect([...fetched]).toHaveLength(files);
  expect(faults).toEqual([]);
});

test.for(
  oneOf('bots that fail', [
    ['en', 1280, 720],
    ['ja', 390, 844],
  ] as const),
)(
  'bots that cannot be fetched are told of, and asked again (%s)',
  async ([language, width, height], context) => {
    needBrowser(context);
    const { page, context: browsing } = await stage.open({ at: BLANK, language, width, height });
    let isBlocked = true;
    await browsing.route('**/bots-worker*', (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    const table = JSON.parse(newGame('terra-nova').text);
    const players = table.players.map(() => ({ kind: 'bot', level: 'beginner' }));
    const { key, text, hash } = kept({ ...table, players });
    await browsing.addInitScript(([at, value]) => localStorage.setItem(at, value), [key, text]);
    await page.goto(`${stage.url}${hash}`);
    const alert = page.getByRole('alert').filter({ hasText: MESSAGES[language].botsFail('') });
    await alert.waitFor();
    expect(await page.locator('[data-steps="0"]').count()).toBeGreaterThan(0);
    isBlocked = false;
    await page.locator('[data-steps]:not([data-steps="0"])').waitFor();
    await expect.poll(() => alert.count()).toBe(0);
  },
);
