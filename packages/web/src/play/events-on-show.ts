import type { Event } from '@pangaea/rules/terra-nova';
import { eventsUntil } from '../game/moment.ts';
import type { Play } from './use-play.ts';

/** All events that led to what is on show, those of a draft too. */
export function eventsOnShow({ table, moment, draft }: Play): readonly Event[] {
  const drafted = moment === undefined && draft !== undefined ? draft.events : [];
  return [...eventsUntil(table.history, moment), ...drafted];
}
