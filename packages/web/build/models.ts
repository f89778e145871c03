import type { Plugin } from 'vite';

/** Matches a model of bots, `packages/bots/src/GAME/model.json`, a model of openings, or a net. */
const MODEL = /\/packages\/bots\/src\/[^/]+\/(?:model|net)\.json$/;
const OPENINGS = /\/packages\/bots\/src\/[^/]+\/openings\.json$/;

interface Openings {
  readonly near: readonly number[];
  readonly factions: Readonly<
    Record<string, { readonly above: number; readonly with: Readonly<Record<string, number>> }>
  >;
}

/**
 * Removes the provenance from the models of bots, which only their training needs, and writes
 * openings as rows.
 */
export function models(): Plugin {
  return {
    name: 'pangaea-models',
    enforce: 'pre',
    transform(code, id) {
      if (MODEL.test(id)) {
        return { code: JSON.stringify({ ...JSON.parse(code), provenance: [] }), map: null };
      }
      if (!OPENINGS.test(id)) return undefined;
      return { code: inRows(JSON.parse(code)), map: null, moduleType: 'js' };
    },
  };
}

/**
 * A module that makes the same object. Each faction is a row: its value at any table, then the
 * effect of each feature, empty for none. So the names of features occur once, not once for each
 * faction.
 */
function inRows({ near, factions }: Openings): string {
  const entries = Object.entries(factions);
  const features = [...new Set(entries.flatMap(([, means]) => Object.keys(means.with)))].sort();
  const rows = entries.map(([id, means]) => [
    id,
    [means.above, ...features.map((feature) => means.with[feature] ?? '')].join(),
  ]);
  return `const features = ${JSON.stringify(features)};
const rows = ${JSON.stringify(Object.fromEntries(rows))};
function means(row) {
  const [above, ...adds] = row.split(',');
  const known = features.flatMap((feature, at) => (adds[at] ? [[feature, Number(adds[at])]] : []));
  return { above: Number(above), with: Object.fromEntries(known) };
}
const factions = Object.entries(rows).map(([id, row]) => [id, means(row)]);
export default { provenance: [], near: ${JSON.stringify(near)}, factions: Object.fromEntries(factions) };
`;
}
