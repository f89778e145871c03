import {
  type GameEvent,
  type GameRecord,
  Moves,
  printCommand,
  rulesVersionOf,
  seatsOf,
} from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import { ORDER_EVERY } from './options.ts';
import { Players } from './players.ts';
import { scenarioOf } from './scenario.ts';
import { streamRandom, streamSeed } from './stream.ts';

/**
 * A complete game as a record, for playthroughs, replays and benchmarks. The same seed and index
 * give the same game; without given options the scenario's options are used.
 * @param play `random` moves, or those of the mixed players of the kit with their standing orders.
 */
export function recordGame<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  seed: number,
  index = 0,
  given?: unknown,
  play: 'random' | 'mixed' = 'random',
): GameRecord | undefined {
  const { game } = subject;
  const options = given ?? scenarioOf(subject, seed, index);
  const checked = game.options(options);
  if (!checked.ok) return undefined;
  const gameSeed = streamSeed('seed', seed, index);
  const set = game.setup(checked.value, gameSeed);
  if (!set.ok) return undefined;
  const state = set.value;
  const seats = game.seats(state);
  const random = streamRandom('play', seed, index);
  const players = play === 'mixed' ? new Players(seats, random) : undefined;
  const moves = new Moves();
  const commands: string[] = [];
  for (;;) {
    const deciders = seatsOf(game.deciders(state));
    if (deciders.length === 0) break;
    const ordering = players !== undefined && random.below(ORDER_EVERY) === 0;
    const seat = ordering ? random.below(seats) : random.pick(deciders);
    if (ordering) game.orders(state, seat, moves);
    else game.legal(state, seat, moves);
    const chosen = ordering
      ? players.order(subject, state, seat, moves)
      : players?.choose(subject, state, seat, moves);
    const move = chosen ?? moves.at(random.below(moves.count));
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
  const rulesVersion = rulesVersionOf(checked.value);
  return { game: game.id, rulesVersion, options, seed: gameSeed, commands };
}
