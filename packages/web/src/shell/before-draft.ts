import type { AnyPlay } from '../play/use-play.ts';

/** The real position while a draft is shown; undefined while there is none. */
export function beforeDraft({ draft, moment, now }: AnyPlay): AnyPlay['now'] | undefined {
  return draft === undefined || draft.moves.length === 0 || moment !== undefined ? undefined : now;
}
