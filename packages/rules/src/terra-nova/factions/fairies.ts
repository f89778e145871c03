import { checkFreeShovels } from '../actions/transform.check.ts';
import { addHabitable, makeHabitable } from '../actions/transform.ts';
import { AS_FIRST } from '../arguments.ts';
import type { FactionDefinition, PalaceAction } from '../mats/definition.ts';
import type { State } from '../state.ts';

/** A power action of their own: make habitable and build with one free shovel. */
const SHOVEL = {
  id: 'shovel',
  power: 2,
  list: (s, seat, into, kind) => addHabitable(s, seat, 1, true, kind, AS_FIRST, into),
  check: (s, seat, hex, power, reason) =>
    checkFreeShovels(s, seat, hex, { shovels: 1, buyMore: true, power }, reason),
  apply: (s, seat, hex, sink) => void makeHabitable(s, seat, hex, 1, sink),
} as const satisfies PalaceAction<State>;

/** Fairies: More power income and a power action of their own. Rulebook, appendix "Factions". */
export const fairies = {
  id: 'fairies',
  colour: 'green',
  home: 'forest',
  side: 'A',
  startHouses: 2,
  ability: { income: { power: 2 } },
  leftPalace: { income: { power: 3, coins: 2 }, action: SHOVEL },
  rightPalace: { townValue: 6 },
} as const satisfies FactionDefinition<State>;
