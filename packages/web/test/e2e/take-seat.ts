import type { Page } from 'playwright-core';

/** A visitor without a page takes the seat of a link. With the last free seat the game is dealt. */
export async function takeSeat(link: string): Promise<void> {
  const { origin, pathname, hash } = new URL(link);
  const sat = await fetch(`${origin}/api${pathname.replace('/t/', '/tables/')}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ key: hash.slice(1) }),
  });
  if (!sat.ok) throw new Error(await sat.text());
}

/**
 * Opens the link of a table, takes a seat, and waits until the page shows the table, or the missing
 * players.
 */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('#join-name').fill(name);
  await page.locator('form button[type="submit"]').click();
  // At a table over days each person is asked once for the hours without play.
  const later = page.locator('.start-set-up [data-hours-later]');
  await page.locator('.table, [data-waiting]').or(later).first().waitFor();
  if ((await later.count()) > 0) await later.click();
  await page.locator('.table, [data-waiting]').waitFor();
}
