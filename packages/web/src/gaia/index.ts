import './style/index.css';
import { ANSWER, PENDING, type Pending, QUESTION, type State } from '@pangaea/rules/gaia';
import { lazy } from 'preact/compat';
import { begin } from '../game/extend.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { later } from '../ui/later.tsx';
import { SEAT_CRESTS } from './crests.ts';
import { isAnswer, isAnswered } from './game/answers.ts';
import { FIRST_GAME } from './game/first.ts';
import { introOf } from './game/introduction.ts';
import { GAIA_PAGE } from './game/page-game.ts';
import { turnBegun } from './game/turns.ts';
import { crumbOf } from './play/crumb.ts';
import { SEAT_COLOURS } from './seats.ts';
import { type GaiaSpeech, gaiaSpeech, namesOf } from './speech.ts';
import { GAIA_TABLE } from './table-parts.tsx';

const IntroPicture = later(async () => (await import('./panels/intro-picture.tsx')).IntroPicture);

/** Gaia on the page. */
export const GAIA_FACE: GameFace = {
  id: 'gaia',
  game: GAIA_PAGE,
  counts: [2, 3, 4, 5],
  first: FIRST_GAME,
  example: ['draw life', 'life'],
  speech: gaiaSpeech,
  crumb: (speech, state, move) => crumbOf(speech as GaiaSpeech, state as State, move),
  IntroPicture,
  introduction: (speech) => {
    const first = begin(GAIA_PAGE, { options: FIRST_GAME.options, seed: '0'.repeat(32) });
    return first.ok ? introOf((speech as GaiaSpeech).g, (first.value.start as State).table) : [];
  },
  namesOf: (_, state, people) => namesOf(state as State, people),
  namesKey: () => '',
  stage: (speech, given) => {
    const state = given as State;
    const left = Array.from({ length: state.table.players }, (_, seat) => state.supply(seat));
    return (speech as GaiaSpeech).g.stage(state.tiles(), Math.min(...left));
  },
  asked: (speech, { draft, now }) => {
    const drafted = draft !== undefined && draft.moves.length > 0;
    const state: State = drafted ? draft.state : now;
    const pending = PENDING[state.top() as keyof typeof PENDING] as Pending | undefined;
    if (pending === undefined) return '';
    const { why } = (speech as GaiaSpeech).g;
    return pending === 'turn' ? why.turn(state.actions()) : why[pending];
  },
  order: (state) => Array.from({ length: (state as State).table.players }, (_, seat) => seat),
  seat: (speech, given, seat) => {
    const state = given as State;
    const { g } = speech as GaiaSpeech;
    const isAsked = state.top() === QUESTION.window || state.top() === QUESTION['open-window'];
    return {
      arms: SEAT_CRESTS[seat],
      colour: SEAT_COLOURS[seat],
      plays: undefined,
      points: state.table.meeples - state.supply(seat),
      isOut: false,
      note: isAsked && state.answer(seat) !== ANSWER.none ? g.mats.answered : undefined,
    };
  },
  chapter: turnBegun,
  isAnswered,
  isAnswer,
  fault: (speech, code, params) => {
    const { faults } = (speech as GaiaSpeech).w;
    return faults[code as keyof typeof faults](params as never);
  },
  table: GAIA_TABLE,
  Options: lazy(async () => ({ default: (await import('./start/options.tsx')).GaiaOptions })),
};
