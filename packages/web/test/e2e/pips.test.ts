// The price of turning a hex into home terrain is shown on the map, and in the name of the hex.
import { newestRules, printCommand } from '@pangaea/rules/kernel';
import { QUESTION } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { GAME } from '../../src/terra-mystica/game/rules.ts';
import { decider, newTable } from '../terra-mystica/tables.ts';
import { keep, show } from './kept-table.ts';
import { needBrowser, stageFor } from './stage.ts';

/** Two players at one device, from the first dwelling on until a question is asked. */
function tableAt(question: number) {
  const options = { players: 2, factions: ['nomads', 'witches'], startPlayer: 0 };
  const state = newTable(options);
  const commands: string[] = [];
  while (state.top() !== question) {
    const seat = decider(state);
    const [move] = legalMoves(GAME, state, seat);
    commands.push(printCommand(seat, GAME.notation.print(state, move)));
    GAME.apply(state, seat, move);
  }
  const seed = '0'.repeat(31).concat('1');
  const record = { game: GAME.id, rulesVersion: newestRules(GAME), seed, options, commands };
  return keep(record, [0, 1]);
}

const stage = stageFor({ land: false });

test('all hexes while dwellings are placed, then those that are lit, and all again by a key', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open({
    kept: tableAt(QUESTION['place-dwelling']),
    height: 900,
  });
  await page.locator('.dock-mine').waitFor();
  const pips = page.locator('[data-pips]');
  const cells = page.locator('.cell');
  await pips.first().waitFor();
  const all = await pips.count();
  expect(all).toBeGreaterThan(40);
  // The name of each hex gives the same number as the drawn signs.
  for (const place of [0, 7, 19]) {
    const count = await pips.nth(place).getAttribute('data-pips');
    const hex = await pips.nth(place).getAttribute('data-pips-on');
    const said = await page.locator(`[data-hex="${hex}"]`).getAttribute('aria-label');
    expect(said).toMatch(new RegExp(`, ${count} spades? to `));
  }
  // In a turn only hexes that can be transformed are marked.
  await show(page, tableAt(QUESTION.turn));
  await page.locator('[data-action=dig]').click();
  await expect.poll(() => pips.count()).toBe(await page.locator('.cell.lit').count());
  const marked = await pips.count();
  expect(marked).toBeGreaterThan(0);
  await cells.first().focus();
  await page.keyboard.down('s');
  await expect.poll(() => pips.count()).toBeGreaterThan(40);
  await page.keyboard.up('s');
  await expect.poll(() => pips.count()).toBe(marked);
  expect(faults).toEqual([]);
});
