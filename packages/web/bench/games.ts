// The tables that are measured in each game. They are always the same, so that runs can be
// compared.
import { loadPlayed } from '@pangaea/bots/games';
import { QUESTION } from '@pangaea/rules/gaia';
import {
  firstSeat,
  type GameRecord,
  newestRules,
  printCommand,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { QUESTION as MYSTICA } from '@pangaea/rules/terra-mystica';
import type { Page } from 'playwright-core';
import type { GameId } from '../src/games/list.ts';
import { GAME as TERRA_MYSTICA } from '../src/terra-mystica/game/rules.ts';
import { GAME as TERRA_NOVA } from '../src/terra-nova/game/rules.ts';
import { playGaia } from '../test/e2e/gaia/player.ts';
import { asks, find } from '../test/e2e/gaia/positions.ts';
import { type Hand, playToTheEnd, WISHES } from '../test/e2e/players.ts';

export interface MeasuredGame {
  readonly id: GameId;
  /** Games in which one person plays against bots to the end, on a slowed processor. */
  records(): Promise<readonly GameRecord[]>;
  /** The options of a table of the server, for two. */
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * Plays until the game is over.
   * @param board whether places are chosen on the board (otherwise in the list)
   */
  play(page: Page, hand: Hand, board: boolean): Promise<unknown>;
}

const SEED = '00112233445566778899aabbccddeeff';
const FIRST_GAME = { players: 4, factions: 'first-game' } as const;
/** All parts of the rules. */
const DISASTERS = { players: 4, mode: 'disasters', startPlayer: 0 } as const;

const terraNova: MeasuredGame = {
  id: 'terra-nova',
  records: async () => [
    {
      game: 'terra-nova',
      rulesVersion: newestRules(TERRA_NOVA),
      options: FIRST_GAME,
      seed: SEED,
      commands: [],
    },
  ],
  options: { factions: 'first-game' },
  play: playToTheEnd,
};

/** A large world with many free meeples, so that no seat is near its end. */
const GROWN = { tiles: 30, meeples: 4 } as const;

const gaia: MeasuredGame = {
  id: 'gaia',
  records: async () => {
    const { record } = find(DISASTERS, (s) => {
      if (s.tiles() < GROWN.tiles || !asks(s, 0, QUESTION.turn)) return false;
      return [0, 1, 2, 3].every((seat) => s.supply(seat) >= GROWN.meeples);
    });
    return [{ ...record, commands: [] }, record];
  },
  options: { mode: 'disasters' },
  play: playGaia,
};

/** All parts of the rules, on a large board. */
const FIVE = { players: 5, factions: 'choice', fireAndIce: true, landscapes: true } as const;
const LATE = 4;

/** Five bots play until the first seat has a turn in a late round. */
async function grown(): Promise<GameRecord> {
  const { bot } = await loadPlayed('terra-mystica');
  const beginner = await bot('beginner');
  const seed = seedFromNumber(5);
  const options = TERRA_MYSTICA.options(FIVE);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const begun = TERRA_MYSTICA.setup(options.value, seed);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(1));
  const commands: string[] = [];
  for (;;) {
    const seat = firstSeat(TERRA_MYSTICA.deciders(state));
    if (state.round() >= LATE && state.top() === MYSTICA.turn && seat === 0) break;
    const move = beginner.choose(state, seat, random, { positions: 200 });
    commands.push(printCommand(seat, TERRA_MYSTICA.notation.print(state, move)));
    TERRA_MYSTICA.apply(state, seat, move);
  }
  const rulesVersion = newestRules(TERRA_MYSTICA);
  return { game: 'terra-mystica', rulesVersion, options: FIVE, seed, commands };
}

const terraMystica: MeasuredGame = {
  id: 'terra-mystica',
  records: async () => {
    const record = await grown();
    return [{ ...record, commands: [] }, record];
  },
  options: { factions: 'choice', map: 'fjords', landscapes: true },
  play: (page, hand, board) => playToTheEnd(page, hand, board, { wishes: WISHES['terra-mystica'] }),
};

export const MEASURED: readonly MeasuredGame[] = [terraNova, terraMystica, gaia];
