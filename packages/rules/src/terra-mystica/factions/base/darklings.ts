import { GO_ON, type Moves, packMove, type Seat, STOP } from '../../../kernel/index.ts';
import { ARG } from '../../arguments.ts';
import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { traitOf } from '../../check/geography.ts';
import { needsTimes, priestsLeft } from '../../check/needs.ts';
import { LEAVE_OUT } from '../../course/decline.ts';
import { kind, question } from '../../define.ts';
import type { Sink } from '../../events.ts';
import { gainPriests, gainWorkers, priestSupply } from '../../goods/gains.ts';
import type { Reason } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { askAbilityFirst, questionBehindTown } from '../../towns/ability-first.ts';
import { CHOOSE_TOWN_TILE } from '../../towns/choose-tile.ts';

const ORDAINING = question({
  name: 'ordain',
  args: [
    /** The most workers that may become priests. */
    'most',
  ],
  answers: { decline: LEAVE_OUT },
  settle: (s) => {
    if (mostOrdained(s, s.topWho(), s.arg(ORDAINING.at.most)) > 0) return STOP;
    s.pop();
    return GO_ON;
  },
});

const comesFirst = (s: State) => questionBehindTown(s) === 'ordain';

const ORDAIN = kind({
  word: 'ordain',
  args: [ARG.workers],
  meaning: 'Darklings’ stronghold: workers become priests',
  answers: [
    {
      to: ORDAINING,
      list: (s, seat, into, ordain) => {
        addOrdinations(s, seat, s.arg(ORDAINING.at.most), ordain, into);
      },
      check: (s, seat, workers, _b, _c, reason) =>
        checkOrdain(s, seat, workers, s.arg(ORDAINING.at.most), reason),
      apply: (s, seat, workers, _b, _c, sink) => {
        s.pop();
        ordain(s, seat, workers, sink);
      },
    },
    {
      to: CHOOSE_TOWN_TILE,
      when: comesFirst,
      list: (s, seat, into, ordain) => {
        if (!comesFirst(s)) return;
        addOrdinations(s, seat, s.trait(seat, TRAIT.ordained), ordain, into);
      },
      check: (s, seat, workers, _b, _c, reason) =>
        checkOrdain(s, seat, workers, traitOf(s, seat, 'ordained'), reason),
      apply: (s, seat, workers, _b, _c, sink) => {
        askAbilityFirst(s, seat, sink);
        s.pop();
        ordain(s, seat, workers, sink);
      },
    },
  ],
});

function addOrdinations(s: State, seat: Seat, most: number, kind: number, into: Moves): void {
  for (let n = mostOrdained(s, seat, most); n > 0; n--) into.add(packMove(kind, n));
}

/**
 * The number of workers that can be ordained, up to a limit. If actions without effect are allowed,
 * priests beyond the supply are lost.
 */
function mostOrdained(s: State, seat: Seat, most: number): number {
  const workers = Math.min(most, s.workers(seat));
  return s.table.emptyActions ? workers : Math.min(workers, priestSupply(s, seat));
}

/**
 * Checks the number of workers: not above the limit, and (ruling `emptyActions`) not above the
 * number of priests left.
 */
function checkOrdain(
  s: State,
  seat: Seat,
  workers: number,
  most: number,
  reason: Reason | undefined,
): number {
  const wasteful = s.table.options.rulings.emptyActions === 'allowed';
  const room = wasteful ? most : priestsLeft(s, seat);
  return needsTimes(workers, Math.min(most, s.workers(seat), room), reason);
}

function ordain(s: State, seat: Seat, workers: number, sink: Sink): void {
  gainWorkers(s, seat, -workers, 'stronghold', sink);
  gainPriests(s, seat, workers, 'stronghold', sink);
}

/** Darklings: spades for priests, 2 points each. FAQ 3.7; the stronghold ordains workers, FAQ 2.10 Q3. */
export const darklings = board<State>({
  id: 'darklings',
  board: 'black',
  home: 'swamp',
  start: { workers: 1, priests: 1, cults: { water: 1, earth: 1 } },
  sanctuary: { coins: 10, income: { priests: [0, 2] } },
  spades: { pay: 'priests', rates: [1] },
  traits: { vpPerPriestSpade: 2, ordained: 3 },
  strongholdAsks: 'ordain',
  // Camp.
  landscape: { needs: { building: 'stronghold', count: 1 }, traits: { landscapeDwelling: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => {
      s.push(ORDAINING.number, seat, s.trait(seat, TRAIT.ordained));
    },
  },
  questions: [ORDAINING],
  kinds: [ORDAIN],
});
