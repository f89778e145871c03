import { FACE, POWER, POWERS, QUESTION, type State } from '@pangaea/rules/gaia';
import { hasSeat } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { needBrowser, stageFor } from '../stage.ts';
import { type Found, find, legalFor } from './positions.ts';
import { type Sitting, sitDown } from './sitting.ts';

const stage = stageFor({ land: false });
const DISASTERS = { players: 3, mode: 'disasters' } as const;
const PROTECTION = FACE.power + POWER.protection;

/** The announced card, and its player. */
function announced({ state }: Found) {
  const [, by, power] = state.frames().find(([kind]) => kind === QUESTION.effect) ?? [];
  if (by === undefined || power === undefined) throw new Error('nothing was announced');
  return { by, power: POWERS[power], actions: 0, isPowerCard: false } as const;
}

/** Others are asked as well, but only one seat has a protection card. */
function isWindow(s: State, asked: readonly number[], protects: number | undefined): boolean {
  if (s.top() !== QUESTION.window || !asked.every((seat) => hasSeat(s.topWho(), seat)))
    return false;
  return [0, 1, 2].every((seat) => s.holds(seat, PROTECTION) === (seat === protects));
}

function asked({ speech, who, page }: Sitting, found: Found) {
  return page.getByText(speech.w.asked.window(announced(found), who));
}

test('the power card of a bot is cancelled by thumb', async (context) => {
  needBrowser(context);
  const found = find(DISASTERS, (s) => isWindow(s, [0, 1], 0));
  const table = await sitDown(stage, found, 'thumb', 'ja');
  const { page, hand, speech, who } = table;
  await asked(table, found).waitFor();
  // A person may take any time; bots alone do not cause a countdown.
  expect(await page.getByRole('timer').count()).toBe(0);
  await hand.press(table.button(speech.g.actions.protect));
  const answers = async () => (await table.played()).slice(0, 2).sort();
  await expect.poll(answers).toEqual(['0 protect', '1 let']);
  const { by } = announced(found);
  await page.locator('[data-tab="log"]').tap();
  const event = { type: 'protected', seat: 0, against: by } as const;
  // Bots continue in the meantime, maybe into another round: the test opens every round.
  const folded = page.locator('.chapter-fold[aria-expanded="false"]');
  const told = page.locator('.log').getByText(speech.event(event, who)).last();
  await expect
    .poll(async () => {
      if ((await folded.count()) > 0) await folded.first().tap();
      return told.isVisible();
    })
    .toBe(true);
  expect(table.faults).toEqual([]);
});

test('two at one device answer behind a curtain, whatever they hold', async (context) => {
  needBrowser(context);
  const found = find(DISASTERS, (s) => isWindow(s, [0, 1], undefined));
  const table = await sitDown(stage, found, 'mouse', 'en', [0, 1]);
  const { page, hand, speech, who } = table;
  const { m, g } = speech;
  for (const seat of [0, 1]) {
    await page.getByRole('heading', { name: m.curtain.pass(who.seat(seat)) }).waitFor();
    for (const each of [0, 1]) {
      expect(await page.getByRole('heading', { name: g.hand.of(who.seat(each)) }).count()).toBe(0);
    }
    await hand.press(table.button(m.curtain.lift(who.seat(seat))));
    await asked(table, found).waitFor();
    await page.getByRole('heading', { name: g.hand.of(who.seat(seat)) }).waitFor();
    await page.getByText(g.actions.noProtection).waitFor();
    expect(await table.button(g.actions.protect).count()).toBe(0);
    await hand.press(table.button(g.actions.let));
    await expect.poll(() => table.played()).toContain(`${seat} let`);
  }
  await asked(table, found).waitFor({ state: 'detached' });
  expect(table.faults).toEqual([]);
});

test('one person among bots is not asked without protection, and the game goes on', async (context) => {
  needBrowser(context);
  const found = find(DISASTERS, (s) => isWindow(s, [0, 1], undefined));
  const table = await sitDown(stage, found, 'mouse', 'en');
  const { page, speech } = table;
  await page.evaluate((name) => {
    const seen = { asked: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('button')) {
        if (textContent === name) seen.asked += 1;
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, speech.g.actions.let);
  await expect.poll(async () => (await table.played()).slice(0, 2)).toEqual(['1 let', '0 let']);
  const asked = page.evaluate(() => (window as unknown as { seen: { asked: number } }).seen.asked);
  expect(await asked).toBe(0);
  expect(table.faults).toEqual([]);
});

test('in the log the answers to one question are one line, and each is a moment behind it', async (context) => {
  needBrowser(context);
  let answers = 0;
  const found = find(DISASTERS, (s) => {
    const given = answers;
    answers = s.top() === QUESTION.window ? answers + 1 : 0;
    return given === 2 && answers === 0 && legalFor(s, 0).length > 0;
  });
  const table = await sitDown(stage, found, 'mouse', 'en');
  const { page, speech, who } = table;
  await page.locator('.tool-history').click();
  await page.locator('.look-first').click();
  await expect.poll(() => page.locator('.chapter-fold[aria-expanded="true"]').count()).toBe(0);
  for (const mark of await page.locator('.log-marks button').all()) await mark.click();
  const fold = page.locator('.answers-fold').last();
  const answered = found.record.commands.slice(-2).map((line) => who.seat(Number(line[0])));
  await expect.poll(() => fold.innerText()).toBe(speech.m.history.answered(speech.m.all(answered)));
  const lines = page
    .locator('.entry', { has: page.locator('.answers-fold') })
    .last()
    .locator('.line');
  expect(await lines.count()).toBe(0);
  await fold.press('Enter');
  await expect.poll(() => lines.count()).toBe(2);
  await lines.last().click();
  await expect.poll(() => lines.last().getAttribute('aria-current')).toBe('step');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => lines.first().getAttribute('aria-current')).toBe('step');
  expect(table.faults).toEqual([]);
});
