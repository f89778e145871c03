import { expect, test } from 'vitest';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

test('once opened, the page plays on without a network', { timeout: 60_000 }, async (context) => {
  needBrowser(context);
  const { page, context: profile } = await stage.open({ worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await profile.setOffline(true);
  await page.reload();
  await page.click('[data-play-now=terra-nova]');
  await page.locator('.dock-mine').waitFor({ timeout: 20_000 });
  await page.reload();
  await page.locator('.dock-mine').waitFor({ timeout: 20_000 });
  expect(await page.locator('.cell').count()).toBeGreaterThan(50);
});
