// Help at a table of Gaia: explanations of cards, hints, the log by turns.
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { keyboard } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const OWN = '[data-action^="play:nature"]:not([aria-disabled="true"])';
const NOTE = '.note:popover-open';

test('a card tells what it does before it is played: to a resting mouse and to a key', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  const card = page.locator(OWN).first();
  await card.hover();
  await page.locator(NOTE).waitFor();
  expect(await page.locator(NOTE).innerText()).toMatch(/^nature card .*lay a tile/s);
  await page.mouse.move(1, 1);
  await page.locator(NOTE).waitFor({ state: 'detached' });
  await card.focus();
  await page.keyboard.press('?');
  await page.locator(NOTE).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(NOTE).count()).toBe(0);
  // None of these clicks has chosen anything; Enter still chooses.
  expect(await page.locator('.choice-list').count()).toBe(0);
  await keyboard(page).press(card);
  await page.locator('.choice-list').waitFor();
  expect(faults).toEqual([]);
});

test('by thumb a switch lets every card explain itself, and no card is played meanwhile', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    kept: newGame('gaia'),
  });
  await page.locator('[data-explain]').tap();
  for (const [tab, what] of [
    ['map', OWN],
    ['side', '[data-action^="take:"]'],
    ['side', '[data-action="draw:life"]'],
  ]) {
    await page.locator(`[data-tab="${tab}"]`).tap();
    await page.locator(what).first().tap();
    await page.locator(NOTE).waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.locator('.choice-list, .drafted').count()).toBe(0);
  await page.locator('[data-tab="map"]').tap();
  await page.locator('[data-explain]').tap();
  await page.locator(OWN).first().tap();
  await page.locator('.choice-list').waitFor();
  expect(faults).toEqual([]);
});

test('a long touch asks what a card does, a short one chooses it', async (context) => {
  needBrowser(context);
  const {
    page,
    context: profile,
    faults,
  } = await stage.open({ width: 390, height: 844, touch: true, kept: newGame('gaia') });
  const card = page.locator(OWN).first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not to be seen');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const fingers = await profile.newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(700);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator(NOTE).waitFor();
  expect(await page.locator('.choice-list').count()).toBe(0);
  await page.keyboard.press('Escape');
  await card.tap();
  await page.locator('.choice-list').waitFor();
  expect(faults).toEqual([]);
});

test('hints say what to do, and stay away once they were hidden', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  await page.locator('.dock-mine').waitFor();
  const guide = page.locator('.guide');
  await expect.poll(() => guide.innerText()).toContain('Take 2 actions');
  await page.locator('[data-hints]').click();
  expect(await guide.locator('p').count()).toBe(0);
  await page.reload();
  await guide.waitFor();
  expect(await guide.locator('p').count()).toBe(0);
  await page.locator('[data-hints]').click();
  await guide.locator('p').first().waitFor();
  // The hint of the strong bot names two moves; the second is left out where it has no room.
  const told = page.locator('.dock-hint[data-hint="told"]');
  await told.waitFor({ timeout: 30_000 });
  const both = await told.innerText();
  expect(both).toContain('; or ');
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(() => told.innerText()).toBe(both.split('; or ')[0]);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect.poll(() => told.innerText()).toBe(both);
  // It is also shown on a telephone, below the question and beside the choices.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.dock-hint[data-hint="told"]').waitFor({ timeout: 30_000 });
  const hint = await page.locator('.dock-hint').boundingBox();
  const [why, hand] = await Promise.all(
    ['.dock-why', '.dock-body'].map((part) => page.locator(part).boundingBox()),
  );
  if (hint === null || why === null || hand === null)
    throw new Error('something is not to be seen');
  expect(hint.y).toBeGreaterThanOrEqual(why.y + why.height - 1);
  expect(hint.y + hint.height).toBeLessThanOrEqual(hand.y + 1);
  expect(faults).toEqual([]);
});

test('the log is told by rounds and turns; the head of a turn leads to its beginning', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('gaia') });
  for (let action = 0; action < 2; action++) {
    await page.locator('.dock-mine').waitFor();
    await page.locator(OWN).first().click();
    await page.locator('.cell.lit').first().click();
  }
  await page.locator('[data-send]').click();
  await page.locator('.since').waitFor();
  await page.locator('.dock-mine').waitFor();
  // Every seat has had another turn; the first round is closed in the log, and its number opens it.
  const rounds = page.locator('.log-turns > .chapter-fold');
  await expect.poll(() => rounds.count()).toBe(2);
  expect(await rounds.first().getAttribute('aria-expanded')).toBe('false');
  await page.locator('.log-marks button').first().click();
  await expect.poll(() => rounds.first().getAttribute('aria-expanded')).toBe('true');
  const mine = page.locator('.chapter').filter({ has: page.getByText('You began a turn.') });
  expect(await mine.first().locator('.entry').count()).toBe(2);
  // The name of the seat that acted is above the lines, not in every line.
  expect(await mine.first().locator('.entry-look').first().innerText()).toMatch(/^Play the/);
  await mine.first().locator('.chapter-look').click();
  const tiles = await page.locator('.tile').count();
  await page.locator('[data-now]').click();
  await expect.poll(() => page.locator('.tile').count()).toBeGreaterThanOrEqual(tiles + 2);
  expect(faults).toEqual([]);
});

test('a card that is picked leaves the hand where it is, and its places are seen above', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ width: 1366, height: 657, kept: newGame('gaia') });
  await page.locator('.dock-mine').waitFor();
  const hand = () =>
    page.locator('.hand .cards').evaluate((cards) => cards.getBoundingClientRect().toJSON());
  const before = await hand();
  await page.locator(OWN).first().click();
  const { y: above, height } = (await page.locator('[data-other]').boundingBox()) ?? before;
  expect(await hand()).toEqual(before);
  expect(above + height).toBeLessThanOrEqual(before.y);
  const dock = await page.locator('.dock-body').boundingBox();
  expect(above).toBeGreaterThanOrEqual(dock?.y ?? before.y);
});

test('by thumb all cards that may be held are seen at once', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({
    width: 390,
    height: 844,
    touch: true,
    kept: newGame('gaia'),
  });
  const cards = page.locator('.hand .cards');
  await cards.waitFor();
  // The row is drawn again when the fonts are loaded; added elements may be gone then.
  const full = () =>
    cards.evaluate((row) => {
      const widest = [...row.children].find((card) => card.textContent?.includes('mountain'));
      while (widest && row.children.length < 7) row.append(widest.cloneNode(true));
      return { cards: row.children.length, isCut: row.scrollWidth > row.clientWidth };
    });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(full).toEqual({ cards: 7, isCut: false });
  }
});
