// An evening of two people from their first click to the next game, in real time: `PANGAEA_SOAK=1
// npm test -- e2e/evening`.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { pick } from './players.ts';
import { ask } from './served-end.ts';
import { lanAddress, type Served, serve } from './server.ts';
import { BLANK, needBrowser, stageFor } from './stage.ts';
import { join } from './take-seat.ts';

const stage = stageFor();
let server: Served | undefined;

afterEach(() => server?.close());

const LONG = { timeout: 20_000 };
/** One minute on the clock, half a minute of grace, and the time that a busy machine takes. */
const OUT_OF_TIME = { timeout: 150_000 };

interface Legal {
  readonly seat: number;
  readonly version: number;
  readonly over: boolean;
  readonly commands: readonly string[];
}

/**
 * Plays a move of a seat that decides.
 * @returns the version after it; undefined if the game is over
 */
async function playOne(id: string, pages: readonly Page[]): Promise<number | undefined> {
  for (;;) {
    for (const [seat, page] of pages.entries()) {
      const turn = await ask<Legal>(page, `/api/tables/${id}/legal?seat=${seat}`);
      if (turn.over) return undefined;
      const { version, commands } = turn;
      if (commands.length === 0) continue;
      const command = commands[(version * 7) % commands.length];
      const segment = { seat, version, key: `played-${version}`, commands: [command] };
      const played = await ask<{ version?: number }>(page, `/api/tables/${id}/segments`, segment);
      if (played.version !== undefined) return played.version;
    }
  }
}

const atStep = (page: Page, version: number) =>
  page.locator(`.table[data-steps="${version}"]`).waitFor(LONG);

test.for(['terra-nova', 'gaia'] as const)(
  'two meet at %s on a LAN address: words, a move taken back, a killed server, a rematch, a bot for who drops out',
  { timeout: 600_000 },
  async (game, context) => {
    if (process.env.PANGAEA_SOAK === undefined) context.skip('in real time: with PANGAEA_SOAK set');
    needBrowser(context);
    const address = lanAddress();
    if (address === undefined) throw new Error('this machine is in no network');
    server = await serve('0.0.0.0');
    const url = `http://${address}:${server.port}/`;
    const host = await stage.open({ at: BLANK, width: 1366, height: 657 });
    const friend = await stage.open({
      at: BLANK,
      width: 390,
      height: 844,
      language: 'ja',
      touch: true,
    });
    const third = await stage.open({ at: BLANK });
    const pages = [host.page, friend.page];
    for (const { page } of [host, friend]) page.on('dialog', (dialog) => void dialog.accept());
    const { en, ja } = MESSAGES;

    // They meet.
    await host.page.goto(`${url}#/new/${game}/friends`);
    await host.page.locator('#own-name').fill('Ann');
    await pick(host.page.getByRole('radio', { name: '2', exact: true }));
    await pick(host.page.getByRole('radio', { name: en.clock.bank(15, 30) }));
    await host.page.locator('[data-with-friends] button[type="submit"]').click();
    const link = await host.page.locator('[data-link=invitation]').inputValue();
    expect(link.startsWith(url)).toBe(true);
    await join(friend.page, link, '葉月');
    const id = new URL(friend.page.url()).pathname.slice(3);
    for (const page of pages) await page.locator('.table').waitFor(LONG);
    for (const page of pages) await page.locator('[data-clock]').first().waitFor(LONG);

    // A third person can only watch.
    await third.page.goto(link);
    await third.page.locator('[data-watch]').click();
    await third.page.locator('.table').waitFor(LONG);
    const meddling = { seat: 0, version: 0, key: 'meddling', commands: ['pass'] };
    const refused = await ask<{ refusal: { code: string } }>(
      ...([third.page, `/api/tables/${id}/segments`, meddling] as const),
    );
    expect(refused.refusal.code).toBe('not-your-seat');

    // They play and talk.
    for (let count = 0; count < 8; count++) await playOne(id, pages);
    await host.page.locator('[data-talk]').click();
    await host.page.locator('[data-phrase=hello]').click();
    await friend.page.locator('[data-talk]').click();
    await expect
      .poll(() => friend.page.locator('.word-text').allInnerTexts(), LONG)
      .toContain(ja.words.phrases.hello);
    for (const page of pages) await page.keyboard.press('Escape');

    // In the game without hidden facts a move is taken back.
    if (game === 'terra-nova') {
      const back = async (page: Page) => page.locator('[data-take-back]').count();
      await expect
        .poll(async () => {
          if ((await back(host.page)) > 0) return true;
          const version = await playOne(id, pages);
          await atStep(host.page, version ?? 0);
          return false;
        }, OUT_OF_TIME)
        .toBe(true);
      await host.page.locator('[data-take-back]').click();
      await friend.page.locator('[data-request] [data-allow]').click(LONG);
      await expect
        .poll(async () => {
          const { steps } = await ask<{ steps: readonly { command: string }[] }>(
            ...([host.page, `/api/tables/${id}/game`] as const),
          );
          return steps.at(-1)?.command;
        }, LONG)
        .toMatch(/^back /);
    }

    // The server is killed; afterwards everything continues.
    const before = await playOne(id, pages);
    await server.kill();
    for (const page of pages) await atStep(page, before ?? 0);
    const after = await playOne(id, pages);
    for (const { page } of [host, friend, third]) await atStep(page, after ?? 0);

    // One person leaves another game: a bot plays until the owner of the seat is back.
    const made = await ask<{ id: string; invitation: string }>(host.page, '/api/tables', {
      game,
      options: {},
      pace: 'live',
      time: { kind: 'live', minutes: 1, seconds: 0, out: 'bot', level: 'beginner' },
      seats: [{ kind: 'person', here: true, name: 'Ann' }, { kind: 'person' }],
    });
    await host.page.goto(`${url}t/${made.id}`);
    await join(friend.page, made.invitation, '葉月');
    for (const page of pages) await page.locator('.table').waitFor(LONG);
    const isFriends = async () => {
      const turn = await ask<Legal>(friend.page, `/api/tables/${made.id}/legal?seat=1`);
      return turn.commands.length > 0;
    };
    while (!(await isFriends())) await playOne(made.id, pages);
    await friend.page.goto('about:blank');
    const away = host.page.locator('[data-clock=away]');
    await away.first().waitFor(OUT_OF_TIME);
    await friend.page.goto(`${url}t/${made.id}`);
    await friend.page.locator('[data-come-back]').click(LONG);
    await away.first().waitFor({ state: 'detached', ...LONG });

    // The first game ends, and a next one begins.
    for (const page of pages) await page.goto(`${url}t/${id}`);
    while ((await playOne(id, pages)) !== undefined);
    for (const page of pages) await page.locator('.result').waitFor(LONG);
    await host.page.locator('[data-rematch]').click(LONG);
    await host.page.waitForURL((to) => !to.pathname.endsWith(id), LONG);
    await expect
      .poll(() => friend.page.locator('[data-rematch]').innerText(), LONG)
      .toBe(ja.together.toNext);
    await friend.page.locator('[data-rematch]').click();
    for (const page of pages) await page.locator('.table:not(:has(.result))').waitFor(LONG);
    for (const { faults } of [host, friend]) {
      // While the server was down it could not be reached.
      expect(faults.filter((fault) => !fault.includes('ERR_'))).toEqual([]);
    }
  },
);
