import { CYCLE, NONE, type State } from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import {
  BOARD_CLAUSES,
  type Board,
  cleanupSpades,
  ORDINARY_INCOME,
  ORDINARY_PRICES,
  spadesGained,
  watchBoard,
} from './board.ts';
import { isHomeOfAnother } from './firewalkers.ts';
import { hexAt, isRiver, names, sidesOf, structures, terrainAt } from './seen.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [1, 0, 1, 0],
  price: {
    ...ORDINARY_PRICES,
    stronghold: { workers: 4, coins: 8 },
    sanctuary: { workers: 4, coins: 8 },
  },
  income: {
    ...ORDINARY_INCOME,
    dwelling: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] },
    stronghold: { power: [0, 5] },
  },
  mayStand: (s, hex) => terrainAt(s, hex) === 'volcano',
  spadesScored: spadesGained,
};

const VALUES = [0, 1, 2, 2, 3, 3];

/** Tiles that arrive on a hex of land, of those that move; less than one: it cannot be entered. */
function arriving(s: State, me: number, hex: number, moving: number): number {
  if (s.owner(hex) !== NONE || s.terrain(hex) >= CYCLE) return 0;
  return isHomeOfAnother(s, me, s.terrain(hex)) ? moving - 1 : moving;
}

/** Land on which so many moving tiles can come to lie next, over rivers too, with the most that arrive there. */
function waysFrom(s: State, me: number, from: number, moving: number): Map<number, number> {
  const found = new Map<number, number>();
  let front = new Set([from]);
  const sailed = new Set(front);
  for (let left = moving; left >= 1; left--) {
    const beside = [...front].flatMap((hex) => sidesOf(s, hex));
    for (const hex of beside) {
      if (isRiver(s, hex) || found.has(hex)) continue;
      const height = arriving(s, me, hex, left);
      if (height >= 1) found.set(hex, height);
    }
    front = new Set(
      beside.filter((hex) => isRiver(s, hex) && s.owner(hex) === NONE && !sailed.has(hex)),
    );
    for (const hex of front) sailed.add(hex);
  }
  return found;
}

const { 'spade price': _none, ...CLAUSES } = BOARD_CLAUSES;

export const KINGDOM_OF_EMBER: FanWitness = {
  id: 'kingdom-of-ember',
  clauses: {
    ...CLAUSES,
    '1': 'nothing becomes a volcano but under starting dwellings and by lava that flows',
    '2': 'a priest leaves the game for a tile under an own structure and one power',
    '2 offered': 'every own structure is offered while there is a priest',
    '3': 'a priest comes back for each spade gained, as far as one is away',
    '3 cleanup': 'for spades of a cult reward too',
    '4': 'a stack with its structure moves and leaves a tile behind',
    '4 offered': 'to every neighbour, and over rivers, as far as the tiles suffice',
    '4 on': 'it goes on while there are tiles, as far as its owner likes',
    '4 silent': 'nothing is scored or offered for it',
    '5': 'it never starts from a hex with a town tile',
    '6': 'the tile lies under the structure of the highest value, by choice among equals',
    '7': 'the stronghold brings back all priests that are away',
    seven: 'priests that are away count to the seven',
  },
  likes: { build: 60, priest: 4, power: 20 },
  given: (s, me) => {
    s.setPriests(me, 5);
  },
  watch(start, me, account, numbers) {
    const board = watchBoard(BOARD, start, me, account);
    const heights = new Map<number, number>();
    const tiles = new Set<number>();
    let away = 0;
    let back = 0;
    let gotBack = 0;
    let town: number[] = [];
    /** Where the flow is, and how many tiles move. */
    let flow: { hex: number; moving: number } | undefined;
    if (numbers !== 'on') return () => {};
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const at = (hex: string) => hexAt(before, hex);
      for (const { hex, building } of seen.mine('built'))
        if (building === 'dwelling') heights.set(hexAt(after, hex), 1);
      account.must('1', seen.listed('transform').length === 0, 'transformations are offered');
      const isFlow = seen.uses('lava-flow') || seen.uses('lava-flow-on');
      if (before.round() > 0 && !isFlow)
        account.same('1', 'transformations', 0, seen.mine('transformed').length);
      if (seen.begins()) {
        const own = structures(before, me);
        account.same('3', 'priests that came back', back, gotBack);
        back = 0;
        gotBack = 0;
        account.same(
          '2 offered',
          'structures',
          before.priests(me) > 0 ? names(before, own) : [],
          seen.offered('raise-lava'),
        );
        const open = own.flatMap((hex) => {
          const height = heights.get(hex) ?? 0;
          if (tiles.has(hex) || height < 2) return [];
          const [name] = names(before, [hex]);
          return names(before, waysFrom(before, me, hex, height - 1).keys()).map(
            (to) => `${name} ${to}`,
          );
        });
        account.same('4 offered', 'flows', open.sort(), seen.offered('lava-flow'));
        if (own.some((hex) => tiles.has(hex) && (heights.get(hex) ?? 0) >= 2))
          account.must('5', true, '');
      }
      if (flow !== undefined && seen.mover === me) watchOn(flow);
      if (seen.uses('raise-lava')) {
        const hex = at(seen.words[2]);
        heights.set(hex, (heights.get(hex) ?? 0) + 1);
        away++;
        account.same(
          '2',
          'priests and power',
          [-1, 1],
          [seen.sum('priests'), seen.sum('power', 'ability')],
        );
      }
      if (isFlow) {
        const [from, to] = [at(seen.words[2]), at(seen.words[3])];
        const moving = flow === undefined ? (heights.get(from) ?? 0) - 1 : flow.moving;
        if (flow === undefined) account.must('5', !tiles.has(from), 'from a hex with a town tile');
        step(from, to, moving);
        account.same(
          '4 silent',
          'points and offers',
          [0, 0],
          [seen.untilRoundEnds().sum('vp'), seen.all('power-offered').length],
        );
      }
      spadesCome();
      account.must(
        'seven',
        after.priests(me) + after.priestsPlaced(me) + away <= 7,
        'more than seven priests',
      );
      for (const founded of seen.mine('town')) {
        const hexes = founded.buildings.map((name) => hexAt(after, name));
        const best = Math.max(...hexes.map((hex) => VALUES[after.building(hex)]));
        town = hexes.filter((hex) => VALUES[after.building(hex)] === best);
      }
      const listed = seen.offered('lay-under-strongest');
      if (listed.length > 0) account.same('6', 'hexes', names(before, town), listed);
      for (const { hex, what } of seen.mine('marked')) {
        if (what !== 'town-tile') continue;
        const tile = hexAt(after, hex);
        account.must('6', town.includes(tile), `the tile lies on ${hex}`);
        account.must('6', town.length === 1 || listed.includes(hex), 'nobody was asked');
        tiles.add(tile);
      }

      function step(from: number, to: number, moving: number): void {
        const height = waysFrom(before, me, from, moving).get(to) ?? NONE;
        account.same(
          '4',
          'ground left',
          ['volcano', NONE],
          [terrainAt(after, from), after.owner(from)],
        );
        account.same('4', 'ground', ['volcano', me], [terrainAt(after, to), after.owner(to)]);
        heights.set(from, 1);
        heights.set(to, height);
        flow = undefined;
        if (height >= 2 && waysFrom(after, me, to, height - 1).size > 0)
          flow = { hex: to, moving: height - 1 };
      }

      function watchOn(now: { hex: number; moving: number }): void {
        const [name] = names(before, [now.hex]);
        const ways = waysFrom(before, me, now.hex, now.moving);
        const open = names(before, ways.keys()).map((to) => `${name} ${to}`);
        account.same('4 on', 'flows', open, seen.offered('lava-flow-on'));
        account.same('4 on', 'to stop', 1, seen.listed('decline').length);
        if (seen.plays('decline')) flow = undefined;
      }

      function spadesCome(): void {
        const spades = Math.min(away, spadesGained(seen));
        back += spades;
        away -= spades;
        const cleanup = Math.min(away, cleanupSpades(seen));
        if (cleanup > 0) account.must('3 cleanup', true, '');
        back += cleanup;
        away -= cleanup;
        if (seen.built('stronghold') > 0) {
          if (away > 0) account.must('7', true, '');
          back += away;
          away = 0;
        }
        gotBack += seen
          .mine('priests')
          .filter(
            ({ amount, cause }) => amount > 0 && (cause === 'ability' || cause === 'stronghold'),
          )
          .reduce((sum, { amount }) => sum + amount, 0);
      }
    };
  },
};
