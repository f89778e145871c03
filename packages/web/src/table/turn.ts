import { type AnyGame, hasSeat } from '@pangaea/rules/kernel';
import type { Player } from './port.ts';
import type { Turn } from './storage.ts';

/** The people for whom a table of this device waits. */
export function turnOf(rules: AnyGame, now: unknown, players: readonly Player[]): Turn {
  if (rules.outcome(now) !== undefined) return 'over';
  const deciders = rules.deciders(now);
  const isHere = players.some(({ kind }, seat) => kind === 'here' && hasSeat(deciders, seat));
  return isHere ? 'here' : 'others';
}
