import {
  CYCLE,
  NONE,
  PHASE,
  QUESTION,
  type State,
  TERRAINS,
} from '../../../src/terra-mystica/index.ts';
import { type FanWitness, OncePerRound } from './account.ts';
import {
  type Board,
  hasPiece,
  ORDINARY_INCOME,
  ORDINARY_PRICES,
  rangeOf,
  WORKERS_321,
} from './board.ts';
import { isInTown, isTown } from './board-land.ts';
import { spadesGained } from './board-scoring.ts';
import {
  adjacent,
  bridgePlaces,
  cycleSteps,
  emptyOf,
  hexAt,
  names,
  reachOf,
  sidesOf,
  structures,
} from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const RATES = WORKERS_321.rates;

const ownBridges = (s: State, me: number): number[] =>
  s.table.map.bridges.flatMap((_, place) => (s.bridgeOwner(place) === me ? [place] : []));

/** The board; without one of the bridges, if given. */
const boardOf = (me: number, away = NONE): Board => ({
  workers: 3,
  coins: 15,
  power: [3, 9, 0],
  cults: [1, 0, 0, 1],
  price: ORDINARY_PRICES,
  income: ORDINARY_INCOME,
  spades: WORKERS_321,
  exchange: [2, 5, 1],
  morePower: (s, hexes) =>
    ownBridges(s, me).filter((place) => {
      const { a, b } = s.table.map.bridges[place];
      return place !== away && hexes.includes(a) && hexes.includes(b);
    }).length,
});

const bridgeName = (s: State, place: number): string => {
  const { a, b } = s.table.map.bridges[place];
  return `${s.table.map.names[a]}-${s.table.map.names[b]}`;
};

/** Own structures connected with a hex if one bridge is removed. */
function groupWithout(s: State, me: number, first: number, away: number): number[] {
  const found = [first];
  const { a, b } = s.table.map.bridges[away];
  for (const hex of found) {
    for (const next of adjacent(s, hex)) {
      const isOver = (hex === a && next === b) || (hex === b && next === a);
      if (isOver && !sidesOf(s, hex).includes(next)) continue;
      if (s.owner(next) === me && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

export const ARCHITECTS: FanWitness = {
  id: 'architects',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'a priest of the hand is paid for a bridge, and makes no step',
    '1 offered': 'that is offered while there are priests, bridges and places',
    '1 places': 'every free place at an own structure is offered',
    '2': 'a bridge makes a town of structures that are not enough',
    '3': 'building and transforming in one action saves a spade for each own bridge to the hex',
    '3 offered': 'that is offered for every hex at an own bridge that can be paid',
    '3 spades': 'free spades are used after what is saved',
    '4': 'with the stronghold, once per round, an own bridge is moved for 3 points',
    '4 offered': 'to each other free place at an own structure',
    '5': 'a bridge stays that the town with a tile needs',
    '5 free': 'what is cut off from the tile belongs to no town any more',
    tile: 'the owner chooses a hex of the town for the tile',
  },
  likes: { bridge: 60, power: 20, build: 60 },
  given: (s, me) => {
    s.setPriests(me, 4);
  },
  watch(start, me, account) {
    const own = boardOf(me);
    const board = watchBoard(own, start, me, account);
    const used = new OncePerRound();
    /** Hexes with a town tile. */
    const tiles: number[] = [];
    let town: number[] = [];
    let fresh = false;
    let lastSpades = 0;
    /** Hexes at own bridges, with the price of a dwelling there. */
    const atBridges = (s: State, free: number) =>
      emptyOf(s, reachOf(s, me, rangeOf(s, me))).flatMap((hex) => {
        const terrain = s.terrain(hex);
        if (terrain >= CYCLE || terrain === s.home(me)) return [];
        const steps = cycleSteps(TERRAINS[terrain], TERRAINS[s.home(me)]);
        const saved = ownBridges(s, me).filter((place) => {
          const { a, b } = s.table.map.bridges[place];
          return a === hex || b === hex;
        }).length;
        if (saved === 0) return [];
        const spades = Math.max(0, steps - saved);
        const workers = 1 + Math.max(0, spades - free) * RATES[s.exchange(me)];
        const isPaid = s.workers(me) >= workers && s.coins(me) >= 2 && hasPiece(s, me, 'dwelling');
        return [{ hex, spades, workers, isPaid }];
      });
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const free = bridgePlaces(before, me);
      if (seen.begins()) {
        const may = before.priests(me) > 0 && before.bridgesLeft(me) > 0 && free.length > 0;
        account.same('1 offered', 'action', may ? [''] : [], seen.offered('priest-bridge'));
        const open = atBridges(before, 0).filter(({ isPaid }) => isPaid);
        account.same(
          '3 offered',
          'hexes',
          names(
            before,
            open.map(({ hex }) => hex),
          ),
          seen.offered('bridge-dwelling'),
        );
        watchMoves();
      }
      if (seen.uses('priest-bridge')) {
        account.same('1', 'priests', -1, seen.sum('priests'));
        account.same('1', 'steps', 0, seen.mine('cult').length);
      }
      const places = seen.listed('bridge');
      if (places.length > 0)
        account.same(
          '1 places',
          'places',
          free.map((place) => bridgeName(before, place)).sort(),
          places,
        );
      const gained = spadesGained(seen);
      const isSpades =
        before.depth() > 0 && before.top() === QUESTION.spades && before.phase() === PHASE.actions;
      if (fresh && isSpades && seen.mover === me) {
        const spades = lastSpades;
        const open = atBridges(before, spades).filter(({ isPaid }) => isPaid);
        account.same(
          '3 spades',
          `hexes with ${spades}`,
          names(
            before,
            open.map(({ hex }) => hex),
          ),
          seen.offered('bridge-dwelling-with-spades'),
        );
      }
      const isWith = seen.uses('bridge-dwelling-with-spades');
      if (seen.uses('bridge-dwelling') || isWith) {
        const hex = hexAt(before, seen.words[2]);
        const spades = isWith ? lastSpades : 0;
        const price = atBridges(before, spades).find((each) => each.hex === hex);
        const clause = isWith ? '3 spades' : '3';
        account.same(
          clause,
          'workers and coins',
          [-(price?.workers ?? NONE), -2],
          [seen.sum('workers'), seen.sum('coins')],
        );
        const made = seen.mine('transformed').reduce((sum, each) => sum + each.spades, 0);
        account.same(clause, 'spades used', price?.spades, made);
        account.same(clause, 'what was built', 1, seen.built('dwelling'));
        account.same(clause, 'terrain', after.home(me), after.terrain(hex));
      }
      if (seen.mover === me && !seen.plays('convert') && !seen.plays('burn')) fresh = gained > 0;
      if (gained > 0) lastSpades = gained;
      watchTiles();

      /** The bridges that may be moved, and their possible new places. */
      function watchMoves(): void {
        const may = seen.hasStronghold() && used.times(before) === 0;
        const stays = (place: number) =>
          tiles.some(
            (tile) =>
              !isTown(boardOf(me, place), before, me, groupWithout(before, me, tile, place)),
          );
        const list = ownBridges(before, me);
        const movable = list.filter((place) => !stays(place));
        if (may && movable.length < list.length) account.reached('5');
        const pairs = movable.flatMap((from) =>
          free.map((to) => `${bridgeName(before, from)} ${bridgeName(before, to)}`),
        );
        account.same('4 offered', 'moves', may ? pairs.sort() : [], seen.offered('move-bridge'));
      }

      function watchTiles(): void {
        if (seen.uses('move-bridge')) {
          account.same('4', 'times in the round', 1, used.add(before));
          account.same('4', 'points', 3, seen.own('vp'));
          const from = before.table.map.bridges.findIndex(
            (_, place) => bridgeName(before, place) === seen.words[2],
          );
          const kept = new Set(tiles.flatMap((tile) => groupWithout(before, me, tile, from)));
          const isBack = after.bridgeOwner(from) === me;
          for (const hex of structures(after, me)) {
            if (!isInTown(before, me, hex) || kept.has(hex) || isBack) continue;
            // Unless the bridge in its new place joins it with a tile again.
            const joined = tiles.some((tile) => connected(after, tile).includes(hex));
            if (!joined)
              account.must('5 free', !isInTown(after, me, hex), `${after.table.map.names[hex]}`);
          }
        }
        for (const founded of seen.mine('town')) {
          town = founded.buildings.map((name) => hexAt(after, name));
          tiles.push(hexAt(after, founded.hex));
          const [one, ...rest] = town;
          const plain = { ...own, morePower: () => 0 };
          if (one !== undefined && rest.length > 0 && !isTown(plain, after, me, town))
            account.must('2', isTown(own, after, me, town), `${founded.buildings}`);
        }
        const listed = seen.offered('lay-town-tile');
        if (listed.length > 0) account.same('tile', 'hexes', names(before, town), listed);
        if (seen.uses('lay-town-tile')) tiles[tiles.length - 1] = hexAt(before, seen.words[2]);
      }
    };

    function connected(s: State, first: number): number[] {
      const found = [first];
      for (const hex of found)
        for (const next of adjacent(s, hex))
          if (s.owner(next) === me && !found.includes(next)) found.push(next);
      return found;
    }
  },
};
