import { board } from '../../boards/board.ts';
import type { State } from '../../state.ts';

/** Dwarves: tunnels instead of ships. FAQ 3.1. */
export const dwarves = board<State>({
  id: 'dwarves',
  board: 'grey',
  home: 'mountains',
  start: { cults: { earth: 2 } },
  tradingPost: { income: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] } },
  shipping: { start: 0 },
  traits: { skipRange: 1, skipWorkers: 2, skipVp: 4 },
  strongholdTraits: { skipWorkers: -1 },
  // Great Tunnel.
  landscape: { traits: { landscapeSkip: 1, cleanupSkip: 1 } },
});
