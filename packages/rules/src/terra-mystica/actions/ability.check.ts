import type { Seat } from '../../kernel/index.ts';
import { ARGUMENT_KINDS } from '../boards/ability.ts';
import { ownHexes } from '../check/geography.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';

/**
 * Checks a move that belongs to one faction: whether the seat plays that faction, whether the
 * ability is available, the arguments; then the ability's own rule.
 */
export function checkAbility(
  s: State,
  seat: Seat,
  number: number,
  one: number,
  two: number,
  reason?: Reason,
): number {
  const { table } = s;
  const ability = table.abilities[number];
  const own = table.factions[s.faction(seat)].abilities ?? [];
  const names = { ability: ability.name };
  if (!own.includes(ability)) return refuse('not-your-ability', names, reason);
  if (ability.stronghold && !ownHexes(s, seat).some((hex) => isStronghold(s, hex))) {
    return refuse('ability-needs-stronghold', names, reason);
  }
  if (ability.once && s.isAbilityUsed(seat, own.indexOf(ability))) {
    return refuse('ability-used', names, reason);
  }
  const given = [one, two].map((value) => read(s, value));
  const fits = given.every(({ kind }, place) => kind === ability.args[place]);
  if (!fits) return refuse('ability-argument', names, reason);
  return ability.check(s, seat, given[0].index, given[1].index, reason);
}

function isStronghold(s: State, hex: number): boolean {
  return BUILDINGS[s.building(hex)] === 'stronghold';
}

/** The thing that an argument names; its kind is undefined for `-`. */
function read(s: State, value: number) {
  const { at, counts } = s.table.things;
  const kind = ARGUMENT_KINDS.find((each) => value >= at[each] && value < at[each] + counts[each]);
  return kind === undefined ? { kind, index: 0 } : { kind, index: value - at[kind] };
}
