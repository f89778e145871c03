import type { Locator, Page } from 'playwright-core';
import type { Hand } from '../players.ts';

/** Things tried in this order when it is my turn; the first that can be done is. */
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
 * Plays Gaia until the game is over, or so many segments.
 * @param board whether places are chosen in the world (else in the list)
 * @returns how many segments were sent; fewer where somebody else takes the device
 */
export async function playGaia(
  page: Page,
  hand: Hand,
  board: boolean,
  most = Infinity,
): Promise<number> {
  const any = (selector: string) => page.locator(selector).first();
  const isThere = async (locator: Locator) => (await locator.count()) > 0;
  let sent = 0;
  for (let step = 0; step < 900 && sent < most; step++) {
    await page.locator('.result, .dock-mine').first().waitFor();
    if (await isThere(any('.result, [data-lift]'))) return sent;
    if (await isThere(any('[data-send]'))) {
      const before = await any('.table').getAttribute('data-steps');
      await hand.press(any('[data-send]'));
      await page.locator(`.table:not([data-steps="${before}"])`).waitFor();
      sent++;
    } else if (await isThere(any('.choices .choice'))) {
      const lit = any('.cell.lit');
      await hand.press(board && (await isThere(lit)) ? lit : any('.choices .choice'));
    } else {
      // Drawing now and then, so that there is something to play.
      const wishes = step % 3 === 2 ? WISHES.toReversed() : WISHES;
      for (const wish of wishes) {
        if (!(await isThere(any(wish)))) continue;
        await hand.press(any(wish));
        break;
      }
    }
  }
  if (most === Infinity) throw new Error('the game did not end');
  return sent;
}
