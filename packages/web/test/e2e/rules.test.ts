// The illustrated rules: opened from a refusal and closed again, found by search, while a draft
// stays.
import { expect, test } from 'vitest';
import { isPlayed, oneOf } from './drawn.ts';
import { GAIA_ENDED, MYSTICA_ENDED, NOVA_ENDED } from './ended.ts';
import { newGame } from './new-game.ts';
import { keyboard, mouse, pressListed } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test('a refusal leads to its rule and back; a search in kana finds it by keyboard', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: newGame('terra-nova'),
    language: 'ja',
    width: 1366,
    height: 657,
  });
  await page.locator('.dock-mine').waitFor();
  const book = page.locator('.book');
  await page.locator('.action-not').first().click({ force: true });
  const link = page.locator('.refused .rules-link');
  const subject = await link.getAttribute('data-rules');
  await link.click();
  await expect.poll(() => book.getAttribute('data-book')).toBe(subject);
  await book.locator('[data-back-from-rules]').click();
  await expect.poll(() => book.count()).toBe(0);
  expect(await page.locator('.refused-now').count()).toBe(1);

  await page.click('[data-action="pass"]');
  await pressListed(page, mouse, page.locator('[data-move]').first());
  const draft = page.locator('.crumb');
  await draft.first().waitFor();
  const drafted = await draft.allInnerTexts();

  await page.keyboard.press('?');
  await page.locator('.rules-door button').click();
  const search = book.locator('[data-rules-search]');
  await search.fill('ﾍﾟﾝｷﾞﾝ');
  expect(await book.locator('[data-subject]').count()).toBe(0);
  await search.fill('ｽｺｯﾌﾟ');
  // Keys that choose characters belong to the input method.
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['ArrowDown', 'Enter']) {
      const isTaken = await search.evaluate(
        (field, init) =>
          !field.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
          ),
        { key, ...how },
      );
      expect(isTaken).toBe(false);
    }
  }
  await search.press('Enter');
  await expect.poll(() => book.getAttribute('data-book')).toBe('land');
  await book.locator('.book-figure .piece').first().waitFor();
  expect(await book.locator('mark').first().innerText()).toBe('スコップ');
  await page.keyboard.press('Escape');
  await expect.poll(() => book.count()).toBe(0);
  // Back at the earlier place: the sheet is still open, and so is the draft.
  expect(await page.locator('.sheet-guide').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await draft.allInnerTexts()).toEqual(drafted);
  expect(faults).toEqual([]);
});

const ENDED = { 'terra-nova': NOVA_ENDED, 'terra-mystica': MYSTICA_ENDED, gaia: GAIA_ENDED };
const GAMES = Object.keys(ENDED) as (keyof typeof ENDED)[];

test.for(GAMES.filter((id) => isPlayed('rules', id, GAMES)))(
  'the result of %s and the crests beside it lead to the rules and back',
  async (id, context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({ kept: ENDED[id](), width: 1366, height: 657 });
    const book = page.locator('.book');
    const row = page.locator('.result-account th .rules-link').first();
    await row.waitFor();
    const follow = async (link: typeof row) => {
      const subject = await link.getAttribute('data-rules');
      await keyboard(page).press(link);
      await expect.poll(() => book.getAttribute('data-book')).toBe(subject);
      await page.locator('[data-back-from-rules]').click();
      await expect.poll(() => book.count()).toBe(0);
    };
    await follow(row);
    // Back at the report; each link leads to a subject that there is.
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
    if (id !== 'gaia') {
      await page.locator('.rail-open').first().press('?');
      const note = page.locator('.note:popover-open');
      expect(await note.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
      await follow(note.locator('.rules-link'));
      await page.locator('.result-account td button').first().click();
      await follow(page.locator('dialog[open] .rules-link'));
      await page.keyboard.press('Escape');
      const counted = page.locator('.nova-board .sourced, .mystica-sources .sourced');
      for (const [at, subject] of ['goal', 'income'].entries()) {
        await counted.nth(at).click();
        const link = page.locator('dialog[open] .rules-link');
        expect(await link.getAttribute('data-rules')).toBe(subject);
        await page.keyboard.press('Escape');
      }
    }
    await row.click();
    const subjects = await book
      .locator('[data-subject]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-subject')));
    const linked = await page
      .locator('[data-rules]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-rules')));
    expect(linked.length).toBeGreaterThan(5);
    expect(subjects).toEqual(expect.arrayContaining([...new Set(linked)]));
    expect(faults).toEqual([]);
  },
);

test.for(
  oneOf('headings', [
    ['terra-nova', 'en', 1366, 657],
    ['terra-mystica', 'en', 1366, 657],
    ['terra-nova', 'ja', 390, 844],
    ['terra-mystica', 'ja', 390, 844],
  ] as const),
)(
  'each heading of a comparison in %s in %s, %i×%i, leads to the rules and back',
  async ([id, language, width, height], context) => {
    needBrowser(context);
    const touch = width < 500;
    const look = { language, width, height, touch };
    const { page, faults } = await stage.open({ kept: newGame(id), ...look });
    await page.locator('.dock-mine').waitFor();
    await page.locator(touch ? '[data-tab="others"]' : '.tool-compare').click();
    const links = page.locator('thead .rules-link:visible:not(.rail *)');
    await links.first().waitFor();
    const heads = page.locator(':is(.compare, .tm-compare-table) thead th:visible');
    const named = await heads.evaluateAll(
      (all) => all.filter((head) => head.querySelector('svg') ?? head.textContent).length,
    );
    // The heading above the names of the seats has no place in the rules.
    expect(await links.count()).toBe(named - (await heads.locator('> .spoken').count()));
    const book = page.locator('.book');
    for (const at of [0, (await links.count()) - 1]) {
      const link = links.nth(at);
      const subject = await link.getAttribute('data-rules');
      await (touch ? link.tap() : keyboard(page).press(link));
      await expect.poll(() => book.getAttribute('data-book')).toBe(subject);
      await page.locator('[data-back-from-rules]').click();
      await expect.poll(() => book.count()).toBe(0);
      expect(await link.isVisible()).toBe(true);
    }
    const subjects = await links.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-rules')),
    );
    expect(new Set(subjects).size).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  },
);
