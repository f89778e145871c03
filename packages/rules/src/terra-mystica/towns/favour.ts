import { GO_ON, type Moves, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { State } from '../state.ts';
import { FAVOUR_TILES } from '../vocabulary.ts';
import { askAbilityFirst, questionBehindTown } from './ability-first.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';
import { checkFavour } from './favour.check.ts';
import { favoursAllowed, gainFavour } from './favours.ts';

/** A favour tile is due; if there is none that the seat may take, it is lost. */
export const CHOOSE_FAVOUR = question({
  name: 'favour',
  settle: (s, sink) => {
    const seat = s.topWho();
    if (favoursAllowed(s, seat) !== 0) return STOP;
    s.pop();
    sink?.push({ type: 'lost', seat, what: 'favour-tile', amount: 1 });
    return GO_ON;
  },
});

const comesFirst = (s: State) => questionBehindTown(s) === 'favour';

export const FAVOUR = kind({
  word: 'favour',
  args: [ARG.favour],
  meaning: 'take a favour tile that is due',
  answers: [
    {
      to: CHOOSE_FAVOUR,
      list: addFavours,
      check: (s, seat, tile, _b, _c, reason) => checkFavour(s, seat, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => {
        s.pop();
        gainFavour(s, seat, tile, sink);
      },
    },
    {
      to: CHOOSE_TOWN_TILE,
      when: comesFirst,
      list: (s, seat, into, favour) => {
        if (comesFirst(s)) addFavours(s, seat, into, favour);
      },
      check: (s, seat, tile, _b, _c, reason) => checkFavour(s, seat, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => {
        askAbilityFirst(s, seat, sink);
        s.pop();
        gainFavour(s, seat, tile, sink);
      },
    },
  ],
});

function addFavours(s: State, seat: Seat, into: Moves, favour: number): void {
  const allowed = favoursAllowed(s, seat);
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (((allowed >> tile) & 1) !== 0) into.add(packMove(favour, tile));
  }
}
