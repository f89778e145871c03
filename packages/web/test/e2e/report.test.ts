import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const CLI = resolve(import.meta.dirname, '../../../cli/src/main.ts');

test('the report of a problem is a file that the command line replays', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ language: 'en' });
  await page.click('[data-play-now]');
  await page.locator('[data-action="pass"]').click();
  await page.locator('.bonus-open').first().click();
  await page.locator('[data-send]').click();
  await page.locator('.masthead-tools button').last().click();
  const saved = page.waitForEvent('download');
  await page.locator('[data-report]').click();
  const file = await (await saved).path();
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'replay', file], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout.length).toBeGreaterThan(100);
});
