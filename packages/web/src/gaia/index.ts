import './style/index.css';
import { type Event, PENDING, type Pending, type State } from '@pangaea/rules/gaia';
import type { GameFace } from '../games/game-face.ts';
import { GAIA_PAGE } from './game/rules.ts';
import { GaiaTable } from './layout.tsx';
import { Race } from './panels/race.tsx';
import { seatClass } from './seats.ts';
import { type GaiaSpeech, gaiaSpeech, namesOf } from './speech.ts';
import { GaiaOptions } from './start/options.tsx';

/** Gaia on the page. */
export const GAIA_FACE: GameFace = {
  id: 'gaia',
  game: GAIA_PAGE,
  counts: [2, 3, 4, 5],
  first: {
    options: { players: 3, mode: 'basic' },
    players: [
      { kind: 'here', name: '' },
      { kind: 'bot', level: 'beginner' },
      { kind: 'bot', level: 'intermediate' },
    ],
  },
  example: ['draw life', 'life'],
  speech: gaiaSpeech,
  namesOf: (speech, state, players) => namesOf(speech as GaiaSpeech, state as State, players),
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
  flag: ({ seat }) => seatClass(seat),
  isMilestone: ({ type }) => type === 'game-over',
  turns: {
    of: (given) => {
      const event = given as Event;
      return event.type === 'turn' ? event.seat : undefined;
    },
    flag: seatClass,
  },
  fault: (speech, code, params) => {
    const { faults } = (speech as GaiaSpeech).w;
    return faults[code as keyof typeof faults](params as never);
  },
  Head: Race,
  Table: GaiaTable,
  Options: GaiaOptions,
};
