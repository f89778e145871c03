import type { FactionId } from '../../src/terra-mystica/vocabulary.ts';
import { type Player, type Position, position, type RuleTable } from './rule-table.ts';

/** Power for the actions on the board. */
export const FREE_SPADES = { power: '0/0/12' } as const;

/** A player who has not placed the landscape yet; by default another player far away. */
export function withLandscapes(
  faction: FactionId,
  mine: Omit<Player, 'faction'>,
  rest: Omit<Position, 'players'> = {},
  other: Partial<Player> = {},
): RuleTable {
  const far: FactionId = ['dwarves', 'engineers'].includes(faction) ? 'witches' : 'engineers';
  return position({
    players: [
      { faction, workers: 20, ...mine },
      { faction: far, ...other },
    ],
    ...rest,
    options: { landscapes: true, ...rest.options },
  });
}
