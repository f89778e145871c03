// A table with a clock: the clock is chosen in the form, shown to invited people, and shown to
// everybody at the table.
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick } from './players.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
test('time that was agreed is told before one joins, and runs for who must decide', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const { en, ja } = MESSAGES;
  const host = await stage.open({ at: BLANK });
  const friend = await stage.open({ at: BLANK, language: 'ja', width: 390, height: 844 });
  await host.page.goto(`http://127.0.0.1:${server.port}/#/new/terra-nova/friends`);
  await host.page.locator('#own-name').fill('Ann');
  await pick(host.page.getByRole('radio', { name: '2', exact: true }));
  await pick(host.page.getByRole('radio', { name: en.clock.bank(15, 30) }));
  await pick(host.page.getByRole('radio', { name: en.clock.outs.wait }));
  await host.page.locator('[data-with-friends] button[type="submit"]').click();
  const link = await host.page.locator('[data-link=invitation]').inputValue();
  // No clock runs before the deal; the page shows the chosen time.
  await expect
    .poll(() => host.page.locator('.waiting').innerText())
    .toContain(en.clock.bank(15, 30));
  expect(await host.page.locator('[data-clock]').count()).toBe(0);

  await friend.page.goto(link);
  const words = friend.page.locator('.join-card .game-words');
  await expect.poll(() => words.innerText()).toContain(ja.clock.bank(15, 30));
  expect(await words.innerText()).toContain(ja.clock.outWait);
  await friend.page.locator('#join-name').fill('Ben');
  await friend.page.locator('form button[type="submit"]').click();
  for (const { page } of [host, friend]) {
    const running = page.locator('[data-clock=runs]:visible');
    await expect.poll(() => running.count()).toBe(1);
    await expect.poll(() => running.innerText()).toContain('14:');
  }
  for (const { faults } of [host, friend]) expect(faults).toEqual([]);
});

test('when somebody does not play is kept at the server', { timeout: 60_000 }, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { page, faults } = await stage.open({ at: BLANK });
  const { clock, settings } = MESSAGES.en;
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const open = async () => {
    await page.goto(url);
    await page.getByRole('button', { name: settings }).click();
    await page.locator('[data-hours]').waitFor();
  };
  await open();
  await page.getByRole('checkbox', { name: clock.night }).check();
  await page.locator('[data-hours] input[type=date]').fill(nextWeek);
  await page.getByRole('button', { name: clock.addDay }).click();
  await page.getByRole('button', { name: clock.save, exact: true }).click();
  await expect.poll(() => page.locator('[data-hours] [role=status]').innerText()).toBe(clock.saved);
  await page.goto('about:blank');
  await open();
  expect(await page.getByRole('checkbox', { name: clock.night }).isChecked()).toBe(true);
  await page.locator('[data-hours] time').waitFor();
  expect(faults).toEqual([]);
});

test('a person whose hours are not told comes to the table all the same', {
  timeout: 60_000,
}, async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const host = await stage.open({ at: BLANK });
  await host.page.goto(`${url}#/new/terra-nova/friends`);
  await host.page.locator('#own-name').fill('Ann');
  await pick(host.page.getByRole('radio', { name: '3', exact: true }));
  await pick(host.page.getByRole('radio', { name: MESSAGES.en.friends.tempos.slow }));
  await host.page.locator('[data-with-friends] button[type="submit"]').click();
  const link = await host.page.locator('[data-link=invitation]').inputValue();
  const { page, faults } = await stage.open({ at: BLANK });
  await page.route('**/api/hours', (route) => route.abort());
  await page.goto(link);
  await page.locator('#join-name').fill('Ben');
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-waiting]').waitFor();
  // The question comes at another time.
  expect(await page.evaluate(() => localStorage.getItem('pangaea.hours-asked'))).toBeNull();
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});
