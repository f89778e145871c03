import type { Page } from 'playwright-core';

/**
 * Types a pass on the page's command line and drafts the first one that is listed. Each
 * seat can pass in its turn, with whatever goods the moves of bots have left it.
 */
export async function draftPass(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('input[role=combobox]').fill('pass');
  await page.keyboard.press('Enter');
  await page.locator('.command-said', { hasText: /pass.+pass / }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
}
