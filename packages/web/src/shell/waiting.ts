import { hasSeat, seatsOf } from '@pangaea/rules/kernel';
import { isStopped } from '../game/agreed.ts';
import type { AnyPlay } from '../play/use-play.ts';

/**
 * The seats for which others wait while nobody at this device has to decide; empty when the game is
 * over.
 */
export function waitedFor({ seat, curtain, history, now, table }: AnyPlay): readonly number[] {
  if (seat !== undefined || curtain !== undefined || isStopped(history)) return [];
  const seats = seatsOf(history.game.book.game.deciders(now));
  // A seat for which the table answers, or that has answered in secret, is left out, unless there
  // is no other.
  const others = seats.filter(
    (each) => each !== table.answeredFor && hasSeat(table.deciders, each),
  );
  return others.length === 0 ? seats : others;
}
