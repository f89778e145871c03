// Games with fan factions, to test how the page shows their stored things.
import { argB, firstSeat, kindOf, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  type Event,
  FAN_FACTIONS,
  type FanFactionId,
  KIND,
  PHASE,
  type State,
  terraMysticaBook,
} from '@pangaea/rules/terra-mystica';

const { game } = terraMysticaBook;

/** The seat of the fan faction. */
export const OWN = 0;
export const EDITIONS = ['on', 'bga-2024-07'] as const;
export type FanEdition = (typeof EDITIONS)[number];
export const FANS = FAN_FACTIONS.on.map(({ id }) => id as FanFactionId);

/** A fan faction of an edition. */
export function definitionOf(faction: FanFactionId, edition: FanEdition) {
  const found = FAN_FACTIONS[edition].find(({ id }) => id === faction);
  if (found === undefined) throw new Error(faction);
  return found;
}

export function setUp(faction: FanFactionId, edition: FanEdition, seed = 1): State {
  const far = definitionOf(faction, edition).board === 'grey' ? 'witches' : 'engineers';
  const options = game.options({
    players: 2,
    factions: [faction, far],
    fanFactions: edition,
    fireAndIce: true,
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const made = game.setup(options.value, seedFromNumber(seed));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const STRONGHOLD = BUILDINGS.indexOf('stronghold');

/**
 * Plays a game; abilities, and moves that lead to strongholds, are more frequent than others.
 * @param see called with each position and its events, until it returns that it has seen enough
 */
export function play(
  state: State,
  see: (state: State, events: readonly Event[]) => boolean,
  seed = 1,
): State {
  const random = Random.fromSeed(seedFromNumber(seed));
  const moves = new Moves();
  for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
    const seat = firstSeat(who);
    game.legal(state, seat, moves);
    const all = moves.toArray().filter((move) => kindOf(move) !== KIND.drop);
    const liked = all.filter((move) =>
      [KIND.ability, KIND.upgrade, KIND.build].includes(kindOf(move)),
    );
    const castles = liked.filter(
      (move) => kindOf(move) === KIND.upgrade && argB(move) === STRONGHOLD,
    );
    const from =
      castles.length > 0 ? castles : liked.length > 0 && random.below(3) > 0 ? liked : all;
    const events: Event[] = [];
    game.apply(state, seat, random.pick(from), events);
    if (see(state, events)) break;
  }
  return state;
}

/** The first turn of the first round. */
export function begun(faction: FanFactionId, edition: FanEdition = 'on'): State {
  const state = setUp(faction, edition);
  return state.phase() === PHASE.actions
    ? state
    : play(state, (each) => each.phase() === PHASE.actions);
}
