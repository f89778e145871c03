import type { Event, State } from '@pangaea/rules/terra-nova';
import type { History } from '../../game/history.ts';
import type { Gain } from '../../game/race.ts';
import { type RoundStop, type Scoring, roundStops as stopsOf } from '../../terra/game/race.ts';

export { bestRound, type RoundStop } from '../../terra/game/race.ts';

/** Victory points; territory and money are counted for all seats at the end. */
export function gainOf(event: Event): Gain | undefined {
  if (event.type !== 'vp') return undefined;
  const { seat, amount, cause } = event;
  return { seat, amount, isFinal: cause === 'territory' || cause === 'money' };
}

export const SCORING: Scoring<Event> = {
  gainOf,
  roundOf: (event) => (event.type === 'round' ? event.round : undefined),
  // The first event of the final scoring.
  isFinal: (event) => event.type === 'territory' || gainOf(event)?.isFinal === true,
};

/** Points before the first round, at the end of each round, and after the final scoring. */
export function roundStops(history: History<State, Event>): readonly RoundStop[] {
  return stopsOf(history, history.start.table.players, SCORING);
}
