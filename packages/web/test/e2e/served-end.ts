// A game of a server, brought to its end without the page.
import { hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/rules.ts';

/** What the device of a page is answered. */
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

/** Plays a table of Terra Nova to its end by chance. @param pages whose device plays each seat */
export async function playOut(id: string, pages: readonly Page[]): Promise<void> {
  for (let count = 0; count < 2_000; count++) if ((await playOne(id, pages)) === undefined) return;
  throw new Error('the game did not end');
}

/** Some legal move of whoever decides; nothing when the game is over. */
export async function anyMove(id: string, pages: readonly Page[]) {
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
  const count = game.legal(state.value, seat, moves);
  const move = moves.at(Random.fromSeed(seedFromNumber(version + 1)).below(count));
  return { seat, version, command: game.notation.print(state.value, move) };
}

/** Plays one move by chance. @returns whose it was, and the version then; nothing when the game is over */
export async function playOne(
  id: string,
  pages: readonly Page[],
): Promise<{ readonly seat: number; readonly version: number } | undefined> {
  const any = await anyMove(id, pages);
  if (any === undefined) return undefined;
  const { seat, version, command } = any;
  const segment = { seat, version, key: `played-${version}`, commands: [command] };
  const path = `/api/tables/${id}/segments`;
  const played = await ask<{ version: number }>(pages[seat], path, segment);
  return { seat, version: played.version };
}
