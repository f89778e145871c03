// An answer with remote players is one click, and can be taken back before it is sent.
import { argA, hasSeat, kindOf } from '@pangaea/rules/kernel';
import { KIND, powerOffers, type State } from '@pangaea/rules/terra-mystica';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { CRESTS } from '../../src/terra-mystica/crests/index.ts';
import { boardOf } from '../../src/terra-mystica/game/position.ts';
import { after, GAME } from '../../src/terra-mystica/game/rules.ts';
import { steps } from './players.ts';
import { ask } from './served-end.ts';
import { sharedServer } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor({ land: false });
/** Seats of the host; the last seat belongs to a remote person. */
const HOSTS = 2;

/** The move after which a seat of the host is asked about power soonest. */
function wanted(state: State, seat: number): number {
  const offers = (move: number) =>
    powerOffers(after(state, seat, move).state).some(({ to }) => to < HOSTS);
  const { hexes } = boardOf(state, CRESTS);
  const { neighbours } = state.table.map;
  const near = (move: number) => {
    if (kindOf(move) !== KIND.place) return 0;
    const around = neighbours.slice(argA(move) * 6, argA(move) * 6 + 6);
    return [...around].filter((hex) => {
      const owner = hex < 0 ? undefined : hexes[hex].owner;
      return owner !== undefined && owner !== seat;
    }).length;
  };
  const moves = legalMoves(GAME, state, seat);
  const found = moves.find(offers);
  if (found !== undefined) return found;
  const [best] = moves.toSorted((one, other) => near(other) - near(one));
  const quiet = moves.find((move) => [KIND.priest, KIND.end].includes(kindOf(move)));
  return near(best) > 0 ? best : (quiet ?? best);
}

/** Runs in the page: an answer can be taken back for eight seconds instead of three. */
function giveTime(): void {
  const later = window.setTimeout.bind(window) as (work: () => void, ms?: number) => number;
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number) => later(work, ms === 3_000 ? 8_000 : ms),
  });
}

test('an answer goes out by itself, unless it is taken back', async (context) => {
  needBrowser(context);
  const server = await sharedServer();
  const url = `http://127.0.0.1:${server.port}/`;
  const { page } = await stage.open({ at: BLANK, before: giveTime });
  const guest = await stage.open({ at: BLANK });
  await page.goto(url);
  const here = { kind: 'person', here: true };
  const made = await ask<{ id: string; invitation: string }>(page, '/api/tables', {
    game: 'terra-mystica',
    options: { factions: ['witches', 'nomads', 'engineers'], startPlayer: 0 },
    seats: [here, here, { kind: 'person' }],
  });
  await join(guest.page, made.invitation, 'Ben');
  const pages: readonly Page[] = [page, page, guest.page];
  const path = `/api/tables/${made.id}`;
  for (let number = 0; ; number++) {
    const told = await ask<{ position: unknown; version: number }>(page, `${path}/game`);
    const state = GAME.fromJson(told.position);
    if (!state.ok) throw new Error(state.error.code);
    if (powerOffers(state.value).some(({ to }) => to < HOSTS)) break;
    if (number > 200) throw new Error('no power was offered');
    const seat = pages.findIndex((_, each) => hasSeat(GAME.deciders(state.value), each));
    const command = GAME.notation.print(state.value, wanted(state.value, seat));
    const segment = { seat, version: told.version, key: `pressed-${number}`, commands: [command] };
    expect(await ask(pages[seat], `${path}/segments`, segment)).toHaveProperty('steps');
  }
  await page.goto(`${url}t/${made.id}`);
  const refuse = page.locator('.dock-mine [data-action="refuse-power"]');
  await refuse.click();
  await page.locator('.confirm-soon').waitFor();
  expect(await page.locator('.confirm-what').innerText()).toBe(MESSAGES.en.draft.soon);
  const before = Number(await steps(page));
  await page.locator('[data-undo]').click();
  await refuse.waitFor();
  expect(Number(await steps(page))).toBe(before);
  await refuse.click();
  await expect.poll(async () => Number(await steps(page))).toBeGreaterThan(before);
});
