// Rules in which every event says to whom it is shown: an event that one seat sees, no other seat
// sees.
import type { AnyGame } from '@pangaea/rules/kernel';
import { GAMES } from './all-games.ts';

for (const [id, game] of GAMES) {
  const hands: AnyGame = { ...game, seen: (event, viewer) => ({ ...event, shownTo: viewer }) };
  GAMES.set(id, hands);
}
await import('../src/rules/worker.ts');
