import { type Game, type GameEvent, type GameRecord, replay } from '@pangaea/rules/kernel';
import { best, cpuTime } from './cpu.ts';

/** Commands of records that are read, checked and applied in a second of CPU time. */
export function measureReplay<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  records: readonly GameRecord[],
  rounds: number,
): number {
  const commands = records.reduce((sum, record) => sum + record.commands.length, 0);
  const nanoseconds = best(rounds, () =>
    cpuTime(() => {
      for (const record of records) {
        const played = replay(game, record);
        if (!played.ok)
          throw new Error(`a recorded game was refused: ${played.error.refusal.code}`);
      }
    }),
  );
  return (commands / nanoseconds) * 1e9;
}
