import { isDeepStrictEqual } from 'node:util';
import { gaia } from '@pangaea/rules/gaia';
import { newestRules } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playGaia } from './gaia/player.ts';
import { mouse } from './players.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });

/** A table for three, two of whom share this device. */
function tableOf(seed: number, mode: string) {
  const record = {
    game: 'gaia',
    rulesVersion: newestRules(gaia()),
    options: { mode, players: 3 },
    seed: seed.toString(16).padStart(32, '5'),
    commands: [],
  };
  const [ann, ben] = ['Ann', 'Ben'].map((name) => ({ kind: 'here', name }));
  const bot = { kind: 'bot', level: 'beginner' };
  return { id: `c0ffee0${seed}`, players: [ann, bot, ben], record, changed: 1 };
}

/**
 * Everything that a person, a screen reader or a script that reads the page's elements finds, as
 * soon as it is the same twice in a row.
 */
async function shown(page: Page): Promise<Readonly<Record<string, unknown>>> {
  for (const part of ['.board-panel', '.log']) {
    await page.locator(part).first().waitFor({ state: 'attached' });
  }
  let last = await lookAt(page);
  for (;;) {
    const now = await lookAt(page);
    if (isDeepStrictEqual(now, last)) return now;
    last = now;
  }
}

function lookAt(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(async () => {
    // Parts that appear a frame later are there.
    await new Promise((later) => setTimeout(later, 200));
    const body = document.body.cloneNode(true) as HTMLElement;
    // The amounts by which numbers have just grown are public.
    for (const rise of body.querySelectorAll('.rise')) rise.remove();
    // The time that a bot needs for a hint must reveal nothing; while the screen is hidden there is
    // no hint.
    for (const hint of body.querySelectorAll('[data-hint], [data-ask-why]')) hint.remove();
    for (const name of body.querySelectorAll('.hinted :is(defs, use, .cell-name)')) name.remove();
    for (const cell of body.querySelectorAll('.hinted')) cell.classList.remove('hinted');
    // The text for screen readers of a scene comes together with the scene, and reveals nothing
    // yet.
    for (const voice of body.querySelectorAll('.spoken[role="status"]:empty')) voice.remove();
    // The order of attributes reveals nothing.
    for (const element of body.querySelectorAll('*')) {
      const sorted = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const each of sorted) element.removeAttributeNode(each);
      for (const each of sorted) element.setAttributeNode(each);
    }
    const lines = body.outerHTML
      .replace(/(?<=")P\d+-\d+/g, 'id')
      .replace(/ (style|open|tabindex|aria-selected|data-focus)="[^"]*"/g, '')
      .split(/(?=<)/);
    const fields = [...document.querySelectorAll('input, select')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return { title: document.title, address: window.location.href, lines, fields };
  });
}

test('behind the curtain, and behind the next one, nothing is left of a hand', {
  timeout: 90_000,
}, async (context) => {
  needBrowser(context);
  const { page, faults } = await stage.open();
  const table = tableOf(4, 'disasters');
  await page.evaluate(
    (kept) => localStorage.setItem(`pangaea.table.${kept.id}`, JSON.stringify(kept)),
    table,
  );
  await page.goto(`${stage.url}#/table/${table.id}`);

  for (let turn = 0; turn < 4; turn++) {
    const lift = page.locator('[data-lift]');
    await lift.waitFor();
    const covered = await shown(page);
    expect(await page.locator('.hand, .command, [data-hint], .hinted').count()).toBe(0);
    await lift.click();
    await page.locator('.hand').waitFor();
    const lifted = await shown(page);
    // A freshly opened page has never seen the hand of the person before.
    await page.reload();
    await lift.waitFor();
    expect(covered).toEqual(await shown(page));
    await lift.click();
    await page.locator('.hand').waitFor();
    expect(lifted).toEqual(await shown(page));
    expect(lifted).not.toEqual(covered);
    // Drafts, typed text and opened parts of one person are removed for the next person.
    await page.keyboard.press('/');
    await page.locator('.command input').first().fill('dr');
    while ((await lift.count()) === 0) await playGaia(page, mouse, false, 1);
  }
  expect(faults).toEqual([]);
});
