import { type Moves, packMove, type Seat } from '../kernel/index.ts';
import { STRONGHOLD } from './building-kinds.ts';
import type { Ability, ArgumentKind } from './factions/ability.ts';
import { FRAME } from './frames.ts';
import type { Sink } from './gains.ts';
import { KIND } from './moves.ts';
import type { State } from './state.ts';
import type { Things } from './things.ts';

/** Where an ability lists its moves: knows which ability it is and what its arguments name. */
export class AbilityMoves {
  /** Moves listed since `begin`. */
  count = 0;
  #into: Moves | undefined;
  #base = 0;
  #one = 0;
  #two = 0;

  /** @param into where the moves go; without it they are only counted. */
  begin(number: number, ability: Ability, things: Things, into: Moves | undefined): void {
    this.#into = into;
    this.#base = packMove(KIND.ability, number);
    this.#one = offset(things, ability.args[0]);
    this.#two = offset(things, ability.args[1]);
    this.count = 0;
  }

  /** Indices of what the arguments name; those that the ability has not are left out. */
  add(one = 0, two = 0): void {
    this.count++;
    this.#into?.add(this.#base | packMove(0, 0, this.#one + one, this.#two + two));
  }
}

function offset(things: Things, kind: ArgumentKind | undefined): number {
  return kind === undefined ? 0 : things.at[kind];
}

const LISTED = new AbilityMoves();

/** Lists the abilities of a moment that the seat has. @returns how many moves there are. */
export function addAbilities(
  s: State,
  seat: Seat,
  when: Ability['when'],
  into: Moves | undefined,
): number {
  const { table } = s;
  const faction = s.faction(seat);
  let count = 0;
  for (let n = table.abilitiesFrom[faction]; n < table.abilitiesFrom[faction + 1]; n++) {
    const ability = table.abilities[n];
    if (ability.when !== when) continue;
    if (ability.stronghold && s.onMap(seat, STRONGHOLD) === 0) continue;
    if (ability.once && s.isAbilityUsed(seat, n - table.abilitiesFrom[faction])) continue;
    LISTED.begin(n, ability, table.things, into);
    ability.list(s, seat, LISTED);
    count += LISTED.count;
  }
  return count;
}

/** Does an ability; the arguments as they stand in the move. */
export function useAbility(
  s: State,
  seat: Seat,
  number: number,
  one: number,
  two: number,
  sink: Sink,
): void {
  const { table } = s;
  const ability = table.abilities[number];
  if (ability.once) s.useAbility(seat, number - table.abilitiesFrom[s.faction(seat)]);
  let p = 0;
  let q = 0;
  if (ability.when === 'question') {
    p = s.frameB();
    q = s.frameC();
    s.pop();
  }
  if (sink !== undefined) sink.push({ type: 'used', seat, what: ability.name });
  const { things } = table;
  const x = one - offset(things, ability.args[0]);
  ability.apply(s, seat, x, two - offset(things, ability.args[1]), sink, p, q);
}

/**
 * Asks the seat something that its abilities for questions answer.
 * @param question number that tells the faction's questions apart, as `State.frameA`.
 * @param optional whether it may be declined.
 * @param p, q for the faction, given back to `apply`; `State.frameB` and `frameC` until then.
 */
export function ask(s: State, seat: Seat, question: number, optional: boolean, p = 0, q = 0): void {
  if (!s.isDropped(seat)) s.push(FRAME.ability, seat, question, p, q, optional ? 1 : 0);
}

/** Calls the hook `resume` when everything pushed after this is settled. */
export function resumeLater(s: State, seat: Seat, a: number, b = 0): void {
  s.push(FRAME.resume, seat, a, b);
}
