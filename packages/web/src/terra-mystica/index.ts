import './style/index.css';
import { kindOf } from '@pangaea/rules/kernel';
import { type Event, KIND, PENDING, type Pending, type State } from '@pangaea/rules/terra-mystica';
import { lazy } from 'preact/compat';
import type { GameFace } from '../play/face/game-face.ts';
import type { Action } from '../terra/game/choices.ts';
import { later } from '../ui/later.tsx';
import type { FanFace } from './fan/face.ts';
import { armsOf, colourOf } from './game/colours.ts';
import { FIRST_GAME } from './game/first.ts';
import { introOf } from './game/introduction.ts';
import { offerTo } from './game/offered.ts';
import { TERRA_MYSTICA_PAGE } from './game/rules.ts';
import { crumbOf } from './play/crumb.ts';
import { actionName } from './play/names.ts';
import { offerInWords } from './play/offer.ts';
import { factionName, type MysticaSpeech, mysticaSpeech, namesOf } from './speech.ts';
import { MYSTICA_TABLE } from './table-parts.tsx';
import type { MysticaTexts } from './words.ts';

const IntroPicture = later(async () => (await import('./panels/intro-picture.tsx')).IntroPicture);

/**
 * One component for all faces: the form keeps its unfolded parts when fan factions bring another
 * face.
 */
const Options = lazy(async () => ({
  default: (await import('./start/options.tsx')).MysticaOptions,
}));

/**
 * Terra Mystica on the page.
 * @param texts in the language of the page
 * @param fan the fan factions, for tables that may have them
 */
export const mysticaFace = (texts: MysticaTexts, fan?: FanFace): GameFace => ({
  id: 'terra-mystica',
  game: fan?.game ?? TERRA_MYSTICA_PAGE,
  counts: [2, 3, 4, 5],
  first: FIRST_GAME,
  example: ['build E5', 'e5'],
  speech: (speech) => mysticaSpeech(speech, texts, fan),
  IntroPicture,
  introduction: (speech) => introOf((speech as MysticaSpeech).t),
  loadIntroduction: (speech) => (speech as MysticaSpeech).loadOpened(),
  namesOf: (speech, state, people) => namesOf(speech as MysticaSpeech, state as State, people),
  namesKey: (state, seats) =>
    Array.from({ length: seats }, (_, seat) => (state as State).faction(seat)).join(),
  crumb: (speech, state, move, last) =>
    crumbOf(speech as MysticaSpeech, state as State, move, last),
  stage: (speech, state) => (speech as MysticaSpeech).t.stage((state as State).round()),
  asked: (speech, { draft, now, seat, actions, history }, who) => {
    const { w } = speech as MysticaSpeech;
    const drafted = draft !== undefined && draft.moves.length > 0;
    const top = (drafted ? draft.state : now).top() as number;
    const pending: Pending | undefined = PENDING[top];
    if (pending === 'power-offer' && seat !== undefined && !drafted) {
      return offerInWords(speech as MysticaSpeech, offerTo(now, seat, history.steps), who);
    }
    // A question of a faction has the name of its answer.
    const own = actions.find(({ kind }: Action) => kind === KIND.ability);
    if (pending === 'ability' && own !== undefined)
      return actionName(speech as MysticaSpeech, own.id);
    return pending === undefined || pending === 'turn' ? '' : w.pending[pending];
  },
  order: (given) => {
    const state = given as State;
    return Array.from({ length: state.table.players }, (_, place) => state.turnOrder(place));
  },
  seat: (speech, given, seat) => {
    const state = given as State;
    const { t, w, crests } = speech as MysticaSpeech;
    return {
      arms: armsOf(state, seat, crests),
      colour: colourOf(state, seat),
      plays: factionName(w, state, seat),
      points: state.vp(seat),
      isOut: state.hasPassed(seat) || state.isDropped(seat),
      note: state.isDropped(seat) ? t.left : state.hasPassed(seat) ? t.passed : undefined,
    };
  },
  chapter: (given) => {
    const event = given as Event;
    return event.type === 'round' ? { mark: String(event.round) } : undefined;
  },
  isAnswer: ({ move }) => ANSWERS.has(kindOf(move)),
  table: MYSTICA_TABLE,
  faultWords: (speech) => (speech as MysticaSpeech).loadRefused,
  fault: (speech, code, params) => {
    const { faults } = (speech as MysticaSpeech).w;
    const tell = (faults as Partial<typeof faults>)[code as keyof typeof faults];
    return tell?.(params as never) ?? code;
  },
  Options,
});

const ANSWERS: ReadonlySet<number> = new Set([
  KIND.order,
  KIND['take-power'],
  KIND['refuse-power'],
  KIND['take-coin'],
]);
