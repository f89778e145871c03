import { FACTION_DEFINITIONS, FACTIONS, type FactionId } from '@pangaea/rules/terra-nova';

type Given = Readonly<Record<string, unknown>>;

/**
 * Options of the form for a table of so many players: a faction for each seat where they are given, no
 * start player without a seat, no variant for two among more. The same object when it fits.
 */
export function fitOptions(options: Given, players: number): Given {
  const { factions, startPlayer, twoPlayerVariant, ...rest } = options;
  const seats = Array.isArray(factions) && factions.length !== players;
  const start = typeof startPlayer === 'number' && startPlayer >= players;
  const variant = players !== 2 && twoPlayerVariant !== undefined;
  if (!seats && !start && !variant) return options;
  return {
    ...rest,
    ...(factions === undefined
      ? {}
      : { factions: seats ? giveFactions(players, factions) : factions }),
    ...(startPlayer === undefined || start ? {} : { startPlayer }),
    ...(twoPlayerVariant === undefined || variant ? {} : { twoPlayerVariant }),
  };
}

/** A faction for each seat, each of another colour: those that are there already, then any. */
export function giveFactions(players: number, before: readonly FactionId[] = []): FactionId[] {
  const given = before.slice(0, players);
  for (const id of FACTIONS) {
    if (given.length === players) break;
    if (given.every((other) => colourOf(other) !== colourOf(id))) given.push(id);
  }
  return given;
}

/** Another faction for a seat; who had its colour gets the one that becomes free. */
export function giveFaction(
  given: readonly FactionId[],
  seat: number,
  faction: FactionId,
): FactionId[] {
  return given.map((each, at) => {
    if (at === seat) return faction;
    return colourOf(each) === colourOf(faction) ? given[seat] : each;
  });
}

function colourOf(id: FactionId): string {
  return FACTION_DEFINITIONS[FACTIONS.indexOf(id)].colour;
}
