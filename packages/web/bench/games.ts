// What is measured of each game: always the same tables, so that runs can be compared.
import { QUESTION } from '@pangaea/rules/gaia';
import { type GameRecord, newestRules } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '../src/games/list.ts';
import { GAME as TERRA_NOVA } from '../src/terra-nova/game/rules.ts';
import { playGaia } from '../test/e2e/gaia/player.ts';
import { asks, find } from '../test/e2e/gaia/positions.ts';
import { mouse, playToTheEnd } from '../test/e2e/players.ts';

export interface MeasuredGame {
  readonly id: GameId;
  /** Games that one person plays against bots to the end, on a slowed processor. */
  readonly records: readonly GameRecord[];
  /** Of a table of the server, for two. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Plays until the game is over. @param board whether places are chosen on the board (else in the list) */
  play(page: Page, board: boolean): Promise<unknown>;
}

const SEED = '00112233445566778899aabbccddeeff';
const FIRST_GAME = { players: 4, factions: 'first-game' } as const;
/** Everything that the rules have. */
const DISASTERS = { players: 4, mode: 'disasters', startPlayer: 0 } as const;

const terraNova: MeasuredGame = {
  id: 'terra-nova',
  records: [
    {
      game: 'terra-nova',
      rulesVersion: newestRules(TERRA_NOVA),
      options: FIRST_GAME,
      seed: SEED,
      commands: [],
    },
  ],
  options: { factions: 'first-game' },
  play: (page, board) => playToTheEnd(page, mouse, board),
};

/** A world of so many tiles, and nobody near the end: so many meeples are left to each. */
const GROWN = { tiles: 30, meeples: 4 } as const;

const gaia: MeasuredGame = {
  id: 'gaia',
  // Looked for when it is needed.
  get records() {
    const { record } = find(DISASTERS, (s) => {
      if (s.tiles() < GROWN.tiles || !asks(s, 0, QUESTION.turn)) return false;
      return [0, 1, 2, 3].every((seat) => s.supply(seat) >= GROWN.meeples);
    });
    return [{ ...record, commands: [] }, record];
  },
  options: { mode: 'disasters' },
  play: (page, board) => playGaia(page, mouse, board),
};

export const MEASURED: readonly MeasuredGame[] = [terraNova, gaia];
