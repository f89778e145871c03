import { clearHexes, countHexes, hasHex, RIVER, uniteInto, WORDS } from '../../hexmap/index.ts';
import { argA, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../../terra-mystica/boards/compile-traits.ts';
import {
  KIND,
  NONE,
  QUESTION,
  RULES,
  SETS,
  SPECIAL_ACTIONS,
  State,
  TOWN_TILES,
} from '../../terra-mystica/index.ts';
import { findGroup, groupValue, joinGroup } from '../../terra-mystica/land/groups.ts';
import { SANCTUARY, TEMPLE } from '../../terra-mystica/structures/building-kinds.ts';
import { townProgress, worth } from './worth.ts';

/** The weight of each kind of move for every mood; 1 if it is not listed. */
const LIKED = new Map<number, number>([
  [KIND.upgrade, 4],
  [KIND.build, 3],
  [KIND.special, 8],
  [KIND.power, 3],
  [KIND['river-town'], 30],
  [KIND['skip-build'], 4],
  [KIND.bridge, 3],
  [KIND.landscape, 6],
  [KIND.altar, 3],
  [KIND['land-bridge'], 6],
  [KIND['take-coin'], 2],
  [KIND['advance-shipping'], 2],
  [KIND['advance-exchange'], 2],
  [KIND.burn, 0.2],
  [KIND.convert, 0.05],
  [KIND.pass, 0.05],
  [KIND.drop, 0.02],
  [KIND.end, 2],
]);

/** For the Mermaids: the power value of all groups outside towns around the best river hex. */
function riverProgress(s: State, seat: Seat): number {
  const { map } = s.table;
  const groups = new Int32Array(WORDS);
  let best = 0;
  for (let river = 0; river < map.size; river++) {
    if (map.ground[river] !== RIVER) continue;
    clearHexes(groups, 0);
    let count = 0;
    for (let d = 0; d < 6; d++) {
      const hex = map.neighbours[river * 6 + d];
      if (hex < 0 || s.owner(hex) !== seat || hasHex(groups, 0, hex)) continue;
      if (hasHex(s.i32, SETS.inTown + seat * WORDS, hex)) continue;
      joinGroup(s, seat, hex, groups);
      count++;
    }
    if (count > 1) best = Math.max(best, groupValue(s, seat, groups) + 2);
  }
  return best;
}

/**
 * Groups outside towns, the most valuable first: power value and structures, up to the numbers that
 * a town needs.
 */
function groupsOf(s: State, seat: Seat, most: number): number[] {
  const seen = new Int32Array(WORDS);
  const group = new Int32Array(WORDS);
  const found: number[] = [];
  for (let hex = 0; hex < s.table.map.size; hex++) {
    if (s.owner(hex) !== seat || hasHex(seen, 0, hex)) continue;
    findGroup(s, seat, hex, group);
    uniteInto(seen, 0, group, 0);
    if (hasHex(s.i32, SETS.inTown + seat * WORDS, hex)) continue;
    found.push(Math.min(most, groupValue(s, seat, group)) + Math.min(4, countHexes(group, 0)));
  }
  return found.sort((one, other) => other - one);
}

/** Number of towns whose tiles are still to be chosen. */
function townsDue(s: State): number {
  let due = 0;
  for (let depth = 0; depth < s.depth(); depth++) if (s.questionAt(depth) === QUESTION.town) due++;
  return due;
}

/** How near a seat is to two groups that FAV5 turns into towns at the same time. */
function twoTowns(s: State, seat: Seat): number {
  const [one = 0, two = 0] = groupsOf(s, seat, 6);
  const due = townsDue(s);
  return (
    1.5 * one +
    1.5 * two +
    0.5 * Math.min(one, two) +
    (due > 1 ? 40 : -8 * due) -
    12 * townsOf(s, seat)
  );
}

/**
 * How near a seat is to a town with steps on all cults while two cults are near their end and it
 * has no key.
 */
function shortOfKeys(s: State, seat: Seat): number {
  const steps = [0, 1, 2, 3]
    .filter((cult) => s.cultTop(cult) === NONE)
    .map((cult) => Math.min(9, s.cult(seat, cult)))
    .sort((one, two) => two - one);
  const [one = 0, two = 0] = steps;
  const ready = two >= 8;
  const asked = s.depth() > 0 && s.top() === QUESTION.keys;
  const [group = 0] = groupsOf(s, seat, ready ? 7 : 6);
  const due = ready ? 12 * townsDue(s) : -12 * townsDue(s);
  return (
    1.2 * (one + two) +
    (ready ? 3 : 1.5) * group +
    due +
    (asked ? 40 : 0) -
    (ready ? 0 : 10) * townsOf(s, seat)
  );
}

/** The aim of a player in each mood. */
const MOODS: readonly ((s: State, seat: Seat) => number)[] = [
  (s, seat) => 1.5 * townProgress(s, seat) + 8 * townsOf(s, seat),
  (s, seat) => 1.5 * townProgress(s, seat) + 8 * townsOf(s, seat) + 2 * highest(s, seat),
  (s, seat) => 1.2 * riverProgress(s, seat) + 8 * townsOf(s, seat),
  twoTowns,
  (s, seat) => 4 * s.onMap(seat, 4) + 4 * s.onMap(seat, 5) + s.onMap(seat, 3) + s.onMap(seat, 2),
  (s, seat) => 0.7 * (s.bowl3(seat) + 0.5 * s.bowl2(seat)) + s.vp(seat) / 4,
  shortOfKeys,
];

/** Indices in `MOODS` of the moods for a single faction. */
const RIVER_MOOD = 2;
const KEYS_MOOD = 6;

function moodOf(s: State, seat: Seat): (s: State, seat: Seat) => number {
  if (s.trait(seat, TRAIT.riverTown) > 0) return MOODS[RIVER_MOOD];
  if (s.trait(seat, TRAIT.priestSteps) > 0) return MOODS[KEYS_MOOD];
  return MOODS[(s.faction(seat) + s.roundTile(1) + seat) % MOODS.length];
}

function townsOf(s: State, seat: Seat): number {
  return TOWN_TILES.reduce((sum, _, tile) => sum + s.towns(seat, tile), 0);
}

/** Steps on the two best cults. */
function highest(s: State, seat: Seat): number {
  const steps = [0, 1, 2, 3].map((cult) => s.cult(seat, cult)).sort((one, two) => two - one);
  return steps[0] + steps[1];
}

/**
 * How near a seat is to the conditions of its landscape; after that, to the towns that the
 * landscape helps to found.
 */
function landscapeProgress(s: State, seat: Seat): number {
  const { landscapeCount, landscapeNeeds, landscapeWay } = s.table;
  const faction = s.faction(seat);
  if (!s.hasLandscapes() || landscapeWay[faction] < 0) return 0;
  if (s.landscape(seat) === NONE) {
    const needs = landscapeNeeds[faction];
    const onTheWay = needs === SANCTUARY ? Math.min(1, s.onMap(seat, TEMPLE)) : 0;
    return 4 * Math.min(s.onMap(seat, needs), landscapeCount[faction]) + 2 * onTheWay;
  }
  const isAboutTowns = s.trait(seat, TRAIT.townCultSteps) + s.trait(seat, TRAIT.townGrows) > 0;
  return 8 + (isAboutTowns ? 1.5 * townProgress(s, seat) + 8 * townsOf(s, seat) : 0);
}

function likedAs(s: State, move: Move): number {
  const kind = kindOf(move);
  if (kind === KIND.special && SPECIAL_ACTIONS[argA(move)] === 'ACTH5') return 60;
  if (kind === KIND.town && ['TW5', 'TW6'].includes(TOWN_TILES[argA(move)])) return 20;
  if (kind === KIND.decline && s.top() === QUESTION.token) return 10;
  return LIKED.get(kind) ?? 1;
}

/** The weight of a move for a player who seeks rare events; only ratios matter. */
export function rare(s: State, seat: Seat, move: Move): number {
  const liked = likedAs(s, move);
  if (s.faction(seat) === NONE || s.depth() === 0) return liked;
  const mood = moodOf(s, seat);
  const after = new State(s.table);
  after.copyFrom(s);
  RULES.apply(after, seat, move, undefined);
  const gain =
    mood(after, seat) -
    mood(s, seat) +
    landscapeProgress(after, seat) -
    landscapeProgress(s, seat) +
    0.25 * (worth(after, seat) - worth(s, seat));
  return liked * Math.exp(Math.max(-5, Math.min(5, gain)));
}
