import {
  CULTS,
  type Cult,
  cultRewards,
  type Goods,
  LAST_SPACE,
  NONE,
  NUMBERS,
  ROUND_TILE_DATA,
  ROUND_TILES,
  ROUNDS,
  type State,
} from '@pangaea/rules/terra-mystica';
import { seatsOf } from './seats.ts';

/** A space of the ruler beside the tracks. */
export interface Space {
  readonly space: number;
  /** Power for reaching it. */
  readonly power: number;
  /** Whether it needs a key and has room for only one marker. */
  readonly needsKey: boolean;
}

/** The spaces, from the last one down to 0. */
export const SPACES: readonly Space[] = NUMBERS.cultPower
  .map((power, space) => ({ space, power, needsKey: space === LAST_SPACE }))
  .toReversed();

export interface Marker {
  readonly seat: number;
  readonly at: number;
  /** The step before a draft that moves the marker. */
  readonly from: number | undefined;
}

/** A place for a priest: the seat of the priest there, or the steps that it gives. */
export interface PriestPlace {
  readonly space: number;
  readonly steps: number;
  readonly seat: number | undefined;
  /** Whether a draft put the priest there. */
  readonly isNew: boolean;
}

export interface CultTrack {
  readonly cult: Cult;
  /** Index into `CULTS`. */
  readonly index: number;
  readonly markers: readonly Marker[];
  readonly places: readonly PriestPlace[];
  /** Spaces with the bonus of this round, which is paid again at each. */
  readonly bonus: readonly number[];
}

/**
 * The four tracks.
 * @param before the position at the beginning of a draft
 */
export function tracksOf(state: State, before: State = state): readonly CultTrack[] {
  const bonus = bonusOf(state);
  return CULTS.map((cult, index) => ({
    cult,
    index,
    markers: seatsOf(state)
      .filter((seat) => state.faction(seat) !== NONE)
      .map((seat) => {
        const at = state.cult(seat, index);
        const from = before.cult(seat, index);
        return { seat, at, from: from === at ? undefined : from };
      }),
    places: NUMBERS.priestSpaces.map((steps, space) => {
      const seat = state.priestSpace(index, space);
      return {
        space,
        steps,
        seat: seat === NONE ? undefined : seat,
        isNew: seat !== NONE && before.priestSpace(index, space) === NONE,
      };
    }),
    bonus:
      bonus?.cult === cult
        ? SPACES.map(({ space }) => space).filter((space) => space > 0 && space % bonus.per === 0)
        : [],
  }));
}

/** The bonus at the end of a round: for every `per` steps on the cult, or priests sent, the reward. */
export interface CultBonus {
  readonly cult: Cult | 'priests';
  readonly per: number;
  readonly reward: Goods;
}

/** The bonus of a round; the last round has none, and before the first there is none. */
export function bonusOf(state: State, round: number = state.round()): CultBonus | undefined {
  if (round < 1 || round >= ROUNDS || state.roundTile(round) === NONE) return undefined;
  return ROUND_TILE_DATA[ROUND_TILES[state.roundTile(round)]];
}

/** The gain of a seat from this round's bonus in the present position. */
export function bonusFor(state: State, seat: number): Goods | undefined {
  const bonus = bonusOf(state);
  if (bonus === undefined || state.faction(seat) === NONE) return undefined;
  const times = cultRewards(state, seat);
  const { coins = 0, workers = 0, priests = 0, power = 0, spades = 0 } = bonus.reward;
  return {
    coins: coins * times,
    workers: workers * times,
    priests: priests * times,
    power: power * times,
    spades: spades * times,
  };
}

/** The next space with power above a step, and the number of steps to it. */
export function nextPower(
  step: number,
): { readonly space: number; readonly power: number; readonly steps: number } | undefined {
  const next = SPACES.findLast(({ space, power }) => space > step && power > 0);
  return next && { space: next.space, power: next.power, steps: next.space - step };
}

/** The power of all spaces that a marker passes on its way up. */
export function powerOnWay(from: number, to: number): number {
  return SPACES.filter(({ space }) => space > from && space <= to).reduce(
    (sum, { power }) => sum + power,
    0,
  );
}
