// Scenes and the summary of a round: seen once, ended by a click, and without motion for people who
// want less motion.
import { newestRules, printCommand } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut, SEED } from '../game/played-out.ts';
import { keep } from './kept-table.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const PATIENT = { timeout: 120_000 };

/** A table immediately before the first move with such an event, and that move. */
function before(type: string, round = 0) {
  const options = { factions: 'first-game', players: 3 };
  const { steps } = playedOut(TERRA_NOVA_PAGE, options);
  const at = steps.findIndex(({ events }) =>
    events.some(
      (event) => event.type === type && ((event as { round?: number }).round ?? 1) > round,
    ),
  );
  const { game } = TERRA_NOVA_PAGE.book;
  const commands = steps.slice(0, at).map(({ seat, command }) => printCommand(seat, command));
  const record = { game: game.id, rulesVersion: newestRules(game), seed: SEED, options, commands };
  return { kept: keep(record, [0, 1, 2]), command: steps[at].command };
}

/** A table of Terra Mystica before the last pass of a round with a cult reward, and that pass. */
function beforeCultsPay() {
  const options = { factions: 'introductory', players: 4 };
  const { steps } = playedOut(TERRA_MYSTICA_PAGE, options);
  const end = steps.findIndex(
    ({ events }) =>
      events.some(({ type }) => type === 'round') &&
      events.some((event) => 'cause' in event && event.cause === 'cult-reward'),
  );
  const at = steps.findLastIndex(({ command }, index) => index <= end && /^pass /.test(command));
  const { game } = TERRA_MYSTICA_PAGE.book;
  const commands = steps.slice(0, at).map(({ seat, command }) => printCommand(seat, command));
  const record = { game: game.id, rulesVersion: newestRules(game), seed: SEED, options, commands };
  return { kept: keep(record, [0, 1, 2, 3]), command: steps[at].command };
}

async function type(page: Page, command: string): Promise<void> {
  await page.locator('.dock-mine').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').last().fill(command);
  await page.keyboard.press('Enter');
}

/** Runs in the page: scenes last until they are ended. */
function holdScenes(): void {
  const hold = () => {
    for (const animation of document.getAnimations()) {
      const { animationName = '' } = animation as CSSAnimation;
      if (/^(moment|opening)/.test(animationName)) animation.pause();
    }
    requestAnimationFrame(hold);
  };
  hold();
}

test('a town is a moment that a press ends', PATIENT, async (context) => {
  needBrowser(context);
  const { kept, command } = before('town');
  const { page, faults } = await stage.open({ kept, motion: true, before: holdScenes });
  await type(page, command);
  await page.locator('.moment-town .moment-words').waitFor({ state: 'attached' });
  expect(await page.locator('.moment').count()).toBe(1);
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.moment').waitFor({ state: 'detached' });
  expect(await page.locator('.drafted').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test(
  'a round opens with a curtain that a key ends, and tells what cults pay',
  PATIENT,
  async (context) => {
    needBrowser(context);
    const { kept, command } = beforeCultsPay();
    const { page, faults } = await stage.open({ kept, motion: true, before: holdScenes });
    await type(page, command);
    await page.keyboard.press('Escape');
    await page.locator('[data-send]').click();
    await page.locator('.opening').waitFor({ state: 'attached' });
    expect(await page.locator('.opening-title').textContent()).toMatch(/^Round [2-6]$/);
    expect(await page.locator('.opening-income li').count()).toBe(4);
    expect(await page.locator('.opening-paid li').count()).toBe(4);
    await page.keyboard.press('Shift');
    await page.locator('.opening').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
);

test(
  'with less motion a round opens with one line, and its numbers are said',
  PATIENT,
  async (context) => {
    needBrowser(context);
    const { kept, command } = before('round', 1);
    const { page, faults } = await stage.open({ kept, language: 'ja' });
    await type(page, command);
    await page.keyboard.press('Escape');
    await page.locator('[data-send]').click();
    const line = page.locator('.opening-still');
    await line.waitFor();
    const said = (await line.textContent()) ?? '';
    expect(said).toMatch(/^ラウンド2が始まります。.*\d+コイン/);
    expect(await page.getByRole('status').filter({ hasText: said }).count()).toBe(1);
    expect(await page.locator('.opening, .moment').count()).toBe(0);
    await page.keyboard.press('Shift');
    await line.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
);

test('without the curtain a round opens in words alone', PATIENT, async (context) => {
  needBrowser(context);
  const { kept, command } = before('round', 1);
  const { page } = await stage.open({ kept, motion: true, before: withoutCurtain });
  await type(page, command);
  await page.keyboard.press('Escape');
  await page.locator('[data-send]').click();
  await page.getByRole('status').filter({ hasText: 'Round 2 begins' }).waitFor();
  expect(await page.locator('.opening').count()).toBe(0);
});

/** Runs in the page: sets the state that the settings leave. */
function withoutCurtain(): void {
  const key = 'pangaea.preferences';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...kept, curtain: false }));
}
