import type { AnyPlay } from '../play/use-play.ts';

/** The position that is true, while the one on show is only drafted; undefined while they are the same. */
export function beforeDraft({ draft, moment, now }: AnyPlay): AnyPlay['now'] | undefined {
  return draft === undefined || draft.moves.length === 0 || moment !== undefined ? undefined : now;
}
