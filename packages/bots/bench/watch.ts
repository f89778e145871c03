/**
 * Bots play whole games, printed move by move for people who look for bad moves: the goods of the
 * seat, its command, the result, and the moves that look best at first sight. The tables are those
 * of `tables.ts`, or with `--deals` those of the league (`league-deals.ts`). Several levels, with
 * commas between them, sit in turn.
 * `node packages/bots/bench/watch.ts --game terra-mystica --players 4 --level master --positions 80000 --first 7000`
 * `node packages/bots/bench/watch.ts --deals 0-4 --records ../watched`
 *
 * `--records FOLDER` stores a record of each game; `pangaea replay RECORD --to N` draws the table
 * after N commands. N is the number at the beginning of each line here.
 *
 * With `--asked strong` an analyst of that level looks at each decision, in place of the first
 * sight. It prints the cost of the decision and a better one, if the cost is at least `--told`
 * points (Gaia: that probability of a victory).
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
import { lossOf } from './losses.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    players: { type: 'string', default: '4' },
    level: { type: 'string', default: 'master' },
    /** The positions that a level searches; those of the level if left out. */
    positions: { type: 'string' },
    /** The number of the first table, and the number of games. */
    first: { type: 'string', default: '0' },
    games: { type: 'string', default: '1' },
    variant: { type: 'string' },
    /**
     * The first and the last deal of the league, counted from 0; Terra Mystica with four players.
     */
    deals: { type: 'string' },
    records: { type: 'string' },
    asked: { type: 'string' },
    told: { type: 'string' },
  },
});
const id = oneOf(GAME_IDS, values.game);
const levels = values.level.split(',').map((each) => oneOf(LEVELS, each));
const played = await loadPlayed(id);
const { game } = played.book;
const bots = await Promise.all(levels.map((level) => played.bot(level)));
const budgets = levels.map((level) => ({
  positions: Number(values.positions ?? played.positions[level]),
}));
const asked = values.asked === undefined ? undefined : oneOf(['strong', 'master'], values.asked);
const analyst = asked === undefined ? undefined : await played.analyst(asked);
const told = Number(values.told ?? (id === 'gaia' ? 0.03 : 1));
const consider = firstLook(id);
/** The number of other moves that are printed beside the one that was made. */
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

/**
 * Plays a game, and prints it move by move.
 * @param stream the number of the stream of random numbers that the bots use
 */
function watch(state: ReturnType<AnyGame['slot']>, name: string, seed: Seed, stream: number): void {
  const options = game.optionsOf(state);
  const holdings = new Holdings(game.seats(state));
  game.setup(options, seed, { push: (event: GameEvent) => holdings.add(event) });
  write(`== ${game.id} ${name}, ${levels.join(', ')} ==\n${JSON.stringify(options)}`);
  const random = Random.fromSeed(seedFromNumber(~stream));
  const commands: string[] = [];
  /** The moves that the bot planned together with its last one. */
  let rest: readonly Move[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat: Seat = firstSeat(deciders);
    const view = game.view(state, seat);
    const chance = Random.fromSeed(seedFromNumber(commands.length));
    const looked = analyst === undefined ? consider(view, seat, chance) : [];
    const isBegun = rest.length === 0;
    const at = seat % bots.length;
    const moves = isBegun ? bots[at].decide(view, seat, random, budgets[at]) : rest;
    const [move] = moves;
    rest = moves.slice(1);
    const cost = isBegun ? tellCost(state, seat, moves as readonly [Move, ...Move[]]) : '';
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
    if (cost !== '') write(`       ${cost}`);
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

/** The cost of a decision in words; empty if nobody is asked, or if it is small. */
function tellCost(
  state: ReturnType<AnyGame['slot']>,
  seat: Seat,
  moves: readonly [Move, ...Move[]],
): string {
  if (analyst === undefined || asked === undefined) return '';
  const { loss, best, parts } = lossOf(
    game,
    analyst,
    { state, seat, moves },
    played.positions[asked],
  );
  return loss < told ? '' : `costs ${loss.toFixed(2)} (${parts}), better ${best}`;
}
