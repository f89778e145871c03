import type { Game, GameEvent } from '../kernel/index.ts';

const TIMED = [
  'deciders',
  'legal',
  'orders',
  'check',
  'explain',
  'apply',
  'copy',
  'view',
  'sample',
] as const;

/** The same game; every call that takes longer than `limit` milliseconds is reported. */
export function timed<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  now: () => number,
  limit: number,
  slow: (call: string, milliseconds: number) => void,
): Game<S, O, E> {
  const calls: Record<string, unknown> = {};
  for (const name of TIMED) {
    const call = (game[name] as (...args: unknown[]) => unknown).bind(game);
    calls[name] = (...args: unknown[]) => {
      const start = now();
      const result = call(...args);
      const took = now() - start;
      if (took > limit) slow(name, took);
      return result;
    };
  }
  return Object.assign(Object.create(game) as Game<S, O, E>, calls);
}
