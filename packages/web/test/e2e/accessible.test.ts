import { terraMystica } from '@pangaea/rules/terra-mystica';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, type TestContext, test } from 'vitest';
import { drawnOf, isDrawn } from './drawn.ts';
import { MYSTICA_ENDED, NOVA_ENDED } from './ended.ts';
import { type Chance, chancesOf } from './every-kind.ts';
import { keep, show } from './kept-table.ts';
import { newGame } from './new-game.ts';
import { IS_SOAK, mouse, pick, pressListed } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

// The land is a picture, which axe does not check.
const stage = stageFor({ land: false });

const GAMES = ['terra-nova', 'terra-mystica', 'gaia'] as const;

interface Findings {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Pages whose contrasts were checked in light and dark mode. */
const inBothLights = new WeakSet<Page>();

/**
 * The faults that axe-core finds on the page, one line each. At the beginning of a test, contrasts
 * are also checked in the other mode (light or dark); with `PANGAEA_SOAK` set, everywhere.
 * @param within the only new part, if everything else was checked before
 */
async function findings(page: Page, within = 'html'): Promise<string[]> {
  // The policy of the page forbids scripts in text; but the debugger may run one.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // A list of all rules that are kept would take longer than the checks.
  const part = IS_SOAK ? 'html' : within;
  const found = await page.evaluate(`axe.run('${part}', { resultTypes: ["violations"] })`);
  const lines = linesOf(found as Findings);
  if (inBothLights.has(page) && !IS_SOAK) return lines;
  inBothLights.add(page);
  const light = await page.evaluate(() => document.documentElement.dataset.theme);
  const other = light === 'light' ? 'dark' : 'light';
  await shine(page, other);
  const contrasts = await page.evaluate(
    'axe.run({ resultTypes: ["violations"], runOnly: ["color-contrast"] })',
  );
  await shine(page, light);
  return [...lines, ...linesOf(contrasts as Findings, `${other}, `)];
}

async function shine(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

function linesOf({ violations }: Findings, where = ''): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${where}${id}: ${html.slice(0, 160)} ${failureSummary}`,
    ),
  );
}

/** Goes to another place in the open page, without loading the page again. */
async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((at) => {
    window.location.hash = at;
  }, place);
}

async function home(page: Page): Promise<void> {
  await go(page, '#/');
  await page.locator('main.start:not(.start-set-up)').waitFor();
}

const keptAt = ({ record, seat }: Chance) => keep(record, [seat]);

interface Look {
  readonly language: 'ja' | 'en';
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { language: 'ja', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ja', theme: 'dark' },
  { language: 'en', theme: 'light' },
];
let tests = 0;
/** The time limit of the longest test, on a very busy machine. */
const PATIENCE = { timeout: 150_000 };

/**
 * A test that half of all runs make, in one of two appearances, in turn. With `PANGAEA_SOAK` set it
 * is made in each of four.
 */
function finds(where: string, walk: (look: Look, context: TestContext) => Promise<void>): void {
  const looks = IS_SOAK ? LOOKS : [LOOKS[tests++ % 2]];
  test.runIf(isDrawn(`axe ${where}`)).for(looks)(
    `axe finds nothing ${where}, in $language, $theme`,
    PATIENCE,
    walk,
  );
}

finds(
  'on the start page, where tables are set up, and at the end of a game',
  async (look, context) => {
    needBrowser(context);
    const { page } = await stage.open({ ...look, land: true });
    await page.locator('.still-painted').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.click('[data-learn=terra-nova]');
    await page.locator('.introduction').waitFor();
    expect(await findings(page), 'in an introduction').toEqual([]);
    await go(page, '#/new/terra-nova');
    await page.locator('.rulings summary').click();
    expect(await findings(page), 'at the set-up of Terra Nova').toEqual([]);
    for (const game of IS_SOAK ? GAMES : drawnOf(GAMES, 1)) {
      await go(page, `#/rules/${game}`);
      await page.locator('.book-figure').first().waitFor();
      expect(await findings(page, '.book'), `in the book of ${game}`).toEqual([]);
      await go(page, `#/learn/${game}`);
      await page.locator('[data-lesson="next"]').click();
      await page.locator('[data-lesson="show"]').waitFor();
      expect(await findings(page, '.teacher'), `in the lesson of ${game}`).toEqual([]);
    }
    await home(page);
    await go(page, '#/new/terra-mystica');
    await page.locator('.start-new form').waitFor();
    for (const summary of await page.locator('.start-new summary').all()) await summary.click();
    expect(await findings(page), 'at the set-up of Terra Mystica').toEqual([]);
    await show(page, NOVA_ENDED());
    await page.locator('.result').waitFor();
    expect(await findings(page), 'at the end').toEqual([]);
    await home(page);
    await page.locator('.start-seat').first().waitFor();
    expect(await findings(page), 'with tables').toEqual([]);
    await show(page, MYSTICA_ENDED());
    await page.locator('.table-terra-mystica .result').waitFor();
    expect(await findings(page), 'at the end of Terra Mystica').toEqual([]);
  },
);

finds('at a table of Terra Nova: drafting, looking back', async (look, context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...look, kept: newGame('terra-nova') });
  await page.click('[data-action="build"]', { force: true });
  await page.click('[data-action="pass"]');
  await page.locator('.bonus-open').first().click();
  expect(await findings(page)).toEqual([]);
  await page.locator('.sourced:has(.mat-bowls)').first().click();
  await page.locator('dialog[open] summary').first().click();
  expect(await findings(page, 'dialog[open]'), 'in a dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.log .line').first().click();
  await page.locator('.history[data-past]').waitFor();
  expect(await findings(page), 'in the past').toEqual([]);
});

finds(
  'at a table of Gaia: choosing a place, drafting, asking, looking back',
  async (look, context) => {
    needBrowser(context);
    const { page } = await stage.open({ ...look, kept: newGame('gaia') });
    await page.locator('[data-action^="play:nature"]:not([aria-disabled="true"])').first().click();
    expect(await findings(page)).toEqual([]);
    await page.locator('.cell.lit').first().click();
    expect(await findings(page, '.dock'), 'drafting').toEqual([]);
    await page.locator('[data-undo]').click();
    await page.locator('.cell').first().click();
    await page.locator('.spot-choice').waitFor();
    expect(await findings(page), 'asking').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.tool-rules').click();
    await page.locator('.sheet summary').first().click();
    expect(await findings(page, '.sheet-guide'), 'in the rules').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.log .line').first().click();
    await page.locator('.history[data-past]').waitFor();
    expect(await findings(page), 'in the past').toEqual([]);
  },
);

finds(
  'at a table of Terra Mystica: choosing, drafting, comparing, looking back',
  async (look, context) => {
    needBrowser(context);
    const [shipping] = chancesOf(terraMystica(), { players: 3 }, ['advance-shipping']);
    const { page } = await stage.open({ ...look, kept: keptAt(shipping) });
    await page.locator('.dock-mine').waitFor();
    // A click on a hex drafts the usual move there, or asks.
    await page.locator('.cell').first().click();
    await page.locator('.hex-choice, .drafted').first().waitFor();
    expect(await findings(page)).toEqual([]);
    const drafted = page.locator('.drafted .crumb-undo');
    if ((await drafted.count()) > 0) await drafted.first().click();
    await page.keyboard.press('Escape');
    await page.locator('[data-action="pass"]').click();
    expect(await findings(page, '.dock'), 'choosing').toEqual([]);
    await pressListed(page, mouse, page.locator('.choices .choice').first());
    await page.locator('.drafted').waitFor();
    await page.locator('.tool-compare').click();
    await page.locator('.tm-compare-table').waitFor();
    expect(await findings(page, '.sheet-compare'), 'comparing').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.log .line').first().click();
    await page.locator('.history[data-past]').waitFor();
    expect(await findings(page), 'in the past').toEqual([]);
    // The choice of a tile, and a bid.
    await page.setViewportSize({ width: 1366, height: 657 });
    const [favour] = chancesOf(terraMystica(), { players: 3 }, ['favour']);
    await show(page, keptAt(favour));
    await page.locator('.mystica-offer').waitFor();
    expect(await findings(page), 'taking a tile').toEqual([]);
    const [bid] = chancesOf(terraMystica(), { players: 2, factions: 'auction' }, ['bid']);
    await show(page, keptAt(bid));
    await page.locator('.lot-more').first().click();
    expect(await findings(page), 'bidding').toEqual([]);
  },
);

const PHONE = { width: 390, height: 844, touch: true };

finds('at a table of Gaia with power cards, at phone width', async (look, context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...look, ...PHONE, at: '#/new/gaia' });
  await page.locator('.start-new label', { hasText: /^5$/ }).waitFor();
  await pick(page.locator('.start-new form fieldset').nth(2).locator('input').nth(2));
  await page.locator('.start-new details summary').first().tap();
  expect(await findings(page)).toEqual([]);
  await page.locator('.start-new button[type="submit"]').tap();
  await page.locator('.table-gaia .dock-mine').waitFor();
  expect(await findings(page), 'with power cards').toEqual([]);
});

finds('at a table of Terra Mystica, at phone width', async (look, context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...look, ...PHONE, kept: newGame('terra-mystica') });
  await page.locator('.dock-mine').waitFor();
  for (const tab of ['map', 'side', 'board']) {
    await page.locator(`[data-tab=${tab}]`).tap();
    expect(await findings(page), tab).toEqual([]);
  }
});

finds('in the settings, at phone width', async (look, context) => {
  needBrowser(context);
  const { page } = await stage.open({ ...look, ...PHONE, kept: newGame('terra-nova') });
  await page.locator('.dock-mine').waitFor();
  await page.locator('.tool-settings').tap();
  expect(await findings(page, 'dialog[open]'), 'in the settings').toEqual([]);
});
