import type { Seat } from '../../../../kernel/index.ts';
import { ask, askedNow, resumeLater } from '../../../actions/asking.ts';
import type { Ability } from '../../../boards/ability.ts';
import { board } from '../../../boards/board.ts';
import { NO_LANDSCAPE } from '../../../boards/definition.ts';
import { ACTION, TURN } from '../../../course/turn.ts';
import { HEX_NUMBER } from '../../../goods/pockets.ts';
import { LEGAL, refuse } from '../../../refusals.ts';
import type { State } from '../../../state.ts';
import { DWELLING } from '../../../structures/building-kinds.ts';
import { CYCLE, RESOURCES } from '../../../vocabulary.ts';
import { needsQuestion } from '../asked.ts';
import { isOpen, mayBecome } from './changelings.check.ts';
import {
  COLOUR_POCKETS,
  hasNinth,
  isInRow,
  isRowEmpty,
  isRowFull,
  NINTH,
  NINTH_NEXT,
  nextColour,
  putBack,
  takeNext,
  terrainOf,
} from './pieces.ts';
import { POCKETS } from './state.ts';

/** The questions: the choice of B and C, and the return of a dwelling that was replaced. */
const ASKS = { b: 0, c: 1, return: 2 } as const;
const WORKERS = RESOURCES.indexOf('workers');
/** Workers of income while the ninth space is uncovered. */
const NINTH_INCOME = 2;
const ROW_INCOME = [1, 2, 3, 4, 5, 6, 7, 8, 8, 8] as const;
/** The colour of the piece on a hex. */
const COLOUR = HEX_NUMBER;

/** Colours of the other seats, and the colour chosen as B, as bits. */
function takenColours(s: State, seat: Seat): number {
  let taken = 0;
  for (let other = 0; other < s.table.players; other++) taken |= 1 << s.home(other);
  const chosen = COLOUR_POCKETS[0].of(s, seat);
  return chosen > 0 ? taken | (1 << (chosen - 1)) : taken;
}

const chooseColour: Ability<State> = {
  name: 'piece-colour',
  when: 'question',
  args: ['terrain'],
  list: (s, seat, into) => {
    if (askedNow(s).question === ASKS.return) return;
    const taken = takenColours(s, seat);
    for (let terrain = 0; terrain < CYCLE; terrain++) {
      if (((taken >> terrain) & 1) === 0) into.add(terrain);
    }
  },
  check: (s, seat, terrain, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'piece-colour', because }, reason);
    if (askedNow(s).question === ASKS.return) return no('not-asked');
    if (terrain >= CYCLE) return no('no-colour');
    const seats = [...Array(s.table.players).keys()];
    if (seats.some((other) => s.home(other) === terrain)) return no('colour-taken');
    return COLOUR_POCKETS[0].of(s, seat) === terrain + 1 ? no('colour-taken') : LEGAL;
  },
  apply: (s, seat, terrain, _two, sink, place) =>
    COLOUR_POCKETS[place].gain(s, seat, terrain + 1, sink),
};

/**
 * Makes the ninth dwelling the next one for the present action, instead of the leftmost dwelling of
 * the row.
 */
const withNinth: Ability<State> = {
  name: 'ninth-dwelling',
  when: 'action',
  stronghold: true,
  args: [],
  list: (s, seat, into) => {
    if (NINTH_NEXT.of(s, seat) === 0 && hasNinth(s, seat) && !isRowEmpty(s, seat)) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'ninth-dwelling', because }, reason);
    if (NINTH.of(s, seat) === 0) return no('ninth-empty');
    if (NINTH_NEXT.of(s, seat) > 0 || s.onMap(seat, DWELLING) === 8) return no('ninth-is-next');
    return LEGAL;
  },
  apply: (s, seat, _one, _two, sink) => {
    NINTH_NEXT.gain(s, seat, 1, sink);
    resumeLater(s, seat, 0);
    s.push(TURN.number, seat, ACTION.second);
  },
};

function returning(name: string, isNinth: boolean): Ability<State> {
  return {
    name,
    when: 'question',
    args: [],
    list: (s, _seat, into) => {
      if (askedNow(s).question === ASKS.return) into.add();
    },
    check: (s, _seat, _one, _two, reason) => needsQuestion(s, name, ASKS.return, reason),
    apply: (s, seat, _one, _two, sink, colour) => {
      if (isNinth) NINTH.gain(s, seat, colour, sink);
      else putBack(s, seat, DWELLING, colour, sink);
    },
  };
}

/** Terrain of the next dwelling; the home terrain if there is none. */
function aim(s: State, seat: Seat): number {
  return terrainOf(s, seat, nextColour(s, seat, DWELLING));
}

/**
 * Changelings: pieces of three colours, each for its own terrain; a ninth dwelling with the
 * stronghold.
 */
export const changelings = board<State>({
  id: 'changelings',
  board: 'variable',
  secondBoard: true,
  home: 'chosen',
  start: { power: [7, 5, 0], cults: { fire: 1, water: 1, air: 1 }, kept: POCKETS.start },
  dwelling: { income: { workers: ROW_INCOME } },
  stronghold: { income: { power: [0, 4] } },
  strongholdPieces: { dwelling: 9 },
  landscape: NO_LANDSCAPE,
  abilities: [
    chooseColour,
    withNinth,
    returning('return-to-row', false),
    returning('return-to-ninth', true),
  ],
  hooks: {
    coloursKnown: (s, seat) => {
      ask(s, seat, ASKS.c, false, 1);
      ask(s, seat, ASKS.b, false, 0);
    },
    aim,
    openGround: (s, seat) => (nextColour(s, seat, DWELLING) === 0 ? 0 : 1 << aim(s, seat)),
    placed: (s, seat, hex, sink) => COLOUR.set(s, hex, takeNext(s, seat, DWELLING, sink)),
    built: (s, seat, hex, building, before, sink) => {
      if (isInRow(building)) {
        const colour = takeNext(s, seat, building, sink);
        if (before === 0) COLOUR.set(s, hex, colour);
      }
      if (!isInRow(before)) return;
      const colour = COLOUR.of(s, hex);
      const isNinthEmpty = before === DWELLING && NINTH.of(s, seat) === 0;
      if (!isNinthEmpty) putBack(s, seat, before, colour, sink);
      else if (isRowFull(s, seat)) NINTH.gain(s, seat, colour, sink);
      else ask(s, seat, ASKS.return, false, colour);
    },
    income: (s, seat, resource) => {
      if (resource !== WORKERS || NINTH.of(s, seat) > 0) return 0;
      const dwellings = s.onMap(seat, DWELLING);
      return NINTH_INCOME + ROW_INCOME[dwellings - 1] - ROW_INCOME[dwellings];
    },
    mayUpgrade: (s, seat, hex, to) => nextColour(s, seat, to) === COLOUR.of(s, hex),
    resume: (s, seat, _a, _b, sink) => NINTH_NEXT.gain(s, seat, -1, sink),
  },
  checks: { isOpen, mayBecome },
});
