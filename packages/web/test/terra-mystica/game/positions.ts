// Positions of Terra Mystica for the tests of the numbers in panels: tables at the beginning, with
// changes by the tests.
import { firstSeat, kindOf, Moves, seedFromNumber } from '@pangaea/rules/kernel';
import {
  type FactionId,
  KIND,
  type Options,
  PHASE,
  type State,
  terraMysticaBook,
} from '@pangaea/rules/terra-mystica';

export const { game } = terraMysticaBook;

/** The first turn of the first round. */
export function begun(
  factions: readonly FactionId[],
  options: Partial<Options> = {},
  seed = 1,
): State {
  const state = setUp(factions, options, seed);
  return until(state, () => state.phase() === PHASE.actions);
}

export function setUp(
  factions: readonly FactionId[],
  options: Partial<Options> = {},
  seed = 1,
): State {
  const parsed = game.options({
    players: factions.length,
    factions,
    fireAndIce: true,
    startPlayer: 0,
    ...options,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const made = game.setup(parsed.value, seedFromNumber(seed));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Plays on with varied moves, until a condition is met. */
export function until(state: State, holds: () => boolean): State {
  const moves = new Moves();
  for (let step = 0; !holds(); step++) {
    const deciders = game.deciders(state);
    if (deciders === 0) throw new Error('the game ended before');
    const seat = firstSeat(deciders);
    game.legal(state, seat, moves);
    const list = moves.toArray().filter((move) => kindOf(move) !== KIND.drop);
    const building = list.filter((move) =>
      [KIND.build, KIND.upgrade, KIND.transform, KIND.priest].includes(kindOf(move)),
    );
    const from = building.length > 0 ? building : list;
    game.apply(state, seat, from[(step * 7) % from.length]);
  }
  return state;
}

/** A copy of the position, which may be changed. */
export function copyOf(state: State): State {
  const copy = game.slot(state);
  game.copy(state, copy);
  return copy;
}
