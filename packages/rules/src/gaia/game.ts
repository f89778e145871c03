import { flatGame, type Game, keptTables, ok } from '../kernel/index.ts';
import type { Edition } from './editions/edition.ts';
import { RECONSTRUCTION } from './editions/index.ts';
import { ranking } from './ending/ending.ts';
import type { Event } from './events.ts';
import { type Options, parseOptions, RULES_VERSIONS } from './options.ts';
import { findImpossible } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { RULES } from './rules.ts';
import { setUp } from './set-up/setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable, type Table } from './table.ts';
import { sample, seen, view } from './view.ts';
import { deriveWorld } from './world/world.ts';

export type Gaia = Game<State, Options, Event>;

/**
 * Gaia (2014) with the built-in edition and any loaded ones (`loadEdition`); of two with the same
 * id the later one counts.
 */
export function gaia(loaded: readonly Edition[] = []): Gaia {
  const editions = new Map([RECONSTRUCTION, ...loaded].map((edition) => [edition.id, edition]));
  const ids = new Set(editions.keys());
  const defaultEdition = RECONSTRUCTION.id;

  const tableOf = keptTables((options: Options) =>
    compileTable(editions.get(options.edition) ?? RECONSTRUCTION, options),
  );

  return {
    ...flatGame<State, Table, Options, Event>(RULES, {
      layout: STATE_LAYOUT,
      options: (given) => parseOptions(given, ids, defaultEdition),
      tableOf,
      slot: (table) => new State(table),
      findImpossible,
      derive: deriveWorld,
    }),
    id: 'gaia',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    setup: (options, seed, sink) => ok(setUp(tableOf(options), seed, sink)),
    outcome: (s) => (s.phase() === PHASE.over ? ranking(s) : undefined),
    view,
    seen,
    sample,
  };
}
