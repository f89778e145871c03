import {
  argA,
  argB,
  argC,
  firstSeat,
  kindOf,
  type Move,
  Moves,
  Random,
  type Seat,
  seedFromNumber,
} from '../../../src/kernel/index.ts';
import {
  BUILDINGS,
  candidates,
  type Event,
  FACTION_DEFINITIONS,
  FAN_FACTIONS,
  KIND,
  KIND_WORDS,
  MAPS,
  NONE,
  type Options,
  PHASE,
  type State,
  type TerraMystica,
  TURN_ORDERS,
  terraMystica,
} from '../../../src/terra-mystica/index.ts';
import { watchAbility } from './abilities.ts';
import { Account, type FanNumbers, type FanWitness } from './account.ts';
import { type Listed, Seen } from './seen.ts';

const FAN_GAME: TerraMystica = terraMystica([], FACTION_DEFINITIONS, FAN_FACTIONS);
const BOARD_OF = new Map(
  [...FACTION_DEFINITIONS, ...FAN_FACTIONS.on].map(({ id, board }) => [id, board]),
);

/**
 * The kind of a move for choosing: conversions of each size are one kind, and so are buildings on
 * each hex.
 */
function sort(move: Move): number {
  const kind = kindOf(move);
  if (kind === KIND.ability) return 100 + argA(move);
  return kind === KIND.upgrade ? 200 + argB(move) : kind;
}

/**
 * Players prefer abilities of single factions, strongholds and buildings; some factions have
 * further preferences.
 */
function liking(s: State, move: Move, likes: FanWitness['likes'] = {}): number {
  const kind = kindOf(move);
  const own = likes[KIND_WORDS[kind]];
  if (own !== undefined) return own;
  if (kind === KIND.upgrade && BUILDINGS[argB(move)] === 'stronghold') return 150;
  if (kind === KIND.ability) return s.table.abilities[argA(move)].when === 'free' ? 2 : 40;
  if (kind === KIND.upgrade) return 25;
  if (kind === KIND.build) return 40;
  if (kind === KIND['take-power']) return 20;
  if (kind === KIND.drop) return 0;
  return kind === KIND.convert || kind === KIND.burn || kind === KIND.pass ? 1 : 8;
}

/** Chooses first what to do, and then one of the moves that do it. */
function choose(
  random: Random,
  s: State,
  listed: readonly Move[],
  likes: FanWitness['likes'],
): Move {
  const sorts = new Map<number, Move[]>();
  for (const move of listed) {
    const same = sorts.get(sort(move));
    if (same === undefined) sorts.set(sort(move), [move]);
    else same.push(move);
  }
  const kinds = [...sorts.values()];
  const weights = kinds.map(([move]) => liking(s, move, likes));
  let pick = random.below(weights.reduce((sum, each) => sum + each, 0));
  let place = 0;
  while (place < kinds.length - 1 && pick >= weights[place]) pick -= weights[place++];
  return random.pick(kinds[place]);
}

/** The factions of a game: the watched one, then others of other colours. */
function table(random: Random, first: string, players: number): string[] {
  const ids = [first];
  const rest = random.shuffle([...FACTION_DEFINITIONS, ...FAN_FACTIONS.on, ...FAN_FACTIONS.on]);
  for (const { id, board } of rest) {
    if (ids.length < players && ids.every((each) => BOARD_OF.get(each) !== board)) ids.push(id);
  }
  return random.shuffle(ids);
}

/** The largest distance between two hexes of an ability that is tested. */
const FAR = 7;
const KNOWN = new WeakMap<object, ReadonlyMap<number, readonly Move[]>>();

/**
 * All written forms of building, upgrading and the faction's own abilities, legal or not, by kind.
 */
function writable(s: State, me: Seat): ReadonlyMap<number, readonly Move[]> {
  const known = KNOWN.get(s.table);
  if (known !== undefined) return known;
  const { abilities, factions, map, things } = s.table;
  const own = factions[s.faction(me)].abilities ?? [];
  const moves = candidates(s, me).filter((move) => {
    const kind = kindOf(move);
    if (kind !== KIND.ability) return kind === KIND.build || kind === KIND.upgrade;
    const ability = abilities[argA(move)];
    if (!own.includes(ability)) return false;
    if (ability.args[0] !== 'hex' || ability.args[1] !== 'hex') return true;
    const [from, to] = [argB(move) - things.at.hex, argC(move) - things.at.hex];
    return map.distance[from * map.size + to] <= FAR;
  });
  const byKind = Map.groupBy(moves, kindOf);
  KNOWN.set(s.table, byKind);
  return byKind;
}

/** The ways to choose factions, by number of the game; mostly they are given by seat. */
const WAYS: Readonly<Record<number, Options['factions']>> = {
  3: 'choice',
  7: 'auction',
  13: 'random-boards',
  17: 'fast-auction',
};

function setUp(
  witness: FanWitness,
  index: number,
  random: Random,
  game: TerraMystica,
): { s: State; numbers: FanNumbers } {
  const numbers: FanNumbers = index % 5 === 4 ? 'bga-2024-07' : 'on';
  const factions = table(random, witness.id, 2 + random.below(4));
  const options = game.options({
    players: factions.length,
    factions: WAYS[index % 20] ?? factions,
    fireAndIce: true,
    fanFactions: numbers,
    landscapes: random.below(3) === 0,
    turnOrder: random.pick(TURN_ORDERS),
    map: random.pick(MAPS),
    miniTownTiles: random.below(2) === 0,
    miniBonusCard: random.below(2) === 0,
    miniRoundTile: random.below(2) === 0,
    startVp: 'by-faction',
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const set = game.setup(options.value, seedFromNumber(index));
  if (!set.ok) throw new Error('set-up refused');
  return { s: set.value, numbers };
}

/** The seat of a faction; NONE before it has been chosen. */
function seatOf(s: State, id: string): Seat {
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  return seats.find((seat) => s.table.factions[s.faction(seat)]?.id === id) ?? NONE;
}

/**
 * Plays game number `index`, with a faction in it if it is chosen, and shows every move to its
 * witness.
 */
export function playWatched(
  witness: FanWitness,
  index: number,
  account: Account,
  game: TerraMystica = FAN_GAME,
): void {
  const random = Random.fromSeed(seedFromNumber(index));
  const { numbers, s } = setUp(witness, index, random, game);
  const before = game.slot(s);
  const moves = new Moves();
  account.where = `game ${index}, set-up`;
  // Rich players reach strongholds, towns and the ends of tracks.
  let isGiven = index % 2 === 0;
  // Checking every written move takes longer than playing.
  const isChecked = index % 5 === 0;
  const likes = index % 4 < 2 ? witness.likes : undefined;
  let me = seatOf(s, witness.id);
  let see = me === NONE ? undefined : witness.watch(s, me, account, numbers);
  for (let who = game.deciders(s); who !== 0; who = game.deciders(s)) {
    const seat = firstSeat(who);
    game.legal(s, seat, moves);
    const listed = moves.toArray();
    const written = (move: Move) => game.notation.print(s, move).split(' ');
    const named =
      see === undefined ? listed.filter((each) => written(each).includes(witness.id)) : [];
    const wanted = named.length > 0 ? named : listed;
    const move = choose(random, s, wanted, seat === me ? likes : undefined);
    const text = game.notation.print(s, move);
    account.where = `game ${index}, round ${s.round()}, seat ${seat}: ${text}`;
    const events: Event[] = [];
    if (isGiven && s.phase() === PHASE.actions) {
      isGiven = false;
      s.addWorkers(me, 25);
      s.addCoins(me, 60);
      witness.given?.(s, me);
      continue;
    }
    game.copy(s, before);
    game.apply(s, seat, move, events);
    if (see === undefined) {
      if (s.phase() > PHASE.factions) return;
      me = seatOf(s, witness.id);
      if (me !== NONE) see = witness.watch(s, me, account, numbers);
      continue;
    }
    const print: Listed = (word) =>
      listed
        .filter((each) => kindOf(each) === KIND[word])
        .map((each) => game.notation.print(before, each));
    const passing: Listed = (word) =>
      (writable(before, me).get(KIND[word]) ?? [])
        .filter((each) => game.check(before, me, each) === 0)
        .map((each) => game.notation.print(before, each));
    const seen = new Seen(
      before,
      s,
      me,
      seat,
      text,
      events,
      print,
      isChecked ? passing : undefined,
    );
    see(seen);
    watchAbility(seen, account);
  }
}

/**
 * Plays at least a number of games with a faction, and more until every clause was tested, up to
 * `most`.
 */
export function watched(witness: FanWitness, least: number, most: number): Account {
  const account = new Account(witness.id);
  const isSeen = () => Object.keys(witness.clauses).every((clause) => account.seen.has(clause));
  for (let index = 0; index < most; index++) {
    if (index >= least && isSeen()) break;
    playWatched(witness, index, account);
  }
  return account;
}
