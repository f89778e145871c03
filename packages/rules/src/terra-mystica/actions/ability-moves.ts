import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import type { Ability, ArgumentKind } from '../boards/ability.ts';
import type { State } from '../state.ts';
import { STRONGHOLD } from '../structures/building-kinds.ts';
import type { Things } from '../table/things.ts';
import { KIND } from '../words.ts';

/** Receives the moves of an ability; it knows the ability and the meaning of its arguments. */
export class AbilityMoves {
  /** Moves listed since `begin`. */
  count = 0;
  #into: Moves | undefined;
  #base = 0;
  #one = 0;
  #two = 0;

  /** @param into the list that gets the moves; without it they are only counted. */
  begin<S>(number: number, ability: Ability<S>, things: Things, into: Moves | undefined): void {
    this.#into = into;
    this.#base = packMove(KIND.ability, number);
    this.#one = offset(things, ability.args[0]);
    this.#two = offset(things, ability.args[1]);
    this.count = 0;
  }

  /** Indices of the things that the arguments name; a move with fewer arguments leaves them out. */
  add(one = 0, two = 0): void {
    this.count++;
    this.#into?.add(this.#base | packMove(0, 0, this.#one + one, this.#two + two));
  }
}

/** The first number of the things of a kind. */
export function offset(things: Things, kind: ArgumentKind | undefined): number {
  return kind === undefined ? 0 : things.at[kind];
}

const LISTED = new AbilityMoves();

/**
 * Lists the abilities that the seat has at the present moment.
 * @returns how many moves there are.
 */
export function addAbilities(
  s: State,
  seat: Seat,
  when: Ability<State>['when'],
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
