// A table of Gaia on a server: each seat has a separate browser.
import { backOf, DECK, gaia, KIND, QUESTION, type State } from '@pangaea/rules/gaia';
import { argA, kindOf, type Move, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import type { Page } from 'playwright-core';
import { NAMES } from '../kept-table.ts';
import { after, legalFor } from './positions.ts';

const GAME = gaia();

/** The game as the server shows it to a seat. */
interface Shown {
  readonly version: number;
  readonly deciders: readonly Seat[];
  readonly position: unknown;
  readonly steps: readonly { readonly seat: Seat; readonly command: string }[];
}

export const gameOf = (page: Page): Promise<Shown> => gameAt(page, addressOf(page.url()));

async function gameAt(page: Page, address: string): Promise<Shown> {
  return (await page.request.get(`${address}/game`)).json();
}

/** The id of the table in an address of the page. */
function addressOf(place: string): string {
  const { origin, pathname } = new URL(place);
  return `${origin}/api/tables/${pathname.split('/').at(-1)}`;
}

/** Seats everybody at a table with disasters by requests, without a page. @returns the address of the table's page */
export async function sitTogether(
  pages: readonly Page[],
  url: string,
  pace: 'live' | 'slow',
): Promise<string> {
  const post = async <T>(page: Page, path: string, data: unknown): Promise<T> => {
    const answer = await page.request.post(`${url}api/tables${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const [host, ...others] = pages;
  const seats = pages.map((_, seat) =>
    seat === 0 ? { kind: 'person', here: true, name: NAMES[0] } : { kind: 'person' },
  );
  const made = await post<TableInfo>(host, '', {
    game: 'gaia',
    options: { mode: 'disasters' },
    seats,
    pace,
  });
  for (const [at, page] of others.entries()) {
    const key = new URL(made.seats[at + 1].link ?? '').hash.slice(1);
    await post(page, `/${made.id}/seats`, { key, name: NAMES[at + 1] });
  }
  return `${url}t/${made.id}`;
}

/** Plays at a table until a move is possible; undefined if the game ended before. */
export type Seek = (pages: readonly Page[], place: string) => Promise<Move | undefined>;

/**
 * Plays until a seat can play a power card that, by public information, all others might cancel: if
 * every protection card is visible, nobody is asked. In two of a thousand deals the game ends
 * before.
 */
export const seekPower =
  (seat: Seat): Seek =>
  (pages, place) =>
    playUntil(pages, place, seat, (s, move) => {
      const others = pages.map((_, each) => each).filter((each) => each !== seat);
      if (!isPower(move) || !others.every((each) => hasPowerCard(s, each))) return false;
      return after(s, seat, move).top() === QUESTION['open-window'];
    });

/** Plays until a seat can place a tile with its first action. */
export const seekTile =
  (seat: Seat): Seek =>
  (pages, place) =>
    playUntil(pages, place, seat, (s, move) => kindOf(move) === KIND.nature && s.actions() === 2);

/**
 * Plays for all seats as their pages would, until a seat has the wanted move or the game ends. Only
 * after that do the pages show the table: they would draw every position on the way.
 */
async function playUntil(
  pages: readonly Page[],
  place: string,
  seat: Seat,
  isWanted: (state: State, move: Move) => boolean,
): Promise<Move | undefined> {
  const found = await playFrom(addressOf(place), pages, seat, isWanted);
  if (found !== undefined) await Promise.all(pages.map((page) => page.goto(place)));
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

/** Whether a seat has a power card, by public information. */
function hasPowerCard(s: State, seat: Seat): boolean {
  const hand = Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));
  return hand.some((face) => backOf(face) === DECK.power);
}

function isPower(move: Move): boolean {
  return kindOf(move) >= KIND.sun && kindOf(move) <= KIND.eruption;
}

/**
 * Any move except playing a power card. A seat with no power card draws one, and a seat that wants
 * to play one often draws more; the others do not draw from that deck, because the game could end
 * with its last card.
 */
function towardsPower(state: State, seat: Seat, wants: boolean, random: Random): Move {
  const plain = legalFor(state, seat).filter((move) => !isPower(move));
  const isDraw = (move: Move) => kindOf(move) === KIND.draw && argA(move) === DECK.power;
  const [draws, others] = [plain.filter(isDraw), plain.filter((move) => !isDraw(move))];
  const prefers = !hasPowerCard(state, seat) || (wants && random.below(2) === 0);
  const [first, second] = prefers ? [draws, others] : [others, draws];
  return random.pick(first.length > 0 ? first : second);
}
