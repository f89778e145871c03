import { patched } from '../../data-file/patch.ts';
import type { FactionDefinition } from '../boards/definition.ts';
import { FACTION_SHAPE, MOST_RATES } from '../boards/shape.ts';
import { TRAITS } from '../boards/traits.ts';
import { MOST_PIECES, type Numbers } from '../printed/numbers.ts';
import type { State } from '../state.ts';
import { type FactionId, type FanFactionId, RESOURCES } from '../vocabulary.ts';
import type { Edition } from './edition.ts';
import type { EditionReport } from './faults.ts';

/** A faction in the form in which its file is checked. */
export type Board = FactionDefinition<State>;

/** The rows of a board and the pieces in them. */
const ROWS = {
  dwelling: 'dwelling',
  tradingPost: 'trading-post',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
} as const;

/**
 * Checks each board with all changes, including those of the common numbers.
 * @param boards of fan factions: one for each edition that has other numbers
 */
export function checkFactions(
  boards: readonly Board[],
  edition: Edition,
  numbers: Numbers,
  report: EditionReport,
): void {
  const changed: Readonly<Record<string, object | undefined>> = edition.factions ?? {};
  const faulty = new Set<string>();
  for (const printed of boards) {
    // A fault of a fan faction that does not depend on its numbers is reported once.
    if (faulty.has(printed.id)) continue;
    const note: EditionReport = (...fault) => {
      faulty.add(printed.id);
      report(...fault);
    };
    const board = patched(FACTION_SHAPE, printed, changed[printed.id]);
    const given = edition.factions?.[printed.id as FactionId | FanFactionId];
    const path = `/factions/${printed.id}`;
    checkRows(board, given, numbers, path, note);
    checkTracks(board, path, note);
    checkTraits(board, path, note);
  }
}

type Given = NonNullable<Edition['factions']>[FactionId | FanFactionId];

/**
 * Checks the income for every number of pieces on the map. If the row is unchanged, the fault is in
 * the number of pieces.
 */
function checkRows(
  board: Board,
  given: Given,
  numbers: Numbers,
  path: string,
  report: EditionReport,
): void {
  for (const [row, kind] of Object.entries(ROWS) as [
    keyof typeof ROWS,
    keyof Numbers['pieces'],
  ][]) {
    const { coins, coinsAlone = coins } = board[row];
    if (coins > coinsAlone) {
      report(`${path}/${row}/coins`, 'near-price-higher', { found: coins, most: coinsAlone });
    }
    const pieces = board.pieces?.[kind] ?? numbers.pieces[kind];
    for (const resource of [...RESOURCES, 'vp'] as const) {
      const found = board[row].income[resource]?.length;
      if (found === undefined || found > pieces) continue;
      const isGiven = given?.[row]?.income !== undefined;
      const at = isGiven ? `${path}/${row}/income/${resource}` : `/numbers/pieces/${kind}`;
      report(at, 'wrong-length', { found, least: pieces + 1, most: MOST_PIECES + 1 });
    }
  }
}

function checkTracks({ shipping, spades }: Board, path: string, report: EditionReport): void {
  const most = (shipping.vp?.length ?? Number.POSITIVE_INFINITY) - 1;
  if (shipping.start > most) {
    report(`${path}/shipping/start`, 'start-beyond-track', { found: shipping.start, most });
  }
  if (spades.pay === 'nothing' || spades.rates.length > 0) return;
  report(`${path}/spades/rates`, 'wrong-length', { found: 0, least: 1, most: MOST_RATES });
}

/** Checks traits with and without stronghold and landscape. */
function checkTraits(board: Board, path: string, report: EditionReport): void {
  const { traits = {}, strongholdTraits = {}, landscape } = board;
  for (const trait of TRAITS) {
    const own = traits[trait] ?? 0;
    const built = strongholdTraits[trait] ?? 0;
    const laid = landscape.traits?.[trait] ?? 0;
    const least = own + Math.min(0, built) + Math.min(0, laid);
    if (least >= 0) continue;
    const part = built < 0 ? 'strongholdTraits' : own < 0 ? 'traits' : 'landscape/traits';
    report(`${path}/${part}/${trait}`, 'sum-below-zero', { trait, found: least });
  }
}
