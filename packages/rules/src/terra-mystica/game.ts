import { flatGame, type Game, keptTables, ok } from '../kernel/index.ts';
import { ranking } from '../terra/scoring.ts';
import { COMMON_SPECIALS } from './actions/common-specials.ts';
import type { FactionDefinition } from './boards/definition.ts';
import { type Edition, PRINTED_ID } from './editions/edition.ts';
import { MORE_EDITIONS, PRINTED_EDITION } from './editions/index.ts';
import { partsOf } from './editions/parts.ts';
import type { Event } from './events.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { deriveAll } from './land/reach.ts';
import {
  type FactionSets,
  type FanEdition,
  type Options,
  parseOptions,
  RULES_VERSIONS,
} from './options/options.ts';
import { findImpossible } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { RULES } from './rules.ts';
import { setUp } from './set-up/setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable, type Table } from './table/table.ts';
import { sample, view } from './view.ts';

export type TerraMystica = Game<State, Options, Event>;

/**
 * Terra Mystica with Fire & Ice and the mini expansion: as printed, in the other built-in editions,
 * and in loaded editions (`loadEdition`). Of two editions with the same id, the later one counts.
 * @param factions the factions that can be played, the official ones first and in their order.
 * @param fans the factions that the option `fanFactions` adds, by its value; without any, the
 * option cannot be used.
 */
export function terraMystica(
  loaded: readonly Edition[] = [],
  factions: readonly FactionDefinition<State>[] = FACTION_DEFINITIONS,
  fans: Partial<Readonly<Record<FanEdition, readonly FactionDefinition<State>[]>>> = {},
): TerraMystica {
  const added = Object.entries(fans).map(([choice, more]) => [choice, [...factions, ...more]]);
  const sets: FactionSets<FactionDefinition<State>> = {
    off: factions,
    ...Object.fromEntries(added),
  };
  const editions = new Map(
    [PRINTED_EDITION, ...MORE_EDITIONS, ...loaded].map((edition) => [edition.id, edition]),
  );
  const tableOf = keptTables((options: Options) => {
    const edition = editions.get(options.edition ?? PRINTED_ID) ?? PRINTED_EDITION;
    const inPlay = sets[options.fanFactions ?? 'off'] ?? factions;
    return compileTable(options, partsOf(edition, inPlay), COMMON_SPECIALS);
  });

  return {
    ...flatGame<State, Table<State>, Options, Event>(RULES, {
      layout: STATE_LAYOUT,
      options: (given) => parseOptions(given, sets, editions),
      tableOf,
      slot: (table) => new State(table),
      findImpossible,
      derive: deriveAll,
    }),
    id: 'terra-mystica',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    setup: (options, seed, sink) => {
      const s = setUp(tableOf(options), seed, sink);
      RULES.proceed(s, sink);
      return ok(s);
    },
    outcome: (s) => (s.phase() === PHASE.over ? ranking(s) : undefined),
    view,
    seen: (event, viewer) => {
      if (event.type !== 'sealed' || event.seat === viewer) return event;
      return { type: 'sealed', seat: event.seat, faction: event.faction };
    },
    sample,
  };
}
