import type { Locator, Page } from 'playwright-core';
import { type Hand, pressListed } from '../players.ts';

/** Actions to try in this order in the own turn; the first possible one is used. */
const WISHES = [
  '[data-action^="play:city"]',
  '[data-action^="play:animals"]',
  '[data-action^="play:nature"]',
  '[data-action^="play:"]',
  '[data-action^="objective:"]',
  '[data-action="let"]',
  '[data-action^="discard:"]',
  '[data-action^="keep:"]',
  '[data-action^="take:"]',
  '[data-action^="draw:"]',
  '[data-action="exhaust"]',
].map((wish) => `${wish}:not([aria-disabled="true"])`);

/**
 * Plays Gaia until the game is over, or for a number of segments.
 * @param board whether places are chosen on the board (otherwise in the list)
 * @returns the number of sent segments; fewer if another person takes over the device
 */
export async function playGaia(
  page: Page,
  hand: Hand,
  board: boolean,
  most = Infinity,
): Promise<number> {
  const any = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const isThere = async (locator: Locator) => (await locator.count()) > 0;
  let sent = 0;
  for (let step = 0; step < 900 && sent < most; step++) {
    // Another tab of a telephone hides the dock.
    await page.locator('.result, .dock-mine').first().waitFor({ state: 'attached' });
    if (await isThere(any('.result, [data-lift]'))) return sent;
    if (await isThere(any('[data-send]'))) {
      const before = await any('.table').getAttribute('data-steps');
      await hand.press(any('[data-send]'));
      await page.locator(`.table:not([data-steps="${before}"])`).waitFor();
      sent++;
    } else if (await isThere(any('.as-list > summary, .choices .choice'))) {
      const lit = any('.cell.lit');
      if (board && (await isThere(lit))) await hand.press(lit);
      else await pressListed(page, hand, page.locator('.choices .choice').first());
    } else {
      // Draws a card from time to time, so that there are cards to play.
      const wishes = step % 3 === 2 ? WISHES.toReversed() : WISHES;
      const open = await firstThat(wishes.map(any), isThere);
      // On a telephone cards are drawn in a separate tab.
      const tab = any('[data-tab]:not([aria-current]):is([data-tab="map"], [data-tab="side"])');
      if (open !== undefined) await hand.press(open);
      else if (await isThere(tab)) await hand.press(tab);
    }
  }
  if (most === Infinity) throw new Error('the game did not end');
  return sent;
}

async function firstThat<T>(all: readonly T[], is: (each: T) => Promise<boolean>) {
  for (const each of all) if (await is(each)) return each;
  return undefined;
}
