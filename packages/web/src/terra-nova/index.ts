import '../board/pieces/palaces.ts';
import './style/index.css';
import { kindOf } from '@pangaea/rules/kernel';
import {
  COLOURS,
  type Event,
  FACTIONS,
  HOUSE_EDITION,
  KIND,
  NONE,
  PENDING,
  type Pending,
  type State,
} from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from '@pangaea/words/terra-nova';
import { lazy } from 'preact/compat';
import type { GameFace } from '../play/face/game-face.ts';
import { later } from '../ui/later.tsx';
import { CRESTS } from './crests/index.ts';
import { FIRST_GAME } from './game/first.ts';
import { introOf } from './game/introduction.ts';
import { TERRA_NOVA_PAGE } from './game/page-game.ts';
import type { NovaMessages } from './messages/index.ts';
import { crumbOf } from './play/crumb.ts';
import { type NovaSpeech, namesOf, novaSpeech } from './speech.ts';
import { NOVA_TABLE } from './table-parts.tsx';

const IntroPicture = later(async () => (await import('./panels/intro-picture.tsx')).IntroPicture);

const Options = lazy(async () => ({
  default: (await import('./start/options.tsx')).TerraNovaOptions,
}));

/**
 * Terra Nova on the page.
 * @param words the words of the game, in the language of the page
 * @param messages the texts of the page for it, in the same language
 */
export const novaFace = (words: TerraNovaWords, messages: NovaMessages): GameFace => ({
  id: 'terra-nova',
  game: TERRA_NOVA_PAGE,
  counts: [2, 3, 4],
  first: FIRST_GAME,
  example: ['build E5', 'e5'],
  speech: (speech) => novaSpeech(speech, words, messages),
  crumb: (speech, state, move, last) => crumbOf(speech as NovaSpeech, state as State, move, last),
  IntroPicture,
  introduction: () => introOf(messages, HOUSE_EDITION),
  namesOf: (speech, state, people) => namesOf(speech as NovaSpeech, state as State, people),
  namesKey: (state, seats) =>
    Array.from({ length: seats }, (_, seat) => (state as State).faction(seat)).join(),
  stage: (speech, state) => (speech as NovaSpeech).n.start.roundOf((state as State).round()),
  asked: (speech, { draft, now }) => {
    const { n, w } = speech as NovaSpeech;
    const why: Partial<Readonly<Record<Pending, string>>> = n.why;
    const drafted = draft !== undefined && draft.moves.length > 0;
    const top = (drafted ? draft.state : now).top() as keyof typeof PENDING;
    const pending = PENDING[top] as Pending | undefined;
    if (pending === undefined || pending === 'turn') return '';
    // Words for questions of palaces name their factions.
    return why[pending] ?? w.pending[pending];
  },
  order: (given) => {
    const state = given as State;
    return Array.from({ length: state.table.players }, (_, place) => state.turnOrder(place));
  },
  seat: (speech, given, seat) => {
    const state = given as State;
    const { n, w } = speech as NovaSpeech;
    const faction = state.faction(seat) === NONE ? undefined : FACTIONS[state.faction(seat)];
    return {
      arms: faction && CRESTS[faction],
      colour: faction && COLOURS[state.home(seat)],
      plays: faction && w.factions[faction],
      points: state.vp(seat),
      isOut: state.hasPassed(seat),
      note: state.hasPassed(seat)
        ? n.mat.passed
        : state.startSeat() === seat
          ? n.mat.start
          : undefined,
      shortNote: n.mat.first,
    };
  },
  chapter: (given) => {
    const event = given as Event;
    return event.type === 'round' ? { mark: String(event.round) } : undefined;
  },
  isAnswer: ({ move }) => kindOf(move) === KIND.order,
  table: NOVA_TABLE,
  fault: (speech, code, params) => {
    const { faults } = (speech as NovaSpeech).w;
    return faults[code as keyof typeof faults](params as never);
  },
  Options,
});
