import type { Fault } from '../../data-file/fault.ts';
import { checkPatch, patched } from '../../data-file/patch.ts';
import { faultsInFile, type SectionCheck } from '../../data-file/read-file.ts';
import type { Shape } from '../../data-file/shape.ts';
import { err, ok, type Result } from '../../kernel/index.ts';
import { FAN_FACTIONS } from '../factions/fan/index.ts';
import { FACTION_DEFINITIONS } from '../factions/index.ts';
import { PRINTED } from '../printed/index.ts';
import { NUMBERS, NUMBERS_SHAPE } from '../printed/numbers.ts';
import { checkFactions } from './check-factions.ts';
import { checkMaps } from './check-maps.ts';
import { CHANGED_SHAPE, EDITION_SHAPE, type Edition } from './edition.ts';
import type { EditionFault, EditionReport } from './faults.ts';

export { EDITION_FAULTS, type EditionFault } from './faults.ts';

const ALL_PRINTED: Readonly<Record<string, unknown>> = {
  ...PRINTED,
  factions: Object.fromEntries(
    [...FACTION_DEFINITIONS, ...FAN_FACTIONS.on].map((each) => [each.id, each]),
  ),
};

/** Each section replaces only what is there. */
const REPLACING = Object.entries(CHANGED_SHAPE.required).map(
  ([section, shape]): SectionCheck<Edition, EditionFault> => [
    (file, report) => {
      const patch = file[section as keyof Edition];
      if (patch === undefined) return;
      checkPatch(shape as Shape, ALL_PRINTED[section], patch, `/${section}`, report);
    },
    section as keyof Edition,
  ],
);

const CHECKS: readonly SectionCheck<Edition, EditionFault>[] = [
  ...REPLACING,
  [checkTowns, 'numbers'],
  [
    (file, report) => checkFactions(file, patched(NUMBERS_SHAPE, NUMBERS, file.numbers), report),
    ...(['factions', 'numbers'] as const),
  ],
  [checkMaps, 'maps'],
];

/**
 * Reads an edition from untyped JSON (`docs/editions-terra-mystica.md` describes the file). The result is the
 * given object itself, or every fault with its place, first those of shape, then those of sense.
 */
export function loadEdition(json: unknown): Result<Edition, readonly Fault<EditionFault>[]> {
  const faults = faultsInFile(json, EDITION_SHAPE, CHECKS);
  return faults.length > 0 ? err(faults) : ok(json as Edition);
}

function checkTowns({ numbers }: Edition, report: EditionReport): void {
  const { town } = patched(NUMBERS_SHAPE, NUMBERS, numbers);
  const { structures: most, structuresWithSanctuary: found } = town;
  if (found <= most) return;
  const isGiven = numbers?.town?.structuresWithSanctuary !== undefined;
  const path = `/numbers/town/${isGiven ? 'structuresWithSanctuary' : 'structures'}`;
  report(path, 'small-town-larger', { found, most });
}
