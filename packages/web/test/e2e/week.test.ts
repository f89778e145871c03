// A game of two over a week, in their browsers, on a server with simulated time: `PANGAEA_SOAK=1
// npm test -- e2e/week`.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { roughly } from '../../src/clock/clocks.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { type FalseTime, serveInFalseTime } from './false-time.ts';
import { pick } from './players.ts';
import { anyMove, playOne } from './served-end.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor();
let server: FalseTime | undefined;

afterEach(() => server?.close());

const LONG = { timeout: 20_000 };
const HOUR = 3_600_000;
/** In Europe clocks are set back in the night to Sunday, 25 October. */
const october = (day: number, hour: number) => Date.UTC(2026, 9, day) + hour * HOUR;
const [ANN, BEN] = [0, 1];

/**
 * Nights from ten to eight as the page proposes, in the zone of the device, and days of the week
 * without play.
 */
async function sayHours(page: Page, language: 'en' | 'ja', weekend: readonly string[]) {
  const { clock, settings } = MESSAGES[language];
  await page.getByRole('button', { name: settings }).click();
  await page.locator('[data-hours]').waitFor(LONG);
  await page.getByRole('checkbox', { name: clock.night }).check();
  for (const day of weekend) await pick(page.getByRole('checkbox', { name: day, exact: true }));
  await page.getByRole('button', { name: clock.save, exact: true }).click();
  const said = page.locator('[data-hours] [role=status]');
  await expect.poll(() => said.innerText(), LONG).toBe(clock.saved);
}

/** Times are UTC; Berlin is two hours ahead before the Sunday and one after it, Tokyo nine. */
test('a slow game of two over a week', { timeout: 300_000 }, async (context) => {
  if (process.env.PANGAEA_SOAK === undefined) context.skip('long: with PANGAEA_SOAK set');
  needBrowser(context);
  server = await serveInFalseTime(october(22, 7));
  const { url } = server;
  const ann = await stage.open({ at: BLANK, width: 1366, height: 657, zone: 'Europe/Berlin' });
  const ben = await stage.open({
    at: BLANK,
    width: 390,
    height: 844,
    touch: true,
    language: 'ja',
    zone: 'Asia/Tokyo',
  });
  const pages = [ann.page, ben.page];
  const { en, ja } = MESSAGES;

  await ann.page.goto(`${url}#/new/terra-nova/friends`);
  await ann.page.locator('#own-name').fill('Ann');
  await pick(ann.page.getByRole('radio', { name: '2', exact: true }));
  await pick(ann.page.getByRole('radio', { name: en.friends.tempos.slow }));
  await pick(ann.page.getByRole('radio', { name: en.clock.each(1) }));
  await pick(ann.page.getByRole('radio', { name: en.clock.outs.bot }));
  await ann.page.locator('[data-with-friends] button[type="submit"]').click();
  const link = await ann.page.locator('[data-link=invitation]').inputValue();
  await join(ben.page, link, '葉月');
  const id = new URL(ben.page.url()).pathname.slice(3);
  await ann.page.goto(url);
  await sayHours(ann.page, 'en', ['Sat', 'Sun']);
  await ben.page.goto(url);
  await sayHours(ben.page, 'ja', []);

  /** Both return to the table from the start page, as people do every day. */
  const comeBack = async () => {
    for (const page of pages) {
      await page.goto(url);
      await page.locator(`a[href$="/t/${id}"]`).first().click(LONG);
      await page.locator('.table').waitFor(LONG);
    }
  };
  const asked = async () => (await anyMove(id, pages))?.seat;
  /** Plays for every seat that is asked, at least once, until it is the turn of one of the two. */
  const playTo = async (seat: number) => {
    do {
      const played = await playOne(id, pages);
      for (const page of pages) {
        await page.locator(`.table[data-steps="${played?.version}"]`).waitFor(LONG);
      }
    } while ((await asked()) !== seat);
  };
  /** The running clock as both see it, with the given number of hours left. */
  const shown = async (hours: number) => {
    for (const [at, page] of pages.entries()) {
      const text = roughly(at === ANN ? en : ja, hours * HOUR);
      const dial = page.locator('[data-clock=runs]:visible').first();
      await expect.poll(() => dial.innerText(), LONG).toContain(text);
    }
  };

  // Friday, six in the evening in Berlin: a day lasts until Monday at six, which is one hour more
  // because the clocks change.
  await server.until(october(23, 16));
  await comeBack();
  await playTo(ANN);
  await server.until(october(23, 17.5));
  await comeBack();
  await shown(71.5);

  // After ten hours without a server the end would be at four in the morning; it moves to eight.
  await server.until(october(24, 22));
  await server.deadUntil(october(25, 8));
  await server.until(october(25, 9.5));
  await comeBack();
  await shown(45.5);

  // Ben does not come on Tuesday. Ann is there when a bot takes over.
  await server.until(october(26, 9));
  await comeBack();
  await playTo(BEN);
  await ben.page.goto('about:blank');
  await server.until(october(27, 22));
  expect(await ann.page.locator('[data-clock=away]').count()).toBe(0);
  await server.until(october(27, 23));
  const away = ann.page.locator('[data-clock=away]');
  await away.first().waitFor(LONG);
  await expect
    .poll(async () => {
      await server?.until(october(27, 23) + 60_000);
      return asked();
    }, LONG)
    .toBe(ANN);

  // He is back: one press.
  await server.until(october(28, 12));
  await ben.page.goto(url);
  await ben.page.locator(`a[href$="/t/${id}"]`).first().click(LONG);
  await ben.page.locator('[data-come-back]').click(LONG);
  await away.first().waitFor({ state: 'detached', ...LONG });

  await server.until(october(29, 7));
  await comeBack();
  while ((await playOne(id, pages)) !== undefined);
  for (const page of pages) await page.locator('.result').waitFor(LONG);
  for (const { faults } of [ann, ben]) {
    // While the server was down it could not be reached.
    expect(faults.filter((fault) => !fault.includes('ERR_'))).toEqual([]);
  }
});
