// The time of a decision of bots, asked in the way of the server: `npm run bench -- server thinking
// [decisions] [level]`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEVELS, type Level } from '@pangaea/bots';
import { GAME_IDS, type GameId, loadBook } from '@pangaea/rules/games';
import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BOT_POOL, BotPool } from '../src/bots/pool.ts';
import { at } from './load.ts';

const [decisions = '600', named] = process.argv.slice(2);
const levels = LEVELS.filter((level) => named === undefined || level === named);
if (levels.length === 0) throw new Error(`levels are ${LEVELS.join(', ')}`);
const PLAYERS = 4;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Figures {
  /** The time of each decision from the question to the answer, in milliseconds. */
  readonly times: readonly number[];
  /** The longest time in which this process was blocked, in milliseconds. */
  readonly blocked: number;
}

/** Plays as many games at the same time as there are bot processes, so that no bot waits. */
async function measure(id: GameId, level: Level): Promise<Figures> {
  const { game } = await loadBook(id);
  const pool = new BotPool();
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  try {
    // This decision loads the rules.
    await decide(pool, game, begin(game, 0), level);
    delay.enable();
    let tables = 0;
    const play = async () => {
      for (let state = begin(game, ++tables); times.length < Number(decisions); ) {
        if (game.deciders(state) === 0) state = begin(game, ++tables);
        const begun = performance.now();
        await decide(pool, game, state, level);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: BOT_POOL.processes }, play));
  } finally {
    delay.disable();
    await pool.close();
  }
  return { times, blocked: delay.max / 1e6 };
}

function begin(game: AnyGame, table: number): ReturnType<AnyGame['slot']> {
  const options = game.options({ players: PLAYERS });
  if (!options.ok) throw new Error(options.error.code);
  const state = game.setup(options.value, seedFromNumber(table));
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const seeds = Random.fromSeed(seedFromNumber(1));

async function decide(pool: BotPool, game: AnyGame, state: object, level: Level): Promise<void> {
  const seat = firstSeat(game.deciders(state));
  const position = JSON.stringify(game.toJson(game.view(state, seat)));
  const seed = Array.from({ length: 32 }, () => seeds.below(16).toString(16)).join('');
  const commands = await pool.think({ game: game.id, level, seat, position, seed });
  for (const command of commands ?? ['']) {
    const move = game.notation.parse(state, command);
    if (!move.ok) throw new Error(`${level} of ${game.id} gave no move in time`);
    game.apply(state, seat, move.value);
  }
}

say(`Budget ${BOT_POOL.budgetMs} ms, ${BOT_POOL.processes} at a time, ${PLAYERS} players`);
for (const id of GAME_IDS) {
  for (const level of levels) {
    const { times, blocked } = await measure(id, level);
    const [half, most, longest] = [0.5, 0.99, 1].map(
      (share) => at(times, share) || Math.max(...times),
    );
    say(
      `${id}, ${level}: ${times.length} decisions, half in ${half.toFixed(0)} ms, 99 % in ${most.toFixed(0)} ms, ` +
        `the longest ${longest.toFixed(0)} ms; the process that asks was blocked ${blocked.toFixed(0)} ms at most`,
    );
  }
}
