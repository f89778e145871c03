import { FACTION_DEFINITIONS, FACTIONS, type FactionId } from '@pangaea/rules/terra-mystica';

type Given = Readonly<Record<string, unknown>>;

/**
 * Options of the form for a table of so many players: a faction and points for each seat where they are given, no start
 * player without a seat, as many bonus cards as are in play. The same object when it fits.
 */
export function fitOptions(options: Given, players: number): Given {
  const { factions, startPlayer, startVp, bonusCards, ...rest } = options;
  const seats = Array.isArray(factions) && factions.length !== players;
  const start = typeof startPlayer === 'number' && startPlayer >= players;
  const points = Array.isArray(startVp) && (!Array.isArray(factions) || startVp.length !== players);
  const cards = Array.isArray(bonusCards) && bonusCards.length !== players + 3;
  if (!seats && !start && !points && !cards) return options;
  return {
    ...rest,
    ...(factions === undefined
      ? {}
      : { factions: seats ? giveFactions(players, factions) : factions }),
    ...(startPlayer === undefined || start ? {} : { startPlayer }),
    ...(startVp === undefined || points ? {} : { startVp }),
    ...(bonusCards === undefined || cards ? {} : { bonusCards }),
  };
}

/** A faction for each seat, each of another board: those that are there already, then any. */
export function giveFactions(players: number, before: readonly FactionId[] = []): FactionId[] {
  const given = before.slice(0, players);
  for (const id of FACTIONS) {
    if (given.length === players) break;
    if (given.every((other) => boardOf(other) !== boardOf(id))) given.push(id);
  }
  return given;
}

/** Another faction for a seat; the seat that had its board gets the one that becomes free. */
export function giveFaction(
  given: readonly FactionId[],
  seat: number,
  faction: FactionId,
): FactionId[] {
  return given.map((each, at) => {
    if (at === seat) return faction;
    return boardOf(each) === boardOf(faction) ? given[seat] : each;
  });
}

function boardOf(id: FactionId): string {
  return FACTION_DEFINITIONS[FACTIONS.indexOf(id)].board;
}
