import { coordinateOf, KIND } from '@pangaea/rules/gaia';
import { argB, argC } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { needBrowser, stageFor } from '../stage.ts';
import { findLastMeeple } from './last-meeple.ts';
import { after, find, legalFor, lineOf, outcomeOf } from './positions.ts';
import { sitDown } from './sitting.ts';

const stage = stageFor({ land: false });

test('the last meeple wins at once, with an action left', async (context) => {
  needBrowser(context);
  const found = findLastMeeple();
  const { state, move } = found;
  const line = lineOf(state, 0, move);
  const table = await sitDown(stage, found, 'thumb', 'ja');
  const { page, hand, speech, who } = table;
  const [, , card] = line.split(' ');
  await hand.press(page.locator(`[data-action="play:${card}"]`));
  await hand.press(table.cell(coordinateOf(argB(move)), coordinateOf(argC(move))));
  await table.send();
  const outcome = outcomeOf(after(state, 0, move));
  await page.getByRole('heading', { name: speech.m.scores.winner(who.seat(0)) }).waitFor();
  const rank = [...(outcome?.rank ?? [])];
  const over = { type: 'game-over', seat: 0, reason: 'meeples', rank } as const;
  await page.getByText(speech.event(over, who)).first().waitFor();
  expect(await table.played()).toEqual([line]);
  expect(await page.locator('[data-send], [data-action]').count()).toBe(0);
  expect(table.faults).toEqual([]);
});

test('no card is left: who ends the game is told what parts the equals', async (context) => {
  needBrowser(context);
  const found = find({ players: 3, mode: 'basic' }, (s) => {
    const [move] = legalFor(s, 0, KIND.exhaust);
    if (move === undefined) return false;
    const { vp = [], rank = [] } = outcomeOf(after(s, 0, move)) ?? {};
    const best = Math.max(...vp);
    // The winner must not always be the first seat.
    return vp.filter((each) => each === best).length > 1 && rank.indexOf(1) > 0;
  });
  const { state } = found;
  const [move] = legalFor(state, 0, KIND.exhaust);
  const { vp = [], rank = [] } = outcomeOf(after(state, 0, move)) ?? {};
  const table = await sitDown(stage, found, 'mouse', 'en');
  const { page, speech, who } = table;
  await table.hand.press(table.button(speech.g.actions.exhaust));
  await table.send();
  const result = page.getByRole('region', {
    name: speech.m.scores.winner(who.seat(rank.indexOf(1))),
  });
  await result.waitFor();
  const equal = vp.flatMap((each, seat) => (each === Math.max(...vp) ? [seat] : []));
  const names = speech.m.all(equal.sort((one, other) => rank[one] - rank[other]).map(who.seat));
  await result.getByText(speech.g.result.tieBreak(names, who.seat(rank.indexOf(1)))).waitFor();
  const totals = await result.locator('tfoot td').allInnerTexts();
  expect(totals.map(Number)).toEqual([...vp].sort((a, b) => b - a));
  expect(table.faults).toEqual([]);
});
