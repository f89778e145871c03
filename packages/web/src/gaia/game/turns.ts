import type { ChapterOf } from '../../game/chapters.ts';

/** Each turn is a chapter; the turn of the starting seat begins a round. */
export const turnBegun: ChapterOf = ({ type, seat }, before) => {
  if (type !== 'turn' || seat === undefined) return undefined;
  if (before.length > 0 && before[0].seat !== seat) return { seat };
  return { seat, mark: String(before.filter((turn) => turn.seat === seat).length + 1) };
};
