import { hasHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  type Building,
  NONE,
  PHASE,
  QUESTION,
  SETS,
  type State,
  TOWN_TILES,
} from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import {
  adjacent,
  emptyOf,
  groups,
  hexAt,
  kindIndex,
  names,
  placeIn,
  reachFrom,
  reachOf,
  type Seen,
  structures,
} from './seen.ts';

export type Piece = Exclude<Building, 'none'>;
type Resource = 'coins' | 'workers' | 'priests' | 'power' | 'vp';

/** Workers, coins, priests; and coins where no structure of somebody else is directly adjacent. */
export interface Price {
  readonly workers?: number;
  readonly coins: number;
  readonly priests?: number;
  readonly alone?: number;
}

/** A faction board as printed, with what changes the rules that are everybody's. */
export interface Board {
  readonly workers: number;
  readonly coins: number;
  /** Bowls I, II, III when the game begins. */
  readonly power: readonly [number, number, number];
  /** What the game begins with on the map; missing: two dwellings. */
  readonly placed?: readonly [Piece, number];
  /** Fire, water, earth, air. */
  readonly cults?: readonly [number, number, number, number];
  readonly price: Readonly<Record<Piece, Price>>;
  readonly income: Readonly<Record<Piece, Readonly<Partial<Record<Resource, readonly number[]>>>>>;
  readonly value?: Readonly<Record<Piece, number>>;
  /** Price of a spade by level of the track, and what it is paid with; missing: none are bought. */
  readonly spades?: { readonly rates: readonly number[]; readonly pay: 'workers' | 'power' };
  /** Workers, coins, priests of a step; missing: no track. */
  readonly exchange?: readonly [number, number, number];
  readonly favours?: Readonly<Partial<Record<Piece, number>>>;
  /** With one of these three structures are a town. */
  readonly smallTownWith?: readonly Piece[];
  /** Power for reaching cult spaces 3, 5, 7 and 10. */
  readonly cultPower?: readonly [number, number, number, number];
  /** Rounds whose tiles score in a round. */
  readonly tilesOf?: (round: number) => readonly number[];
  /** Spades that a tile for spades scores. */
  readonly spadesScored?: (seen: Seen) => number;
  /** Directly adjacent hexes for this faction. */
  readonly near?: (s: State, hex: number) => readonly number[];
  /** Hexes on which a dwelling may stand without another act; missing: those of the home terrain. */
  readonly mayStand?: (s: State, hex: number) => boolean;
  /** Empty spaces of a row, where they are not as many as structures on the map. */
  readonly uncovered?: (s: State, piece: Piece) => number;
  /** Income beside the rows. */
  readonly moreIncome?: () => Partial<Record<Resource, number>>;
  /** Whether there is a piece for a new dwelling. */
  readonly hasDwelling?: (s: State) => boolean;
  /** Power of a group beside its structures. */
  readonly morePower?: (s: State, hexes: readonly number[]) => number;
  /** Victory points less for power of neighbours. */
  readonly offerDiscount?: number;
  /** Victory points that power of neighbours cannot take. */
  readonly offerFloor?: () => number;
  /** The steps of the tracks cannot be bought. */
  readonly stepsNotBought?: boolean;
}

export const ORDINARY_PRICES: Board['price'] = {
  dwelling: { workers: 1, coins: 2 },
  'trading-post': { workers: 2, coins: 3, alone: 6 },
  temple: { workers: 2, coins: 5 },
  stronghold: { workers: 4, coins: 6 },
  sanctuary: { workers: 4, coins: 6 },
};

export const ORDINARY_INCOME: Board['income'] = {
  dwelling: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
  'trading-post': { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
  temple: { priests: [0, 1, 2, 3] },
  stronghold: { power: [0, 4] },
  sanctuary: { priests: [0, 1] },
};

const ORDINARY_VALUES: NonNullable<Board['value']> = {
  dwelling: 1,
  'trading-post': 2,
  temple: 2,
  stronghold: 3,
  sanctuary: 3,
};

const ORDINARY_FAVOURS: NonNullable<Board['favours']> = { temple: 1, sanctuary: 1 };

export const WORKERS_321: NonNullable<Board['spades']> = { rates: [3, 2, 1], pay: 'workers' };
export const WORKERS_3: NonNullable<Board['spades']> = { rates: [3], pay: 'workers' };

/** What round tiles score, in their order. */
const TILES = [
  ['spade', 2],
  ['town', 5],
  ['dwelling', 2],
  ['stronghold-or-sanctuary', 5],
  ['dwelling', 2],
  ['trading-post', 3],
  ['stronghold-or-sanctuary', 5],
  ['trading-post', 3],
  ['temple', 4],
] as const;

const PIECES: readonly Piece[] = ['dwelling', 'trading-post', 'temple', 'stronghold', 'sanctuary'];
const GOODS: readonly Resource[] = ['coins', 'workers', 'priests', 'power', 'vp'];
const FAV5 = 4;

/** Statements about the printed numbers, and about the common rules that the board takes part in. */
export const BOARD_CLAUSES = {
  start: 'the game begins with the printed goods, bowls and cult steps, and 20 points',
  rows: 'prices, values, favour tiles and every space of the rows of income are the printed ones',
  price: 'a structure costs what is printed',
  income: 'structures give the income printed for their number',
  'spade price': 'a spade is paid by the exchange track, in what the board says',
  tracks: 'steps of shipping and exchange cost and score what is printed, or cannot be made',
  favours: 'temples and sanctuary bring the printed number of favour tiles',
  offers: 'neighbours offer the power of the adjacent structures, for one point less',
  towns: 'a town has four structures, or three with the right one, of power enough',
  offered: 'power is offered whenever a neighbour builds beside own structures',
  builds: 'dwellings are offered on every hex in reach where one may stand, and nowhere else',
  checked: 'what is listed of building, upgrading and abilities is what passes its check',
  area: 'the final scoring measures the largest area that hangs together, ships included',
  goods: 'goods, points and bowls change by what is told, and by nothing else',
  pass: 'cards and tiles pay for what there is when their owner passes',
  'round tile': 'the round tile scores what was done, no more and no less',
  'cult power': 'spaces of the cult tracks give their power when they are passed upwards',
} as const;

/** A board in play: every printed number is looked at. */
export function watchBoard(
  board: Board,
  start: State,
  me: Seat,
  account: Account,
): (seen: Seen) => void {
  let isSet = false;
  let isPlaced = false;
  watchRows(board, start, me, account);
  if (start.phase() >= PHASE.dwellings) {
    isSet = true;
    watchStart(board, start, me, account);
  }
  const checks = watchChecks(account);
  const income = watchIncome(board, me, account);
  const offers = watchOffers(board, me, account);
  const favours = watchFavours(board, me, account);
  return (seen) => {
    if (!isSet) {
      if (seen.after.phase() < PHASE.dwellings) return;
      isSet = true;
      watchStart(board, seen.after, me, account);
      return;
    }
    if (!isPlaced && seen.after.phase() >= PHASE.income) {
      isPlaced = true;
      const [piece, count] = board.placed ?? ['dwelling', 2];
      const found = PIECES.map((each) => seen.after.onMap(me, kindIndex(each)));
      const due = PIECES.map((each) => (each === piece ? count : 0));
      account.same('start', 'structures', due, found);
    }
    watchPrices(board, seen, account);
    watchTracks(board, seen, account);
    watchTowns(board, seen, account);
    watchRoundTile(board, seen, account);
    watchCultPower(board, seen, account);
    watchBuilds(board, seen, account);
    watchGoods(seen, account);
    watchPass(seen, account);
    watchArea(board, seen, account);
    checks(seen);
    income(seen);
    offers(seen);
    favours(seen);
  };
}

function watchStart(board: Board, s: State, me: Seat, account: Account): void {
  const bowls = [s.bowl1(me), s.bowl2(me), s.bowl3(me)];
  const cults = [0, 1, 2, 3].map((cult) => s.cult(me, cult));
  account.same(
    'start',
    'goods',
    [board.workers, board.coins, 0],
    [s.workers(me), s.coins(me), s.priests(me)],
  );
  account.same('start', 'bowls', board.power, bowls);
  if (board.cults !== undefined) account.same('start', 'cults', board.cults, cults);
  const isBid =
    s.table.options.factions === 'auction' || s.table.options.factions === 'fast-auction';
  if (!isBid) account.same('start', 'points', 20, s.vp(me));
  account.same('start', 'tracks', [0, 0, 3], [s.shipping(me), s.exchange(me), s.bridgesLeft(me)]);
}

/** The numbers of the board, all of them, as they do not all come up in a game. */
function watchRows(board: Board, s: State, me: Seat, account: Account): void {
  const printed = s.table.factions[s.faction(me)];
  for (const piece of PIECES) {
    if (piece === board.placed?.[0]) continue;
    const row = piece === 'trading-post' ? printed.tradingPost : printed[piece];
    const { alone, coins, priests = 0, workers = 0 } = board.price[piece];
    const value = (board.value ?? ORDINARY_VALUES)[piece];
    const tiles = (board.favours ?? ORDINARY_FAVOURS)[piece] ?? 0;
    account.same(
      'rows',
      `${piece}: workers, coins, coins alone, priests, value, favour tiles`,
      [workers, coins, alone ?? coins, priests, value, tiles],
      [
        row.workers,
        row.coins,
        row.coinsAlone ?? row.coins,
        row.priests ?? 0,
        row.value,
        row.favours ?? 0,
      ],
    );
    for (const good of GOODS) {
      const due = board.income[piece][good];
      const found = row.income[good];
      const all = Array.from({ length: PIECES_OF[piece] + 1 }, (_, place) => place);
      const fill = (list: readonly number[] | undefined) => all.map((place) => list?.[place] ?? 0);
      account.same('rows', `${good} of ${piece}`, fill(due), fill(found));
    }
  }
}

/** Whether a structure of somebody else is directly adjacent. */
function hasNeighbour(board: Board, s: State, me: Seat, hex: number): boolean {
  const near = board.near ?? adjacent;
  return near(s, hex).some((each) => s.owner(each) !== NONE && s.owner(each) !== me);
}

function watchPrices(board: Board, seen: Seen, account: Account): void {
  const { before, me } = seen;
  const [built] = seen.mine('built');
  const cause = seen.plays('build') ? 'build' : seen.plays('upgrade') ? 'upgrade' : undefined;
  if (built !== undefined && cause !== undefined && built.building !== 'none') {
    const price = board.price[built.building];
    const beside = hasNeighbour(board, before, me, hexAt(before, built.hex));
    const coins = beside ? price.coins : (price.alone ?? price.coins);
    account.same(
      'price',
      `price of a ${built.building}`,
      [-(price.workers ?? 0) + 0, -coins, -(price.priests ?? 0) + 0],
      [seen.sum('workers', cause), seen.sum('coins', cause), seen.sum('priests', cause)],
    );
  }
  if (!seen.inActions()) return;
  const bought = seen.mine('transformed').reduce((sum, each) => sum + each.bought, 0);
  if (bought === 0 || seen.mover !== me) return;
  if (board.spades === undefined) return;
  const { pay, rates } = board.spades;
  const price = bought * rates[before.exchange(me)];
  const spent = seen
    .mine('power-spent')
    .filter((event) => event.cause === 'spade')
    .reduce((sum, { amount }) => sum + amount, 0);
  account.same(
    'spade price',
    `price of ${bought} spades`,
    pay === 'power' ? [0, price] : [-price, 0],
    [seen.sum('workers', 'spade'), spent],
  );
}

function watchTracks(board: Board, seen: Seen, account: Account): void {
  const paid = (cause: 'shipping' | 'exchange') => [
    seen.sum('workers', cause),
    seen.sum('coins', cause),
    seen.sum('priests', cause),
    seen.sum('vp', cause),
  ];
  if (seen.plays('advance-shipping')) {
    const to = seen.after.shipping(seen.me);
    account.same('tracks', 'shipping level', seen.before.shipping(seen.me) + 1, to);
    account.same('tracks', 'shipping step', [0, -4, -1, to + 1], paid('shipping'));
    account.must('tracks', to <= 3, `shipping ${to}`);
  }
  if (seen.plays('advance-exchange')) {
    const [workers, coins, priests] = board.exchange ?? [NONE, NONE, NONE];
    account.same('tracks', 'exchange step', [-workers, -coins, -priests, 6], paid('exchange'));
    account.must('tracks', seen.after.exchange(seen.me) <= 2, 'a third exchange step');
  }
}

/** Income of a whole board with so many structures on the map. */
function incomeDue(board: Board, s: State, me: Seat): number[] {
  const more = board.moreIncome?.() ?? {};
  return GOODS.map((good) =>
    PIECES.reduce((sum, piece) => {
      const row = board.income[piece][good];
      const place = board.uncovered?.(s, piece) ?? s.onMap(me, kindIndex(piece));
      return sum + (row === undefined ? 0 : row[place]);
    }, more[good] ?? 0),
  );
}

function watchIncome(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  let due: number[] | undefined;
  let got: number[] = [];
  let isFull = false;
  return (seen) => {
    const isOver = seen.all('game-over').length > 0;
    const begins = seen.all('round').length > 0;
    if ((begins || isOver) && due !== undefined) {
      const found = [...got];
      // A priest beyond the seven does not come.
      if (isFull) found[2] = due[2];
      account.same('income', `income (${GOODS}) of the round before`, due, found);
    }
    if (begins) {
      due = incomeDue(board, seen.after, me);
      got = GOODS.map(() => 0);
      isFull = false;
    }
    if (due === undefined) return;
    for (const [place, good] of GOODS.entries()) {
      got[place] += seen.sum(good, 'income-buildings');
      if (board.moreIncome !== undefined) got[place] += seen.income().sum(good, 'ability');
    }
    const { after } = seen;
    if (seen.missed('priests') > 0) isFull = true;
    if (begins && after.priests(me) + after.priestsPlaced(me) >= 7) isFull = true;
  };
}

function watchOffers(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  const values = board.value ?? ORDINARY_VALUES;
  const free = 1 + (board.offerDiscount ?? 0);
  /** Power that each builder's last structure has for this seat. */
  const powers = new Map<Seat, number>();
  const isDue = new Set<Seat>();
  return (seen) => {
    const { before, after: s, mover } = seen;
    const room = 2 * before.bowl1(me) + before.bowl2(me);
    const points = Math.max(0, before.vp(me) - (board.offerFloor?.() ?? 0)) + free;
    if (before.phase() === PHASE.actions) {
      if (before.depth() > 0 && before.top() === QUESTION.turn) {
        account.must('offered', !isDue.delete(mover), `nothing was offered by seat ${mover}`);
      }
      // A landscape is a structure too.
      for (const built of [...seen.all('built'), ...seen.all('landscape')]) {
        if (built.seat === me) continue;
        const near = (board.near ?? adjacent)(s, hexAt(s, built.hex));
        const power = near.reduce((sum, each) => {
          const kind = s.owner(each) === me ? BUILDINGS[s.building(each)] : 'none';
          return kind === 'none' ? sum : sum + values[kind];
        }, 0);
        powers.set(built.seat, power);
        if (Math.min(power, room, points) > 0) isDue.add(built.seat);
      }
    }
    for (const { from, amount } of seen.mine('power-offered')) {
      const power = powers.get(from) ?? 0;
      // What goes beyond room and points is cut off when it is taken.
      account.same('offers', 'offer for the structures beside', power, amount);
      isDue.delete(from);
    }
    for (const { from } of seen.mine('power-refused')) isDue.delete(from);
    if (!seen.plays('take-power')) return;
    const taken = seen.mine('power').filter(({ cause }) => cause === 'neighbour');
    const power = taken.reduce((sum, { amount, lost }) => sum + amount - lost, 0);
    const offer = Number(seen.words[2]);
    account.same('offers', `power of an offer of ${offer}`, Math.min(offer, room, points), power);
    const paid = -seen.sum('vp', 'neighbour');
    account.same('offers', `points for ${power} power`, Math.max(0, power - free), paid);
  };
}

function watchFavours(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  const numbers = board.favours ?? ORDINARY_FAVOURS;
  let due = 0;
  return (seen) => {
    if (seen.begins()) {
      account.same('favours', 'favour tiles still due', 0, due);
      due = 0;
    }
    for (const { building } of seen.mine('built'))
      if (building !== 'none') due += numbers[building] ?? 0;
    if (seen.plays('favour')) due -= seen.mine('favour').length;
    for (const lost of seen.mine('lost')) if (lost.what === 'favour-tile') due -= lost.amount;
    if (seen.after.favours(me) === 0b111111111111) due = 0;
  };
}

/** Whether structures are enough for a town. */
export function isTown(board: Board, s: State, me: Seat, hexes: readonly number[]): boolean {
  const values = board.value ?? ORDINARY_VALUES;
  const kinds = hexes.map((hex) => BUILDINGS[s.building(hex)]);
  const more = board.morePower?.(s, hexes) ?? 0;
  const power = kinds.reduce((sum, kind) => sum + (kind === 'none' ? 0 : values[kind]), more);
  const small = board.smallTownWith ?? ['sanctuary'];
  const isSmall = kinds.some((kind) => kind !== 'none' && small.includes(kind));
  return power >= (s.hasFavour(me, FAV5) ? 6 : 7) && hexes.length >= (isSmall ? 3 : 4);
}

function watchTowns(board: Board, seen: Seen, account: Account): void {
  const { after: s, me } = seen;
  for (const town of seen.mine('town')) {
    const hexes = town.buildings.map((name) => hexAt(s, name));
    if (seen.before.phase() < PHASE.actions) continue;
    const near = board.near ?? adjacent;
    const [one = []] = groups(s, me, near).filter((group) => group.includes(hexes[0]));
    account.must('towns', isTown(board, s, me, hexes), `a town of ${town.buildings}`);
    account.must(
      'towns',
      hexes.every((hex) => one.includes(hex)),
      `${town.buildings} are apart`,
    );
  }
  if (!seen.begins() || TOWN_TILES.every((_, tile) => s.townsLeft(tile) === 0)) return;
  for (const group of groups(seen.before, me, board.near)) {
    if (group.some((hex) => isInTown(seen.before, me, hex))) continue;
    account.must(
      'towns',
      !isTown(board, seen.before, me, group),
      `no town of ${group.map((hex) => s.table.map.names[hex])}`,
    );
  }
}

export function isInTown(s: State, me: Seat, hex: number): boolean {
  return hasHex(s.i32, SETS.inTown + me * WORDS, hex);
}

function watchRoundTile(board: Board, seen: Seen, account: Account): void {
  const { before, me } = seen;
  const ended = seen.untilRoundEnds();
  const found = ended.sum('vp', 'round-tile');
  const due = seen.inActions() ? scoredBy(board, ended, before) : 0;
  if (due !== 0 || found !== 0) account.same('round tile', `round ${before.round()}`, due, found);
  const rest = seen.sum('vp', 'round-tile') - found;
  account.must('round tile', rest === 0, `${rest} points of seat ${me} at the round's end`);
}

function scoredBy(board: Board, seen: Seen, s: State): number {
  const round = s.round();
  const rounds = board.tilesOf?.(round) ?? [round];
  return rounds.reduce((sum, each) => {
    const [event, points] = TILES[s.roundTile(each)];
    return sum + points * timesOf(board, seen, event);
  }, 0);
}

function timesOf(board: Board, seen: Seen, event: (typeof TILES)[number][0]): number {
  const built = seen.mine('built').map(({ building }) => building);
  if (event === 'town') return seen.mine('town').length;
  if (event === 'stronghold-or-sanctuary')
    return built.filter((kind) => kind === 'stronghold' || kind === 'sanctuary').length;
  if (event !== 'spade') return built.filter((kind) => kind === event).length;
  if (board.spadesScored !== undefined) return board.spadesScored(seen);
  return seen.mine('transformed').reduce((sum, { spades }) => sum + spades, 0);
}

/** Spades that a move brought to a faction that uses them for something else. */
export function spadesGained(seen: Seen): number {
  if (seen.plays('power', 'ACT5') || seen.plays('ability', 'power-for-coins', 'ACT5')) return 1;
  if (seen.plays('power', 'ACT6')) return 2;
  return seen.plays('special', 'BON1') ? 1 : 0;
}

function watchCultPower(board: Board, seen: Seen, account: Account): void {
  const gives = board.cultPower ?? [1, 2, 2, 3];
  if (seen.uses('lamp')) return;
  const steps = seen.mine('cult').filter((event) => event.steps > 0);
  if (steps.length === 0 && seen.sum('power', 'cult-track') === 0) return;
  const due = steps.reduce(
    (sum, { to, steps: up }) =>
      sum +
      [3, 5, 7, 10].reduce(
        (part, space, place) => part + (to >= space && to - up < space ? gives[place] : 0),
        0,
      ),
    0,
  );
  account.same('cult power', 'power of the cult tracks', due, seen.sum('power', 'cult-track'));
}

/** Hexes of a card that lengthens journeys. */
const BON4 = 3;

/** River hexes that a seat's ships cross in the action phase. */
export function rangeOf(s: State, me: Seat): number {
  return s.shipping(me) + (s.card(me) === BON4 || s.card2(me) === BON4 ? 1 : 0);
}

/** Pieces of a kind that a board has. */
const PIECES_OF: Readonly<Record<Piece, number>> = {
  dwelling: 8,
  'trading-post': 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
};

export const hasPiece = (s: State, me: Seat, piece: Piece): boolean =>
  s.onMap(me, kindIndex(piece)) < PIECES_OF[piece];

function watchBuilds(board: Board, seen: Seen, account: Account): void {
  if (!seen.begins()) return;
  const { before: s, me } = seen;
  const { workers = 0, coins, alone = coins } = board.price.dwelling;
  const may = board.mayStand ?? ((_, hex) => s.terrain(hex) === s.home(me));
  const hexes = emptyOf(s, reachOf(s, me, rangeOf(s, me), board.near)).filter(
    (hex) => may(s, hex) && s.coins(me) >= (hasNeighbour(board, s, me, hex) ? coins : alone),
  );
  const has = board.hasDwelling?.(s) ?? hasPiece(s, me, 'dwelling');
  const isPaid = s.workers(me) >= workers && has;
  account.same('builds', 'dwellings', isPaid ? names(s, hexes) : [], seen.listed('build'));
}

/** In one of so many positions what is listed is compared with the checks. */
const SELDOM = 6;

function watchChecks(account: Account): (seen: Seen) => void {
  let times = 0;
  return (seen) => {
    const { before, me, mover } = seen;
    if (mover !== me || before.phase() !== PHASE.actions || times++ % SELDOM !== 0) return;
    for (const word of ['build', 'upgrade', 'ability'] as const) {
      const compared = seen.compared(word);
      if (compared !== undefined) account.same('checked', word, compared[0], compared[1]);
    }
  };
}

/** Structures that hang together directly or over so much river as ships cross. */
function watchArea(board: Board, seen: Seen, account: Account): void {
  const { after: s, me } = seen;
  for (const { seat, value, what } of seen.all('measured')) {
    if (seat !== me || what !== 'network') continue;
    const range = s.shipping(me);
    const joined = (_: State, hex: number) => [...reachFrom(s, [hex], range, board.near)];
    const areas = groups(s, me, joined).map(({ length }) => length);
    account.same('area', 'structures', Math.max(...areas), value);
  }
}

function watchGoods(seen: Seen, account: Account): void {
  const { after, before, me } = seen;
  const of = (s: State) => [s.coins(me), s.workers(me), s.priests(me), s.vp(me), s.keys(me)];
  const was = of(before);
  const due = (['coins', 'workers', 'priests', 'vp', 'keys'] as const).map(
    (good, place) => was[place] + seen.sum(good),
  );
  account.same('goods', 'coins, workers, priests, points, keys', due, of(after));
  const bowls = [before.bowl1(me), before.bowl2(me), before.bowl3(me)];
  const move = (one: number, two: number, three: number) => {
    bowls[0] += one;
    bowls[1] += two;
    bowls[2] += three;
  };
  for (const { toTwo, toThree } of seen.mine('power')) move(-toTwo, toTwo - toThree, toThree);
  for (const { amount } of seen.mine('power-spent')) move(amount, 0, -amount);
  for (const { times } of seen.mine('burned')) move(0, -2 * times, times);
  for (const { bowls: change } of seen.mine('tokens')) move(...change);
  account.same('goods', 'bowls', bowls, [after.bowl1(me), after.bowl2(me), after.bowl3(me)]);
}

/** Points of cards for strongholds and sanctuaries, trading posts, dwellings, shipping. */
const PASSING: Readonly<Record<number, (s: State, me: Seat) => number>> = {
  5: (s, me) => 4 * (s.onMap(me, kindIndex('stronghold')) + s.onMap(me, kindIndex('sanctuary'))),
  6: (s, me) => 2 * s.onMap(me, kindIndex('trading-post')),
  8: (s, me) => s.onMap(me, kindIndex('dwelling')),
  9: (s, me) => 3 * s.shipping(me),
};
const FAV12 = 11;

function watchPass(seen: Seen, account: Account): void {
  if (!seen.plays('pass')) return;
  const { before: s, me } = seen;
  const held = [s.card(me), s.card2(me)];
  const cards = held.reduce((sum, card) => sum + (PASSING[card]?.(s, me) ?? 0), 0);
  const posts = s.onMap(me, kindIndex('trading-post'));
  const tile = s.hasFavour(me, FAV12) ? [0, 2, 3, 3, 4][posts] : 0;
  const now = seen.untilRoundEnds();
  account.same(
    'pass',
    'points of cards and of the tile',
    [cards, tile],
    [now.sum('vp', 'bonus-card'), now.sum('vp', 'favour-tile')],
  );
}

/** Lower half of the round tiles: cult (or priests), steps for one reward, what it is and how much. */
const REWARDS = [
  [2, 1, 'coins', 1],
  [2, 4, 'spades', 1],
  [1, 4, 'priests', 1],
  [0, 2, 'workers', 1],
  [0, 4, 'power', 4],
  [1, 4, 'spades', 1],
  [3, 2, 'workers', 1],
  [3, 4, 'spades', 1],
  ['priests', 1, 'coins', 2],
] as const;

/** The cult reward of a round for a seat. */
export function cultReward(
  s: State,
  me: Seat,
  round: number,
): { what: (typeof REWARDS)[number][2]; amount: number } {
  const [cult, steps, what, each] = REWARDS[s.roundTile(round)];
  const height = cult === 'priests' ? s.priestsPlaced(me) : s.cult(me, cult);
  return { what, amount: Math.floor(height / steps) * each };
}

/** Spades of the cult reward that the end of a round in this move brings. */
export function cleanupSpades(seen: Seen): number {
  const { after, before, me } = seen;
  const round = before.round();
  if (round < 1 || round > 5 || seen.all('start-player').length === 0) return 0;
  const { amount, what } = cultReward(after, me, round);
  return what === 'spades' ? amount : 0;
}

/** Structures of others of one kind. */
export function ofOthers(s: State, me: Seat, piece: Piece): number {
  return Array.from({ length: s.table.players }, (_, seat) => seat)
    .filter((seat) => seat !== me)
    .flatMap((seat) => structures(s, seat))
    .filter((hex) => BUILDINGS[s.building(hex)] === piece).length;
}

/** The bonus card of a name. */
export const cardAt = (name: string): number => placeIn(BONUS_CARDS, name);
