import {
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionDefinition,
  type FactionId,
} from '@pangaea/rules/terra-mystica';
import { type FactionsBySeat, factionsBySeat, fitSeats } from '../../terra/start/seats.ts';
import { hasFans } from '../fan/has-fans.ts';

/**
 * Factions by seat, never two of one board at a table.
 * @param fans the fan factions in play
 */
export function seatsWith(fans: readonly FactionDefinition[]): FactionsBySeat<FactionId> {
  const all = [...FACTION_DEFINITIONS, ...fans];
  const boards = new Map(all.map(({ id, board }) => [id as FactionId, board]));
  return factionsBySeat([...boards.keys()], (id) => boards.get(id) ?? id);
}

const IN_BOXES: ReadonlySet<unknown> = new Set(FACTIONS);

/**
 * Options of the form for a table of this size: starting points for each seat with a faction, the
 * right number of bonus cards, and fan factions if they are in the game.
 */
export function fitOptions(options: Readonly<Record<string, unknown>>, players: number) {
  const { startVp, bonusCards } = options;
  const factions = inPlay(options);
  const hasOtherPoints =
    Array.isArray(startVp) && (!Array.isArray(factions) || startVp.length !== players);
  const hasOtherCards = Array.isArray(bonusCards) && bonusCards.length !== players + 3;
  const left = factions === options.factions ? options : { ...options, factions };
  return fitSeats(left, players, seatsWith([]), [
    ...(hasOtherPoints ? ['startVp'] : []),
    ...(hasOtherCards ? ['bonusCards'] : []),
  ]);
}

/** The chosen factions, without fan factions if these are not in the game. */
function inPlay(options: Readonly<Record<string, unknown>>): unknown {
  const { factions } = options;
  if (!Array.isArray(factions) || hasFans(options)) return factions;
  return factions.every((id) => IN_BOXES.has(id))
    ? factions
    : factions.filter((id) => IN_BOXES.has(id));
}
