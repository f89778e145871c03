import { terraMystica } from '@pangaea/rules/terra-mystica';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MYSTICA_ENDED, NOVA_ENDED, show } from './ended.ts';
import { chancesOf } from './every-kind.ts';
import { keep } from './gaia/kept-table.ts';
import { mouse, pick, pressListed } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

interface Findings {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe-core finds on the page as it stands, one line each. */
async function findings(page: Page): Promise<string[]> {
  // The policy of the page forbids scripts in text; the debugger's door stays open.
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as Findings;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** Each language and each light once; with `PANGAEA_SOAK` set, each with each. */
const LOOKS =
  process.env.PANGAEA_SOAK === undefined
    ? ([
        ['ja', 'light'],
        ['en', 'dark'],
      ] as const)
    : ([
        ['ja', 'light'],
        ['ja', 'dark'],
        ['en', 'light'],
        ['en', 'dark'],
      ] as const);

describe.each(LOOKS)('axe finds nothing in %s, %s', (language, theme) => {
  test('on the start page', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    await page.locator('.still-painted').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.click('[data-learn=terra-nova]');
    await page.locator('.introduction').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('where a table is set up', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme, at: '#/new/terra-nova' });
    await page.locator('.rulings summary').click();
    expect(await findings(page)).toEqual([]);
  });

  test('at the end of a game, and on the start page with its tables', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    await show(page, NOVA_ENDED);
    await page.locator('.result').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.goto(`${stage.url}#/`);
    await page.locator('.start-seat').first().waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('at a table, drafting, and looking back', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    await page.click('[data-play-now=terra-nova]');
    await page.click('[data-action="build"]', { force: true });
    await page.click('[data-action="pass"]');
    await page.locator('.bonus-open').first().click();
    expect(await findings(page)).toEqual([]);
    await page.locator('.sourced:has(.mat-bowls)').first().click();
    await page.locator('dialog[open] summary').first().click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.log .line').first().click();
    expect(await findings(page)).toEqual([]);
  });

  test('at a table of Gaia: choosing a place, drafting, asking, looking back', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    await page.click('[data-play-now=gaia]');
    await page.locator('[data-action^="play:nature"]:not([aria-disabled="true"])').first().click();
    expect(await findings(page)).toEqual([]);
    await page.locator('.cell.lit').first().click();
    expect(await findings(page)).toEqual([]);
    await page.locator('[data-undo]').click();
    await page.locator('.cell').first().click();
    await page.locator('.spot-choice').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.tool-rules').click();
    await page.locator('.sheet summary').first().click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.log .line').first().click();
    expect(await findings(page)).toEqual([]);
  });

  test('at a table of Gaia with power cards, at phone width', async (context) => {
    needBrowser(context);
    const at = '#/new/gaia';
    const { page } = await stage.open({
      language,
      theme,
      width: 390,
      height: 844,
      touch: true,
      at,
    });
    await page.locator('.start-new label', { hasText: /^5$/ }).waitFor();
    await pick(page.locator('.start-new form fieldset').nth(2).locator('input').nth(2));
    await page.locator('.start-new details summary').first().tap();
    expect(await findings(page)).toEqual([]);
    await page.locator('.start-new button[type="submit"]').tap();
    await page.locator('.dock-mine').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('where a table of Terra Mystica is set up', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme, at: '#/new/terra-mystica' });
    await page.locator('.start-new form').waitFor();
    for (const summary of await page.locator('.start-new summary').all()) await summary.click();
    expect(await findings(page)).toEqual([]);
  });

  test('at a table of Terra Mystica: choosing, drafting, comparing, looking back', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    const [{ record, seat }] = chancesOf(terraMystica(), { players: 3 }, ['advance-shipping']);
    await show(page, () => keep(record, [seat]));
    await page.locator('.dock-mine').waitFor();
    await page.locator('.cell').first().click();
    await page.locator('.hex-choice').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-action="pass"]').click();
    expect(await findings(page)).toEqual([]);
    await pressListed(page, mouse, page.locator('.choices .choice').first());
    await page.locator('.drafted').waitFor();
    await page.locator('.tool-compare').click();
    await page.locator('.tm-compare-table').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.log .line').first().click();
    await page.locator('.history[data-past]').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('at a table of Terra Mystica, at phone width', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme, width: 390, height: 844, touch: true });
    await page.locator('[data-play-now=terra-mystica]').tap();
    await page.locator('.dock-mine').waitFor();
    for (const tab of ['map', 'side', 'board']) {
      await page.locator(`[data-tab=${tab}]`).tap();
      expect(await findings(page)).toEqual([]);
    }
  });

  test('where a tile of Terra Mystica is taken, and where a bid is made', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme, width: 1366, height: 657 });
    const [favour] = chancesOf(terraMystica(), { players: 3 }, ['favour']);
    await show(page, () => keep(favour.record, [favour.seat]));
    await page.locator('.mystica-offer').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.goto(stage.url);
    const [bid] = chancesOf(terraMystica(), { players: 2, factions: 'auction' }, ['bid']);
    await show(page, () => keep(bid.record, [bid.seat]));
    await page.locator('.ladder-more summary').first().click();
    expect(await findings(page)).toEqual([]);
  });

  test('at the end of a game of Terra Mystica', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme });
    await show(page, MYSTICA_ENDED);
    await page.locator('.result').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('in the settings, at phone width', async (context) => {
    needBrowser(context);
    const { page } = await stage.open({ language, theme, width: 390, height: 844, touch: true });
    await page.locator('[data-play-now=terra-nova]').tap();
    await page.locator('.dock-mine').waitFor();
    await page.locator('.tool-settings').tap();
    expect(await findings(page)).toEqual([]);
  });
});
