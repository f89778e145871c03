import { expect, test } from 'vitest';
import { conformance, type GameUnderTest } from '../../src/conformance/index.ts';
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
  KIND,
  type Options,
  type State,
  TERRAINS,
  terraMystica,
} from '../../src/terra-mystica/index.ts';
import {
  BuildingWitness,
  type MayStand,
  printedGround,
} from '../../src/trials/terra-mystica/witness.ts';
import { trial as terraMysticaTrial } from '../../src/trials/terra-mystica.trial.ts';
import { OWN_FACTIONS } from './own-factions/index.ts';

const ALL = [...FACTION_DEFINITIONS, ...OWN_FACTIONS];
const ABILITIES = OWN_FACTIONS.flatMap(({ abilities = [] }) => abilities.map(({ name }) => name));
const KEPT = ['treasury', 'markers', 'pieces', 'blocker', 'priests', 'received'];
const TOLD = ['extra-card', 'card-returned', 'bridge-moved', 'moved'];

/** One faction side for each board, those of the tests first. */
function scenario(random: Random, index: number): unknown {
  const players = 2 + (index % 4);
  const order = [...random.shuffle([...OWN_FACTIONS]), ...random.shuffle([...FACTION_DEFINITIONS])];
  const sides = order.filter(
    (each, place) => order.findIndex(({ board }) => board === each.board) === place,
  );
  return {
    players,
    factions: sides.slice(0, players).map(({ id }) => id),
    map: random.pick(['base', 'lakes', 'fjords', 'fire-and-ice']),
    fireAndIce: true,
    miniBonusCard: true,
    rules: random.pick(['standard', 'bga']),
    finalTile: 'random',
  };
}

const STRONGHOLD = BUILDINGS.indexOf('stronghold');
const KNOWN = new WeakMap<object, readonly Move[]>();

/** As for the game itself, but with two hexes only for neighbours: there are too many pairs. */
function near(s: State, seat: number): readonly Move[] {
  const known = KNOWN.get(s.table);
  if (known !== undefined) return known;
  const { abilities, map, things } = s.table;
  const moves = candidates(s, seat).filter((move) => {
    if (kindOf(move) !== KIND.ability) return true;
    const { args } = abilities[argA(move)];
    if (args[0] !== 'hex' || args[1] !== 'hex') return true;
    const [from, to] = [argB(move) - things.at.hex, argC(move) - things.at.hex];
    return map.distance[from * map.size + to] === 1;
  });
  KNOWN.set(s.table, moves);
  return moves;
}

/** The terrains on which the factions of the tests may build, from the things on the board. */
const ground: MayStand = (s, seat, terrain) => {
  const { id, home, checks } = s.table.factions[s.faction(seat)];
  if (!OWN_FACTIONS.some((each) => each.id === id)) return printedGround(s, seat, terrain);
  if (home === 'ice' || home === 'volcano') return terrain === home;
  const open = checks?.isOpen?.(s, seat, TERRAINS.indexOf(terrain));
  return open ?? terrain === TERRAINS[s.home(seat)];
};

/**
 * Tests the kit's laws with the factions of the tests; rows are the events that only they cause.
 */
const trial: GameUnderTest<State, Options, Event> = {
  ...terraMysticaTrial,
  game: terraMystica([], ALL),
  scenario,
  opening: () => [],
  witness: () => new BuildingWitness(ground),
  // A pocket may have a value during one move only (`Pocket.setSilently`).
  account: { ...terraMysticaTrial.account, passing: new Set(['kept']) },
  candidates: near,
  rows: [
    ...OWN_FACTIONS.map(({ id }) => ({ group: 'factions', id: `plays ${id}` })),
    ...ABILITIES.map((id) => ({ group: 'abilities', id })),
    ...KEPT.map((id) => ({ group: 'storage', id: `keeps ${id}` })),
    ...TOLD.map((id) => ({ group: 'events', id: `event ${id}` })),
  ],
  *observe(_before, _seat, _move, events) {
    for (const event of events) {
      if (event.type === 'used' && ABILITIES.includes(event.what)) yield event.what;
      if (event.type === 'kept' && KEPT.includes(event.what)) yield `keeps ${event.what}`;
      if (TOLD.includes(event.type)) yield `event ${event.type}`;
      if (event.type === 'kept' || event.type === 'passed') yield* playedBy(_before, event.seat);
    }
  },
};

function* playedBy(s: State, seat: number): Iterable<string> {
  const { id } = s.table.factions[s.faction(seat)];
  if (OWN_FACTIONS.some((each) => each.id === id)) yield `plays ${id}`;
}

/** In one of this many positions, every check is called with everything that can be written. */
const AGREE_EVERY = process.env.PANGAEA_SOAK === undefined ? 21 : 7;

/**
 * One game of players who prefer abilities; every position is checked, and in some the list and the
 * check are compared.
 */
function playThrough(index: number, seen: Set<string>): void {
  const { game } = trial;
  const random = Random.fromSeed(seedFromNumber(index));
  const options = game.options(scenario(random, index));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = game.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error('set-up refused');
  const s = set.value;
  const before = game.slot(s);
  const witness = new BuildingWitness(ground);
  const moves = new Moves();
  for (let who = game.deciders(s), n = 0; who !== 0; who = game.deciders(s), n++) {
    const seat = firstSeat(who);
    game.legal(s, seat, moves);
    const listed = moves.toArray();
    if (n % AGREE_EVERY === 0) agree(s, seat, listed);
    const weights = listed.map((move) => liking(move));
    let pick = random.below(Math.ceil(weights.reduce((sum, each) => sum + each, 0)));
    let place = 0;
    while (place < listed.length - 1 && pick >= weights[place]) pick -= weights[place++];
    const events: Event[] = [];
    game.copy(s, before);
    game.apply(s, seat, listed[place], events);
    for (const row of trial.observe(s, seat, listed[place], events, s)) seen.add(row);
    const step = { before, seat, move: listed[place], isOrder: false, events, after: s };
    expect(witness.see(step), `game ${index}`).toEqual([]);
    expect(trial.conserved(s), `game ${index}`).toEqual([]);
  }
}

function liking(move: Move): number {
  const kind = kindOf(move);
  if (kind === KIND.ability) return 30;
  if (kind === KIND.upgrade) return argB(move) === STRONGHOLD ? 300 : 30;
  if (kind === KIND.build) return 60;
  return kind === KIND.convert || kind === KIND.burn || kind === KIND.pass ? 1 : 5;
}

/** The listed abilities, dwellings and upgrades are exactly those that pass the check. */
function agree(s: State, seat: number, listed: readonly Move[]): void {
  const { game } = trial;
  const kinds: readonly number[] = [KIND.ability, KIND.build, KIND.upgrade, KIND.transform];
  const passing = near(s, seat)
    .filter((move) => kinds.includes(kindOf(move)))
    .filter((move) => game.check(s, seat, move) === 0);
  const told = (list: readonly Move[]) => list.map((move) => game.notation.print(s, move)).sort();
  expect(told(passing)).toEqual(told(listed.filter((move) => kinds.includes(kindOf(move)))));
}

test('factions of every kind hold every law, through the hook points only', () => {
  const result = conformance(trial, { games: 6, seed: 1 });
  expect(result.failures).toEqual([]);
});

test('everything that they can do happens, and lists agree with checks', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 60; index++) playThrough(index, seen);
  expect(trial.rows.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
