import {
  type Game,
  keptTables,
  ok,
  RANDOM_WORDS,
  type Random,
  readPosition,
} from '../kernel/index.ts';
import { apply } from './apply.ts';
import { check, explain } from './check.ts';
import { deriveAll } from './derive.ts';
import type { Edition } from './edition.ts';
import { HOUSE_EDITION, HOUSE_EDITIONS } from './editions/index.ts';
import type { Event } from './events.ts';
import { FACTION_DEFINITIONS, type FactionDefinition } from './factions/index.ts';
import { settle } from './flow.ts';
import { FRAME } from './frames.ts';
import { legal, orders } from './legal.ts';
import { MOVE_CODEC } from './moves.ts';
import { type Options, parseOptions, RULES_VERSIONS } from './options.ts';
import { findImpossible } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { ranking } from './scoring.ts';
import { setUp } from './setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable } from './table.ts';

export type TerraNova = Game<State, Options, Event>;

/**
 * Terra Nova with the built-in editions and any that were loaded (`loadEdition`); of two with the same
 * id the later one counts. `factions` is for tests that change the mats.
 */
export function terraNova(
  loaded: readonly Edition[] = [],
  factions: readonly FactionDefinition[] = FACTION_DEFINITIONS,
): TerraNova {
  const editions = new Map([...HOUSE_EDITIONS, ...loaded].map((edition) => [edition.id, edition]));

  const tableOf = keptTables((options: Options) =>
    compileTable(editions.get(options.edition) ?? HOUSE_EDITION, options, factions),
  );

  const options = (given: unknown) => parseOptions(given, editions);

  return {
    id: 'terra-nova',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    options,
    setup: (options, seed, sink) => ok(setUp(tableOf(options), seed, sink)),
    optionsOf: (s) => s.table.options,
    seats: (s) => s.table.players,
    deciders: (s) => {
      if (s.depth() === 0) return 0;
      return s.top() === FRAME.exchange ? s.topWho() : 1 << s.topWho();
    },
    awaitsChance: (s) => s.isWaiting(),
    revealed: (s) => s.revealed(),
    legal,
    orders,
    silence: () => undefined,
    check,
    explain,
    apply,
    outcome: (s) => (s.phase() === PHASE.over ? ranking(s) : undefined),
    slot: (s) => new State(s.table),
    copy: (from, to) => to.copyFrom(from),
    view: (s) => {
      const view = new State(s.table);
      view.copyFrom(s);
      view.i32.fill(0, view.randomAt(), view.randomAt() + RANDOM_WORDS);
      return view;
    },
    seen: (event) => event,
    hears: () => true,
    sample,
    toJson: (s) => ({ options: s.table.options, position: STATE_LAYOUT.toPlain(s) }),
    fromJson: (json) =>
      readPosition(json, {
        layout: STATE_LAYOUT,
        options,
        slot: (chosen) => new State(tableOf(chosen)),
        findImpossible,
        derive: deriveAll,
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

/** A full state for a view: only the draws to come are unknown, so any generator state agrees. */
function sample(view: State, random: Random): State {
  const s = new State(view.table);
  s.copyFrom(view);
  for (let word = 0; word < RANDOM_WORDS; word++) s.i32[s.randomAt() + word] = random.next() | 0;
  if (!s.knowsRandom()) s.i32[s.randomAt()] = 1;
  if (s.isWaiting()) {
    s.setWaiting(false);
    settle(s, undefined);
  }
  return s;
}
