type Given = Readonly<Record<string, unknown>>;

/** Factions by seat, in the form. */
export interface FactionsBySeat<F> {
  /** A faction for each seat: the present ones, then any. */
  giveFactions(players: number, before?: readonly F[]): F[];
  /**
   * Gives a seat another faction. If another seat has a faction that this one excludes, that seat
   * gets the faction that becomes free.
   */
  giveFaction(given: readonly F[], seat: number, faction: F): F[];
}

/** @param sharedBy the property in which two factions exclude each other: board or colour */
export function factionsBySeat<F>(
  factions: readonly F[],
  sharedBy: (faction: F) => string,
): FactionsBySeat<F> {
  return {
    giveFactions(players, before = []) {
      const given = before.slice(0, players);
      for (const id of factions) {
        if (given.length === players) break;
        if (given.every((other) => sharedBy(other) !== sharedBy(id))) given.push(id);
      }
      return given;
    },
    giveFaction: (given, seat, faction) =>
      given.map((each, at) => {
        if (at === seat) return faction;
        return sharedBy(each) === sharedBy(faction) ? given[seat] : each;
      }),
  };
}

/**
 * Options of the form for a table of this size: a faction for each seat if they are given, no start
 * player without a seat, no options that do not fit. The same object if everything fits.
 * @param unfit names of options that this number of players does not allow
 */
export function fitSeats<F>(
  options: Given,
  players: number,
  { giveFactions }: FactionsBySeat<F>,
  unfit: readonly string[],
): Given {
  const { factions, startPlayer } = options;
  const isAnotherNumber = Array.isArray(factions) && factions.length !== players;
  const gone = unfit.filter((name) => options[name] !== undefined);
  if (typeof startPlayer === 'number' && startPlayer >= players) gone.push('startPlayer');
  if (!isAnotherNumber && gone.length === 0) return options;
  const rest = Object.fromEntries(Object.entries(options).filter(([name]) => !gone.includes(name)));
  return isAnotherNumber ? { ...rest, factions: giveFactions(players, factions) } : rest;
}
