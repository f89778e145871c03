import { hasSeat } from '@pangaea/rules/kernel';
import { placeOf } from '../../game/moment.ts';
import type { AnyPlay } from '../../play/use-play.ts';

/** Whether a seat has to decide at the shown moment, or its move is being shown. */
export function isOnTurn({ history, moment, telling, table }: AnyPlay, seat: number): boolean {
  if (moment === undefined) return hasSeat(table.deciders, seat);
  return placeOf(history, telling ? moment + 1 : moment).step?.seat === seat;
}
