import { useState } from 'preact/compat';

/**
 * The round whose tile is turned because the round has just ended; 0 if rounds were skipped, or the
 * view went back.
 */
export function useTurnedOver(round: number): number {
  const [seen, setSeen] = useState({ round, ended: 0 });
  if (seen.round !== round) {
    setSeen({ round, ended: round === seen.round + 1 ? seen.round : 0 });
  }
  return seen.ended;
}
