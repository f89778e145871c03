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
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import { commonOptions } from '../../src/trials/terra-mystica/scenario.ts';
import {
  BuildingWitness,
  type MayStand,
  printedGround,
} from '../../src/trials/terra-mystica/witness.ts';
import { trial as printedTrial } from '../../src/trials/terra-mystica.trial.ts';

const FANS = FAN_FACTIONS.on;
const IDS = FANS.map(({ id }) => id);
/** Of both editions. */
const ABILITIES = [
  ...new Set(
    Object.values(FAN_FACTIONS).flatMap((factions) =>
      factions.flatMap(({ abilities = [] }) => abilities.map(({ name }) => name)),
    ),
  ),
];

/** Where fan factions may build, from what lies on the board. */
const ground: MayStand = (s, seat, terrain) => {
  const { id, home, checks } = s.table.factions[s.faction(seat)];
  if (!IDS.includes(id)) return printedGround(s, seat, terrain);
  if (home === 'ice' || home === 'volcano') return terrain === home;
  const open = checks?.isOpen?.(s, seat, TERRAINS.indexOf(terrain));
  return open ?? terrain === TERRAINS[s.home(seat)];
};

/** The options of a printed game with fan factions in it: given by seat, or chosen, dealt and auctioned. */
function fanScenario(random: Random, index: number): unknown {
  const fanFactions = index % 4 === 3 ? 'bga-2024-07' : 'on';
  const rest = { ...commonOptions(random), map: MAPS[index % MAPS.length], fanFactions };
  const factions = ['choice', 'random-boards', 'auction', 'fast-auction'][index % 20];
  if (factions !== undefined) {
    const fireAndIce = random.below(3) > 0;
    return { ...rest, players: 2 + random.below(4), factions, fireAndIce };
  }
  const players = 2 + (index % 4);
  const first = FANS[Math.floor(index / 2) % FANS.length];
  const printed = random.shuffle([...FACTION_DEFINITIONS]);
  const order = [first, ...random.shuffle([...FANS]), ...printed];
  // Fan factions first, but for one seat now and then.
  if (index % 3 === 0) order.splice(1, 0, random.pick(FACTION_DEFINITIONS));
  const sides = order.filter(
    (each, place) => order.findIndex(({ board }) => board === each.board) === place,
  );
  return {
    ...rest,
    factions: random.shuffle(sides.slice(0, players).map(({ id }) => id)),
    fireAndIce: true,
    turnOrder: TURN_ORDERS[index % TURN_ORDERS.length],
  };
}

const KNOWN = new WeakMap<object, readonly Move[]>();

/** As for the game itself, but with two hexes only those close to each other: there are too many pairs. */
function near(s: State, seat: number): readonly Move[] {
  const known = KNOWN.get(s.table);
  if (known !== undefined) return known;
  const { abilities, map, things } = s.table;
  const moves = candidates(s, seat).filter((move) => {
    if (kindOf(move) !== KIND.ability) return true;
    const { args } = abilities[argA(move)];
    if (args[0] !== 'hex' || args[1] !== 'hex') return true;
    const [from, to] = [argB(move) - things.at.hex, argC(move) - things.at.hex];
    return map.distance[from * map.size + to] === 1 || map.riverDistance[from * map.size + to] <= 2;
  });
  KNOWN.set(s.table, moves);
  return moves;
}

/** What so few games hardly ever come to; tests of the factions use and refuse it. */
const SELDOM: readonly string[] = [
  ...['uses shaman-dwelling', 'uses river-dwelling', 'uses river-dwelling-instead'],
  ...['uses lay-town-tile', 'is refused lay-town-tile'],
  ...['is refused prospect', 'is refused four-power', 'is refused far-spade'],
];

/** What fan factions do: each is played to the end and builds its stronghold, each ability is used and refused. */
const FAN_ROWS: readonly string[] = [
  ...IDS.flatMap((id) => [`plays ${id}`, `stronghold of ${id}`]),
  ...ABILITIES.flatMap((name) => [`uses ${name}`, `is refused ${name}`]),
];

/** Those of them that some dozens of games come to. */
export const FAN_ROWS_OFTEN: readonly string[] = FAN_ROWS.filter((row) => !SELDOM.includes(row));

/** Games with fan factions as the conformance kit sees them. */
export const fanTrial: GameUnderTest<State, Options, Event> = {
  ...printedTrial,
  game: terraMystica([], FACTION_DEFINITIONS, FAN_FACTIONS),
  scenario: fanScenario,
  opening: () => [],
  witness: () => new BuildingWitness(ground),
  // A pocket may hold something for the length of a move (`Pocket.setSilently`).
  account: { ...printedTrial.account, passing: new Set(['kept']) },
  candidates: near,
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

const STRONGHOLD = BUILDINGS.indexOf('stronghold');

/** How much a player who likes abilities likes a move; those beside the action as little as conversions. */
function liking(s: State, move: Move): number {
  const kind = kindOf(move);
  if (kind === KIND.ability) return s.table.abilities[argA(move)].when === 'free' ? 1 : 30;
  if (kind === KIND.upgrade) return argB(move) === STRONGHOLD ? 300 : 30;
  if (kind === KIND.build) return 60;
  return kind === KIND.convert || kind === KIND.burn || kind === KIND.pass ? 1 : 5;
}

/**
 * One game of players who like abilities. Every position is looked at; in some the list and the check are compared,
 * and what is refused is noted.
 * @returns complaints.
 */
export function playLiking(index: number, seen: Set<string>): readonly string[] {
  const { game } = fanTrial;
  const random = Random.fromSeed(seedFromNumber(index));
  const options = game.options(fanScenario(random, index));
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
    const weights = listed.map((move) => liking(s, move));
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

/** Refusals that are not an ability's own. */
const ELSEWHERE: readonly string[] = [
  ...['not-now', 'answer-first', 'action-already-taken', 'not-your-ability'],
  ...['ability-used', 'ability-needs-stronghold', 'ability-argument'],
];

/** Abilities, dwellings and upgrades listed are those that pass the check. */
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
