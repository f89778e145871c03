/**
 * Equal bots play whole games, told move by move for people who look for silly ones: what the seat holds, its command, what
 * came of it, and which moves look best at first sight. The game is played on the tables of `tables.ts`, with `--deals` on
 * those of the league (`league-deals.ts`).
 * `node packages/bots/bench/watch.ts --game terra-mystica --players 4 --level master --positions 80000 --first 7000`
 * `node packages/bots/bench/watch.ts --deals 0-4 --records ../watched`
 *
 * `--records FOLDER` keeps a record of each game; `pangaea replay RECORD --to N` draws the table as it is after N commands, by
 * the numbers at the beginning of the lines here.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import {
  type AnyGame,
  firstSeat,
  type GameEvent,
  type Move,
  printCommand,
  Random,
  rulesVersionOf,
  type Seat,
  type Seed,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { loadPlayed } from '../src/games.ts';
import { LEVELS } from '../src/index.ts';
import { oneOf } from '../train/options.ts';
import { firstLook } from './first-look.ts';
import { Holdings, tellEvent } from './holdings.ts';
import { beginLeague, LEAGUE } from './league-deals.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    players: { type: 'string', default: '4' },
    level: { type: 'string', default: 'master' },
    /** Positions that a level searches; the level's own number when left out. */
    positions: { type: 'string' },
    /** Number of the first table, and how many games. */
    first: { type: 'string', default: '0' },
    games: { type: 'string', default: '1' },
    variant: { type: 'string' },
    /** The first and the last deal of the league, counted from 0: Terra Mystica among four. */
    deals: { type: 'string' },
    records: { type: 'string' },
  },
});
const id = oneOf(GAME_IDS, values.game);
const level = oneOf(LEVELS, values.level);
const played = await loadPlayed(id);
const { game } = played.book;
const bot = await played.bot(level);
const budget = { positions: Number(values.positions ?? played.positions[level]) };
const consider = firstLook(id);
/** Moves told besides the one that is made. */
const OTHERS = 4;

const write = (line: string) => process.stdout.write(`${line}\n`);

if (values.deals === undefined) {
  const first = Number(values.first);
  for (let deal = first; deal < first + Number(values.games); deal++) {
    const state = beginTable(game, Number(values.players), deal, values.variant);
    watch(state, `${values.players}-${deal}`, seedFromNumber(deal), deal);
  }
} else {
  const [first, last = first] = values.deals.split('-').map(Number);
  for (let deal = first; deal <= last; deal++) {
    const seed = seedFromNumber(deal * 1000);
    watch(beginLeague(game, LEAGUE[deal], seed), `league-${deal}`, seed, deal * 1000);
    write(`people made ${LEAGUE[deal].people.join(' ')}`);
  }
}

/** @param stream the number of the stream of chance that the bots use */
function watch(state: ReturnType<AnyGame['slot']>, name: string, seed: Seed, stream: number): void {
  const options = game.optionsOf(state);
  const holdings = new Holdings(game.seats(state));
  game.setup(options, seed, { push: (event: GameEvent) => holdings.add(event) });
  write(`== ${game.id} ${name}, ${level} ==\n${JSON.stringify(options)}`);
  const random = Random.fromSeed(seedFromNumber(~stream));
  const commands: string[] = [];
  /** What belongs to the move that was made last. */
  let rest: readonly Move[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat: Seat = firstSeat(deciders);
    const view = game.view(state, seat);
    const looked = consider(view, seat, Random.fromSeed(seedFromNumber(commands.length)));
    const [move, ...then] = rest.length > 0 ? rest : bot.decide(view, seat, random, budget);
    rest = then;
    const command = game.notation.print(state, move);
    const best = looked
      .toSorted((one, other) => other.value - one.value)
      .filter((each, place) => place < OTHERS || each.move === move)
      .map((each) => `${game.notation.print(state, each.move)} ${each.value.toFixed(2)}`);
    const events: GameEvent[] = [];
    const before = holdings.tell(seat);
    game.apply(state, seat, move, events);
    for (const event of events) holdings.add(event);
    commands.push(printCommand(seat, command));
    if (looked.length === 1 && events.length === 0) continue;
    write(`${String(commands.length).padStart(4)} | ${seat} ${before} | ${command}`);
    write(`       ${events.map((event) => tellEvent(event, seat)).join('; ')}`);
    if (looked.length > 1) write(`       looks best: ${best.join(', ')}`);
    if (events.some(({ type }) => type === 'round')) {
      for (let each = 0; each < game.seats(state); each++)
        write(`  -- ${each} ${holdings.tell(each)}`);
    }
  }
  write(holdings.tellPoints());
  write(`points ${game.outcome(state)?.vp.join(' ')}`);
  if (values.records === undefined) return;
  mkdirSync(values.records, { recursive: true });
  const head = { game: game.id, rulesVersion: rulesVersionOf(options), options, seed };
  const file = join(values.records, `${game.id}-${name}.json`);
  writeFileSync(file, `${JSON.stringify({ ...head, commands }, null, 1)}\n`);
}
