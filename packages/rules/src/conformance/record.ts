import { type GameEvent, type GameRecord, Moves, printCommand, seatsOf } from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import { streamRandom, streamSeed } from './stream.ts';

/**
 * A complete game between players who draw their moves, as a record: material for playthroughs,
 * replays and benchmarks. The same seed and index give the same game; the scenario's options are
 * used when none are given.
 */
export function recordGame<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  seed: number,
  index = 0,
  given?: unknown,
): GameRecord | undefined {
  const { game } = subject;
  const options = given ?? subject.scenario(streamRandom('scenario', seed, index), index);
  const checked = game.options(options);
  if (!checked.ok) return undefined;
  const gameSeed = streamSeed('seed', seed, index);
  const set = game.setup(checked.value, gameSeed);
  if (!set.ok) return undefined;
  const state = set.value;
  const random = streamRandom('play', seed, index);
  const moves = new Moves();
  const commands: string[] = [];
  for (;;) {
    const deciders = seatsOf(game.deciders(state));
    if (deciders.length === 0) break;
    const seat = random.pick(deciders);
    game.legal(state, seat, moves);
    const move = moves.at(random.below(moves.count));
    commands.push(printCommand(seat, game.notation.print(state, move)));
    game.apply(state, seat, move);
  }
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, options, seed: gameSeed, commands };
}
