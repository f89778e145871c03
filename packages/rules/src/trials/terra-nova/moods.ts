import { hasHex, intersects, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import {
  EFFECT,
  findGroup,
  groupValue,
  PHASE,
  QUESTION,
  ROUNDS,
  SETS,
  type State,
  TERRAINS,
} from '../../terra-nova/index.ts';

/**
 * The aim of a player who seeks rare events, which players with ordinary aims hardly ever cause.
 * Each mood is a number that the player tries to increase; one point more or less makes a large
 * difference.
 */
export interface Mood {
  readonly measure: (s: State, seat: Seat) => number;
}

interface SpecialMood extends Mood {
  /** Whether a seat can have this mood; it is not called before the seat has a faction. */
  readonly suits: (s: State, seat: Seat) => boolean;
}

const houses: Mood = {
  measure: (s, seat) => s.housesOnBoard(seat),
};

const sailing: Mood = {
  measure: (s, seat) => 2 * s.sailing(seat) + 0.5 * freeGroups(s, seat)[0].value,
};

const bridges: Mood = {
  measure: (s, seat) => 2 * (s.table.bridgePieces - s.bridgesLeft(seat)),
};

const palaces: Mood = {
  measure: (s, seat) => s.tradingPostsOnBoard(seat) + 4 * s.palacesOnBoard(seat),
};

const idleness: Mood = {
  measure: (s, seat) => (s.hasPassed(seat) ? 10 : 0),
};

/** The aim: much home terrain, with or without houses. */
const terrain: Mood = {
  measure(s, seat) {
    const home = s.home(seat);
    let hexes = 0;
    for (let hex = 0; hex < s.table.map.size; hex++) if (s.terrain(hex) === home) hexes++;
    return hexes;
  },
};

const towns: Mood = {
  measure: (s, seat) => 6 * townTiles(s, seat) + freeGroups(s, seat)[0].value,
};

/**
 * The aim: two groups of value 6 that become towns at the same time when the right palace is built.
 */
const townsAtOnce: SpecialMood = {
  suits: (s, seat) => s.table.factions[s.faction(seat)].rightPalace.townValue !== undefined,
  measure(s, seat) {
    if (s.top() === QUESTION.town) return waitingTowns(s) > 1 || ready(s, seat) ? 60 : -20;
    if (townTiles(s, seat) > 0) return 0;
    const [one, two] = freeGroups(s, seat);
    const nearTown = [one, two].map(({ value, size }) => Math.min(value, 6) + Math.min(size, 4));
    return nearTown[0] + 2 * nearTown[1] - 20 * (s.palaces(seat) >> 1);
  },
};

/**
 * The aim: the right palace first, then towns of the lower value, best without the palace in them.
 */
const smallTowns: SpecialMood = {
  suits: townsAtOnce.suits,
  measure(s, seat) {
    const [one, two] = freeGroups(s, seat);
    const groups = one.value + 1.5 * two.value + 6 * townTiles(s, seat);
    return groups + 15 * (s.palaces(seat) >> 1) + (s.tradingPostsOnBoard(seat) > 0 ? 4 : 0);
  },
};

/**
 * Whether two groups have the value and the size of a town. With the ruling for one town at a time,
 * the second group may be left over.
 */
function ready(s: State, seat: Seat): boolean {
  const { townMinimumBuildings } = s.table;
  const [one, two] = freeGroups(s, seat);
  return (
    Math.min(one.value, two.value) >= 6 && Math.min(one.size, two.size) >= townMinimumBuildings
  );
}

/** The aim: many groups around one river hex with several banks. */
const riverTowns: SpecialMood = {
  suits: (s, seat) => s.effect(seat, EFFECT.riverTown) > 0,
  measure(s, seat) {
    if (townTiles(s, seat) > 0) return 0;
    const { map } = s.table;
    let best = 0;
    for (let river = nextHex(map.river, 0, -1); river >= 0; river = nextHex(map.river, 0, river)) {
      best = Math.max(best, banksWorth(s, seat, river));
    }
    return best;
  },
};

/** The aim: the left palace, and its action as often as possible. */
const palaceAction: SpecialMood = {
  suits: (s, seat) => s.table.factions[s.faction(seat)].leftPalace.action !== undefined,
  measure: (s, seat) =>
    8 * (s.palaces(seat) & 1) +
    0.3 * s.bowl3(seat) +
    3 * s.tradingPostsOnBoard(seat) +
    (s.isPalaceActionUsed(seat) ? 6 : 0),
};

/** The aim: the house at the edge, and a town with it. */
const edgeHouse: SpecialMood = {
  suits: (s, seat) => s.table.factions[s.faction(seat)].leftPalace.whenBuilt?.ask !== undefined,
  measure: (s, seat) => 8 * (s.palaces(seat) & 1) + freeGroups(s, seat)[0].value,
};

/** The aim: far terrain with few shovels, two hexes at a time. */
const twoShovels: SpecialMood = {
  suits: (s, seat) => s.table.factions[s.faction(seat)].leftPalace.farShovels !== undefined,
  measure: (s, seat) =>
    8 * (s.palaces(seat) & 1) +
    (s.tradingPostsOnBoard(seat) > 0 ? 3 : 0) +
    0.8 * s.bowl3(seat) +
    (s.top() === QUESTION['second-shovel'] ? 12 : 0),
};

/**
 * The aim: power that stays in bowl III until the game ends, and is then turned into points, or
 * coins.
 */
const keptPower: SpecialMood = {
  suits: (s, seat) => s.effect(seat, EFFECT.exchangePower) > 0,
  measure(s, seat) {
    if (s.phase() < PHASE.gameEnd) return 2.5 * s.bowl3(seat);
    return s.startSeat() === seat ? s.coins(seat) : s.vp(seat);
  },
};

/** The aim (Planners): no free hex for the houses that come after round 3. */
const blockedIcons: SpecialMood = {
  suits: (s) => s.table.options.twoPlayerVariant === 'planners',
  measure(s) {
    let blocked = 0;
    for (let hex = 0; hex < s.table.map.size; hex++) {
      if (!hasHex(s.table.icons, s.neutral() * WORDS, hex)) continue;
      if (!hasHex(s.i32, SETS.empty, hex) || s.terrain(hex) !== s.neutral()) blocked += 2;
      for (let seat = 0; seat < s.table.players; seat++) {
        if (hasHex(s.i32, SETS.reach + seat * WORDS, hex)) blocked += 0.5;
      }
    }
    return 3 * blocked;
  },
};

/** Moods that suit everybody. */
const COMMON: readonly Mood[] = [houses, sailing, bridges, palaces, idleness, terrain, towns];
/** Moods that few factions can have; these have them twice as often as the others. */
const SPECIAL: readonly SpecialMood[] = [
  townsAtOnce,
  smallTowns,
  riverTowns,
  palaceAction,
  edgeHouse,
  twoShovels,
  keptPower,
  blockedIcons,
];
/**
 * At one table out of this number all seats have the same mood, and at half of those they do
 * little.
 */
const OF_ONE_MIND = 4;

/** The mood of a seat: it stays the same during a game, since the round tiles decide it. */
export function moodOf(s: State, seat: Seat): Mood {
  let hash = 0;
  for (let round = 1; round <= ROUNDS; round++) hash = hash * 8 + s.roundTile(round);
  if (hash % OF_ONE_MIND === 0) return (hash & 64) === 0 ? idleness : COMMON[hash % COMMON.length];
  const special = SPECIAL.filter((mood) => mood.suits(s, seat));
  const choice = (hash + seat * 3) % (3 * COMMON.length);
  if (special.length === 0 || choice < COMMON.length) return COMMON[choice % COMMON.length];
  return special[choice % special.length];
}

const GROUP = new Int32Array(WORDS);

interface Group {
  readonly value: number;
  readonly size: number;
}

const NO_GROUP: Group = { value: 0, size: 0 };
const MANY = TERRAINS.length;

/** The groups that belong to no town, the most valuable first; there is always at least one. */
function freeGroups(s: State, seat: Seat): Group[] {
  const own = SETS.own + seat * WORDS;
  const seen = new Int32Array(WORDS);
  const groups: Group[] = [];
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hasHex(seen, 0, hex)) continue;
    findGroup(s, seat, hex, GROUP);
    let size = 0;
    for (let each = nextHex(GROUP, 0, -1); each >= 0; each = nextHex(GROUP, 0, each)) size++;
    for (let w = 0; w < WORDS; w++) seen[w] |= GROUP[w];
    if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) continue;
    groups.push({ value: groupValue(s, GROUP), size });
  }
  groups.sort((one, two) => two.value - one.value);
  return [...groups, NO_GROUP, NO_GROUP].slice(0, MANY);
}

/**
 * The value of free groups around a river hex, and of hexes that could become one, if there can be
 * three.
 */
function banksWorth(s: State, seat: Seat, river: number): number {
  const { map } = s.table;
  const around = map.neighbours.subarray(river * 6, river * 6 + 6);
  const isLand = (hex: number) => hex >= 0 && hasHex(map.land, 0, hex);
  const banks = around.filter((hex, side) => isLand(hex) && !isLand(around[(side + 5) % 6]));
  if (banks.length < 3) return 0;
  let worth = 0;
  for (const hex of around) {
    if (!isLand(hex)) continue;
    if (s.owner(hex) !== seat) {
      if (!hasHex(s.i32, SETS.empty, hex)) continue;
      if (hasHex(s.i32, SETS.reach + seat * WORDS, hex)) worth += 2;
      if (s.terrain(hex) === s.home(seat)) worth += 1;
      continue;
    }
    findGroup(s, seat, hex, GROUP);
    if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) continue;
    worth += 5 + Math.min(groupValue(s, GROUP), 4);
  }
  return worth;
}

function townTiles(s: State, seat: Seat): number {
  let tiles = 0;
  for (let bits = s.townTiles(seat); bits !== 0; bits &= bits - 1) tiles++;
  return tiles;
}

/** Counts towns whose tile is still to be chosen, and removes their questions. */
function waitingTowns(s: State): number {
  let waiting = 0;
  for (; s.top() === QUESTION.town; s.pop()) waiting++;
  return waiting;
}
