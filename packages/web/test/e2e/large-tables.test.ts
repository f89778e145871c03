// The largest tables of Terra Mystica, played and watched completely: `PANGAEA_SOAK=1 npm test --
// e2e/large-tables`. With `PANGAEA_PICTURES` set to a folder, it takes pictures; watching needs
// `PANGAEA_LEDGERS`.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestRules } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import type { Page } from 'playwright-core';
import { expect, type TestContext, test } from 'vitest';
import { keep } from './kept-table.ts';
import { mouse, pick, playToTheEnd, thumb, WISHES, watchFrame } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();
const LONG = { timeout: 1_200_000 };
const { PANGAEA_SOAK: soak, PANGAEA_PICTURES: pictures, PANGAEA_LEDGERS: ledgers } = process.env;

function needSoak(context: TestContext): void {
  if (soak === undefined) context.skip('whole games of many: with PANGAEA_SOAK set');
  needBrowser(context);
}

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** The elements that are wider than the window. */
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Plays a game to its end; the map must not move, and nothing may be wider than the window. */
async function playWhole(page: Page, name: string, byThumb: boolean): Promise<void> {
  await page.locator('.dock-mine').waitFor({ timeout: 60_000 });
  const frames = await watchFrame(page);
  const hand = byThumb ? thumb : mouse;
  const sent = await playToTheEnd(page, hand, !byThumb, {
    between: async (count) => {
      if (count % 4 === 0) await picture(page, `${name}-${String(count).padStart(3, '0')}`);
      expect(await isWide(page)).toBe(false);
    },
    wishes: WISHES['terra-mystica'],
  });
  expect(sent).toBeGreaterThan(20);
  expect(await frames()).toHaveLength(1);
  await picture(page, `${name}-end`);
}

test('four with auction and landscapes, by mouse on a laptop', LONG, async (context) => {
  needSoak(context);
  const { page, faults } = await stage.open({
    width: 1366,
    height: 657,
    at: '#/new/terra-mystica',
  });
  await pick(page.getByRole('radio', { name: '4', exact: true }));
  await pick(page.getByRole('radio', { name: 'everything: all expansions, auction, landscapes' }));
  for (const seat of [1, 2, 3]) {
    await page.locator('.seat-choice select').nth(seat).selectOption('beginner');
  }
  await page.locator('.start-new button[type="submit"]').click();
  await playWhole(page, 'four', false);
  expect(await page.locator('.result tfoot td').count()).toBe(4);
  expect(faults).toEqual([]);
});

test('five on the Fjords, by thumb in Japanese', LONG, async (context) => {
  needSoak(context);
  const { page, faults } = await stage.open({
    language: 'ja',
    width: 390,
    height: 844,
    touch: true,
    kept: keep(
      {
        game: 'terra-mystica',
        rulesVersion: newestRules(terraMystica()),
        options: { players: 5, map: 'fjords', fireAndIce: true, factions: 'choice' },
        seed: '0123456789abcdef0123456789abcdef',
        commands: [],
      },
      [0],
    ),
  });
  await playWhole(page, 'five', true);
  expect(await page.locator('.result tfoot td').count()).toBe(5);
  expect(faults).toEqual([]);
});

interface Ledger {
  readonly commands: readonly string[];
  readonly finalVp: Readonly<Record<string, number>>;
}

/** Three games of people: the first, the middle and the last of the folder. */
function played(): readonly Ledger[] {
  const folder = ledgers?.split(':')[0];
  if (folder === undefined) return [];
  const files = readdirSync(join(folder, 'played')).filter((name) => name.endsWith('.json'));
  return [0, files.length >> 1, files.length - 1].map((at) =>
    JSON.parse(readFileSync(join(folder, 'played', files[at]), 'utf8')),
  );
}

test('three games of people are watched, event by event', LONG, async (context) => {
  needSoak(context);
  if (played().length === 0) context.skip('with PANGAEA_LEDGERS set');
  for (const [at, { commands, finalVp }] of played().entries()) {
    const { page, faults } = await stage.open({ width: 1440, height: 900 });
    await page.locator('.start-recorded summary').click();
    await page.locator('.start-recorded textarea').fill(commands.join('\n'));
    await page.locator('[data-recorded-open]').click();
    // Before that the page names the lines that only the site understands.
    await page.locator('[data-recorded-table], .result').first().waitFor({ timeout: 60_000 });
    const told = page.locator('[data-recorded-table]');
    if ((await told.count()) > 0) await told.click();
    await page.locator('.result').waitFor({ timeout: 60_000 });
    const totals = await page.locator('.result tfoot td').allInnerTexts();
    const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
    expect(sorted(totals.map(Number))).toEqual(sorted(Object.values(finalVp)));
    await page.locator('.result').press('Escape');
    await page.locator('.tool-history').click();
    const line = page.locator('.history-bar input[type="range"]');
    const events = Number(await line.getAttribute('max'));
    expect(events).toBeGreaterThan(100);
    for (let event = 0; event < events; event += 7) {
      await line.fill(String(event));
      await page.locator('.history[data-past]').waitFor();
      if (event % 84 === 0) {
        await picture(page, `watched-${at}-${String(event).padStart(4, '0')}`);
      }
    }
    await page.locator('[data-now]').click();
    await page.locator('.history[data-past]').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  }
});
