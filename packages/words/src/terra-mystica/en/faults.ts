import { faults as common, listed, mapFaults } from '../../data-file/en.ts';
import { named } from '../../named.ts';
import type { TerraMysticaWords } from '../shape.ts';
import { names } from './names.ts';

export const faults: TerraMysticaWords['faults'] = {
  ...common,
  ...mapFaults,
  'nothing-to-replace': ({ key, allowed }) =>
    `Nothing is printed here as “${key}”; there is: ${listed(allowed)}.`,
  'too-few-of-terrain': ({ terrain, found, least }) =>
    `The map has ${found} hexes of ${named(names.terrains, String(terrain))}; the dwellings at the start need ${least}.`,
  'near-price-higher': ({ found, most }) =>
    `A structure next to others costs ${found} coins, more than one alone (${most}).`,
  'start-beyond-track': ({ found, most }) =>
    `The shipping track ends at level ${most}; nobody can begin on level ${found}.`,
  'sum-below-zero': ({ trait, found }) =>
    `“${trait}” of board, stronghold and landscape makes ${found} together.`,
  'small-town-larger': ({ found, most }) =>
    `A town with a sanctuary would take ${found} structures, more than one without (${most}).`,
};
