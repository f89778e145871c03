import type { Seat } from '../../../src/kernel/index.ts';
import type { Account, FanWitness } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES } from './board.ts';
import { cleanupSpades, spadesGained } from './board-scoring.ts';
import { LAVA_CLAUSES, Lava } from './lava.ts';
import { hexAt, kindIndex, names, type Seen, structures, terrainAt } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

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

const { 'spade price': _none, ...CLAUSES } = BOARD_CLAUSES;

export const KINGDOM_OF_EMBER: FanWitness = {
  id: 'kingdom-of-ember',
  clauses: {
    ...CLAUSES,
    ...LAVA_CLAUSES,
    '2': 'a priest leaves the game for a tile under an own structure and one power',
    '2 offered': 'every own structure is offered while there is a priest',
    '3': 'a priest comes back for each spade gained, as far as one is away',
    '3 cleanup': 'for spades of a cult reward too',
    '7': 'the stronghold brings back all priests that are away',
    seven: 'priests that are away count to the seven',
    '2024 spade': 'since July 2024 each spade gained asks for a tile under a dwelling',
    '2024 cleanup': 'spades of a cult reward too',
    '2024 upgrade': 'each upgrade brings one power and asks for a tile under a dwelling',
    '2024 stronghold': 'the stronghold asks for two tiles more under any structures',
    '2024 high': 'no dwelling on more than one tile is upgraded',
    '2024 priests': 'no priest leaves the game',
  },
  likes: { build: 60, priest: 4, power: 20 },
  given: (s, me) => s.setPriests(me, 5),
  watch(start, me, account, numbers) {
    const board = watchBoard(BOARD, start, me, account);
    const lava = new Lava(me, account);
    const edition =
      numbers === 'on' ? watchPriests(lava, me, account) : watchTiles(lava, me, account);
    return (seen) => {
      board(seen);
      lava.see(seen);
      edition(seen);
    };
  },
};

/** Priests that are removed for tiles and return for spades. */
function watchPriests(lava: Lava, me: Seat, account: Account): (seen: Seen) => void {
  let away = 0;
  let due = 0;
  let back = 0;
  return (seen) => {
    const { after, before } = seen;
    if (seen.begins()) {
      account.same('3', 'priests that came back', due, back);
      due = 0;
      back = 0;
      const open = before.priests(me) > 0 ? names(before, structures(before, me)) : [];
      account.same('2 offered', 'structures', open, seen.offered('raise-lava'));
    }
    if (seen.uses('raise-lava')) {
      lava.raise(hexAt(before, seen.words[2]));
      away++;
      account.same(
        '2',
        'priests and power',
        [-1, 1],
        [seen.sum('priests'), seen.sum('power', 'ability')],
      );
    }
    const spades = Math.min(away, spadesGained(seen));
    const cleanup = Math.min(away - spades, cleanupSpades(seen));
    if (cleanup > 0) account.reached('3 cleanup');
    away -= spades + cleanup;
    due += spades + cleanup;
    if (seen.built('stronghold') > 0 && away > 0) {
      account.reached('7');
      due += away;
      away = 0;
    }
    if (!seen.uses('raise-lava')) back += seen.own('priests');
    account.must(
      'seven',
      after.priests(me) + after.priestsPlaced(me) + away <= 7,
      'more than seven priests',
    );
  };
}

/** Tiles for spades and upgrades, in the rules since July 2024. */
function watchTiles(lava: Lava, me: Seat, account: Account): (seen: Seen) => void {
  let underDwellings = 0;
  let underAny = 0;
  return (seen) => {
    const { before } = seen;
    const own = structures(before, me);
    const dwellings = own.filter((hex) => before.building(hex) === kindIndex('dwelling'));
    if (seen.begins()) {
      account.same('2024 stronghold', 'tiles never asked for', 0, underAny);
      const left = dwellings.length === 0 ? 0 : underDwellings;
      account.same('2024 spade', 'tiles never asked for', 0, left);
      underDwellings = 0;
      const low = seen.listed('upgrade').filter((each) => each.endsWith(' trading-post'));
      const high = dwellings.filter((hex) => (lava.heights.get(hex) ?? 0) > 1);
      const isHigh = names(before, high).some((hex) => low.includes(`${hex} trading-post`));
      account.must('2024 high', !isHigh, `${low}`);
      account.same('2024 priests', 'offers', [], seen.offered('raise-lava'));
    }
    const offered = seen.offered('volcano-tile');
    if (offered.length > 0) {
      const isAny = underAny > 0 && offered.length > dwellings.length;
      const open = names(before, isAny ? own : dwellings);
      account.same(isAny ? '2024 stronghold' : '2024 spade', 'structures', open, offered);
      if (isAny) underAny--;
      else {
        account.must('2024 spade', underDwellings > 0, 'a tile for nothing');
        underDwellings--;
      }
      if (seen.uses('volcano-tile')) lava.raise(hexAt(before, seen.words[2]));
    }
    underDwellings += spadesGained(seen);
    const cleanup = cleanupSpades(seen);
    if (cleanup > 0) account.reached('2024 cleanup');
    underDwellings += cleanup;
    const upgrades = seen.mine('built').filter(({ replaced }) => replaced !== 'none').length;
    if (upgrades > 0) account.same('2024 upgrade', 'power', upgrades, seen.sum('power', 'ability'));
    underDwellings += upgrades;
    underAny += 2 * seen.built('stronghold');
    account.same('2024 priests', 'kept', 0, seen.mine('kept').length);
  };
}
