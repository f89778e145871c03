import type { AnyGame } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { chancesOf } from './every-kind.ts';
import { heardOn, hinted, listenIn } from './hinted.ts';
import { keep, show } from './kept-table.ts';
import { newGame } from './new-game.ts';
import { mouse, pressListed } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

test('every number of a purse opens what it is made of, and the sum is the number', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.purse').waitFor();
  const dialog = page.locator('dialog[open]');
  const totals = () => dialog.locator('.ledger-total .ledger-amounts > span').allInnerTexts();
  const seats = page.locator('.rail-open');
  expect(await seats.count()).toBeGreaterThan(1);
  for (const seat of await seats.all()) {
    await seat.click();
    const purse = page.locator('.purse');
    for (const number of await purse.locator('.sourced:not(:has(.mat-bowls))').all()) {
      const shown = await number.locator('.amount > [aria-hidden]:not(.rise)').innerText();
      await number.click();
      await expect.poll(totals).toEqual([shown.trim()]);
      await page.keyboard.press('Escape');
    }
    const bowls = purse.locator('.sourced:has(.mat-bowls)');
    const shown = await bowls.locator('.bowl-count').allTextContents();
    await bowls.click();
    const digits = async () => (await totals()).map((text) => text.replace(/\D+/g, ''));
    await expect.poll(digits).toEqual(shown);
    await page.keyboard.press('Escape');
  }
  // The income, line by line.
  const income = page.locator('.income').first();
  const promised = await income.locator('.amount > [aria-hidden]').allInnerTexts();
  await income.click();
  const sums = async () =>
    (await dialog.locator('tfoot td').allInnerTexts()).map((sum) => `+${sum}`);
  await expect.poll(sums).toEqual(promised.map((text) => text.trim()));
  await page.keyboard.press('Escape');
  // A line leads to its moves, and a move to its moment in the game.
  await page.locator('.purse .sourced').nth(1).click();
  await dialog.locator('summary').first().click();
  await dialog.locator('.origin').first().click();
  expect(await dialog.count()).toBe(0);
  await page.locator('.history[data-past]').waitFor();
  expect(faults).toEqual([]);
});

test('a closed octagon says who closed it; what a draft counts has its source', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.octagon-open').first().waitFor();
  const open = page.locator('.octagon-open', { hasText: 'coins' });
  if ((await open.count()) > 0) {
    await open.click();
    expect(await page.locator('.because').innerText()).toContain('power action');
  }
  const closed = page.locator('.octagon-used button').first();
  await closed.click();
  expect(await page.locator('.note:popover-open').innerText()).toMatch(/Used this round by \S+/);
});

test('a choice that is impossible gives the reason: spoken on the way, written when pressed', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ kept: newGame('terra-nova'), before: listenIn });
  await page.locator('.dock-mine').waitFor();
  for (const button of await page.locator('.action-not').all()) {
    const why = await button.getAttribute('title');
    expect(why?.length).toBeGreaterThan(8);
    await button.click({ force: true });
    expect(await page.locator('.refused .refusal').innerText()).toBe(why);
  }
  await page.click('[data-action="pass"]');
  await page.locator('.closed summary').click();
  expect(await page.locator('.closed li').first().innerText()).toMatch(/Bonus tile|lie beside/);

  // A hint shows the best two moves of the strong bot. The best one is also marked on the map, and
  // a button leads to it.
  const { placing, legal, turn, command, vp } = hinted();
  const named = page.locator('.cell.hinted');
  const hint = page.locator('.dock-hint');
  const told = page.locator('.dock-hint[data-hint="told"]');
  await show(page, placing);
  await told.waitFor({ timeout: 30_000 });
  const { level, choices = [] } = (await heardOn(page)).at(-1) ?? {};
  expect(level).toBe('master');
  const [[best], [other]] = choices;
  for (const each of [best, other]) expect(legal).toContain(each);
  const hexes = [best, other].map((each) => each.split(' ').at(-1));
  const sentence = await hint.innerText();
  expect(sentence).toBe(`Hint: place a house on ${hexes[0]}; or place a house on ${hexes[1]}`);
  expect(
    await named.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-hex'))),
  ).toEqual([hexes[0]]);
  expect(await named.locator('.cell-name').isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.tool-rules').click();
  // The bot gives the reason; the second move is compared with it.
  await page.locator('[data-ask-why]').click();
  await expect
    .poll(() => page.locator('[data-why] li').allInnerTexts())
    .toContainEqual(expect.stringContaining(`“place a house on ${hexes[1]}”`));
  await page.locator('[data-show-spot]').click();
  await page.locator(`.cell.asked[data-hex="${hexes[0]}"]`).waitFor();

  // Another position has another hint, also on a telephone; in between nothing of the earlier hint
  // is left.
  await show(page, turn);
  await hint.waitFor();
  expect(await hint.innerText()).not.toBe(sentence);
  await told.waitFor({ timeout: 30_000 });
  expect(await hint.innerText()).toMatch(/^Hint: (?!place)/);
  expect(await hint.isVisible()).toBe(true);

  // A number that a draft would change is marked, and shows both values.
  const foreseen = page.locator('[data-foreseen] > [aria-hidden]');
  expect(await foreseen.count()).toBe(0);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(command);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const both = new RegExp(`^${vp.was} →\\s*${vp.is}$`);
  await expect.poll(() => page.locator('.chip').locator(foreseen).innerText()).toMatch(both);
  expect(await hint.count()).toBe(0);
  await page.setViewportSize({ width: 1366, height: 657 });
  await expect.poll(() => page.locator('.rail').locator(foreseen).innerText()).toMatch(both);
  expect(await named.count()).toBe(0);

  // The meanings of the signs above the columns can be read by keyboard too.
  await page.locator('.rail-signs').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.rail .note:popover-open').innerText())
    .toContain('Power in bowl III');
  await page.keyboard.press('Escape');

  // A click on a move in the log shows its moment, and the bot shows the move that it would have
  // made.
  await page.getByText(MESSAGES.en.tabs.log, { exact: true }).first().click();
  await page.locator('.log .entry-look').nth(2).click();
  await page.locator('.log [data-ask-why]').last().click();
  await expect
    .poll(() => page.locator('.log .why').innerText())
    .toMatch(/The best bot would|nothing else to do/);
});

test('the moves of others are told one after the other', async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({ motion: true, kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor({ timeout: 30_000 });
  const said = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told: string[] = [];
        const status = document.querySelector('[data-status]');
        const watch = () => {
          const text = status?.textContent ?? '';
          if (told.at(-1) !== text) told.push(text);
          if (told.length > 1 && text === 'Your turn') resolve(told);
          else setTimeout(watch, 10);
        };
        watch();
      }),
  );
  await page.locator('[data-action="sail"], [data-action="upgrade"]').first().click();
  if ((await page.locator('.choices .choice').count()) > 0) {
    await pressListed(page, mouse, page.locator('.choices .choice').first());
  }
  await page.locator('[data-send]').click();
  const told = await said;
  expect(told.filter((text) => text.endsWith('moves')).length).toBeGreaterThanOrEqual(3);
  expect(faults).toEqual([]);
});

test('all tiles to choose from are seen in the dock of a low window', async (context) => {
  needBrowser(context);
  const { page } = await stage.open({ width: 1366, height: 657, kept: newGame('terra-nova') });
  await page.click('[data-action="pass"]');
  const choices = page.locator('.choices .choice');
  await choices.first().waitFor();
  const cut = await choices.evaluateAll((tiles) => {
    const edge = document.querySelector('.dock-body')?.getBoundingClientRect().bottom ?? 0;
    return tiles.filter((tile) => tile.getBoundingClientRect().bottom > edge).length;
  });
  expect(await choices.count()).toBeGreaterThan(2);
  expect(cut).toBe(0);
});

test('a faction shows what it begins with, a palace what it does, and both fit a small phone', async (context) => {
  needBrowser(context);
  const given = { players: 3, factions: 'choice' };
  const chances = chancesOf(terraNova() as AnyGame, given, ['faction', 'palace']);
  const phone = { width: 360, height: 640, touch: true };
  const { page, faults } = await stage.open(phone);
  for (const { kind, record, seat, command } of chances) {
    await show(page, keep(record, [seat]));
    const choices = page.locator(kind === 'faction' ? '.faction-choice' : '.hex-choice .choice');
    if (kind === 'palace') {
      await page.locator('[data-action="palace"]').click();
      await page.locator('[data-move="palace"], .as-list').first().waitFor();
      await page.locator(`[data-hex="${command.split(' ')[1]}"]`).focus();
      await page.keyboard.press('Enter');
    }
    await choices.nth(1).waitFor();
    const told =
      kind === 'faction' ? /^\d+ coins[\s\S]*Bowl I \d+, bowl II \d+/m : /^\p{L}+ palace/mu;
    for (const choice of await choices.all()) {
      expect(await choice.innerText()).toMatch(told);
      const sees = await choice.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ],
      );
      expect(sees).toEqual([0, 0]);
    }
    if (kind === 'palace') {
      const does = await choices.locator('.choice-does').allInnerTexts();
      expect(new Set(does.filter((text) => text.length > 5)).size).toBe(2);
      expect(await page.locator('.hex-choice .reason').count()).toBe(0);
    }
  }
  expect(faults).toEqual([]);
});
