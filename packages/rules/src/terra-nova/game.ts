import { flatGame, type Game, keptTables, ok } from '../kernel/index.ts';
import { ranking } from '../terra/scoring.ts';
import { deriveAll } from './board/reach.ts';
import type { Edition } from './editions/edition.ts';
import { HOUSE_EDITION, HOUSE_EDITIONS } from './editions/index.ts';
import type { Event } from './events.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import type { FactionDefinition } from './mats/definition.ts';
import { type Options, RULES_VERSIONS } from './options.ts';
import { parseOptions } from './parse-options.ts';
import { findImpossible } from './position.ts';
import { POWER_EFFECTS } from './power/index.ts';
import { REFUSALS } from './refusals.ts';
import { RULES } from './rules.ts';
import { setUp } from './set-up/setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable, type Table } from './table.ts';
import { sample, view } from './view.ts';

export type TerraNova = Game<State, Options, Event>;

/**
 * Terra Nova with the built-in editions and any loaded ones (`loadEdition`); of two editions with
 * the same id the later one counts. `factions` is for tests that change the mats.
 */
export function terraNova(
  loaded: readonly Edition[] = [],
  factions: readonly FactionDefinition<State>[] = FACTION_DEFINITIONS,
): TerraNova {
  const editions = new Map([...HOUSE_EDITIONS, ...loaded].map((edition) => [edition.id, edition]));
  const printed = { factions, powerEffects: POWER_EFFECTS };

  const tableOf = keptTables((options: Options) =>
    compileTable(editions.get(options.edition) ?? HOUSE_EDITION, options, printed),
  );

  return {
    ...flatGame<State, Table<State>, Options, Event>(RULES, {
      layout: STATE_LAYOUT,
      options: (given) => parseOptions(given, editions),
      tableOf,
      slot: (table) => new State(table),
      findImpossible,
      derive: deriveAll,
    }),
    id: 'terra-nova',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    setup: (options, seed, sink) => ok(setUp(tableOf(options), seed, sink)),
    outcome: (s) => (s.phase() === PHASE.over ? ranking(s) : undefined),
    view,
    seen: (event) => event,
    sample,
  };
}
