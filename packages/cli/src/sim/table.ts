import type { Messages } from '../messages/index.ts';
import { table } from '../screen/text.ts';
import type { Simulation } from './simulate.ts';

/** What came of the games, for people. */
export function simTable(of: Simulation, { sim: words }: Messages): string {
  const rows = Object.entries(of.wins).map(([bot, wins]) => [
    bot,
    wins.toFixed(Number.isInteger(wins) ? 0 : 2),
    `${((100 * wins) / of.games).toFixed(1)}%`,
    of.meanVpByBot[bot].toFixed(1),
  ]);
  const lines = [
    words.upshot(of.games, of.decisions, of.seconds),
    words.speed(of.gamesPerSecond, of.decisionsPerSecond),
    '',
    ...table([[words.bot, words.wins, words.share, words.meanVp], ...rows]),
  ];
  return `${lines.join('\n')}\n`;
}
