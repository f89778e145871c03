import { type Game, keptTables, ok, readPosition } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { check, explain } from './check.ts';
import type { Edition } from './edition.ts';
import { RECONSTRUCTION } from './editions/index.ts';
import { ranking } from './ending.ts';
import type { Event } from './events.ts';
import { FRAME } from './frames.ts';
import { legal, orders } from './legal.ts';
import { MOVE_CODEC } from './moves.ts';
import { type Options, parseOptions, RULES_VERSIONS } from './options.ts';
import { findImpossible } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { setUp } from './setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable } from './table.ts';
import { hears, sample, seen, view } from './view.ts';
import { silence } from './window.ts';
import { deriveWorld } from './world.ts';

export type Gaia = Game<State, Options, Event>;

/**
 * Gaia (2014) with the built-in edition and any that were loaded (`loadEdition`); of two with the same
 * id the later one counts.
 */
export function gaia(loaded: readonly Edition[] = []): Gaia {
  const editions = new Map([RECONSTRUCTION, ...loaded].map((edition) => [edition.id, edition]));
  const ids = new Set(editions.keys());
  const defaultEdition = RECONSTRUCTION.id;

  const tableOf = keptTables((options: Options) =>
    compileTable(editions.get(options.edition) ?? RECONSTRUCTION, options),
  );

  const options = (given: unknown) => parseOptions(given, ids, defaultEdition);

  return {
    id: 'gaia',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    options,
    setup: (options, seed, sink) => ok(setUp(tableOf(options), seed, sink)),
    optionsOf: (s) => s.table.options,
    seats: (s) => s.table.players,
    deciders: (s) => {
      if (s.depth() === 0 || s.isWaiting()) return 0;
      return s.top() === FRAME.window ? s.topWho() : 1 << s.topWho();
    },
    awaitsChance: (s) => s.isWaiting(),
    revealed: (s) => s.revealed(),
    legal,
    orders,
    silence,
    check,
    explain,
    apply,
    outcome: (s) => (s.phase() === PHASE.over ? ranking(s) : undefined),
    slot: (s) => new State(s.table),
    copy: (from, to) => to.copyFrom(from),
    view,
    seen,
    hears,
    sample,
    toJson: (s) => ({ options: s.table.options, position: STATE_LAYOUT.toPlain(s) }),
    fromJson: (json) =>
      readPosition(json, {
        layout: STATE_LAYOUT,
        options,
        slot: (chosen) => new State(tableOf(chosen)),
        findImpossible,
        derive: deriveWorld,
      }),
    difference: (left, right) => STATE_LAYOUT.difference(left, right),
    notation: {
      print: (s, move) => MOVE_CODEC.print(s.table, move),
      parse: (s, text) => MOVE_CODEC.parse(s.table, text),
      decode: (s, move) => MOVE_CODEC.decode(s.table, move),
      encode: (s, command) => MOVE_CODEC.encode(s.table, command),
    },
  };
}
