import { factionKit, ICE, NONE } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, hasPiece, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { hexAt, isRiver, names, sidesOf, structures, terrainAt } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 1, 1, 0],
  price: ORDINARY_PRICES,
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    temple: { power: [0, 4, 4, 8], priests: [0, 0, 1, 1] },
    stronghold: {},
  },
  spades: WORKERS_321,
  mayStand: (s, hex) => terrainAt(s, hex) === 'ice',
};

type Position = Parameters<typeof sidesOf>[0];

/** Groups of ice hexes that are connected by their sides. */
function iceGroups(s: Position): number[][] {
  const left = new Set(
    Array.from({ length: s.table.map.size }, (_, hex) => hex).filter(
      (hex) => terrainAt(s, hex) === 'ice',
    ),
  );
  const found: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const hex of group)
      for (const next of sidesOf(s, hex)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}

const { tracks: _tracks, ...CLAUSES } = BOARD_CLAUSES;

export const SNOW_SHAMANS: FanWitness = {
  id: 'snow-shamans',
  clauses: {
    ...CLAUSES,
    '1': 'starting dwellings make their hexes ice',
    '2': 'neither track is ever bought',
    '2 tile': 'the shipping step of a town tile scores as printed',
    '3': 'each pass asks for one free step on a track that has one, and may be declined',
    '3 points': 'it brings no points',
    '4': 'the stronghold asks for a free dwelling on each group of ice with an empty hex',
    '4 free': 'such a dwelling costs nothing',
  },
  likes: { build: 4, upgrade: 30 },
  given: (s, me) => {
    // Ice beside the dwellings; the only town tile is the one with the shipping step.
    for (const hex of structures(s, me).flatMap((own) => sidesOf(s, own))) {
      if (!isRiver(s, hex) && s.owner(hex) === NONE)
        factionKit.setTerrain(s, me, hex, ICE, 0, 0, undefined);
    }
    s.setTownsLeft(6, 5);
    for (let tile = 0; tile < 8; tile++) if (tile !== 6) s.setTownsLeft(tile, 0);
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let asks = false;
    /** Groups of ice that have not got their dwelling yet. */
    let waiting: number[][] = [];
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (seen.plays('place')) {
        const [done] = seen.mine('transformed');
        account.same('1', 'ground', ['ice', 0], [done.to, done.spades]);
      }
      account.same(
        '2',
        'steps',
        [[], []],
        [seen.listed('advance-shipping'), seen.listed('advance-exchange')],
      );
      const steps = seen.mine('shipping').filter(({ cause }) => cause === 'town-tile');
      const points = steps.reduce((sum, { to }) => sum + to + 1, 0);
      if (points > 0) account.same('2 tile', 'points', points, seen.sum('vp', 'shipping'));
      const open = [
        ...(before.exchange(me) < 2 ? ['exchange'] : []),
        ...(before.shipping(me) < 3 ? ['shipping'] : []),
      ];
      const listed = seen.offered('shaman-step');
      if (asks && seen.mover === me) {
        account.same('3', 'tracks', open, listed);
        account.same('3', 'to decline', [''], seen.listed('decline'));
        asks = false;
      } else account.same('3', 'tracks at another time', [], listed);
      if (seen.uses('shaman-step')) {
        const [shipping, exchange] = [before.shipping(me), before.exchange(me)];
        const isShip = seen.words[2] === 'shipping';
        account.same(
          '3',
          'levels',
          [shipping + Number(isShip), exchange + Number(!isShip)],
          [after.shipping(me), after.exchange(me)],
        );
        account.same(
          '3 points',
          'points',
          0,
          seen.own('vp') + seen.sum('vp', 'shipping') + seen.sum('vp', 'exchange'),
        );
      }
      if (seen.plays('pass')) asks = after.shipping(me) < 3 || after.exchange(me) < 2;
      const dwellings = seen.offered('shaman-dwelling');
      const empty = (group: readonly number[]) => group.filter((hex) => before.owner(hex) === NONE);
      if (seen.begins()) {
        const isLeft = waiting.length > 0 && hasPiece(before, me, 'dwelling');
        account.must('4', !isLeft, `${waiting.length} groups were never asked for`);
        waiting = [];
      }
      if (dwellings.length > 0) {
        account.same('4', 'hexes', names(before, waiting.flatMap(empty)), dwellings);
        if (seen.plays('decline')) waiting = [];
      }
      if (seen.uses('shaman-dwelling')) {
        const hex = hexAt(before, seen.words[2]);
        waiting = waiting.filter((group) => !group.includes(hex));
        account.same(
          '4 free',
          'goods',
          [0, 0, 'dwelling'],
          [seen.sum('workers'), seen.sum('coins'), seen.mine('built')[0]?.building],
        );
      }
      if (seen.built('stronghold') > 0)
        waiting = iceGroups(after).filter((group) =>
          group.some((hex) => after.owner(hex) === NONE),
        );
    };
  },
};
