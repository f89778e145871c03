/**
 * Prints results of `analyse` for decisions of a game that the intermediate level plays; the move
 * of that level is named in each question. It prints the first results in words, the processor time
 * of a hint, and how often the best move is that of the level.
 * `node packages/bots/bench/analysing.ts --game terra-mystica --players 4 --deal 3 --every 5 --told 4`
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@pangaea/rules/games';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { loadPlayed } from '../src/games.ts';
import { BotHost, type ToldChoice } from '../src/host.ts';
import { commandsOf, isSearching } from '../src/index.ts';
import { oneOf } from '../train/options.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-mystica' },
    level: { type: 'string', default: 'strong' },
    players: { type: 'string', default: '4' },
    deal: { type: 'string', default: '0' },
    /** One decision of this many is analysed. */
    every: { type: 'string', default: '5' },
    told: { type: 'string', default: '3' },
  },
});
const id = oneOf(GAME_IDS, values.game);
const { level } = values;
if (!isSearching(level)) throw new Error(`${level} does not search`);
const played = await loadPlayed(id);
const { game } = played.book;
const host = new BotHost(
  async () => played,
  () => 0,
);
const mover = await played.bot('intermediate');
const decider = await played.bot(level);
const positions = played.positions[level];

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

function tell({ commands, isNamed, points, chances, line, difference }: ToldChoice): string {
  const worth = points.map(({ mean, spread }) => `${mean.toFixed(1)} ± ${spread.toFixed(1)}`);
  const lines = [
    `${isNamed ? '*' : ' '} ${commands.join(', ')}: ${worth.join(', ')}; ${chances.map(({ mean }) => percent(mean)).join(', ')}`,
    `    ${line.map(({ seat, command }) => `${seat} ${command}`).join('; ')}`,
  ];
  if (difference !== undefined) {
    const { amount, than, parts, others } = difference;
    const told = parts.slice(0, 6).map((each) => `${each.part} ${each.amount.toFixed(2)}`);
    lines.push(
      `    ${amount.toFixed(2)} than choice ${than}: ${told.join(', ')}; others ${others.toFixed(1)}`,
    );
  }
  return lines.join('\n');
}

const state = beginTable(game, Number(values.players), Number(values.deal));
const random = Random.fromSeed(seedFromNumber(1));
const took: number[] = [];
let agreed = 0;
let deciding = 0;
for (let n = 0; game.deciders(state) !== 0; n++) {
  const seat = firstSeat(game.deciders(state));
  const view = game.view(state, seat);
  const moves = mover.decide(view, seat, random, { positions: 1_000 });
  if (n % Number(values.every) === 0) {
    const named = commandsOf(game, game.view(state, seat), seat, moves);
    const question = { game: id, position: game.toJson(view), seat, level, budgetMs: 1 };
    const begun = used();
    const found = await host.analyse(question, [named]);
    const ended = used();
    if (!found.ok) throw new Error(found.error);
    const decided = decider.decide(view, seat, Random.fromSeed(seedFromNumber(n)), { positions });
    deciding += used() - ended;
    took.push(ended - begun);
    const best = commandsOf(game, game.view(state, seat), seat, decided).join(', ');
    if (found.value.choices[0].commands.join(', ') === best) agreed++;
    if (took.length <= Number(values.told)) {
      process.stdout.write(`seat ${seat}, ${level} decides: ${best}\n`);
      for (const choice of found.value.choices) process.stdout.write(`${tell(choice)}\n`);
    }
  }
  for (const move of moves) game.apply(state, seat, move);
}
took.sort((one, other) => one - other);
const sum = took.reduce((all, each) => all + each, 0);
process.stdout.write(
  `${took.length} analyses: ${(sum / took.length).toFixed(0)} ms of the processor on average, at most ${took.at(-1)?.toFixed(0)} ` +
    `(a decision ${(deciding / took.length).toFixed(0)}); the best is what ${level} decides on in ${agreed}\n`,
);
