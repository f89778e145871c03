import { expect, test } from 'vitest';
import { isPlayed, WHOLE_GAMES } from './drawn.ts';
import { newGame } from './new-game.ts';
import {
  A_BEGINNING,
  type Hand,
  IS_SOAK,
  keyboard,
  mouse,
  pick,
  playToTheEnd,
  pressListed,
  steps,
  thumb,
  WHOLE_IN_SOAK,
  WISHES,
  watchFrame,
} from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const MINUTES = { timeout: 150_000 };

const IS_WHOLE = isPlayed('whole game', 'terra-nova', [...WHOLE_GAMES]);

test('a game by mouse, with a reload in the middle', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ land: IS_SOAK });
  await page.click('[data-play-now=terra-nova]');
  await page.locator('[data-action="pass"]').click();
  await page.locator('.bonus-open').first().click();
  await page.locator('[data-undo]').click();
  expect(await page.locator('.drafted').count()).toBe(0);
  const at = await steps(page);
  await page.reload();
  await page.locator('.dock-mine').waitFor();
  expect(await steps(page)).toBe(at);
  const frames = await watchFrame(page);
  const sent = await playToTheEnd(page, mouse, true, IS_WHOLE ? {} : { most: A_BEGINNING });
  expect(sent).toBeGreaterThan(8);
  expect(await page.locator('.result tfoot td').count()).toBe(IS_WHOLE ? 4 : 0);
  expect(await frames()).toHaveLength(1);
  expect(faults).toEqual([]);
});

/**
 * A game by keyboard is similar in those two games, so one of them is played; by touch, one of all
 * three.
 */
const BY_KEYS = ['terra-nova', 'terra-mystica'] as const;
const isByKeys = (game: (typeof BY_KEYS)[number]) => isPlayed('keyboard', game, [...BY_KEYS]);

test.runIf(isByKeys('terra-nova'))('a game by keyboard alone', MINUTES, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ language: 'ja' });
  const hand = keyboard(page);
  await hand.press(page.locator('[data-play-now=terra-nova]'));
  const sent = await playToTheEnd(page, hand, false, { most: WHOLE_IN_SOAK });
  expect(sent).toBeGreaterThanOrEqual(A_BEGINNING);
  expect(faults).toEqual([]);
});

test.runIf(isByKeys('terra-mystica'))(
  'a game of Terra Mystica by keyboard alone',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({ at: '#/new/terra-mystica' });
    await pick(page.getByRole('radio', { name: '2', exact: true }));
    await page.locator('.seat-choice select').nth(1).selectOption('beginner');
    const hand = keyboard(page);
    await hand.press(page.locator('.start-new button[type="submit"]'));
    // The next control is a few keys away, not behind the *Confirm* button that was just used.
    const isFocused = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.matches('.confirm:not([data-send])') === false;
      });
    const table: Hand = {
      press: async (target) => {
        await expect.poll(isFocused, { message: `before ${target}` }).toBe(true);
        await hand.press(target);
      },
    };
    const playing = { wishes: WISHES['terra-mystica'], most: WHOLE_IN_SOAK };
    const sent = await playToTheEnd(page, table, false, playing);
    expect(sent).toBeGreaterThanOrEqual(A_BEGINNING);
    expect(faults).toEqual([]);
  },
);

test.runIf(isPlayed('thumb', 'terra-nova'))(
  'a game by thumb at phone width',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      width: 390,
      height: 844,
      touch: true,
      land: IS_SOAK,
      kept: newGame('terra-nova'),
    });
    await page.locator('.dock-mine').waitFor();
    const frames = await watchFrame(page);
    const sent = await playToTheEnd(page, thumb, false, { most: WHOLE_IN_SOAK });
    expect(sent).toBeGreaterThan(8);
    expect(await frames()).toHaveLength(1);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('a double press does what a single one does', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  const drafted = page.locator('.drafted li:not(.crumb-more)');
  await page.locator('[data-action="upgrade"]').dblclick();
  expect(await drafted.count()).toBe(0);
  await page.locator('.cell.lit').first().dblclick();
  await drafted.waitFor();
  expect(await page.locator('.hex-choice').count()).toBe(0);
  await page.locator('[data-undo]').click();
  // For a place with several choices, or none, the page asks, and the question stays.
  await page.locator('.cell:not(.lit)').first().dblclick();
  await page.locator('.hex-choice').waitFor();
  await page.keyboard.press('Escape');
  // Nothing that appears after the first click on a tile is under the second click.
  await page.locator('[data-action="sail"]').dblclick();
  await drafted.waitFor();
  expect(await drafted.count()).toBe(1);
  expect(faults).toEqual([]);
});

test('the two-player variants begin with what they lay out first', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  for (const variant of ['Planners', 'Lucky gold diggers']) {
    await page.goto(`${stage.url}#/new/terra-nova`);
    await pick(page.getByRole('radio', { name: '2', exact: true }));
    await pick(page.getByRole('radio', { name: variant }));
    await page.locator('.seat-choice select').nth(1).selectOption('here');
    await page.locator('.start-new button[type="submit"]').click();
    await pressListed(page, mouse, page.locator('.choices .choice').first());
    await page.locator('[data-send]').click();
    await page.locator('.choices').waitFor({ state: 'attached' });
  }
  expect(faults).toEqual([]);
});
