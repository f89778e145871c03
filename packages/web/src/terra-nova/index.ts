import { NONE, PENDING, type Pending, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import type { GameFace } from '../games/game-face.ts';
import { FIRST_GAME } from './game/first.ts';
import { TERRA_NOVA_PAGE } from './game/rules.ts';
import { TerraNovaTable } from './layout.tsx';
import { Rounds } from './panels/rounds.tsx';
import { type NovaSpeech, namesOf, novaSpeech } from './speech.ts';
import { TerraNovaOptions } from './start/options.tsx';

/** Terra Nova on the page. */
export const TERRA_NOVA_FACE: GameFace = {
  id: 'terra-nova',
  game: TERRA_NOVA_PAGE,
  counts: [2, 3, 4],
  first: FIRST_GAME,
  example: ['build E5', 'e5'],
  speech: novaSpeech,
  namesOf: (speech, state, players) => namesOf(speech as NovaSpeech, state as State, players),
  namesKey: (state, seats) =>
    Array.from({ length: seats }, (_, seat) => (state as State).faction(seat)).join(),
  stage: ({ m }, state) => m.start.roundOf((state as State).round()),
  asked: ({ m }, { draft, now }) => {
    const drafted = draft !== undefined && draft.moves.length > 0;
    const top = (drafted ? draft.state : now).top() as keyof typeof PENDING;
    const pending = PENDING[top] as Pending | undefined;
    if (pending === undefined) return '';
    return drafted && pending === 'after-action' ? m.turn.confirm : m.turn.why[pending];
  },
  flag: ({ state, seat }) =>
    state.faction(seat) === NONE ? 'pigment-none' : `pigment-${TERRAINS[state.home(seat)]}`,
  isMilestone: ({ type }) => type === 'round',
  fault: (speech, code, params) => {
    const { faults } = (speech as NovaSpeech).w;
    return faults[code as keyof typeof faults](params as never);
  },
  Head: Rounds,
  Table: TerraNovaTable,
  Options: TerraNovaOptions,
};
