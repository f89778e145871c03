import type { AnyBot } from '@pangaea/bots';
import { greedy } from '@pangaea/rules/conformance';
import type { GameEvent } from '@pangaea/rules/kernel';
import type { GameEntry } from '../games/index.ts';
import type { PlayerName } from './names.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

export type { Player } from './player.ts';
export { epsilonPlayer } from './random.ts';

/**
 * Makes the player of a name.
 * @param positions that a bot may evaluate before a move; those of its level if left out
 */
export async function makePlayer<S, O, E extends GameEvent>(
  name: PlayerName,
  entry: GameEntry<S, O, E>,
  positions?: number,
): Promise<Player<S, O, E>> {
  if (name === 'random') return randomPlayer();
  if (name === 'greedy') return kitPlayer(entry);
  return botPlayer(await entry.played.bot(name), positions ?? entry.played.positions[name]);
}

/** The greedy player of the conformance kit: fast, and looks only one move ahead. */
function kitPlayer<S, O, E extends GameEvent>({ trial }: GameEntry<S, O, E>): Player<S, O, E> {
  const { game, worth } = trial;
  if (worth === undefined) return randomPlayer();
  return { choose: ({ seat, moves, view }) => moves.at(greedy(game, worth, view(), seat, moves)) };
}

function botPlayer<S, O, E extends GameEvent>(bot: AnyBot, positions: number): Player<S, O, E> {
  const budget = { positions };
  return { choose: ({ seat, random, view }) => bot.decide(view(), seat, random, budget) };
}
