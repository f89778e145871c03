import { type Player, type Position, position, type RuleTable } from '../rule-table.ts';

type Mine = Omit<Player, 'faction'>;
type Rest = Omit<Position, 'players'>;

/**
 * Witches with a dwelling on F4; the opponent has passed. In reach without ships: E7 mountains (one
 * spade from forest), G2 wasteland (two), F3 desert and E6 plains (three).
 */
export function witches(mine: Mine = {}, rest: Rest = {}): RuleTable {
  return position({
    players: [{ faction: 'witches', dwellings: 'F4', ...mine }, { faction: 'engineers' }],
    passed: [1],
    ...rest,
  });
}

/**
 * Dwarves with a dwelling on F6; the opponent has passed. Adjacent: E9 forest (one spade), E10, F5,
 * F7, G5, G6. Two hexes away: D7 wasteland (one spade), D8 plains (three).
 */
export function dwarves(mine: Mine = {}, rest: Rest = {}): RuleTable {
  return position({
    players: [{ faction: 'dwarves', dwellings: 'F6', ...mine }, { faction: 'swarmlings' }],
    passed: [1],
    ...rest,
  });
}
