import type { GameEvent } from '@pangaea/rules/kernel';
import { eventsUntil } from '../game/moment.ts';
import type { PageAction } from '../game/page-game.ts';
import type { Play } from './use-play.ts';

/** All events that led to the shown position, including those of a draft. */
export function eventsOnShow<S, E extends GameEvent, A extends PageAction>({
  history,
  moment,
  draft,
}: Play<S, E, A>): readonly E[] {
  const drafted = moment === undefined && draft !== undefined ? draft.events : [];
  return [...eventsUntil(history, moment), ...drafted];
}
