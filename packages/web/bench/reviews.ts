/**
 * Prints reviews of games of bots of several levels, to be read moment by moment: the moves before,
 * the move that was played, and the move that the review calls better.
 * `node packages/web/bench/reviews.ts --game terra-mystica --levels casual,strong,intermediate,beginner --seat 0 --seed a1`
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '@pangaea/bots';
import { loadPlayed } from '@pangaea/bots/games';
import { BotHost } from '@pangaea/bots/host';
import { firstSeat, Random, type Result, seedFromNumber } from '@pangaea/rules/kernel';
import { GAIA_PAGE } from '../src/gaia/game/page-game.ts';
import { begin, extend } from '../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../src/game/history.ts';
import type { AnyPageGame } from '../src/game/page-game.ts';
import { SeenHistories } from '../src/game/seen.ts';
import { reviewOf } from '../src/table/review/review.ts';
import { TERRA_MYSTICA_PAGE } from '../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../src/terra-nova/game/page-game.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    /** One for each seat. */
    levels: { type: 'string', default: 'casual,strong' },
    seat: { type: 'string', default: '0' },
    /** A hexadecimal number. */
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
  },
});
/** The numbers of steps before and after a moment that are printed. */
const TOLD = { before: 8, after: 24 };
/** Gaia has no rounds, so expectations are asked for after each of this many steps. */
const APART = 4;

const PAGES: readonly AnyPageGame[] = [TERRA_MYSTICA_PAGE, TERRA_NOVA_PAGE, GAIA_PAGE];
const page = PAGES.find(({ id }) => id === values.game);
if (page === undefined) throw new Error(`there is no ${values.game}`);
const { game: rules } = page.book;
const played = await loadPlayed(values.game as Parameters<typeof loadPlayed>[0]);
const levels = values.levels.split(',').map((named) => {
  const level = LEVELS.find((each) => each === named);
  if (level === undefined) throw new Error(`there is no level ${named}`);
  return level;
});

function given<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function playOut(game: AnyPageGame): Promise<AnyHistory> {
  const bots = await Promise.all(levels.map((level) => played.bot(level)));
  const random = Random.fromSeed(seedFromNumber(Number.parseInt(values.seed, 16)));
  const options = { players: levels.length, ...JSON.parse(values.options) };
  let history = given(begin(game, { options, seed: values.seed.padStart(32, '0') }));
  while (rules.outcome(stateAt(history)) === undefined) {
    const state = stateAt(history);
    const seat = firstSeat(rules.deciders(state));
    const budget = { positions: played.positions[levels[seat]] };
    for (const move of bots[seat].decide(rules.view(state, seat), seat, random, budget)) {
      const command = rules.notation.print(stateAt(history), move);
      history = given(extend(history, seat, command));
    }
  }
  return history;
}

const seat = Number(values.seat);
const whole = await playOut(page);
const history = page.hasHands ? new SeenHistories().as(whole, seat) : whole;
const { steps } = history;
const host = new BotHost(
  async () => played,
  () => 0,
);
const began = process.cpuUsage();
const review = await reviewOf(history, seat, {
  by: 'bots',
  moments: steps.flatMap((_, at) => (at % APART === 0 ? [at] : [])),
  told: () => undefined,
  isStopped: () => false,
  client: {
    close: () => undefined,
    outlook: async (question, by) => given(await host.outlook(question, by)),
    analyse: async (question, named = []) => given(await host.analyse(question, named)),
  },
});
const { user, system } = process.cpuUsage(began);
const outcome = JSON.stringify(rules.outcome(stateAt(history)));
process.stdout.write(`${outcome}, ${review?.decisions} decisions of seat ${seat}, `);
process.stdout.write(`${((user + system) / 1e6).toFixed(0)} s of the processor\n`);
const say = (moves: readonly { readonly seat: number; readonly command: string }[]) =>
  moves.map((move) => `${move.seat} ${move.command}`).join('; ');
for (const { at, made, least, most, line, decided, parts } of review?.missed ?? []) {
  process.stdout.write(
    [
      `\nstep ${at}: ${least.toFixed(2)} to ${most.toFixed(2)} (${parts.join(', ')})`,
      `  before: ${say(steps.slice(Math.max(0, at - TOLD.before), at))}`,
      `  played: ${say(steps.slice(at, at + made))}`,
      `  better: ${say(line.slice(0, decided))} || ${say(line.slice(decided))}`,
      `  then: ${say(steps.slice(at + made, at + made + TOLD.after))}\n`,
    ].join('\n'),
  );
}
