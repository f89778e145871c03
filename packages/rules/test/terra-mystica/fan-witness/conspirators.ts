import { CULTS, FAVOUR_TILES } from '../../../src/terra-mystica/index.ts';
import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES, WORKERS_321 } from './board.ts';
import { isInTown } from './board-land.ts';
import { placeIn } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const BOARD: Board = {
  workers: 3,
  coins: 15,
  power: [5, 7, 0],
  cults: [0, 0, 0, 0],
  price: ORDINARY_PRICES,
  income: {
    ...ORDINARY_INCOME,
    'trading-post': { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] },
    stronghold: {},
  },
  spades: WORKERS_321,
  exchange: [2, 5, 1],
  favours: { temple: 1, sanctuary: 1, stronghold: 1 },
};

/** Cult and steps of a favour tile: three, two and one step in the order of the cults. */
const tileAt = (name: string) => {
  const place = placeIn(FAVOUR_TILES, name);
  return { place, cult: place % 4, steps: 3 - Math.floor(place / 4) };
};

export const CONSPIRATORS: FanWitness = {
  id: 'conspirators',
  clauses: {
    ...BOARD_CLAUSES,
    '1': 'each favour tile gained brings two coins',
    '3': 'with the stronghold, once per round, a tile goes back and another kind is taken',
    '3 offered': 'each tile held is offered for each other kind of the supply that is not held',
    '3 down': 'the marker of the old cult goes down by its steps, to 0 at the least',
    '3 up': 'the marker of the new cult goes up by its steps',
    '3 key': 'leaving space 10 frees it and gives the key back',
    '4': 'towns stay',
  },
  given: (s, me) => {
    s.setKeys(me, 2);
    for (let cult = 0; cult < 4; cult++) s.setCult(me, cult, 8);
  },
  watch(start, me, account) {
    const board = watchBoard(BOARD, start, me, account);
    const exchanged = new OncePerRound();
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const tiles = seen.mine('favour').length;
      const coins = seen.sum('coins', 'ability');
      if (tiles > 0 || coins !== 0) account.same('1', 'coins', 2 * tiles, coins);
      if (seen.begins()) {
        const isHeld = (tile: string) => before.hasFavour(me, tileAt(tile).place);
        const may = seen.hasStronghold() && exchanged.times(before) === 0;
        const open = FAVOUR_TILES.filter(isHeld).flatMap((old) =>
          FAVOUR_TILES.filter(
            (tile) => !isHeld(tile) && before.favoursLeft(tileAt(tile).place) > 0,
          ).map((tile) => `${old} ${tile}`),
        );
        account.same('3 offered', 'pairs', may ? open.sort() : [], seen.offered('exchange-favour'));
      }
      if (!seen.uses('exchange-favour')) return;
      const [old, taken] = [tileAt(seen.words[2]), tileAt(seen.words[3])];
      account.must('3', seen.hasStronghold(), 'without the stronghold');
      account.same('3', 'times in the round', 1, exchanged.add(before));
      account.must('3', old.place !== taken.place, 'the same tile');
      account.must('3', before.hasFavour(me, old.place), 'a tile that is not held');
      account.must('3', !before.hasFavour(me, taken.place), 'a tile that is held already');
      account.must('3', before.favoursLeft(taken.place) > 0, 'a tile that is not in the supply');
      account.same(
        '3',
        'supply',
        [before.favoursLeft(old.place) + 1, before.favoursLeft(taken.place) - 1],
        [after.favoursLeft(old.place), after.favoursLeft(taken.place)],
      );
      const cults = CULTS.map((_, cult) => before.cult(me, cult));
      const wasTop = before.cultTop(old.cult) === me;
      cults[old.cult] = Math.max(0, cults[old.cult] - old.steps);
      const down = seen.mine('cult').find(({ steps }) => steps < 0);
      account.same('3 down', 'to', cults[old.cult], down?.to ?? before.cult(me, old.cult));
      if (wasTop) {
        account.must(
          '3 key',
          after.cultTop(old.cult) !== me || old.cult === taken.cult,
          'stays on 10',
        );
        const back = seen.mine('keys').some(({ amount }) => amount > 0);
        account.must('3 key', back, 'no key back');
      }
      const aim = Math.min(10, cults[taken.cult] + taken.steps);
      const holder = before.cultTop(taken.cult);
      const mayEnter = (holder === 255 || holder === me) && before.keys(me) + (wasTop ? 1 : 0) > 0;
      cults[taken.cult] = aim === 10 && !mayEnter ? 9 : aim;
      const asked = after.depth() > 0 && cults.includes(10);
      if (!asked)
        account.same(
          '3 up',
          'cults',
          cults,
          CULTS.map((_, cult) => after.cult(me, cult)),
        );
      for (let hex = 0; hex < after.table.map.size; hex++) {
        if (isInTown(before, me, hex) && !isInTown(after, me, hex))
          account.must('4', false, `${hex} changes`);
      }
      account.reached('4');
    };
  },
};
