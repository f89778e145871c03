import { FACE, POWER, POWERS, QUESTION, type State } from '@pangaea/rules/gaia';
import { hasSeat } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { needBrowser, stageFor } from '../stage.ts';
import { type Found, find } from './positions.ts';
import { type Sitting, sitDown } from './sitting.ts';

const stage = stageFor({ land: false });
const DISASTERS = { players: 3, mode: 'disasters' } as const;
const PROTECTION = FACE.power + POWER.protection;

/** What was announced, and by whom. */
function announced({ state }: Found) {
  const [, by, power] = state.frames().find(([kind]) => kind === QUESTION.effect) ?? [];
  if (by === undefined || power === undefined) throw new Error('nothing was announced');
  return { by, power: POWERS[power], actions: 0, isPowerCard: false } as const;
}

/** Others are asked as well, and nobody but one seat holds protection. */
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
  // Whoever may be slow: bots are no reason for a countdown.
  expect(await page.getByRole('timer').count()).toBe(0);
  await hand.press(table.button(speech.g.actions.protect));
  const answers = async () => (await table.played()).slice(0, 2).sort();
  await expect.poll(answers).toEqual(['0 protect', '1 let']);
  const { by } = announced(found);
  await page.locator('[data-tab="log"]').tap();
  const event = { type: 'protected', seat: 0, against: by } as const;
  await page.locator('.log').getByText(speech.event(event, who)).last().waitFor();
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
