import type { Fault } from '../../data-file/fault.ts';
import { checkPatch, patched } from '../../data-file/patch.ts';
import { faultsInFile, type SectionCheck } from '../../data-file/read-file.ts';
import type { Shape } from '../../data-file/shape.ts';
import { err, ok, type Result } from '../../kernel/index.ts';
import { PRINTED } from '../printed/index.ts';
import { NUMBERS, NUMBERS_SHAPE } from '../printed/numbers.ts';
import { type Board, checkFactions } from './check-factions.ts';
import { checkMaps } from './check-maps.ts';
import { CHANGED_SHAPE, EDITION_SHAPE, type Edition } from './edition.ts';
import type { EditionFault, EditionReport } from './faults.ts';

export { EDITION_FAULTS, type EditionFault } from './faults.ts';

/**
 * Returns a function that reads editions of a game with these factions from untyped JSON
 * (`docs/editions-terra-mystica.md` describes the file).
 * @param boards a fan faction once for each edition that has other numbers
 * @returns a function that returns the given object itself, or every fault with its place: first
 * faults of shape, then faults of meaning.
 */
export function editionLoader(
  boards: readonly Board[],
): (json: unknown) => Result<Edition, readonly Fault<EditionFault>[]> {
  const byId = new Map(boards.toReversed().map((board) => [board.id, board]));
  const printed: Readonly<Record<string, unknown>> = {
    ...PRINTED,
    factions: Object.fromEntries(byId),
  };
  /** Each section replaces only the numbers that it contains. */
  const replacing = Object.entries(CHANGED_SHAPE.required).map(
    ([section, shape]): SectionCheck<Edition, EditionFault> => [
      (file, report) => {
        const patch = file[section as keyof Edition];
        if (patch === undefined) return;
        checkPatch(shape as Shape, printed[section], patch, `/${section}`, report);
      },
      section as keyof Edition,
    ],
  );
  const checks: readonly SectionCheck<Edition, EditionFault>[] = [
    ...replacing,
    [checkTowns, 'numbers'],
    [
      (file, report) =>
        checkFactions(boards, file, patched(NUMBERS_SHAPE, NUMBERS, file.numbers), report),
      ...(['factions', 'numbers'] as const),
    ],
    [checkMaps, 'maps'],
  ];
  return (json) => {
    const faults = faultsInFile(json, EDITION_SHAPE, checks);
    return faults.length > 0 ? err(faults) : ok(json as Edition);
  };
}

function checkTowns({ numbers }: Edition, report: EditionReport): void {
  const { town } = patched(NUMBERS_SHAPE, NUMBERS, numbers);
  const { structures: most, structuresWithSanctuary: found } = town;
  if (found <= most) return;
  const isGiven = numbers?.town?.structuresWithSanctuary !== undefined;
  const path = `/numbers/town/${isGiven ? 'structuresWithSanctuary' : 'structures'}`;
  report(path, 'small-town-larger', { found, most });
}
