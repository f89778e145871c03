// Puzzles of the last round: shown by keyboard and by thumb, looked for in an own game.
import { loadPuzzles, loadSolo, openPuzzle, PUZZLE_GAMES } from '@pangaea/bots/puzzles';
import { loadBook } from '@pangaea/rules/games';
import { expect, test } from 'vitest';
import { PUZZLE_MESSAGES } from '../../src/learn/puzzles/messages.ts';
import { ownOf } from '../../src/learn/puzzles/own-puzzles.ts';
import { isPlayed, oneOf } from './drawn.ts';
import { NOVA_ENDED } from './ended.ts';
import { keyboard, thumb } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** One game, drawn; with `PANGAEA_SOAK` set, both. */
const DRAWN = PUZZLE_GAMES.filter((id) => isPlayed('puzzle', id, [...PUZZLE_GAMES]));

/** The shortest puzzle of a game, with its place in the list. */
async function shortest(id: (typeof PUZZLE_GAMES)[number]) {
  const file = await loadPuzzles(id);
  const solo = await loadSolo(id, (await loadBook(id)).game);
  const shipped = file.puzzles.toSorted((one, other) => one.line.length - other.line.length)[0];
  const puzzle = openPuzzle(file, shipped, solo);
  if (!puzzle.ok) throw new Error(puzzle.error.code);
  return { number: file.puzzles.indexOf(shipped) + 1, puzzle: puzzle.value, id: shipped.id };
}

test('beside the short words of a proved puzzle three rows of actions are whole on a telephone', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    at: '#/puzzles/terra-nova/2',
    language: 'ja',
    width: 390,
    height: 844,
    touch: true,
  });
  await page.locator('.puzzler[data-proof=exact]').waitFor();
  await page.locator('.dock-mine [data-action]').first().waitFor();
  const heights = (of: string) =>
    page.locator(of).evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
  await expect.poll(() => heights('.dock-body')).toBe(0);
  expect(await heights('.teacher-told')).toBeLessThan(3);
  expect(faults).toEqual([]);
});

test.for(DRAWN)(
  'a puzzle of %s is shown by keyboard and by thumb',
  { timeout: 60_000 },
  async (id, context) => {
    needBrowser(context);
    const { number, puzzle, id: name } = await shortest(id);
    const made = puzzle.best - puzzle.now;
    const { page, faults } = await stage.open({ at: `#/puzzles/${id}` });
    const tile = page.locator(`ol [data-puzzle-id="${name}"]`);
    await keyboard(page).press(tile);
    await page.locator('.dock-mine').waitFor();
    expect(page.url()).toContain(`#/puzzles/${id}/${number}`);
    const points = page.locator('[data-puzzle-points]');
    expect(await points.innerText()).toBe('+0');
    const step = page.locator('[data-puzzle="step"]');
    await keyboard(page).press(page.locator('[data-puzzle="show"]'));
    await step.waitFor();
    // The next key is for the button that came in the place of the pressed one.
    expect(await page.locator('[data-puzzle="step"]:focus').count()).toBe(1);
    for (let shown = 0; shown <= puzzle.turns; shown++) {
      await keyboard(page).press(step);
      await expect.poll(() => page.locator('.puzzler-line li').count()).toBe(shown + 1);
    }
    expect(await points.innerText()).toBe(`+${made}`);
    expect(await step.count()).toBe(0);
    const focused = page.locator('[data-puzzle]:focus');
    expect(await focused.getAttribute('data-puzzle')).toBe('restart');
    // The dock says by what the points were made.
    const told = await page.locator('.puzzle-ending-points').innerText();
    expect(told).toBe(`The best line: ${made} points`);
    const sources = await page.locator('.puzzle-sources td').allInnerTexts();
    expect(sources.reduce((sum, each) => sum + Number(each.replace('−', '-')), 0)).toBe(made);
    await keyboard(page).press(page.locator('[data-puzzle="list"]'));
    await expect.poll(() => tile.innerText()).toContain('best line seen');

    const phone = { language: 'ja', width: 390, height: 844, touch: true } as const;
    const { page: small, faults: others } = await stage.open({
      ...phone,
      at: `#/puzzles/${id}/${number}`,
    });
    await thumb.press(small.locator('[data-puzzle="show"]'));
    const next = small.locator('[data-puzzle="step"]');
    for (let shown = 0; shown <= puzzle.turns; shown++) await thumb.press(next);
    await expect.poll(() => small.locator('[data-puzzle-points]').innerText()).toBe(`＋${made}`);
    expect(await next.count()).toBe(0);
    // The moves of a turn stand in a list of the language.
    const line = await small.locator('.puzzler-line ol').innerText();
    expect(line).not.toContain(', ');
    await thumb.press(small.locator('[data-puzzle="restart"]'));
    await small.locator('.dock-mine').waitFor();
    expect([...faults, ...others]).toEqual([]);
  },
);

/** The words of the card and of the actions that are cut. */
const cutWords = () =>
  [...document.querySelectorAll('.teacher-told, .teacher-told > *, .dock .action')]
    .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 2)
    .map((each) => `${each.className}: ${each.textContent}`);

test.for(
  oneOf('puzzle telephone', [
    ['en', 390, 844],
    ['ja', 390, 844],
    ['en', 360, 640],
    ['ja', 360, 640],
    ['en', 844, 390],
  ] as const),
)(
  'a puzzle in %s at %i×%i says everything without scrolling, and the map keeps its place',
  async ([language, width, height], context) => {
    needBrowser(context);
    // Its last round has actions that say what they throw away.
    const at = '#/puzzles/terra-mystica/1';
    const { page, faults } = await stage.open({ language, width, height, touch: true, at });
    await page.locator('.dock-mine .choice-lost').waitFor();
    const told = () => page.locator('.teacher-told').innerText();
    const bottom = () =>
      page.evaluate(() => {
        const [map, card] = ['.map', '.puzzler'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        );
        // Beside it on a turned telephone.
        const isApart = card.top >= map.bottom - 1 || card.left >= map.right - 1;
        return isApart ? map.bottom : 'covered';
      });
    const first = await bottom();
    expect(first).toBeGreaterThan(0);
    expect(await page.evaluate(cutWords), 'at the beginning').toEqual([]);
    await thumb.press(page.locator('[data-puzzle="show"]'));
    const next = page.locator('[data-puzzle="step"]');
    await next.waitFor();
    expect(await page.evaluate(cutWords), 'before the best line').toEqual([]);
    while ((await next.count()) > 0) await thumb.press(next);
    await page.locator('.puzzle-ending').waitFor();
    expect(await told()).not.toBe('');
    expect(await page.evaluate(cutWords), 'after the best line').toEqual([]);
    expect(await bottom()).toBe(first);
    await thumb.press(page.locator('[data-puzzle="restart"]').first());
    await thumb.press(page.locator('.dock-mine [data-action="pass"]'));
    const send = page.locator('[data-send]');
    const choice = page.locator('.choices .choice');
    await send.or(choice).first().waitFor();
    if ((await choice.count()) > 0) await thumb.press(choice.first());
    const ending = page.locator('.puzzle-ending');
    while ((await ending.count()) === 0) {
      await thumb.press(send);
      await ending.or(send).first().waitFor();
    }
    expect(await told()).not.toBe('');
    expect(await page.evaluate(cutWords), 'after an own try').toEqual([]);
    expect(await bottom()).toBe(first);
    expect(faults).toEqual([]);
  },
);

test('a draft stays with its puzzle', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/puzzles/terra-nova/1' });
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('build C4');
  await page.keyboard.press('Enter');
  await page.locator('.drafted').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-puzzle="list"]').click();
  await page.locator('[href="#/puzzles/terra-nova/2"]').click();
  await page.locator('.dock-mine').waitFor();
  expect(await page.locator('.drafted').count()).toBe(0);
  expect(await page.locator('.refusal').innerText()).toBe('');
  expect(faults).toEqual([]);
});

test('nobody is asked for a turn while the best line is shown', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/puzzles/terra-nova/1' });
  await page.locator('[data-puzzle="show"]').click();
  const step = page.locator('[data-puzzle="step"]');
  await step.waitFor();
  for (let at = 0; at < 2; at++) {
    await page.locator('.dock .puzzle-ending').waitFor();
    expect(await page.locator('.dock .action, .dock [data-send]').count()).toBe(0);
    expect(await page.locator('[data-status]').textContent()).not.toMatch(/Waiting|Your turn/);
    await step.click();
    await expect.poll(() => page.locator('.puzzler-line li').count()).toBe(at + 1);
  }
  await page.locator('[data-puzzle="restart"]').click();
  await page.locator('.dock-mine').waitFor();
  expect(faults).toEqual([]);
});

test('a try counts once, in each language and after midnight', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ at: '#/puzzles/terra-nova/day' });
  await page.locator('.dock-mine [data-action="pass"]').click();
  const choice = page.locator('.choices .choice');
  const send = page.locator('[data-send]');
  const ending = page.locator('.puzzle-ending');
  await send.or(choice).first().waitFor();
  if ((await choice.count()) > 0) await choice.first().click();
  while ((await ending.count()) === 0) {
    await send.click();
    await ending.or(send).first().waitFor();
  }
  const kept = () => page.evaluate(() => localStorage.getItem('pangaea.puzzles.terra-nova'));
  const before = await kept();
  expect(before).toContain('"tries":1');
  expect(await page.title()).toContain(PUZZLE_MESSAGES.en.heading);
  await page.evaluate(() => {
    const tomorrow = Date.now() + 86_400_000;
    Date.now = () => tomorrow;
  });
  await page.locator('.tool-settings').click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await page.keyboard.press('Escape');
  await ending.waitFor();
  expect(await page.locator('.puzzler-line li').count()).toBe(1);
  expect(await page.title()).toContain('今日の問題');
  expect(await kept()).toBe(before);
  expect(faults).toEqual([]);
});

test('the last round of an own game is looked through, until it is stopped', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: NOVA_ENDED() });
  await page.locator('[data-puzzle-search]').click();
  await page.locator('[data-search]').waitFor();
  // It may have come to its end meanwhile.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-search-stop]')?.click());
  await page.locator('[data-search="ready"], [data-search="stopped"]').waitFor();
  expect(faults).toEqual([]);
});

test('a search goes on in another language, and says when it was stopped', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: NOVA_ENDED(),
    before: () => {
      const done: string[] = [];
      Object.assign(window, { done });
      // Works without an end.
      window.Worker = class {
        #isSearch = false;
        postMessage(asked: object) {
          this.#isSearch = 'seed' in asked;
          if (!this.#isSearch) return;
          done.push('begun');
          const word = { data: { done: 1, of: 4 } };
          setTimeout(() => (this as unknown as Worker).onmessage?.(word as MessageEvent));
        }
        terminate() {
          if (this.#isSearch) done.push('ended');
        }
      } as unknown as typeof Worker;
    },
  });
  const done = () => page.evaluate(() => (window as unknown as { done: string[] }).done);
  await page.locator('[data-puzzle-search]').click();
  const told = page.locator('[data-search]');
  await expect.poll(() => told.innerText()).toBe('Looking through the last round: 25 %');
  await page.locator('.languages [lang=ja]').click();
  await expect.poll(() => told.innerText()).toContain('最終ラウンドを調べています');
  expect(await told.innerText()).toContain('25％');
  expect(await done()).toEqual(['begun']);
  await page.locator('.languages [lang=en]').click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.locator('[data-search-stop]').click();
  expect(await told.innerText()).toContain('Stopped before its end');
  expect(await done()).toEqual(['begun', 'ended']);
  await page.evaluate(() => window.location.assign('#/puzzles'));
  await told.waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => told.innerText()).toContain('25 %');
  await page.evaluate(() => window.location.assign('#/'));
  await expect.poll(done).toEqual(['begun', 'ended', 'begun', 'ended']);
  expect(faults).toEqual([]);
});

test('an own puzzle keeps its address when another one is removed', async (context) => {
  needBrowser(context);
  const { puzzle } = await shortest('terra-nova');
  const at = puzzle.record.commands.length;
  const own = [ownOf(puzzle, at - 1), ownOf(puzzle, at)];
  const { page, faults } = await stage.open({
    language: 'ja',
    kept: {
      id: 'own',
      hash: '#/puzzles/terra-nova',
      key: 'pangaea.puzzles.own',
      text: JSON.stringify(own),
    },
  });
  const tiles = page.locator('.puzzle-own .puzzle-tile');
  await tiles.first().waitFor();
  const [first, second] = await tiles.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  );
  await page.locator('.puzzle-own li button').first().click();
  await expect.poll(() => tiles.count()).toBe(1);
  expect(await tiles.getAttribute('href')).toBe(second);
  const told = page.locator('[data-no-puzzle]');
  const word = {
    [first]: 'この端末にありません',
    '#/puzzles/terra-nova/own-1': 'このアドレスの問題はありません',
    '#/puzzles/terra-nova/61': '1から60まで',
    '#/puzzles/gaia/3': 'このゲームの問題はありません',
  };
  for (const [address, says] of Object.entries(word)) {
    await page.evaluate((to) => window.location.assign(to), address);
    await expect.poll(() => told.innerText()).toContain(says);
  }
  await page.locator('main a').first().click();
  await page.evaluate((to) => window.location.assign(to), second);
  await page.locator('[data-puzzle="show"]').waitFor();
  await expect.poll(() => page.title()).toContain(`${at}手目`);
  expect(faults).toEqual([]);
});
