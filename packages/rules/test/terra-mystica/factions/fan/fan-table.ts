import {
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  terraMystica,
} from '../../../../src/terra-mystica/index.ts';
import { begin, type Player, type Position, position, type RuleTable } from '../../rule-table.ts';

/** Terra Mystica with the fan factions that exist so far. */
const FAN_GAME = terraMystica([], FACTION_DEFINITIONS, FAN_FACTIONS);

/** A fan faction in the action phase; by default another player far away. */
export function withFan(
  faction: string,
  mine: Omit<Player, 'faction'> = {},
  rest: Omit<Position, 'players' | 'game'> = {},
  other: Partial<Player> = {},
): RuleTable {
  const own = FAN_FACTIONS.on.find(({ id }) => id === faction);
  const far = own?.board === 'grey' ? 'witches' : 'engineers';
  return position({
    game: FAN_GAME,
    players: [
      { faction, ...mine },
      { faction: far, ...other },
    ],
    ...rest,
    options: { fanFactions: 'on', ...rest.options },
  });
}

/** A new game with fan factions, from its set-up on. */
export function beginFan(options: object = {}, seed = 1): RuleTable {
  return begin({ fanFactions: 'on', ...options }, seed, FAN_GAME);
}
