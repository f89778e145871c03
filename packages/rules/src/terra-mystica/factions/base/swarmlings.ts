import { hexName } from '../../../terra/check/geography.ts';
import { board } from '../../boards/board.ts';
import type { Special } from '../../boards/special.ts';
import { isOwn } from '../../check/geography.ts';
import { needsPiece } from '../../check/needs.ts';
import { LEAVE_EMPTY } from '../../course/decline.ts';
import { question } from '../../define.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { DWELLING, TRADING_POST } from '../../structures/building-kinds.ts';
import { upgrade } from '../../structures/structures.ts';
import { needsUpgrade } from '../../structures/upgrade.check.ts';
import { addUpgradesOf } from '../../structures/upgrades.ts';
import { BUILDINGS } from '../../vocabulary.ts';

/** A dwelling becomes a trading post without payment. */
const FREE_TRADING_POST = question({
  name: 'free-trading-post',
  answers: {
    decline: LEAVE_EMPTY,
    upgrade: {
      list: (s, seat, into) => {
        if (s.piecesLeft(seat, TRADING_POST) > 0) {
          addUpgradesOf(s, seat, DWELLING, TRADING_POST, into);
        }
      },
      check: (s, seat, hex, to, _c, reason) => {
        if (isOwn(s, seat, hex) && BUILDINGS[to] !== 'trading-post') {
          const names = { building: BUILDINGS[s.building(hex)], to: BUILDINGS[to] };
          return refuse('cannot-become', { hex: hexName(s, hex), ...names }, reason);
        }
        return needsUpgrade(s, seat, hex, to, reason);
      },
      apply: (s, seat, hex, to, _c, sink) => {
        s.pop();
        upgrade(s, seat, hex, to, true, sink);
      },
    },
  },
});

const TO_TRADING_POST: Special<State> = {
  id: 'ACTS',
  possible: (s, seat) => s.piecesLeft(seat, TRADING_POST) > 0 && s.onMap(seat, DWELLING) > 0,
  begin: (s, seat) => s.push(FREE_TRADING_POST.number, seat),
  hasEffect: (s, seat) =>
    s.onMap(seat, DWELLING) > 0 && needsPiece(s, seat, TRADING_POST) === LEGAL,
};

/** Swarmlings: workers for towns, free trading posts. */
export const swarmlings = board<State>({
  id: 'swarmlings',
  board: 'blue',
  home: 'lakes',
  start: {
    coins: 20,
    workers: 8,
    power: [3, 9, 0],
    cults: { fire: 1, water: 1, earth: 1, air: 1 },
  },
  dwelling: { workers: 2, coins: 3, income: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] } },
  tradingPost: {
    workers: 3,
    coins: 4,
    coinsAlone: 8,
    income: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] },
  },
  temple: { workers: 3, coins: 6 },
  stronghold: { workers: 5, coins: 8, income: { power: [0, 4] } },
  sanctuary: { workers: 5, coins: 8, income: { priests: [0, 2] } },
  traits: { townWorkers: 3 },
  strongholdActions: ['ACTS'],
  // Breeding Ground.
  landscape: { needs: { building: 'sanctuary', count: 1 }, traits: { townGrows: 1 } },
  questions: [FREE_TRADING_POST],
  specials: [TO_TRADING_POST],
});
