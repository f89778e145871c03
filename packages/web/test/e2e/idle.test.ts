import { expect, test } from 'vitest';
import { oneOf } from './drawn.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

declare global {
  interface Window {
    /** Frames that the page has requested. */
    framesAsked: number;
  }
}

/** Runs in the page: counts the requested frames. */
function countFrames(): void {
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => {
    window.framesAsked += 1;
    return ask(then);
  };
}

for (const game of oneOf('idle', ['terra-nova', 'terra-mystica', 'gaia'] as const)) {
  test(`a table at which nothing happens asks for no frame: ${game}`, async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({ kept: newGame(game), before: countFrames });
    await page.locator('.dock-mine').waitFor();
    /** @returns the number of frames requested while thirty were painted */
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
