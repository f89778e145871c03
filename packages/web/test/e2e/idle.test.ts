import { expect, test } from 'vitest';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

declare global {
  interface Window {
    /** Frames that the page asked for. */
    framesAsked: number;
  }
}

for (const game of ['terra-nova', 'terra-mystica', 'gaia']) {
  test(`a table at which nothing happens asks for no frame: ${game}`, async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open();
    await page.addInitScript(() => {
      window.framesAsked = 0;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (then) => {
        window.framesAsked += 1;
        return ask(then);
      };
    });
    await page.reload();
    await page.click(`[data-play-now=${game}]`);
    await page.locator('.dock-mine').waitFor();
    /** @returns how many frames were asked for while thirty were painted */
    const asked = () =>
      page.evaluate(async () => {
        const before = window.framesAsked;
        for (let frame = 0; frame < 30; frame++) {
          await new Promise((then) => requestAnimationFrame(then));
        }
        return window.framesAsked - before - 30;
      });
    await expect.poll(asked).toBe(0);
    expect(faults).toEqual([]);
  });
}
