/**
 * Compares hints with the moves of people, at positions of games that people played. Prints how
 * often both are equal, and otherwise how much worse the hint is than master's best move, by
 * master's own values.
 * `PANGAEA_LEDGERS=… nice -n 19 node packages/bots/bench/hints.ts --positions 200`
 */
import { parseArgs } from 'node:util';
import { Moves, type Seat } from '@pangaea/rules/kernel';
import { type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { type Analysis, commandsOf } from '../src/index.ts';
import { terraMysticaPlayed } from '../src/terra-mystica/index.ts';
import { oneOf } from '../train/options.ts';
import { gamesOfPeople, watchCommands } from './played-games.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    /** The level that gives the hints. */
    level: { type: 'string', default: 'strong' },
    /** Hints that lose at least this many points are printed one by one. */
    told: { type: 'string', default: '2' },
  },
});
const game = terraMystica();
const { positions } = terraMysticaPlayed;
const level = oneOf(['strong', 'master'] as const, values.level);
const [adviser, master] = await Promise.all([
  terraMysticaPlayed.analyst(level),
  terraMysticaPlayed.analyst('master'),
]);

/**
 * A decision of a person: the position before it, and everything that the person did before another
 * seat acted.
 */
interface Decided {
  readonly file: string;
  readonly state: State;
  readonly seat: Seat;
  readonly commands: string[];
}

function decisions(): readonly Decided[] {
  const legal = new Moves();
  const found: Decided[] = [];
  for (const played of gamesOfPeople(game)) {
    let last: Decided | undefined;
    watchCommands(game, played, (before, seat, words) => {
      const command = words.join(' ');
      if (last?.seat === seat && last.file === played.file) {
        last.commands.push(command);
        return;
      }
      const state = game.slot(before);
      game.copy(before, state);
      last = { file: played.file, state, seat, commands: [command] };
      legal.clear();
      game.legal(state, seat, legal);
      if (legal.count > 1) found.push(last);
    });
  }
  return found;
}

const all = decisions();
const count = Math.min(Number(values.positions), all.length);
/** The losses of the hints; a hint that equals the person's move has none. */
const lost: number[] = [];
let same = 0;
for (let n = 0; n < count; n++) {
  const { file, state, seat, commands } = all[Math.floor((n * all.length) / count)];
  const view = game.view(state, seat);
  const hint = adviser.analyse(view, seat, [], { positions: positions[level] });
  const [{ moves }] = hint.choices;
  const hinted = commandsOf(game, game.view(state, seat), seat, moves);
  if (hinted.every((command, at) => commands[at] === command)) {
    same++;
    continue;
  }
  const loss = lossOf(master.analyse(view, seat, [moves], { positions: positions.master }));
  lost.push(loss);
  if (loss < Number(values.told)) continue;
  const word = `${file}, seat ${seat}: hint ${hinted.join(', ')}, person ${commands.join(', ')}`;
  process.stdout.write(`${word}: ${loss.toFixed(1)} points less\n`);
}

/** The points that the named choice loses against the best one. */
function lossOf({ choices }: Analysis): number {
  const named = choices.find(({ isNamed }) => isNamed);
  if (named === undefined) throw new Error('the named choice is missing');
  return named === choices[0] ? 0 : -(named.difference?.amount ?? 0);
}

const within = lost.filter((loss) => loss <= 2).length;
const best = lost.filter((loss) => loss === 0).length;
process.stdout.write(
  `${count} of ${all.length} decisions: the hint is the person's move in ${same}, else master's best in ${best} and within ` +
    `2 points of it in ${within - best} more: ${((100 * (same + within)) / count).toFixed(1)} %\n`,
);
