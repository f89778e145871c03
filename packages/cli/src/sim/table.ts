import { wilsonInterval } from '@pangaea/bots';
import type { Messages } from '../messages/index.ts';
import { table } from '../screen/text.ts';
import type { Simulation } from './simulate.ts';

/** The results of the games as text: by bot, by seat and, if there are any, by faction. */
export function simTable(of: Simulation, { sim: words }: Messages): string {
  const heads = (what: string) => [
    what,
    words.games,
    words.wins,
    words.share,
    words.interval,
    words.meanVp,
  ];
  const row = (name: string, games: number, wins: number, meanVp: number) => {
    const { lower, upper } = wilsonInterval(wins, games);
    return [
      name,
      String(games),
      wins.toFixed(Number.isInteger(wins) ? 0 : 2),
      percent(wins / games),
      `${percent(lower)}–${percent(upper)}`,
      meanVp.toFixed(1),
    ];
  };
  const bots = Object.entries(of.wins).map(([bot, wins]) =>
    row(bot, of.games, wins, of.meanVpByBot[bot]),
  );
  const seats = of.winsBySeat.map((wins, seat) =>
    row(String(seat), of.games, wins, of.meanVpBySeat[seat]),
  );
  const factions = Object.entries(of.winsByFaction).map(([id, wins]) =>
    row(id, of.gamesByFaction[id], wins, of.meanVpByFaction[id]),
  );
  const parts = [
    [
      words.upshot(of.games, of.decisions, of.seconds),
      words.speed(of.gamesPerSecond, of.decisionsPerSecond),
    ],
    table([heads(words.bot), ...bots]),
    table([heads(words.seat), ...seats]),
    ...(factions.length === 0 ? [] : [table([heads(words.faction), ...factions])]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
