// A game on a server, brought to its end without the page.
import { hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';

/** An answer of the server to the device of a page. */
export function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: sent === '' ? 'GET' : 'POST',
        headers: sent === '' ? {} : { 'content-type': 'application/json' },
        ...(sent === '' ? {} : { body: sent }),
      });
      return answer.json();
    },
    [path, body === undefined ? '' : JSON.stringify(body)],
  );
}

/**
 * Plays a table of Terra Nova to its end: everybody passes as soon as they can.
 * @param pages whose device plays each seat
 */
export async function playOut(id: string, pages: readonly Page[]): Promise<void> {
  for (let count = 0; count < 2_000; count++) {
    if ((await playOne(id, pages, /^pass /)) === undefined) return;
  }
  throw new Error('the game did not end');
}

/**
 * A legal move of a seat that decides, a preferred one if there is one; undefined if the game is
 * over.
 */
export async function anyMove(id: string, pages: readonly Page[], liked?: RegExp) {
  const { game } = TERRA_NOVA_PAGE.book;
  const { position, version } = await ask<{ position: unknown; version: number }>(
    pages[0],
    `/api/tables/${id}/game`,
  );
  const state = game.fromJson(position);
  if (!state.ok) throw new Error(state.error.code);
  const deciders = game.deciders(state.value);
  const seat = pages.findIndex((_, each) => hasSeat(deciders, each));
  if (seat < 0) return undefined;
  const moves = new Moves();
  game.legal(state.value, seat, moves);
  const commands = moves.toArray().map((move) => game.notation.print(state.value, move));
  const wanted = commands.filter((command) => liked?.test(command));
  const random = Random.fromSeed(seedFromNumber(version + 1));
  return { seat, version, command: random.pick(wanted.length > 0 ? wanted : commands) };
}

/**
 * Plays one move at random.
 * @returns its seat, and the version after it; undefined if the game is over
 */
export async function playOne(
  id: string,
  pages: readonly Page[],
  liked?: RegExp,
): Promise<{ readonly seat: number; readonly version: number } | undefined> {
  const any = await anyMove(id, pages, liked);
  if (any === undefined) return undefined;
  const { seat, version, command } = any;
  const segment = { seat, version, key: `played-${version}`, commands: [command] };
  const path = `/api/tables/${id}/segments`;
  const played = await ask<{ version: number }>(pages[seat], path, segment);
  return { seat, version: played.version };
}
