import type { Plugin } from 'vite';

/** A model of bots, `packages/bots/src/GAME/model.json`, what it makes of openings, or a net. */
const MODEL = /\/packages\/bots\/src\/[^/]+\/(?:model|net|openings)\.json$/;

/** Leaves out of the models of bots where they come from: only those who train read that. */
export function models(): Plugin {
  return {
    name: 'pangaea-models',
    enforce: 'pre',
    transform(code, id) {
      if (!MODEL.test(id)) return undefined;
      return { code: JSON.stringify({ ...JSON.parse(code), provenance: [] }), map: null };
    },
  };
}
