/**
 * Makes the calibration of a game again, as is needed after every new net. It compares predictions
 * of the evaluator with the results, by round, players and faction. The evaluator is that of the
 * levels that search. The games are of bots and (Terra Mystica) of people; those are not part of
 * the project. Prints the errors of the chances (Brier) on other games beside those of equal
 * chances. With `--keep` it replaces the file of the package.
 * `PANGAEA_LEDGERS=FOLDER:FOLDER node packages/bots/bench/calibrate.ts --game terra-mystica --games 200 --level skilled --keep`
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import type { Calibration, CalibrationTable } from '../src/calibration.ts';
import { loadPlayed } from '../src/games.ts';
import { LEVELS } from '../src/index.ts';
import { commit, oneOf } from '../train/options.ts';
import { calibrate, checkPeople, type Promised } from './calibration-fit.ts';
import { allGamesOfPeople, watchPlayed } from './played-games.ts';
import { beginTable } from './tables.ts';

type AnyState = ReturnType<AnyGame['slot']>;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    /** The number of games of bots for each number of players. */
    games: { type: 'string', default: '200' },
    level: { type: 'string', default: 'skilled' },
    players: { type: 'string', default: '2,3,4' },
    first: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
});
const level = oneOf(LEVELS, values.level);
const played = await loadPlayed(oneOf(GAME_IDS, values.game));
const { game } = played.book;

const { promises: load } = played;
if (load === undefined) throw new Error(`${values.game} promises nothing`);
const promises = await load();

/** Stores the predictions at the first position of each moment of a game. */
class Watched {
  readonly #promised: Omit<Promised, 'final' | 'won'>[] = [];
  readonly #game: number;
  #last = -1;

  constructor(number: number) {
    this.#game = number;
  }

  look(state: AnyState): void {
    const moment = promises.momentOf(state);
    if (moment === undefined || moment <= this.#last || game.deciders(state) === 0) return;
    this.#last = moment;
    const expected = promises.expectedIn(game.view(state, firstSeat(game.deciders(state))));
    const factions = promises.factionsOf(state);
    this.#promised.push({ game: this.#game, moment, factions, expected });
  }

  /**
   * The predictions of the game, with its results.
   * @param end the position at the end
   */
  told(end: AnyState): readonly Promised[] {
    const { vp = [], rank = [] } = game.outcome(end) ?? {};
    const winners = rank.filter((place) => place === 1).length;
    const won = rank.map((place) => (place === 1 ? 1 / winners : 0));
    // Without points the final value is the expected one: nothing is added.
    const finalOf = (expected: readonly number[]) => (promises.unit === 'points' ? vp : expected);
    return this.#promised.map((each) => ({ ...each, final: finalOf(each.expected), won }));
  }
}

function gamesOfBots(players: number, bot: Awaited<ReturnType<typeof played.bot>>) {
  const positions = played.positions[level];
  return Array.from({ length: Number(values.games) }, (_, number) => {
    const deal = Number(values.first) + number;
    const state = beginTable(game, players, deal);
    const random = Random.fromSeed(seedFromNumber(~deal));
    const watched = new Watched(number);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      watched.look(state);
      const seat = firstSeat(deciders);
      for (const move of bot.decide(game.view(state, seat), seat, random, { positions })) {
        game.apply(state, seat, move);
      }
    }
    return watched.told(state);
  }).flat();
}

/** The calibration from games of people, for each number of players with enough games. */
function tablesOfPeople(): readonly CalibrationTable[] {
  if (game.id !== 'terra-mystica') return [];
  const rules = terraMystica();
  const { games, leftOut } = allGamesOfPeople(rules);
  for (const { file, why } of leftOut) process.stderr.write(`${file} is left out: ${why}\n`);
  const promised = games.flatMap((each, number) => {
    const watched = new Watched(number);
    return watched.told(watchPlayed(rules, each, (state) => watched.look(state)));
  });
  const counts = [2, 3, 4, 5].map((players) => ({
    players,
    some: promised.filter(({ expected }) => expected.length === players),
  }));
  return counts
    .filter(({ some }) => new Set(some.map((each) => each.game)).size >= LEAST)
    .map(({ players, some }) => calibrate(players, some));
}

const LEAST = 10;

function tell(who: string, { players, games, moments }: CalibrationTable): void {
  process.stdout.write(`${game.id}, ${games} games of ${who}, ${players} players\n`);
  for (const [moment, each] of moments.entries()) {
    const { above, spread, pointsPerLogit, brier, equal } = each;
    process.stdout.write(
      `  ${moment + 1}: ${above.toFixed(1)} points more than promised, ± ${spread.toFixed(1)}; ` +
        `${pointsPerLogit.toFixed(1)} points a logit; Brier ${brier.toFixed(3)}, of equal chances ${equal.toFixed(3)}\n`,
    );
  }
}

const people = tablesOfPeople();
if (values.keep) checkPeople(promises.calibration, people);
for (const table of people) tell('people', table);
const bot = await played.bot(level);
const bots = values.players.split(',').map((players) => {
  const table = calibrate(Number(players), gamesOfBots(Number(players), bot));
  tell(`the ${level} level`, table);
  return table;
});
if (values.keep) {
  const note = `bench/calibrate.ts --level ${level} --games ${values.games}, commit ${commit()}`;
  const file = resolve(import.meta.dirname, `../src/${game.id}/calibration.json`);
  writeFileSync(file, `${JSON.stringify({ note, people, bots } satisfies Calibration, null, 2)}\n`);
}
