import { intersects, WORDS } from '../../../hexmap/index.ts';
import { packMove, type Seat } from '../../../kernel/index.ts';
import { addEmpty } from '../../../terra/empty-hexes.ts';
import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import type { Special } from '../../boards/special.ts';
import { needsEmptyLand, needsPiece, needsTerrain } from '../../check/needs.ts';
import { LEAVE_EMPTY } from '../../course/decline.ts';
import { addCults } from '../../cults/cult.ts';
import { advanceCult } from '../../cults/cults.ts';
import { kind, question } from '../../define.ts';
import { gainVp } from '../../goods/gains.ts';
import { LEGAL } from '../../refusals.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { DWELLING } from '../../structures/building-kinds.ts';
import { buildDwelling } from '../../structures/structures.ts';
import { CYCLE } from '../../vocabulary.ts';

/** A dwelling on any forest. FAQ 2.4 Q3: at no cost. */
const RIDE = question({
  name: 'ride',
  answers: {
    decline: LEAVE_EMPTY,
    build: {
      list: (s, seat, into, build) => {
        if (s.piecesLeft(seat, DWELLING) === 0) return;
        addEmpty(s, s.i32, SETS.ground + s.home(seat) * WORDS, build, into);
      },
      check: (s, seat, hex, _b, _c, reason) =>
        needsEmptyLand(s, hex, reason) ||
        needsTerrain(s, hex, s.home(seat), reason) ||
        needsPiece(s, seat, DWELLING, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        buildDwelling(s, seat, hex, true, sink);
      },
    },
  },
});

const TO_FOREST: Special<State> = {
  id: 'ACTW',
  possible: (s, seat) => {
    const home = SETS.ground + s.home(seat) * WORDS;
    return s.piecesLeft(seat, DWELLING) > 0 && intersects(s.i32, home, s.i32, SETS.empty);
  },
  begin: (s, seat) => s.push(RIDE.number, seat),
  hasEffect: (s, seat) =>
    needsPiece(s, seat, DWELLING) === LEGAL &&
    [...Array(s.table.map.size).keys()].some((hex) => isFree(s, hex, s.home(seat))),
};

function isFree(s: State, hex: number, terrain: number): boolean {
  return terrain < CYCLE && s.terrain(hex) === terrain && s.owner(hex) === NONE;
}

/** Raven Hut: steps of one cult, or the points of the town that was just founded. */
const TOWN_REWARD = question({
  name: 'town-reward',
  args: ['steps', 'points'],
  answers: {
    cult: {
      list: addCults,
      apply: (s, seat, cult, _b, _c, sink) => {
        const steps = s.arg(TOWN_REWARD.at.steps);
        s.pop();
        advanceCult(s, seat, cult, steps, 'landscape', sink);
      },
    },
  },
});

const TAKE_POINTS = kind({
  word: 'take-points',
  args: [],
  meaning: 'Witches: the points of a town just founded, instead of steps on a cult',
  answers: [
    {
      to: TOWN_REWARD,
      list: (_s, _seat, into, takePoints) => into.add(packMove(takePoints)),
      apply: (s, seat, _a, _b, _c, sink) => {
        const points = s.arg(TOWN_REWARD.at.points);
        s.pop();
        gainVp(s, seat, points, 'ability', sink);
      },
    },
  ],
});

function askForReward(s: State, seat: Seat, points: number): boolean {
  const steps = s.trait(seat, TRAIT.townCultSteps);
  if (steps === 0) return false;
  s.push(TOWN_REWARD.number, seat, steps, points);
  return true;
}

/** Witches: points for towns, rides to any forest. FAQ 2.4 Q3: the ride is free. */
export const witches = board<State>({
  id: 'witches',
  board: 'green',
  home: 'forest',
  start: { cults: { air: 2 } },
  traits: { townVp: 5 },
  strongholdActions: ['ACTW'],
  // Raven Hut.
  landscape: { needs: { building: 'temple', count: 2 }, traits: { townCultSteps: 3 } },
  questions: [RIDE, TOWN_REWARD],
  kinds: [TAKE_POINTS],
  specials: [TO_FOREST],
  hooks: { townPoints: askForReward },
});
