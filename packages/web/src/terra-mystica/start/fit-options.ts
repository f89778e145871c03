import { FACTION_DEFINITIONS, FACTIONS } from '@pangaea/rules/terra-mystica';
import { factionsBySeat, fitSeats } from '../../terra/start/seats.ts';

/** Two factions of one board are not at one table. */
const SEATS = factionsBySeat(FACTIONS, (id) => FACTION_DEFINITIONS[FACTIONS.indexOf(id)].board);

export const { giveFactions, giveFaction } = SEATS;

/** Options of the form for a table of so many players: points for each seat that has a faction, as many bonus cards as are in play. */
export function fitOptions(options: Readonly<Record<string, unknown>>, players: number) {
  const { factions, startVp, bonusCards } = options;
  const hasOtherPoints =
    Array.isArray(startVp) && (!Array.isArray(factions) || startVp.length !== players);
  const hasOtherCards = Array.isArray(bonusCards) && bonusCards.length !== players + 3;
  return fitSeats(options, players, SEATS, [
    ...(hasOtherPoints ? ['startVp'] : []),
    ...(hasOtherCards ? ['bonusCards'] : []),
  ]);
}
