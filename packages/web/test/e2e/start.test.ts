// The start page.
import { expect, test } from 'vitest';
import { GAIA } from '../../src/gaia/entry.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { KEYS_EN } from '../../src/messages/keys-en.ts';
import { oneOf } from './drawn.ts';
import { NOVA_ENDED } from './ended.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

test('a table that waits for me is the first thing, with what I need to know', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: NOVA_ENDED() });
  await page.locator('.result').waitFor();
  await page.goto(`${stage.url}#/`);
  await page.locator('[data-play-now=gaia]').click();
  await page.locator('.table-gaia .dock-mine').waitFor();
  await page.goto(`${stage.url}#/`);
  const entries = page.locator('.start-table');
  await expect.poll(() => entries.first().innerText()).toContain(MESSAGES.en.turn.yours);
  expect(await entries.first().innerText()).toContain(GAIA.title.en);
  // Finished games are put after the others.
  await page.locator('.start-tables summary').click();
  expect(await entries.nth(1).innerText()).toContain(MESSAGES.en.start.finished);
  page.once('dialog', (dialog) => void dialog.accept());
  await entries.nth(1).locator('[data-remove]').click();
  await expect.poll(() => entries.count()).toBe(1);
  await entries.first().locator('a').click();
  await page.locator('.table-gaia .dock-mine').waitFor();
  expect(faults).toEqual([]);
});

test('each page has its title, and the focus is on its heading when it follows another', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: NOVA_ENDED(), at: '#/' });
  const { title, start, telling, devices } = MESSAGES.en;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const name = () => page.evaluate(() => document.activeElement?.tagName);
  await page.locator('.start-tables').waitFor();
  expect([await page.title(), await name()]).toEqual([title, 'BODY']);
  for (const [place, heading] of [
    ['#/keys', KEYS_EN.heading],
    ['#/sign-in', KEYS_EN.signIn],
    ['#/device', devices.bring],
    ['#/telling', telling.way],
    ['#/new/gaia', start.newTable],
  ]) {
    await page.evaluate((to) => window.location.assign(to), place);
    await expect.poll(() => page.title()).toBe(`${heading} · ${title}`);
    await expect.poll(focused).toBe(heading);
  }
  await page.evaluate(() => window.location.assign('#/'));
  await expect.poll(() => page.title()).toBe(title);
  await expect.poll(focused).toBe(start.heading);
  // The button that removes a table is gone with it.
  await page.locator('[data-remove]').focus();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.keyboard.press('Enter');
  await page.locator('[data-remove]').waitFor({ state: 'detached' });
  expect([await name(), await focused()]).toEqual(['H1', start.heading]);
  expect(faults).toEqual([]);
});

test.for(
  oneOf('one press plays', [
    [1366, 657],
    [390, 844],
    [360, 640],
  ]),
)(
  'at %d × %d one press plays, and nothing hangs over the edge',
  async ([width, height], context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({ width, height });
    const button = page.locator('[data-play-now=terra-nova]');
    await page.locator('.still-painted').first().waitFor();
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    await button.click();
    await page.locator('.dock-mine').waitFor();
    expect(faults).toEqual([]);
  },
);

test('parts that cannot be loaded say so, and leave the way back', async (context) => {
  needBrowser(context);
  const { page } = await stage.open();
  const { version } = MESSAGES.en;
  await page.route(/assets\/(?:keys-page|open-recorded|gaia)-/, (route) => route.abort());
  await page.locator('[data-play-now=gaia]').click();
  const alert = page.locator('.start-games [role=alert]');
  await expect.poll(() => alert.innerText()).toBe(version.unreached);
  await page.locator('.start-recorded summary').click();
  await page.locator('.start-recorded textarea').fill('a game');
  await page.locator('[data-recorded-open]').click();
  const told = page.locator('.start-recorded-told .refusal');
  await expect.poll(() => told.innerText()).toBe(version.unreached);
  await page.evaluate(() => {
    window.location.hash = '#/keys';
  });
  await page.locator('.not-loaded').waitFor();
  await page.goBack();
  await page.locator('.start-games').waitFor();
});

test('by keyboard: what a game is, and a table with friends', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja' });
  const { start } = MESSAGES.ja;
  await page.locator('[data-learn=gaia]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.introduction li').first().waitFor();
  // It has pictures, and the button for going on is visible.
  await page.locator('.intro-picture svg').nth(4).waitFor();
  const main = page.locator('dialog[open] > .main');
  const [foot, dialog] = [
    await main.boundingBox(),
    await page.locator('dialog[open]').boundingBox(),
  ];
  if (foot === null || dialog === null) throw new Error('not there');
  expect(foot.y + foot.height).toBeLessThanOrEqual(dialog.y + dialog.height);
  await page.keyboard.press('Escape');
  await page.locator('[data-friends=gaia]').focus();
  await page.keyboard.press('Enter');
  // Without a server, friends use the same device.
  const here = page.getByRole('radio', { name: start.presets.here });
  await here.waitFor();
  expect(await here.isChecked()).toBe(true);
  await page.locator('.seat-choice select').nth(1).selectOption('beginner');
  await expect.poll(() => here.isChecked()).toBe(false);
  expect(faults).toEqual([]);
});
