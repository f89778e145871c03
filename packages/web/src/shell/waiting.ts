import { hasSeat, seatsOf } from '@pangaea/rules/kernel';
import { isStopped } from '../game/agreed.ts';
import type { AnyPlay } from '../play/use-play.ts';

/** The seats that decide while nobody at this device does; empty when the game is over. */
export function waitedFor({ seat, curtain, history, now, table }: AnyPlay): readonly number[] {
  if (seat !== undefined || curtain !== undefined || isStopped(history)) return [];
  const seats = seatsOf(history.game.book.game.deciders(now));
  // A seat that the table answers for is not waited for, nor one that has answered in secret, unless no other is.
  const others = seats.filter(
    (each) => each !== table.answeredFor && hasSeat(table.deciders, each),
  );
  return others.length === 0 ? seats : others;
}
