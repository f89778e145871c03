// A table of Gaia at a server: each seat has a browser of its own.
import { backOf, DECK, gaia, KIND, QUESTION, type State } from '@pangaea/rules/gaia';
import { argA, kindOf, type Move, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { en } from '../../../src/gaia/messages/en.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { NAMES } from '../kept-table.ts';
import { pick } from '../players.ts';
import { BLANK } from '../stage.ts';
import { after, legalFor } from './positions.ts';

const GAME = gaia();

/** What a seat may know of the game at the server. */
interface Shown {
  readonly version: number;
  readonly deciders: readonly Seat[];
  readonly position: unknown;
  readonly steps: readonly { readonly seat: Seat; readonly command: string }[];
}

export const gameOf = (page: Page): Promise<Shown> => gameAt(page, addressOf(page));

async function gameAt(page: Page, address: string): Promise<Shown> {
  return (await page.request.get(`${address}/game`)).json();
}

/** The table that a page shows, at the server. */
function addressOf(page: Page): string {
  const { origin, pathname } = new URL(page.url());
  return `${origin}/api/tables/${pathname.split('/').at(-1)}`;
}

/**
 * Sets up a table with disasters in the form, in English, the first seat here.
 * @returns the links of the other seats
 */
export async function invite(
  page: Page,
  url: string,
  seats: number,
  pace: 'live' | 'slow',
): Promise<readonly string[]> {
  const { start } = MESSAGES.en;
  const choose = (name: string) => pick(page.getByRole('radio', { name, exact: true }));
  await page.goto(`${url}#/new/gaia`);
  await choose(String(seats));
  await choose(en.options.modes.disasters);
  await page.getByRole('textbox', { name: start.name, exact: true }).first().fill(NAMES[0]);
  for (let seat = 1; seat < seats; seat++) {
    const name = start.seat(seat + 1);
    await page.getByRole('combobox', { name, exact: true }).selectOption('away');
  }
  await choose(start.tempos[pace]);
  await page.getByRole('button', { name: start.create }).click();
  await page
    .locator('[data-link^=seat]')
    .nth(seats - 2)
    .waitFor({ state: 'attached' });
  const links = await page.locator('[data-link^=seat]').all();
  return Promise.all(links.map((link) => link.inputValue()));
}

/** Takes a seat by its link. */
export async function join(page: Page, link: string, seat: Seat): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox').fill(NAMES[seat]);
  await page.getByRole('button').and(page.locator('[type="submit"]')).click();
  // Somebody new at a slow table is asked for the hours first.
  const later = page.locator('[data-hours-later]');
  await page.locator('.table-gaia').or(later).first().waitFor();
  if ((await later.count()) > 0) await later.click();
  await page.locator('.table-gaia').waitFor();
}

/** Plays at a table until a move is there; nothing when its game ended before. */
export type Seek = (pages: readonly Page[]) => Promise<Move | undefined>;

/**
 * Until a seat can play a power card that all others might cancel, by what it sees: where every card of protection lies
 * open, nobody is asked. Of a thousand deals two end before.
 */
export const seekPower =
  (seat: Seat): Seek =>
  (pages) =>
    playUntil(pages, seat, (s, move) => {
      const others = pages.map((_, each) => each).filter((each) => each !== seat);
      if (!isPower(move) || !others.every((each) => hasPowerCard(s, each))) return false;
      return after(s, seat, move).top() === QUESTION['open-window'];
    });

/** Until a seat can lay a tile with its first action. */
export const seekTile =
  (seat: Seat): Seek =>
  (pages) =>
    playUntil(pages, seat, (s, move) => kindOf(move) === KIND.nature && s.actions() === 2);

/**
 * Plays for all seats as their pages would, until a seat has a move that is wanted or the game ends. Meanwhile no page shows
 * the table: each would draw every position on the way.
 */
async function playUntil(
  pages: readonly Page[],
  seat: Seat,
  isWanted: (state: State, move: Move) => boolean,
): Promise<Move | undefined> {
  const address = addressOf(pages[0]);
  const places = pages.map((page) => page.url());
  await Promise.all(pages.map((page) => page.goto(BLANK)));
  const found = await playFrom(address, pages, seat, isWanted);
  await Promise.all(pages.map((page, at) => page.goto(places[at])));
  return found;
}

async function playFrom(
  address: string,
  pages: readonly Page[],
  seat: Seat,
  isWanted: (state: State, move: Move) => boolean,
): Promise<Move | undefined> {
  const random = Random.fromSeed(seedFromNumber(seat));
  for (let step = 0; step < 300; step++) {
    const [next] = (await gameAt(pages[0], address)).deciders;
    if (next === undefined) return undefined;
    const { version, position } = await gameAt(pages[next], address);
    const read = GAME.fromJson(position);
    if (!read.ok) throw new Error(read.error.code);
    const state = read.value;
    const wanted = legalFor(state, next).find((move) => isWanted(state, move));
    if (next === seat && wanted !== undefined) return wanted;
    const move = towardsPower(state, next, next === seat, random);
    const commands = [GAME.notation.print(state, move)];
    const data = { seat: next, version, key: `towards-power-${version}`, commands };
    const sent = await pages[next].request.post(`${address}/segments`, { data });
    if (!sent.ok()) throw new Error(await sent.text());
  }
  throw new Error('neither the wanted move nor the end came');
}

/** As everybody sees it. */
function hasPowerCard(s: State, seat: Seat): boolean {
  const hand = Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));
  return hand.some((face) => backOf(face) === DECK.power);
}

function isPower(move: Move): boolean {
  return kindOf(move) >= KIND.sun && kindOf(move) <= KIND.eruption;
}

/**
 * Anything but playing a power card. Who has none in hand draws one, and who wants to play one often draws more; the
 * others leave the deck alone, with whose last card the game could end.
 */
function towardsPower(state: State, seat: Seat, wants: boolean, random: Random): Move {
  const plain = legalFor(state, seat).filter((move) => !isPower(move));
  const isDraw = (move: Move) => kindOf(move) === KIND.draw && argA(move) === DECK.power;
  const [draws, others] = [plain.filter(isDraw), plain.filter((move) => !isDraw(move))];
  const prefers = !hasPowerCard(state, seat) || (wants && random.below(2) === 0);
  const [first, second] = prefers ? [draws, others] : [others, draws];
  return random.pick(first.length > 0 ? first : second);
}
