// Terra Mystica with fan factions through the page: the beginning of a game against a bot in each
// language. With PANGAEA_SOAK=1 complete games with all of them, with both editions of their
// numbers, in both languages.
import { newestRules, seedFromNumber } from '@pangaea/rules/kernel';
import { FAN_FACTION_IDS, FAN_FACTIONS, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { OPTION_MESSAGES } from '../../src/terra-mystica/messages/options.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { FAN_SPEECHES } from '../terra-mystica/fan/tables.ts';
import { drawnOf } from './drawn.ts';
import { keep } from './kept-table.ts';
import {
  A_BEGINNING,
  IS_SOAK,
  mouse,
  pick,
  playToTheEnd,
  WHOLE_IN_SOAK,
  WISHES,
} from './players.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { takeSeat } from './take-seat.ts';

const stage = stageFor({ land: false });
const MINUTES = { timeout: 240_000 };
const LANGUAGES = ['en', 'ja'] as const;

const EVERY = (['on', 'bga-2024-07'] as const).flatMap((fanFactions) =>
  FAN_FACTIONS[fanFactions].flatMap((faction) =>
    LANGUAGES.map((language) => ({ fanFactions, faction, language })),
  ),
);
/** Factions whose abilities ask the most questions, or that have stacks that flow. */
const SOME: ReadonlySet<unknown> = new Set(
  drawnOf(['kingdom-of-ember on en', 'treasurers on ja'], 1),
);
const PLAYED = IS_SOAK
  ? EVERY
  : EVERY.filter(({ fanFactions, faction, language }) =>
      SOME.has(`${faction.id} ${fanFactions} ${language}`),
    );

/** Code names that must not appear on the page. */
const CODES = FAN_FACTIONS.on
  .flatMap(({ id, abilities = [] }) => [String(id), ...abilities.map(({ name }) => name)])
  .filter((code) => code.includes('-'));

/** All text of the page. */
const said = (page: Page) => page.locator('body').innerText();

async function saysNoCode(page: Page): Promise<void> {
  const text = await said(page);
  expect(CODES.filter((code) => text.includes(code))).toEqual([]);
  expect(text).not.toMatch(/\b(?:undefined|kept)\b/u);
}

test('as many games are played as are asked for', () => {
  expect(PLAYED).toHaveLength(IS_SOAK ? 2 * 2 * FAN_FACTION_IDS.length : SOME.size);
});

test.for(PLAYED)(
  '$faction.id ($fanFactions) in $language, a game',
  MINUTES,
  async ({ fanFactions, faction, language }, context) => {
    needBrowser(context);
    const other = faction.board === 'green' ? 'swarmlings' : 'witches';
    const options = {
      players: 2,
      factions: [faction.id, other],
      fireAndIce: true,
      fanFactions,
      landscapes: true,
    };
    const head = { game: 'terra-mystica', rulesVersion: newestRules(terraMysticaBook.game) };
    const table = keep({ ...head, options, seed: seedFromNumber(5), commands: [] }, [0], 'here');
    const { page, faults } = await stage.open({ language, kept: table });
    const name = FAN_SPEECHES[LANGUAGES.indexOf(language)].w.factions[faction.id as 'witches'];
    await page.locator('.rail').getByText(name).first().waitFor();
    const own = (faction.abilities ?? []).map((ability) => `ability:${ability.name}`);
    const wishes = [...own, ...WISHES['terra-mystica']];
    const between = () => saysNoCode(page);
    const sent = await playToTheEnd(page, mouse, true, { between, wishes, most: WHOLE_IN_SOAK });
    expect(sent).toBeGreaterThanOrEqual(A_BEGINNING);
    await saysNoCode(page);
    expect(faults).toEqual([]);
  },
);

test.for(IS_SOAK ? LANGUAGES : drawnOf(LANGUAGES, 1))(
  'the form offers fan factions, in %s',
  MINUTES,
  async (language, context) => {
    needBrowser(context);
    const { page, faults } = await stage.open({ language, at: '#/new/terra-mystica' });
    const o = OPTION_MESSAGES[language];
    const { w } = await LOAD_TEXTS[language]();
    await pick(page.getByRole('radio', { name: '2', exact: true }));
    await page.locator('.seat-choice select').nth(1).selectOption('beginner');
    await page.getByText(o.adjust, { exact: true }).click();
    await pick(page.getByRole('radio', { name: w.fanFactions.on }));
    await page.locator('[data-fans-hint]').waitFor();
    await pick(page.getByRole('radio', { name: o.factionChoices.given }));
    // The names are loaded together with the script of the factions.
    const seat = page.locator('[data-faction="0"]');
    await seat.locator('option[value="chash-dallah"]').waitFor({ state: 'attached' });
    await seat.selectOption('chash-dallah');
    await page.locator('.start-new button[type="submit"]').click();
    await page.locator('.dock-mine').waitFor();
    await saysNoCode(page);
    // The edition is still shown after a reload, and in the list of tables.
    await page.reload();
    await page.locator('.dock-mine').waitFor();
    await page.goto(stage.url);
    await page.locator('.start-table-turn').getByText(MESSAGES[language].turn.yours).waitFor();
    expect(faults).toEqual([]);
  },
);

test(
  'a table of a server has them too, for who sits there and who watches',
  MINUTES,
  async (context) => {
    needBrowser(context);
    const server = await sharedServer();
    const { page, faults } = await stage.open({ at: BLANK });
    await page.goto(`http://127.0.0.1:${server.port}/#/new/terra-mystica`);
    await pick(page.getByRole('radio', { name: '2', exact: true }));
    await pick(page.getByRole('radio', { name: MESSAGES.en.start.presets.link }));
    const o = OPTION_MESSAGES.en;
    await page.getByText(o.adjust, { exact: true }).click();
    await pick(page.getByRole('radio', { name: FAN_SPEECHES[0].w.fanFactions['bga-2024-07'] }));
    await pick(page.getByRole('radio', { name: o.factionChoices.given }));
    const seat = page.locator('[data-faction="0"]');
    await seat.locator('option[value="goblins"]').waitFor({ state: 'attached' });
    await seat.selectOption('goblins');
    await page.locator('.start-new button[type="submit"]').click();
    await takeSeat(await page.locator('[data-link=invitation]').inputValue());
    const name = () => page.locator('.rail').getByText('Goblins').first().waitFor();
    await name();
    const watching = await stage.open({ at: BLANK });
    await watching.page.goto(page.url());
    await watching.page.locator('.rail').getByText('Goblins').first().waitFor();
    await page.reload();
    await name();
    expect([...faults, ...watching.faults]).toEqual([]);
  },
);
