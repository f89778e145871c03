import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as later } from 'node:timers/promises';
import { firstSeat, type Game, type GameEvent, Moves } from '@pangaea/rules/kernel';
import { Chooser } from './chooser.ts';
import type { Moment } from './random-games.ts';

/** Steps from one position before the next position is taken. */
const DEPTH = 12;

/**
 * Counts the garbage collections of young objects during a number of search steps: copy a position
 * into a slot, then list, choose and apply a few times. The loop itself allocates nothing for this.
 */
export async function countScavenges<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  moments: readonly Moment<S>[],
  steps: number,
): Promise<number> {
  const slot = game.slot(moments[0].state);
  const moves = new Moves();
  const chooser = new Chooser(1);
  const search = (wanted: number) => {
    let done = 0;
    for (let from = 0; done < wanted; from = from + 1 === moments.length ? 0 : from + 1) {
      game.copy(moments[from].state, slot);
      for (let depth = 0; depth < DEPTH && done < wanted; depth++) {
        const deciders = game.deciders(slot);
        if (deciders === 0) break;
        const seat = firstSeat(deciders);
        const count = game.legal(slot, seat, moves);
        game.apply(slot, seat, moves.at(chooser.below(count)));
        done++;
      }
    }
  };
  search(steps);
  let minor = 0;
  const count = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const { detail } = entry as PerformanceEntry & { detail?: { kind?: number } };
      if (detail?.kind === constants.NODE_PERFORMANCE_GC_MINOR) minor++;
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  await later(20);
  minor = 0;
  search(steps);
  await later(20);
  count(observer.takeRecords());
  observer.disconnect();
  return minor;
}
