import { hasHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import {
  BUILDINGS,
  PHASE,
  QUESTION,
  SETS,
  type State,
  TOWN_TILES,
} from '../../../src/terra-mystica/index.ts';
import type { Account } from './account.ts';
import { type Board, hasNeighbour, hasPiece, ORDINARY_VALUES, rangeOf } from './board.ts';
import { adjacent, emptyOf, groups, hexAt, names, reachFrom, reachOf, type Seen } from './seen.ts';

const FAV5 = 4;

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

export function watchTowns(board: Board, seen: Seen, account: Account): void {
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

export function watchBuilds(board: Board, seen: Seen, account: Account): void {
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

/** In one of this many positions the listed moves are compared with the checks. */
const SELDOM = 6;

export function watchChecks(account: Account): (seen: Seen) => void {
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

/** Structures that are connected directly, or across as many river hexes as the shipping range. */
export function watchArea(board: Board, seen: Seen, account: Account): void {
  const { after: s, me } = seen;
  for (const { seat, value, what } of seen.all('measured')) {
    if (seat !== me || what !== 'network') continue;
    const range = s.shipping(me);
    const joined = (_: State, hex: number) => [...reachFrom(s, [hex], range, board.near)];
    const areas = groups(s, me, joined).map(({ length }) => length);
    account.same('area', 'structures', Math.max(...areas), value);
  }
}

export function watchOffers(board: Board, me: Seat, account: Account): (seen: Seen) => void {
  const values = board.value ?? ORDINARY_VALUES;
  const free = 1 + (board.offerDiscount ?? 0);
  /** The power that each builder's last structure gives this seat. */
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
      // Power above the free room and the points is cut off when the offer is taken.
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
