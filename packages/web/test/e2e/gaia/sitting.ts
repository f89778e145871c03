// A table of Gaia on this device, opened at a point where one of its seats has to decide.
import { RECONSTRUCTION } from '@pangaea/rules/gaia';
import type { GameRecord, Move, Seat } from '@pangaea/rules/kernel';
import type { Locator, Page } from 'playwright-core';
import { type GaiaSpeech, type GaiaWho, gaiaSpeech } from '../../../src/gaia/speech.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { speechFor } from '../../../src/messages/speech.ts';
import { peopleOf } from '../../../src/play/people.ts';
import type { SavedTable } from '../../../src/table/storage.ts';
import { keep } from '../kept-table.ts';
import { type Hand, keyboard, mouse, thumb } from '../players.ts';
import type { Stage, Visit } from '../stage.ts';
import type { Found } from './positions.ts';

export interface Sitting {
  readonly page: Page;
  readonly hand: Hand;
  readonly speech: GaiaSpeech;
  readonly who: GaiaWho;
  /** Errors of the page. */
  readonly faults: readonly string[];
  /** A button by its text. */
  button(name: string | RegExp): Locator;
  /** A choice of the list. */
  choice(move: Move): Locator;
  /** A cell of the world. */
  cell(x: number, y: number): Locator;
  /** The names of the cells that can be chosen now. */
  lit(): Promise<readonly string[]>;
  /** Confirms what was drafted. */
  send(): Promise<void>;
  /** The game in the form in which the device stores it. */
  record(): Promise<GameRecord>;
  /** Commands after the position that was opened. */
  played(): Promise<readonly string[]>;
}

/** By keyboard only, by mouse, or by touch on a telephone. */
type Way = 'keyboard' | 'mouse' | 'thumb';

const PHONE: Visit = { width: 390, height: 844, touch: true };

/** @param here the seats at this device; bots play the others */
export async function sitDown(
  stage: Stage,
  { record }: Found,
  way: Way,
  language: 'ja' | 'en',
  here: readonly Seat[] = [0],
): Promise<Sitting> {
  const table = keep(record, here);
  const { key, text } = table;
  const size = way === 'thumb' ? PHONE : {};
  const { page, faults } = await stage.open({ language, ...size, kept: table });
  await page.locator('.table-gaia').waitFor();

  const speech = gaiaSpeech(speechFor(language, MESSAGES[language]));
  const people = peopleOf(speech, JSON.parse(text) as SavedTable);
  const seat = (each: Seat) => people[each].name;
  const who: GaiaWho = { seat, full: seat, player: seat, edition: RECONSTRUCTION };
  const hand = { keyboard: keyboard(page), mouse, thumb }[way];
  const steps = () => page.locator('[data-steps]').getAttribute('data-steps');
  const kept = async (): Promise<GameRecord> =>
    JSON.parse((await page.evaluate((at) => localStorage.getItem(at), key)) ?? '').record;
  return {
    page,
    hand,
    speech,
    who,
    faults,
    button: (name) => page.getByRole('button', { name, exact: true }),
    choice: (move) => page.locator(`.choices [data-move="${move}"]`),
    cell: (x, y) => page.locator(`[data-cell="${x},${y}"]`),
    lit: async () => {
      const named = page.getByRole('button', { name: speech.g.board.legal });
      const cells = await page.locator('.cell').and(named).all();
      return Promise.all(cells.map(async (cell) => (await cell.getAttribute('aria-label')) ?? ''));
    },
    send: async () => {
      const before = await steps();
      await hand.press(page.locator('[data-send]'));
      await page.locator(`[data-steps]:not([data-steps="${before}"])`).waitFor();
    },
    record: kept,
    played: async () => (await kept()).commands.slice(record.commands.length),
  };
}
