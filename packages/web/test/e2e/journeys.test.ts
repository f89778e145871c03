// Coins, stones and tiles that fly while moves are shown: counted by the animations that the
// browser reports.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const ROUND = { timeout: 120_000 };

/** In the page: counts journeys. */
function countJourneys(): void {
  const seen = { left: 0, over: 0 };
  Object.assign(window, { seen });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (!this.matches('.traveller')) return animation;
    seen.left++;
    animation.finished.catch(() => undefined).finally(() => seen.over++);
    return animation;
  };
}

const COUNTED = { width: 1440, before: countJourneys };

function journeys(page: Page): Promise<{ left: number; over: number }> {
  return page.evaluate(() => (window as unknown as { seen: { left: number; over: number } }).seen);
}

/** The person passes, so that the others play a whole round. */
async function passRound(page: Page): Promise<void> {
  await page.locator('[data-action="pass"]').click();
  await page.locator('.bonus-open').first().click();
  await page.locator('[data-send]').click();
}

test(
  'payments, gains and losses of others are seen on their way, and arrive',
  ROUND,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      ...COUNTED,
      motion: true,
      kept: newGame('terra-nova'),
    });
    await page.locator('.dock-mine').waitFor();
    await passRound(page);
    // On a busy machine a journey may begin and end between two looks at the page.
    const left = async () => (await journeys(page)).left;
    await expect.poll(left, { timeout: 60_000 }).toBeGreaterThan(3);
    await page.locator('.dock-mine').waitFor({ timeout: 60_000 });
    await expect
      .poll(async () => {
        const { left, over } = await journeys(page);
        return left === over;
      })
      .toBe(true);
    expect(await page.locator('.traveller').count()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('nothing is on its way under a finger', ROUND, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...COUNTED, motion: true, kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  // The draft itself starts flying stones; the next click removes them immediately.
  await page.evaluate(() => {
    // As soon as they are there: a slow frame could come after their end.
    const watch = new MutationObserver(() => {
      if (document.querySelector('.traveller') === null) return;
      watch.disconnect();
      window.dispatchEvent(new PointerEvent('pointerdown'));
      requestAnimationFrame(() => {
        document.body.dataset.left = String(document.querySelectorAll('.traveller').length);
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-action="upgrade"]').click();
  await page.locator('.cell.lit').first().click();
  await page.locator('body[data-left]').waitFor({ timeout: 30_000 });
  expect(await page.locator('body').getAttribute('data-left')).toBe('0');
});

test('a person who wants less motion sees none of it', ROUND, async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...COUNTED, kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await passRound(page);
  await page.locator('.table[data-steps]:not([data-steps="0"]) .dock-mine').waitFor();
  expect((await journeys(page)).left).toBe(0);
});

test(
  'the tile of a round is turned when it is over, at once for who wants less motion',
  ROUND,
  async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ kept: newGame('terra-nova') });
    await page.locator('.dock-mine').waitFor();
    expect(await page.locator('.turn-over').count()).toBe(0);
    await passRound(page);
    const past = page.locator('.round-past');
    // Power may be exchanged between two rounds.
    const kept = page.locator('[data-send]');
    for (;;) {
      await past.or(kept).first().waitFor({ timeout: 60_000 });
      if ((await past.count()) > 0) break;
      await kept.click();
    }
    const turned = page.locator('.round-past.turn-over');
    expect(await turned.count()).toBe(1);
    const seconds = () =>
      turned.evaluate((tile) => Number.parseFloat(getComputedStyle(tile).animationDuration));
    expect(await seconds()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await seconds()).toBeGreaterThan(0);
  },
);
