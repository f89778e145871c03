import type { Event, State } from '@pangaea/rules/gaia';
import { type Draft, draftOn } from '../../game/draft.ts';
import { announcedIn, foresee, isAimed, type Outlook, outlookOf } from '../game/outlook.ts';

/** The effects of a draft. */
export interface DraftOutlook {
  readonly look: Outlook;
  /** Whether it ends with a power card that others may still cancel. */
  readonly isUnsure: boolean;
}

/**
 * A draft on a view stops before something hidden; the effect of a power card without protection is
 * shown in advance.
 */
export function draftOutlook(draft: Draft<State, Event>): DraftOutlook {
  const { game, base, seat, moves, events } = draft;
  const last = moves.at(-1);
  if (last === undefined || !isAimed(last) || announcedIn(draft.state) === undefined) {
    return { look: outlookOf(base, events, draft.state), isUnsure: false };
  }
  const before = draftOn<State, Event>(game, base, seat, moves.slice(0, -1));
  if (!before.ok) return { look: outlookOf(base, events, draft.state), isUnsure: true };
  const told = [...before.value.events, ...foresee(before.value.state, seat, last).events];
  return { look: outlookOf(base, told, before.value.state), isUnsure: true };
}
