import { hasHex } from '../../../src/hexmap/index.ts';
import { NONE, PHASE, SETS, type State } from '../../../src/terra-mystica/index.ts';
import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_INCOME, WORKERS_321 } from './board.ts';
import { adjacent, groups, hexAt, isRiver, sidesOf, structures } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

/** Tokens that are connected by their sides, beginning with one of them. */
function chain(s: State, tokens: ReadonlySet<number>, first: number): number[] {
  const found = [first];
  for (const hex of found)
    for (const next of sidesOf(s, hex))
      if (tokens.has(next) && !found.includes(next)) found.push(next);
  return found;
}

const boardWith = (tokens: ReadonlySet<number>): Board => ({
  workers: 3,
  coins: 12,
  power: [5, 7, 0],
  cults: [0, 1, 1, 0],
  price: {
    dwelling: { workers: 1, coins: 1, alone: 2 },
    'trading-post': { workers: 2, coins: 3, alone: 6 },
    temple: { workers: 2, coins: 4, alone: 8 },
    stronghold: { workers: 4, coins: 5, alone: 10 },
    sanctuary: { workers: 4, coins: 5, alone: 10 },
  },
  income: ORDINARY_INCOME,
  spades: WORKERS_321,
  exchange: [2, 5, 1],
  offerDiscount: 1,
  finalBurn: (two) => Math.floor((2 * two) / 3),
  near: (s, hex) => {
    const beside = sidesOf(s, hex).filter((each) => tokens.has(each));
    const over = beside
      .flatMap((token) => chain(s, tokens, token))
      .flatMap((each) => sidesOf(s, each));
    return [...new Set([...adjacent(s, hex), ...over])].filter((each) => each !== hex);
  },
});

const bowlsOf = (s: State, me: number) => [s.bowl1(me), s.bowl2(me), s.bowl3(me)];

export const CHILDREN_OF_THE_WYRM: FanWitness = {
  id: 'children-of-the-wyrm',
  clauses: {
    ...BOARD_CLAUSES,
    '3': 'for one token of bowl II that leaves up to two others go to bowl III',
    '3 offered': 'every burning that moves more is offered',
    '4': 'the stronghold brings back into bowl I what twelve tokens lack, once',
    '5': 'a token leaves the bowl of choice for the map',
    '5 offered':
      'it may lie on each river hex without token and structure beside an own structure or a token',
    '5 second': 'a second one may follow, beside the first too',
    '6': 'structures on both sides of a token are one group for towns',
    '6 price': 'a neighbour across a token makes structures cheap',
    '6 power': 'power is offered across tokens',
    '6 others': 'nothing is offered to others across tokens',
  },
  watch(start, me, account) {
    const tokens = new Set<number>();
    const own = boardWith(tokens);
    const board = watchBoard(own, start, me, account);
    const used = new OncePerRound();
    let mayFollow = false;
    let lost: number | undefined;
    let back = 0;
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      const near = own.near ?? adjacent;
      const bowls = bowlsOf(before, me);
      for (const { times } of seen.mine('burned')) {
        if (seen.isOver()) break;
        const moved = Math.min(2 * times, bowls[1] - times);
        account.same(
          '3',
          'bowls',
          [bowls[0], bowls[1] - times - moved, bowls[2] + moved],
          bowlsOf(after, me),
        );
      }
      if (seen.begins()) {
        const useful = Math.ceil(bowls[1] / 3);
        const listed = seen.listed('burn').map(Number);
        const most = Math.floor(bowls[1] / 2);
        const offers = Array.from({ length: Math.min(useful, most) }, (_, place) => place + 1);
        account.must(
          '3 offered',
          offers.every((each) => listed.includes(each)),
          `of ${offers}: ${listed}`,
        );
        account.must(
          '3 offered',
          listed.every((each) => each <= most),
          `${listed} with ${bowls[1]}`,
        );
      }
      if (seen.begins()) {
        if (lost !== undefined) account.same('4', 'tokens that came back', lost, back);
        lost = undefined;
      }
      if (seen.built('stronghold') > 0) lost = 12 - bowls[0] - bowls[1] - bowls[2];
      for (const { bowls: change } of seen.mine('tokens')) back += Math.max(0, change[0]);
      /** Possible hexes and bowls for a token. */
      const open = () => {
        const starts = [...structures(before, me), ...tokens];
        const hexes = [...new Set(starts.flatMap((hex) => sidesOf(before, hex)))].filter(
          (hex) =>
            isRiver(before, hex) &&
            !tokens.has(hex) &&
            before.owner(hex) === NONE &&
            !hasHex(before.i32, SETS.riverTowns, hex),
        );
        return hexes
          .flatMap((hex) =>
            [1, 2, 3]
              .filter((bowl) => bowls[bowl - 1] > 0)
              .map((bowl) => `${before.table.map.names[hex]} ${bowl}`),
          )
          .sort();
      };
      if (seen.begins()) {
        const may = seen.hasStronghold() && used.times(before) === 0;
        account.same('5 offered', 'tokens', may ? open() : [], seen.offered('wyrm-token'));
      }
      if (mayFollow && seen.mover === me) {
        const listed = seen.offered('wyrm-second-token');
        if (listed.length > 0) {
          account.same('5 second', 'tokens', open(), listed);
          mayFollow = false;
        } else if (seen.begins()) account.must('5 second', open().length === 0, 'not offered');
      }
      if (seen.begins()) mayFollow = false;
      const isSecond = seen.uses('wyrm-second-token');
      if (seen.uses('wyrm-token') || isSecond) {
        const bowl = Number(seen.words[3]) - 1;
        account.same(
          '5',
          'bowls',
          bowls.map((each, place) => each - Number(place === bowl)),
          bowlsOf(after, me),
        );
        if (!isSecond) account.same('5 offered', 'times in the round', 1, used.add(before));
        tokens.add(hexAt(before, seen.words[2]));
        mayFollow = !isSecond;
      }
      watchAcross();

      /** The things that are possible only because of tokens. */
      function watchAcross(): void {
        for (const { buildings } of seen.mine('town')) {
          const hexes = buildings.map((name) => hexAt(after, name));
          const isApart = !groups(after, me).some((group) =>
            hexes.every((hex) => group.includes(hex)),
          );
          if (isApart)
            account.must(
              '6',
              groups(after, me, near).some((group) => hexes.every((hex) => group.includes(hex))),
              `${buildings}`,
            );
        }
        for (const { hex, building, seat } of seen.all('built')) {
          if (building === 'none' || before.phase() !== PHASE.actions) continue;
          const at = hexAt(after, hex);
          const others = (list: readonly number[]) =>
            list.some((each) => after.owner(each) !== NONE && after.owner(each) !== me);
          const mine = (list: readonly number[]) => list.some((each) => after.owner(each) === me);
          if (seat === me) {
            if (!others(adjacent(after, at)) && others(near(after, at))) {
              const price = own.price[building].coins;
              account.same('6 price', 'coins', -price, seen.sum('coins'));
              const far = near(after, at).filter((each) => after.owner(each) !== me);
              for (const { seat: to } of seen.all('power-offered'))
                account.must(
                  '6 others',
                  !far.some((each) => after.owner(each) === to),
                  `to seat ${to}`,
                );
              account.reached('6 others');
            }
          } else if (!mine(adjacent(after, at)) && mine(near(after, at)))
            account.reached('6 power');
        }
      }
    };
  },
};
