import { kindOf } from '@pangaea/rules/kernel';
import { KIND, NONE, QUESTION, type State } from '@pangaea/rules/terra-nova';
import { lazy } from 'preact/compat';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { JourneysIn } from '../play/face/journey.ts';
import type { Confirm, RailFigure, TableParts } from '../play/face/table-parts.ts';
import type { SoundOf } from '../play/sound/sounds.ts';
import type { AnyPlay } from '../play/use-play.ts';
import { RulesNotes } from '../shell/book/rules-link.tsx';
import { TERRA_MESSAGES } from '../terra/messages/index.ts';
import { spotsOf } from '../terra/panels/advice.ts';
import { Amount } from '../terra/panels/amount.tsx';
import { MapView } from '../terra/panels/map-view.tsx';
import { SmallBowl } from '../ui/bowls/bowl.tsx';
import { BowlSign } from '../ui/bowls/bowl-sign.tsx';
import { BOWLS, type BowlNumber, ROMAN } from '../ui/bowls/stones.ts';
import { TokenIcon } from '../ui/icons/token-icon.tsx';
import { later } from '../ui/later.tsx';
import { choiceOf } from './game/choices.ts';
import { useAdvice } from './panels/advice.ts';
import { Board } from './panels/board.tsx';
import { BonusTiles } from './panels/bonus-tiles.tsx';
import { useChooser } from './panels/choice-list.tsx';
import { NovaDock } from './panels/dock.tsx';
import { NovaBoardHead, SeatNote } from './panels/people-at-table.tsx';
import { PowerActions } from './panels/power-actions.tsx';
import { Rounds } from './panels/rounds.tsx';
import { Stake } from './panels/stake.tsx';
import { TerrainCircle } from './panels/terrain-circle.tsx';
import type { NovaSpeech } from './speech.ts';
import { NovaGround } from './terra.tsx';

// Parts that are loaded when they are opened.
const Compare = lazy(async () => ({ default: (await import('./panels/compare.tsx')).Compare }));
const Peoples = later(async () => (await import('./panels/peoples.tsx')).NovaPeoples);
const RefusalRules = later(
  async () => (await import('./panels/rules-help.tsx')).RefusalRules,
  null,
);
const Result = lazy(async () => ({ default: (await import('./panels/result.tsx')).Result }));

/** The parts of Terra Nova's table. */
export const NOVA_TABLE: TableParts = {
  Around: NovaGround,
  Head: () => (
    <RulesNotes to="rounds">
      <Rounds />
    </RulesNotes>
  ),
  Map: MapView,
  Side: () => (
    <>
      <RulesNotes to="octagons">
        <PowerActions />
      </RulesNotes>
      <RulesNotes to="passing">
        <BonusTiles />
      </RulesNotes>
      <RulesNotes to="land">
        <TerrainCircle />
      </RulesNotes>
    </>
  ),
  sideName: ({ m }) => m.tabs.side,
  points: {
    Sign: () => <TokenIcon name="vp" />,
    name: (speech) => (speech as NovaSpeech).w.terms.vp,
  },
  rail: [
    {
      id: 'coins',
      Sign: () => <TokenIcon name="coin" />,
      name: (speech) => (speech as NovaSpeech).w.terms.coins,
      figure: (state: State, seat) => state.coins(seat),
    },
    ...BOWLS.map((bowl) => ({
      id: `bowl-${bowl}`,
      Sign: () => <BowlSign bowl={bowl} />,
      name: ({ language }: AnyGameSpeech) => TERRA_MESSAGES[language].bowl(ROMAN[bowl]),
      figure: (state: State, seat: number) => inBowl(state, seat, bowl),
      Drawn: ({ figure }: { readonly figure: RailFigure }) => (
        <SmallBowl bowl={bowl} count={Number(figure)} />
      ),
    })),
    {
      id: 'sailing',
      Sign: () => <TokenIcon name="ship" />,
      name: (speech) => (speech as NovaSpeech).w.terms.sailing,
      figure: (state: State, seat) => state.sailing(seat),
      isMinor: true,
    },
  ],
  BoardHead: NovaBoardHead,
  SeatNote,
  Board: ({ seat }) => (
    <RulesNotes to="buildings">
      <Board seat={seat} />
    </RulesNotes>
  ),
  Compare: () => (
    <>
      <Compare />
      <Peoples />
    </>
  ),
  Dock: NovaDock,
  Amount,
  Stake,
  confirm,
  keys: ({ language }) => [['S', TERRA_MESSAGES[language].pipKey]],
  useChooser,
  useAdvice,
  spotsOf: (state: State, move) => spotsOf(state, choiceOf(state, move).target),
  loadTally: async () => (await import('./tally.ts')).TALLY,
  loadThings: async () => (await import('./things.tsx')).THINGS,
  loadJourneys: async () => (await import('./game/journeys.ts')).journeysIn as JourneysIn,
  loadSounds: async () => (await import('./game/sounds.ts')).soundOf as SoundOf,
  loadScenes: async () => (await import('./game/scenes.ts')).SCENES,
  RefusalMore: RefusalRules,
  loadBook: async (language) => (await import('./book/book.ts')).loadBook(language),
  Rules: later(async () => (await import('./panels/rules-help.tsx')).RulesHelp),
  Result,
};

/** The number of power tokens in a bowl; undefined until the seat has a faction. */
function inBowl(state: State, seat: number, bowl: BowlNumber): number | undefined {
  if (state.faction(seat) === NONE) return undefined;
  return { 1: state.bowl1(seat), 2: state.bowl2(seat), 3: state.bowl3(seat) }[bowl];
}

function confirm(speech: AnyGameSpeech, { draft, plan }: AnyPlay): Confirm {
  const { n, w } = speech as NovaSpeech;
  if (plan.moves.some((move) => kindOf(move) === KIND.pass)) return { what: n.actions.names.pass };
  // At the end of a round all seats may exchange power; a seat that keeps its power sends only the
  // end.
  const keeps = draft?.state.top() === QUESTION.exchange;
  return keeps ? { nothing: { label: w.orders.keep, move: KIND.end } } : {};
}
