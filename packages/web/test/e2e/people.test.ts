// Abilities of factions can be read wherever they matter, so nobody has to know forty factions by
// heart.
import type { FactionId } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { PANEL_MESSAGES } from '../../src/terra-mystica/messages/panels.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { newGame } from './new-game.ts';
import { needBrowser, stageFor } from './stage.ts';

const stage = stageFor({ land: false });
const MINUTE = { timeout: 90_000 };

/** The number of players in "play now". */
const PLAYERS = 4;

test(
  'a first game begins with a card, and what all can do is on boards, crests, beside each other, in the rules',
  MINUTE,
  async (context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({
      kept: newGame('terra-mystica'),
      width: 1440,
      height: 900,
      cards: true,
    });
    const { w } = await LOAD_TEXTS.en();
    const { people } = PANEL_MESSAGES.en;
    const card = page.locator('[data-first-card]');
    await card.waitFor();
    const own =
      (await page.evaluate(() => document.querySelector('[data-first-card] h2')?.textContent)) ??
      '';
    const id = Object.entries(w.factions).find(
      ([, name]) => own === people.youAre(name),
    )?.[0] as FactionId;
    expect(await card.innerText()).toContain(w.abilities[id]);
    expect(await card.innerText()).toContain(w.strongholds[id]);
    await page.keyboard.press('Enter');
    await expect.poll(() => card.count()).toBe(0);

    // The factions in play: first open on the board, then folded to a line that stays folded.
    const board = page.locator('.board-panel');
    expect(await board.locator('[data-part=ability]').innerText()).toContain(w.abilities[id]);
    expect(await board.locator('[data-part=stronghold]').innerText()).toContain(w.strongholds[id]);
    await board.locator('[data-people]').click();
    await expect.poll(() => board.locator('[data-part]').count()).toBe(0);
    await page.reload();
    await card.waitFor();
    await card.locator('[data-begin]').click();
    expect(await board.locator('[data-part]').count()).toBe(0);
    expect(await board.locator('[data-people]').innerText()).toContain(w.abilities[id]);

    // The notes of every faction, opened by its crest.
    const names = await page.locator('.rail-plays').allInnerTexts();
    expect(names).toHaveLength(PLAYERS);
    for (const [place, name] of names.entries()) {
      const of = Object.entries(w.factions).find(
        ([, each]) => each === name.trim(),
      )?.[0] as FactionId;
      await page.locator('.rail-open').nth(place).press('?');
      const note = page.locator('.note:popover-open');
      expect(await note.innerText()).toContain(w.abilities[of]);
      expect(await note.innerText()).toContain(w.strongholds[of]);
      await page.keyboard.press('Escape');
    }

    // Side by side, and in the rules with the wheel.
    await page.keyboard.press('c');
    await page.locator('.sheet-compare [data-peoples]').click();
    await page.locator('.sheet-compare .peoples summary').first().waitFor();
    expect(await page.locator('.sheet-compare [data-people-of]').count()).toBe(PLAYERS);
    await page.locator(`.sheet-compare .peoples summary`, { hasText: names[0].trim() }).click();
    const first = Object.entries(w.factions).find(
      ([, each]) => each === names[0].trim(),
    )?.[0] as FactionId;
    await page.locator('.sheet-compare .people', { hasText: w.strongholds[first] }).waitFor();
    await page.keyboard.press('?');
    await page.locator('.sheet-guide .own-wheel .wheel').waitFor();
    expect(await page.locator('.sheet-guide .peoples [open] .people').innerText()).toContain(
      w.strongholds[id],
    );
    expect(faults).toEqual([]);
  },
);
