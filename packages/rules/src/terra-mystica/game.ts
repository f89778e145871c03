import {
  type Game,
  keptTables,
  kindOf,
  ok,
  RANDOM_WORDS,
  type Random,
  readPosition,
} from '../kernel/index.ts';
import { orders } from './answers.ts';
import { apply, proceed } from './apply.ts';
import { guessSealed, hideSealed } from './auction.ts';
import { check, explain } from './check.ts';
import type { Event } from './events.ts';
import { FACTION_DEFINITIONS, type FactionDefinition } from './factions/index.ts';
import { deciders, legal } from './legal.ts';
import { KIND, MOVE_CODEC } from './moves.ts';
import { type Options, parseOptions, RULES_VERSIONS } from './options.ts';
import { findImpossible } from './position.ts';
import { deriveAll } from './reach.ts';
import { REFUSALS } from './refusals.ts';
import { ranking } from './scoring.ts';
import { setUp } from './setup.ts';
import { PHASE, STATE_LAYOUT, State } from './state.ts';
import { compileTable } from './table.ts';

export type TerraMystica = Game<State, Options, Event>;

/**
 * Terra Mystica with Fire & Ice and the mini expansion.
 * @param factions those that can be played, the official ones first and in their order.
 */
export function terraMystica(
  factions: readonly FactionDefinition[] = FACTION_DEFINITIONS,
): TerraMystica {
  const tableOf = keptTables((options: Options) => compileTable(options, factions));

  const options = (given: unknown) => parseOptions(given, factions);

  return {
    id: 'terra-mystica',
    rulesVersions: RULES_VERSIONS,
    refusals: REFUSALS,
    options,
    setup: (options, seed, sink) => {
      const s = setUp(tableOf(options), seed, sink);
      proceed(s, sink);
      return ok(s);
    },
    optionsOf: (s) => s.table.options,
    seats: (s) => s.table.players,
    deciders,
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
    view: (s, viewer) => {
      const view = new State(s.table);
      view.copyFrom(s);
      view.i32.fill(0, view.randomAt(), view.randomAt() + RANDOM_WORDS);
      hideSealed(view, viewer);
      return view;
    },
    seen: (event, viewer) => {
      if (event.type !== 'sealed' || event.seat === viewer) return event;
      return { type: 'sealed', seat: event.seat, faction: event.faction };
    },
    hears: (_s, seat, move, viewer) => seat === viewer || kindOf(move) !== KIND.seal,
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

/**
 * A full state for a view. Only sealed bids can be unknown: any numbers agree, as nothing is drawn
 * after the set-up.
 */
function sample(view: State, random: Random): State {
  const s = new State(view.table);
  s.copyFrom(view);
  for (let word = 0; word < RANDOM_WORDS; word++) s.i32[s.randomAt() + word] = random.next() | 0;
  guessSealed(s, random);
  if (s.isWaiting()) {
    s.setWaiting(false);
    proceed(s, undefined);
  }
  return s;
}
