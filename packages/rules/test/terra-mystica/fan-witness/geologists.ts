import { CYCLE, NONE, TERRAINS } from '../../../src/terra-mystica/index.ts';
import { type FanWitness, OncePerRound } from './account.ts';
import { type Board, ORDINARY_INCOME, ORDINARY_PRICES } from './board.ts';
import { cleanupSpades, spadesGained } from './board-scoring.ts';
import { hexAt, placeIn } from './seen.ts';
import { BOARD_CLAUSES, watchBoard } from './watch-board.ts';

const SEVEN = Array.from({ length: CYCLE }, (_, terrain) => terrain);
const sides = (terrain: number) => [(terrain + 1) % CYCLE, (terrain + CYCLE - 1) % CYCLE];

/** Markers on the own circle: a ring, and the marked terrains. */
class Cycle {
  ring: number = NONE;
  marked: ReadonlySet<number> = new Set();

  /**
   * Terrains without a marker next to one with a marker; the ring's terrain if there is no marker.
   */
  open(): number[] {
    if (this.marked.size === 0) return [this.ring];
    return SEVEN.filter(
      (each) => !this.marked.has(each) && sides(each).some((side) => this.marked.has(side)),
    );
  }
  /** Terrains with a marker at an end of the arc. */
  ends(): number[] {
    return [...this.marked].filter((each) => !sides(each).every((side) => this.marked.has(side)));
  }
  mark(terrain: number): void {
    const next = new Set([...this.marked, terrain]);
    this.marked = next.size === CYCLE ? new Set() : next;
  }
  take(terrain: number): void {
    this.marked = new Set([...this.marked].filter((each) => each !== terrain));
  }
  /** The possible uses of a spade. */
  choices(): string[] {
    return [...this.open(), ...this.ends()].map((each) => TERRAINS[each]).sort();
  }
}

const { 'spade price': _none, ...CLAUSES } = BOARD_CLAUSES;

export const GEOLOGISTS: FanWitness = {
  id: 'geologists',
  clauses: {
    ...CLAUSES,
    '1': 'the ring is on a colour of nobody, and both dwellings stand there',
    '2': 'a dwelling stands on an open terrain, which is marked then',
    '2 never': 'nothing is transformed',
    '3': 'when all seven are marked all markers go, and the ring is next',
    '4': 'a spade takes a marker at an end away, or puts one beside',
    '4 asked': 'as many times as there are spades, those of the cult reward too',
    '4 declined': 'a spade may be declined',
    '5': 'with the stronghold an action does the same, once per round',
    '5 offered': 'that is offered until it is used',
    'no track': 'there is no exchange track',
  },
  watch(start, me, account) {
    const cycle = new Cycle();
    const used = new OncePerRound();
    let spades = 0;
    const board = watchBoard(
      {
        workers: 3,
        coins: 15,
        power: [7, 5, 0],
        cults: [0, 0, 0, 0],
        price: ORDINARY_PRICES,
        income: ORDINARY_INCOME,
        mayStand: (s, hex) => cycle.open().includes(s.terrain(hex)),
        spadesScored: spadesGained,
      } satisfies Board,
      start,
      me,
      account,
    );
    return (seen) => {
      board(seen);
      const { before, after } = seen;
      if (seen.plays('colour')) {
        cycle.ring = placeIn(TERRAINS, seen.words[1]);
        cycle.mark(cycle.ring);
        for (let seat = 0; seat < before.table.players; seat++)
          account.must('1', seat === me || before.home(seat) !== cycle.ring, `of seat ${seat}`);
        return;
      }
      if (seen.plays('place'))
        account.same('1', 'terrain', cycle.ring, before.terrain(hexAt(before, seen.words[1])));
      account.must('2 never', seen.mine('transformed').length === 0, 'a hex was transformed');
      account.same('2 never', 'transformations', [], seen.listed('transform'));
      if (seen.begins()) {
        account.same('4 asked', 'spades left', 0, spades);
        const may = seen.hasStronghold() && used.times(before) === 0;
        account.same(
          '5 offered',
          'markers',
          may ? cycle.choices() : [],
          seen.offered('geologist-marker'),
        );
      }
      const offered = seen.offered('geologist-spade');
      if (offered.length > 0) {
        account.same('4', 'terrains', cycle.choices(), offered);
        account.must('4 asked', spades > 0, 'a spade that was not gained');
        if (seen.plays('decline')) {
          account.reached('4 declined');
          spades--;
        }
      }
      const marker = seen.uses('geologist-marker');
      if (marker) account.same('5', 'times in the round', 1, used.add(before));
      if (marker || seen.uses('geologist-spade')) {
        if (!marker) spades--;
        const terrain = placeIn(TERRAINS, seen.words[2]);
        const wasFull = cycle.marked.size === CYCLE - 1;
        if (cycle.marked.has(terrain)) cycle.take(terrain);
        else cycle.mark(terrain);
        if (wasFull && cycle.marked.size === 0) account.reached('3');
      }
      spades += spadesGained(seen) + cleanupSpades(seen);
      for (const { building, hex } of seen.mine('built')) {
        if (building !== 'dwelling' || before.round() === 0) continue;
        const terrain = after.terrain(hexAt(after, hex));
        account.must('2', cycle.open().includes(terrain), `a dwelling on ${TERRAINS[terrain]}`);
        const wasFull = cycle.marked.size === CYCLE - 1;
        cycle.mark(terrain);
        if (wasFull) account.same('3', 'terrains', [cycle.ring], cycle.open());
      }
      account.must('no track', after.exchange(me) === 0, 'a step on the exchange track');
    };
  },
};
