import { FACTION_DEFINITIONS, FACTIONS } from '@pangaea/rules/terra-nova';
import { factionsBySeat, fitSeats } from '../../terra/start/seats.ts';

/** Two factions of one colour cannot be at one table. */
const SEATS = factionsBySeat(FACTIONS, (id) => FACTION_DEFINITIONS[FACTIONS.indexOf(id)].colour);

export const { giveFactions, giveFaction } = SEATS;

/** Options of the form for a table of this size: variants for two players only with two. */
export function fitOptions(options: Readonly<Record<string, unknown>>, players: number) {
  return fitSeats(options, players, SEATS, players === 2 ? [] : ['twoPlayerVariant']);
}
