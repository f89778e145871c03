import type { CalibratedMoment, Calibration, CalibrationTable } from '../src/calibration.ts';
import { chancesOf } from '../src/evaluator.ts';

/** The prediction at one moment of a game, and the result. */
export interface Promised {
  /**
   * The number of the game. All seats of one game are judged together, with the numbers that were
   * learned from other games.
   */
  readonly game: number;
  /** The moment, counted from 0. */
  readonly moment: number;
  /** By seat: the factions, and the expected and the final values. */
  readonly factions: readonly string[];
  readonly expected: readonly number[];
  readonly final: readonly number[];
  /** By seat: its share of the victory. */
  readonly won: readonly number[];
}

/** The calibration of one moment. */
type Learned = Pick<CalibratedMoment, 'pointsPerLogit' | 'above' | 'spread' | 'factions'>;

/** Each faction gets this many more seats with the value 0, since few games prove little. */
const PRIOR = 15;
/**
 * Games are divided into at most this many parts. Each part is judged with the numbers learned from
 * the others.
 */
const MOST_PARTS = 30;
/**
 * The number of parts for a second division. It shows how reliable the numbers are that were
 * learned from the other parts.
 */
const INNER_PARTS = 7;
/** The numbers of points per logit that are tried at the first moment and at the last one. */
const SCALES: readonly number[] = Array.from({ length: 17 }, (_, n) => 2 * 1.19 ** n);

/**
 * Learns the calibration of promised points from games, by moment. The lead of a faction over the
 * others is the same at all moments, except for a factor: later there is less to decide. The points
 * per logit change evenly, from those at the first moment down to their value at the last one; both
 * give the chances the least error. With so few unknown numbers some dozens of games are enough.
 */
export function learn(promised: readonly Promised[], moments: number): readonly Learned[] {
  const at = Array.from({ length: moments }, (_, moment) =>
    promised.filter((each) => each.moment === moment),
  );
  const open = at.map((some) => deviation(some.flatMap(aheadOf)));
  const shares = open.map((each) => each / open[0]);
  const factions = factionsBy(promised, shares);
  // The games from which the strength of factions was learned cannot show how reliable it is.
  const parts = Array.from({ length: INNER_PARTS }, (_, part) => {
    const isHeld = ({ game }: Promised) => game % INNER_PARTS === part;
    const taught = factionsBy(
      promised.filter((each) => !isHeld(each)),
      shares,
    );
    return { held: at.map((some) => some.filter(isHeld)), taught };
  });
  const errorAt = (scales: readonly number[]) =>
    sum(
      at.map((some, moment) => {
        const pointsPerLogit = scales[moment];
        const errors = parts.flatMap(({ held, taught }) =>
          held[moment].map((each) => errorOf(each, { factions: taught[moment], pointsPerLogit })),
        );
        return sum(errors) / some.length;
      }),
    );
  const tried = SCALES.flatMap((first) =>
    SCALES.filter((last) => last <= first).map((last) =>
      at.map((_, moment) => first * (last / first) ** (moment / (moments - 1))),
    ),
  );
  const errors = tried.map(errorAt);
  const scales = tried[errors.indexOf(Math.min(...errors))];
  return at.map((some, moment) => {
    const above = mean(some.flatMap(aboveOf));
    const rest = some.flatMap((each) =>
      aboveOf(each).map(
        (gain, seat) => gain - above - (factions[moment][each.factions[seat]] ?? 0),
      ),
    );
    return {
      above: round2(above),
      factions: factions[moment],
      pointsPerLogit: round2(scales[moment]),
      spread: round2(deviation(rest)),
    };
  });
}

/** The points of factions above the others, by moment. */
function factionsBy(
  promised: readonly Promised[],
  shares: readonly number[],
): readonly Readonly<Record<string, number>>[] {
  const aheads = [...aheadsBy(promised, shares)].sort();
  return shares.map((share) =>
    Object.fromEntries(aheads.map(([id, ahead]) => [id, round2(share * ahead)])),
  );
}

/**
 * By faction: the expected points above the others at the beginning of the game.
 * @param shares the share of these points that is still to come, by moment
 */
function aheadsBy(
  promised: readonly Promised[],
  shares: readonly number[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; weight: number }>();
  for (const each of promised) {
    const ahead = aheadOf(each);
    const share = shares[each.moment];
    for (const [seat, faction] of each.factions.entries()) {
      const found = sums.get(faction) ?? { sum: 0, weight: 0 };
      found.sum += share * ahead[seat];
      found.weight += share ** 2;
      sums.set(faction, found);
    }
  }
  const prior = PRIOR * sum(shares.map((share) => share ** 2));
  return new Map([...sums].map(([id, found]) => [id, found.sum / (found.weight + prior)]));
}

/** The squared error of the chances of a game: all seats together. */
export function errorOf(
  { expected, factions, won }: Promised,
  learned: Pick<Learned, 'factions' | 'pointsPerLogit'>,
): number {
  const points = Float64Array.from(
    expected,
    (each, seat) => each + (learned.factions[factions[seat]] ?? 0),
  );
  const chances = new Float64Array(points.length);
  chancesOf(points, points.length, 1, chances, learned.pointsPerLogit);
  return sum(won.map((share, seat) => (chances[seat] - share) ** 2));
}

/** Learns from all games, and judges each game with the numbers learned from the other games. */
export function calibrate(players: number, promised: readonly Promised[]): CalibrationTable {
  const games = [...new Set(promised.map(({ game }) => game))];
  const parts = Math.min(games.length, MOST_PARTS);
  const partOf = new Map(games.map((game, place) => [game, place % parts]));
  const last = Math.max(...promised.map(({ moment }) => moment));
  const errors = Array.from({ length: last + 1 }, (): number[] => []);
  const equals = errors.map((): number[] => []);
  for (let part = 0; part < parts; part++) {
    const isHeld = ({ game }: Promised) => partOf.get(game) === part;
    const learned = learn(
      promised.filter((each) => !isHeld(each)),
      last + 1,
    );
    for (const held of promised.filter(isHeld)) {
      const { moment, won } = held;
      errors[moment].push(errorOf(held, learned[moment]));
      equals[moment].push(sum(won.map((share) => (share - 1 / won.length) ** 2)));
    }
  }
  const moments = learn(promised, last + 1).map(
    (each, moment): CalibratedMoment => ({
      ...each,
      brier: round3(mean(errors[moment])),
      equal: round3(mean(equals[moment])),
    }),
  );
  return { players, games: games.length, moments };
}

function aboveOf({ expected, final }: Promised): readonly number[] {
  return final.map((each, seat) => each - expected[seat]);
}

/** By seat: the points beyond the prediction, compared with those of the others at the table. */
function aheadOf(promised: Promised): readonly number[] {
  const above = aboveOf(promised);
  return above.map((each) => each - (sum(above) - each) / (above.length - 1));
}

function sum(list: readonly number[]): number {
  return list.reduce((all, each) => all + each, 0);
}

function mean(list: readonly number[]): number {
  return sum(list) / list.length;
}

function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((each) => (each - middle) ** 2)));
}

function round2(number: number): number {
  return Math.round(number * 100) / 100;
}

function round3(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/**
 * @throws Error if a calibration by games of people would be replaced by none, as without the folders
 * of those games
 */
export function checkPeople(
  { people: known }: Pick<Calibration, 'people'>,
  people: readonly CalibrationTable[],
): void {
  if (known.length > 0 && people.length === 0) {
    throw new Error('Set PANGAEA_LEDGERS: the calibration by games of people would be lost.');
  }
}
