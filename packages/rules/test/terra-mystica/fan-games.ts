import type { GameUnderTest } from '../../src/conformance/index.ts';
import {
  argA,
  argB,
  argC,
  firstSeat,
  kindOf,
  type Move,
  Moves,
  Random,
  seedFromNumber,
} from '../../src/kernel/index.ts';
import { candidates } from '../../src/terra-mystica/candidates.ts';
import {
  BUILDINGS,
  type Event,
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  KIND,
  MAPS,
  type Options,
  PHASE,
  type State,
  TERRAINS,
  TURN_ORDERS,
  terraMysticaBook,
} from '../../src/terra-mystica/index.ts';
import { commonOptions } from '../../src/trials/terra-mystica/scenario.ts';
import {
  BuildingWitness,
  type MayStand,
  printedGround,
} from '../../src/trials/terra-mystica/witness.ts';
import { trial as printedTrial } from '../../src/trials/terra-mystica.trial.ts';
import { fanMeeting, MEETING_COUNT } from './fan-meetings.ts';

const FANS = FAN_FACTIONS.on;
/** The largest number of river hexes that a stack of lava crosses in the tested moves. */
const FAR = 4;
const IDS = FANS.map(({ id }) => id);
/** Abilities of the fan factions in both editions. */
const ABILITIES = [
  ...new Set(
    Object.values(FAN_FACTIONS).flatMap((factions) =>
      factions.flatMap(({ abilities = [] }) => abilities.map(({ name }) => name)),
    ),
  ),
];

/** The terrains on which fan factions may build, from the things on the board. */
const ground: MayStand = (s, seat, terrain) => {
  const { id, home, checks } = s.table.factions[s.faction(seat)];
  if (!IDS.includes(id)) return printedGround(s, seat, terrain);
  if (home === 'ice' || home === 'volcano') return terrain === home;
  const open = checks?.isOpen?.(s, seat, TERRAINS.indexOf(terrain));
  return open ?? terrain === TERRAINS[s.home(seat)];
};

/** In one game of this number, factions are chosen, dealt or auctioned instead of given. */
const CHOSEN_EVERY = 5;
const CHOICES = ['choice', 'random-boards', 'auction', 'fast-auction'] as const;

/** The games from number 0 up to this one contain every meeting. */
export const ALL_MEETINGS: number = Math.ceil((MEETING_COUNT * CHOSEN_EVERY) / (CHOSEN_EVERY - 1));

/**
 * The options of a printed game with fan factions: given by seat, with factions and maps in turn,
 * or by choice.
 */
export function fanScenario(random: Random, index: number): object {
  const fanFactions = index % 4 === 3 ? 'bga-2024-07' : 'on';
  const rest = { ...commonOptions(random), fanFactions };
  const chosen = Math.floor(index / CHOSEN_EVERY);
  if (index % CHOSEN_EVERY === 0) {
    const factions = CHOICES[chosen % CHOICES.length];
    const [map, players] = [MAPS[chosen % MAPS.length], 2 + (Math.floor(chosen / 4) % 4)];
    return { ...rest, map, players, factions, fireAndIce: random.below(3) > 0 };
  }
  const { map, factions } = fanMeeting(index - chosen - 1);
  const turnOrder = TURN_ORDERS[index % TURN_ORDERS.length];
  return { ...rest, map, factions: random.shuffle([...factions]), fireAndIce: true, turnOrder };
}

/** The same with fan factions in all seats, except for one seat from time to time. */
function crowdedScenario(random: Random, index: number): object {
  const players = 2 + (index % 4);
  const first = FANS[Math.floor(index / 2) % FANS.length];
  const order = [first, ...random.shuffle([...FANS])];
  if (index % 3 === 0) order.splice(1, 0, random.pick(FACTION_DEFINITIONS));
  const sides = order.filter(
    (each, place) => order.findIndex(({ board }) => board === each.board) === place,
  );
  return {
    ...commonOptions(random),
    map: MAPS[index % MAPS.length],
    fanFactions: index % 4 === 3 ? 'bga-2024-07' : 'on',
    factions: random.shuffle(sides.slice(0, players).map(({ id }) => id)),
    fireAndIce: true,
  };
}

const KNOWN = new WeakMap<object, Map<number, readonly Move[]>>();

/**
 * As for the game itself, but with one move for each ability of other factions, and with two hexes
 * only those close to each other: there are too many pairs.
 */
function near(s: State, seat: number): readonly Move[] {
  const { abilities, factions, map, things } = s.table;
  const known = KNOWN.get(s.table) ?? new Map<number, readonly Move[]>();
  KNOWN.set(s.table, known);
  const moves = known.get(s.faction(seat));
  if (moves !== undefined) return moves;
  const own = factions[s.faction(seat)]?.abilities ?? [];
  const others = new Set<number>();
  const found = candidates(s, seat).filter((move) => {
    if (kindOf(move) !== KIND.ability) return true;
    const ability = abilities[argA(move)];
    if (!own.includes(ability)) return others.size < others.add(argA(move)).size;
    if (ability.args[0] !== 'hex' || ability.args[1] !== 'hex') return true;
    const [from, to] = [argB(move) - things.at.hex, argC(move) - things.at.hex];
    const pair = from * map.size + to;
    return map.distance[pair] === 1 || map.riverDistance[pair] <= FAR;
  });
  known.set(s.faction(seat), found);
  return found;
}

const STRONGHOLD = BUILDINGS.indexOf('stronghold');

/**
 * The additional weight of moves of fan factions, and of moves that lead to them, for a player who
 * seeks rare events.
 */
function likedMore(s: State, move: Move): number {
  if (kindOf(move) === KIND.upgrade) return argB(move) === STRONGHOLD ? 20 : 1;
  if (kindOf(move) !== KIND.ability) return 1;
  return s.table.abilities[argA(move)].when === 'free' ? 0.2 : 12;
}

/**
 * The deeds of fan factions: each faction is played to the end and builds its stronghold, each
 * ability is used and refused.
 */
export const FAN_ROWS: readonly string[] = [
  ...IDS.flatMap((id) => [`plays ${id}`, `stronghold of ${id}`]),
  ...ABILITIES.flatMap((name) => [`uses ${name}`, `is refused ${name}`]),
];

/**
 * Events that do not occur in thousands of such games: free spades between two structures on ice
 * with a river between them. Selkies' own tests cover them.
 */
export const OUT_OF_REACH: readonly string[] = ['uses river-dwelling-instead'];

/** Games with fan factions in the form that the conformance kit tests. */
export const fanTrial: GameUnderTest<State, Options, Event> = {
  ...printedTrial,
  game: terraMysticaBook.game,
  scenario: fanScenario,
  opening: () => [],
  witness: () => new BuildingWitness(ground),
  // A pocket may have a value during one move only (`Pocket.setSilently`).
  account: { ...printedTrial.account, passing: new Set(['kept']) },
  candidates: near,
  rare: (s, seat, move) => (printedTrial.rare?.(s, seat, move) ?? 1) * likedMore(s, move),
  rows: FAN_ROWS.filter((id) => !id.startsWith('is refused')).map((id) => ({ group: 'fan', id })),
  *observe(_before, _seat, _move, events, after) {
    for (const event of events) {
      if (event.type === 'used' && ABILITIES.includes(event.what)) yield `uses ${event.what}`;
      if (event.type === 'built' && event.building === 'stronghold') {
        const { id } = after.table.factions[after.faction(event.seat)];
        if (IDS.includes(id)) yield `stronghold of ${id}`;
      }
    }
    if (after.phase() !== PHASE.over) return;
    for (let seat = 0; seat < after.table.players; seat++) {
      const { id } = after.table.factions[after.faction(seat)];
      if (IDS.includes(id)) yield `plays ${id}`;
    }
  },
};

/** The moves that players prefer besides abilities and strongholds. */
const BUILDER: ReadonlyMap<number, number> = new Map([
  [KIND.upgrade, 30],
  [KIND.build, 60],
]);
/** Free ice when the stronghold is built, and free spades: for Snow Shamans and Selkies. */
const SKATER: ReadonlyMap<number, number> = new Map([
  [KIND.upgrade, 40],
  [KIND.build, 40],
  [KIND.transform, 80],
  [KIND.decline, 60],
  [KIND.power, 60],
  [KIND.special, 60],
]);
const SELDOM: ReadonlySet<number> = new Set([KIND.convert, KIND.burn, KIND.pass]);

function styleOf(s: State, seat: number, index: number): ReadonlyMap<number, number> {
  const isIce = s.table.factions[s.faction(seat)]?.home === 'ice';
  return isIce && index % 2 === 0 ? SKATER : BUILDER;
}

/**
 * The weight of a move for a player with a given style; abilities in addition to the action have as
 * little weight as conversions.
 */
function liking(s: State, move: Move, style: ReadonlyMap<number, number>): number {
  const kind = kindOf(move);
  if (kind === KIND.ability) return s.table.abilities[argA(move)].when === 'free' ? 1 : 30;
  if (kind === KIND.upgrade && argB(move) === STRONGHOLD) return 300;
  return style.get(kind) ?? (SELDOM.has(kind) ? 1 : 5);
}

/**
 * One game of players who prefer abilities. Every position is checked; in some, the list and the
 * check are compared, and refusals are noted.
 * @returns complaints.
 */
export function playLiking(index: number, seen: Set<string>): readonly string[] {
  const { game } = fanTrial;
  const random = Random.fromSeed(seedFromNumber(index));
  const options = game.options(crowdedScenario(random, index));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = game.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error('set-up refused');
  const s = set.value;
  const before = game.slot(s);
  const witness = new BuildingWitness(ground);
  const moves = new Moves();
  const wrong: string[] = [];
  for (let who = game.deciders(s), n = 0; who !== 0; who = game.deciders(s), n++) {
    const seat = firstSeat(who);
    game.legal(s, seat, moves);
    const listed = moves.toArray();
    const hasAbility = listed.some((move) => kindOf(move) === KIND.ability);
    if (n % 7 === 0 || (hasAbility && n % 3 === 0))
      wrong.push(...disagreement(s, seat, listed, seen));
    const style = styleOf(s, seat, index);
    const weights = listed.map((move) => liking(s, move, style));
    let pick = random.below(Math.ceil(weights.reduce((sum, each) => sum + each, 0)));
    let place = 0;
    while (place < listed.length - 1 && pick >= weights[place]) pick -= weights[place++];
    const events: Event[] = [];
    game.copy(s, before);
    game.apply(s, seat, listed[place], events);
    for (const row of fanTrial.observe(before, seat, listed[place], events, s)) seen.add(row);
    const step = { before, seat, move: listed[place], isOrder: false, events, after: s };
    wrong.push(...witness.see(step), ...fanTrial.conserved(s));
  }
  return wrong.map((each) => `game ${index}: ${each}`);
}

/** Refusals that do not belong to a single ability. */
const ELSEWHERE: readonly string[] = [
  'not-now',
  'answer-first',
  'action-already-taken',
  'not-your-ability',
  'ability-needs-stronghold',
  'ability-argument',
];

/** The listed abilities, dwellings and upgrades are exactly those that pass the check. */
function disagreement(
  s: State,
  seat: number,
  listed: readonly Move[],
  seen: Set<string>,
): readonly string[] {
  const { game } = fanTrial;
  const kinds: readonly number[] = [KIND.ability, KIND.build, KIND.upgrade, KIND.transform];
  const own =
    s.faction(seat) < s.table.factions.length ? s.table.factions[s.faction(seat)] : undefined;
  const passing: Move[] = [];
  for (const move of near(s, seat)) {
    if (!kinds.includes(kindOf(move))) continue;
    if (game.check(s, seat, move) === 0) passing.push(move);
    else if (kindOf(move) === KIND.ability) {
      const ability = s.table.abilities[argA(move)];
      const reason = game.explain(s, seat, move);
      if (!ELSEWHERE.includes(reason.code) && own?.abilities?.includes(ability))
        seen.add(`is refused ${ability.name}`);
    }
  }
  const told = (list: readonly Move[]) => list.map((move) => game.notation.print(s, move)).sort();
  const [one, other] = [told(passing), told(listed.filter((move) => kinds.includes(kindOf(move))))];
  return [
    ...one
      .filter((move) => !other.includes(move))
      .map((move) => `${move} passes, but is not listed`),
    ...other.filter((move) => !one.includes(move)).map((move) => `${move} is listed, but refused`),
  ];
}
