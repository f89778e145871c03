import type { GameEvent } from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import { streamRandom } from './stream.ts';

const OLDER_EVERY = 8;

/**
 * Options of a game of a run. If older rules can still be played, every eighth game uses older
 * rules.
 */
export function scenarioOf<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  seed: number,
  index: number,
): unknown {
  const random = streamRandom('scenario', seed, index);
  const given = subject.scenario(random, index);
  const older = subject.game.rulesVersions.slice(0, -1);
  if (older.length === 0 || index % OLDER_EVERY !== OLDER_EVERY - 1) return given;
  return { ...(given as object), rulesVersion: random.pick(older) };
}
