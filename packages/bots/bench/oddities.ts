/**
 * Prints moves of equal bots that look odd to good players: how often each kind happens, what
 * becomes of it, and what some of them cost by the judgement of master, in points.
 * Beside them stand moves of any kind, since master differs a little from every other level.
 * `node packages/bots/bench/oddities.ts --game terra-nova --level strong --players 4 --games 20 --asked 20`
 */
import { parseArgs } from 'node:util';
import { loadPlayed } from '../src/games.ts';
import { LEVELS } from '../src/index.ts';
import { oneOf } from '../train/options.ts';
import { lossOf } from './losses.ts';
import { decisionsOf, ODD, type OddMove, oddMoves } from './odd-moves.ts';
import { beginTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terra-nova' },
    level: { type: 'string', default: 'strong' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '20' },
    first: { type: 'string', default: '0' },
    variant: { type: 'string' },
    /** How many moves of each kind master is asked about, evenly spread. */
    asked: { type: 'string', default: '0' },
    /** Moves that cost at least this many points are listed one by one. */
    told: { type: 'string', default: '2' },
  },
});
const HEX_GAMES = ['terra-nova', 'terra-mystica'] as const;
const level = oneOf(LEVELS, values.level);
const played = await loadPlayed(oneOf(HEX_GAMES, values.game));
const { game } = played.book;
const [bot, master] = await Promise.all([played.bot(level), played.analyst('master')]);
const players = Number(values.players);
const first = Number(values.first);
const games = Number(values.games);

const found: (OddMove & { readonly deal: number; readonly place: string })[] = [];
for (let deal = first; deal < first + games; deal++) {
  const state = beginTable(game, players, deal, values.variant);
  const decisions = decisionsOf(game, state, bot, { deal, positions: played.positions[level] });
  for (const odd of oddMoves(game, decisions, 7)) {
    const at = decisions.slice(0, decisions.indexOf(odd.decided));
    const before = at.reduce((sum, { moves }) => sum + moves.length, 0);
    found.push({ ...odd, deal, place: `deal ${deal}, command ${before + 1}` });
  }
}

const write = (line: string) => process.stdout.write(`${line}\n`);
write(`${game.id}, ${games} games of ${players} at ${level}`);
for (const kind of ODD) {
  const some = found.filter(({ odd }) => odd === kind);
  const fates = Map.groupBy(some, ({ fate }) => fate);
  const told = [...fates].map(([fate, { length }]) => `${fate} ${length}`).sort();
  write(`${kind}: ${some.length} (${told.join(', ')})`);
  const asked = Math.min(Number(values.asked), some.length);
  if (asked === 0) continue;
  const losses: number[] = [];
  for (let n = 0; n < asked; n++) {
    const each = some[Math.floor((n * some.length) / asked)];
    const { loss, best } = lossOf(game, master, each.decided, played.positions.master);
    losses.push(loss);
    if (loss < Number(values.told)) continue;
    const { commands, seat } = each.decided;
    write(
      `  ${each.place}, seat ${seat}: ${commands.join(', ')} (${each.fate}), better ${best}: ${loss.toFixed(1)}`,
    );
  }
  const mean = losses.reduce((sum, each) => sum + each, 0) / asked;
  const squares = losses.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / Math.max(1, asked - 1) / asked);
  const dear = losses.filter((loss) => loss >= 2).length;
  write(
    `  master says of ${asked}: ${mean.toFixed(2)} ± ${error.toFixed(2)} points, two or more in ${dear}`,
  );
}
