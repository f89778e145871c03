// The scripts that a table loads: none of other games, and not more than before.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { gzipSize } from '../../bench/figures.ts';
import type { GameId } from '../../src/games/list.ts';
import { DIST } from './built-page.ts';
import { newGame } from './new-game.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';

const stage = stageFor();

/** The scripts that the hint and the sounds need: they may be loaded before or after the check of the page. */
const OF_THE_HINT = /^(learned|levels|explainer|shares|calibration|promises|inputs|speaker)-/;

/**
 * Names of files of other games, and kB of all scripts of a first game packed with gzip, without
 * those of the hint.
 */
const TABLES: readonly {
  readonly id: GameId;
  readonly others: RegExp;
  readonly most: number;
}[] = [
  { id: 'terra-nova', others: /mystica|gaia|^fan-/, most: 206 },
  { id: 'terra-mystica', others: /nova|gaia|^fan-/, most: 272 },
  { id: 'gaia', others: /nova|mystica|^hex|^fan-/, most: 177 },
];

for (const { id, others, most } of TABLES) {
  test(`${id} loads its own script and no more`, async (context) => {
    needBrowser(context);
    const names = await scriptsOf(id);
    expect(names.some((name) => name.startsWith('main-'))).toBe(true);
    expect(names.filter((name) => others.test(name))).toEqual([]);
    const packed = gzipSize(names.map((name) => readFileSync(join(DIST, 'assets', name))));
    expect(packed / 1000).toBeLessThan(most);
  });
}

/** The files that the first own turn of a new game needs. */
async function scriptsOf(id: GameId): Promise<readonly string[]> {
  const kept = newGame(id);
  const { page } = await stage.open({ language: 'ja', kept, at: BLANK });
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(basename(pathname));
  });
  await page.goto(`${stage.url}${kept.hash}`);
  await page.locator('.dock-mine :is([data-action], [data-move], .choice-list)').first().waitFor();
  await page.waitForLoadState('networkidle');
  return [...files].filter((name) => !OF_THE_HINT.test(name)).sort();
}
