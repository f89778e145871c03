import {
  BUILDINGS,
  NONE,
  PHASE,
  QUESTION,
  type TownTile,
} from '../../../src/terra-mystica/index.ts';
import type { FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { isInTown } from './board-land.ts';
import { bridgePlaces, emptyOf, groups, hexAt, kindIndex, names } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [11, 1, 0],
  cults: [1, 1, 0, 0],
  placed: ['stronghold', 1],
  price: { ...ORDINARY_PRICES, sanctuary: { workers: 4, coins: 8 } },
  income: { ...ORDINARY_INCOME, stronghold: { power: [0, 6] } },
  spades: WORKERS_321,
  exchange: [1, 4, 1],
};

const VALUES = [0, 1, 2, 2, 3, 3];
/** Points and keys of town tiles; coins, workers, priests, power; steps on each cult. */
const TILES: Readonly<Record<TownTile, readonly number[]>> = {
  TW1: [5, 1, 6, 0, 0, 0, 0],
  TW2: [7, 1, 0, 2, 0, 0, 0],
  TW3: [9, 1, 0, 0, 1, 0, 0],
  TW4: [6, 1, 0, 0, 0, 8, 0],
  TW5: [8, 1, 0, 0, 0, 0, 1],
  TW6: [2, 2, 0, 0, 0, 0, 2],
  TW7: [4, 1, 0, 0, 0, 0, 0],
  TW8: [11, 1, 0, 0, 0, 0, 0],
};

export const ATLANTEANS: FanWitness = {
  id: 'atlanteans',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'one stronghold is placed instead of dwellings, on any empty lakes hex',
    '1 last': 'it is placed when all others have placed theirs',
    '1 silent': 'nothing is scored or offered for it',
    '2': 'a town tile is chosen at once, and gives everything that it says',
    '2 town': 'the stronghold is a town from the start',
    '3': 'a bridge costs two workers',
    '3 offered': 'it is offered as often as there are workers, bridges and places',
    '4 step': 'at power 7 there is a shipping step with its points, once',
    '4 cults': 'at power 10 there are two steps on each cult, once',
    '4 points': 'at power 16 there are 20 points, once',
    '4 towns': 'nothing connected with the stronghold founds a town',
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    let first = NONE;
    let asksTile = false;
    let best = 0;
    let step = 0;
    let points = 0;
    const due = { step: 0, points: 0, cults: false };
    let steps = [0, 0, 0, 0];
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (asksTile) {
        const [tile] = seen.mine('town');
        account.must('2', seen.plays('town') && tile !== undefined, 'no tile was chosen at once');
        const given = TILES[tile.tile];
        const cults = [0, 1, 2, 3].map((cult) => after.cult(me, cult) - before.cult(me, cult));
        account.same('2', `what ${tile.tile} gives`, given.slice(0, 6), [
          seen.sum('vp', 'town-tile'),
          seen.sum('keys', 'town-tile'),
          seen.sum('coins', 'town-tile'),
          seen.sum('workers', 'town-tile'),
          seen.sum('priests', 'town-tile'),
          seen.sum('power', 'town-tile'),
        ]);
        account.same(
          '2',
          'steps',
          [0, 1, 2, 3].map(() => given[6]),
          cults,
        );
        account.same('2', 'shipping', tile.tile === 'TW7' ? 1 : 0, after.shipping(me));
        account.must('2 town', isInTown(after, me, first), 'the stronghold is in no town');
        asksTile = false;
      }
      if (seen.plays('place')) {
        const home = after.home(me);
        const all = Array.from({ length: before.table.map.size }, (_, hex) => hex);
        const open = emptyOf(before, all).filter((hex) => before.terrain(hex) === home);
        account.same('1', 'hexes', names(before, open), seen.listed('place'));
        const built = seen.mine('built').map(({ building }) => building);
        account.same('1', 'what was placed', ['stronghold'], built);
        first = hexAt(before, seen.words[1]);
        const turn = Array.from({ length: before.table.players }, (_, place) =>
          before.turnOrder(place),
        );
        for (const seat of turn.filter((each) => each !== me)) {
          const { id } = before.table.factions[before.faction(seat)];
          const isEarlier = turn.indexOf(seat) < turn.indexOf(me);
          const full = id === 'nomads' ? 3 : id === 'chaos-magicians' ? Number(isEarlier) : 2;
          account.same(
            '1 last',
            `dwellings of ${id}`,
            full,
            before.onMap(seat, kindIndex('dwelling')),
          );
        }
        account.same(
          '1 silent',
          'points and offers',
          [0, 0],
          [seen.sum('vp'), seen.all('power-offered').length],
        );
        asksTile = true;
      }
      if (first === NONE || before.phase() !== PHASE.actions) return;
      if (seen.begins()) {
        const places = bridgePlaces(before, me).length;
        const may = before.workers(me) >= 2 && before.bridgesLeft(me) > 0 && places > 0;
        account.same('3 offered', 'bridge', may, seen.listed('special').includes('ACTE'));
        account.same('4 step', 'steps', due.step, step);
        account.same('4 points', 'points', due.points, points);
        if (due.cults) {
          for (const [cult, made] of steps.entries())
            if (made !== 2) account.must('4 cults', before.cult(me, cult) >= 9, `${made} steps`);
          account.reached('4 cults');
        } else account.same('4 cults', 'steps', [0, 0, 0, 0], steps);
      }
      if (seen.plays('special', 'ACTE')) account.same('3', 'workers', -2, seen.sum('workers'));
      // The end of this action is counted with it.
      step += seen.mine('shipping').filter(({ cause }) => cause === 'ability').length;
      points += seen.sum('vp', 'ability');
      for (const { cause, cult, steps: made } of seen.mine('cult')) {
        if (cause !== 'ability') continue;
        steps = steps.map((sum, place) =>
          ['fire', 'water', 'earth', 'air'][place] === cult ? sum + made : sum,
        );
      }
      const [group = []] = groups(after, me).filter((each) => each.includes(first));
      const power = group.reduce((sum, hex) => sum + VALUES[after.building(hex)], 0);
      if (best < 7 && power >= 7 && before.shipping(me) < 3) {
        due.step = 1;
        const [shipping] = seen.mine('shipping').filter(({ cause }) => cause === 'ability');
        if (shipping !== undefined) {
          const scored = seen.sum('vp', 'shipping');
          account.same('4 step', 'points', shipping.to + 1, scored);
        }
      }
      if (power >= 10) due.cults = true;
      if (power >= 16) due.points = 20;
      best = Math.max(best, power);
      const isLarge = group.length >= 4 && power >= 7;
      if (seen.mine('built').some(({ hex }) => group.includes(hexAt(after, hex))) && isLarge)
        account.must('4 towns', after.depth() === 0 || after.top() !== QUESTION.town, 'a town');
      account.same('1', 'strongholds', 1, after.onMap(me, BUILDINGS.indexOf('stronghold')));
    };
  },
};
