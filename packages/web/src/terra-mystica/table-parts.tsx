import { kindOf } from '@pangaea/rules/kernel';
import { KIND, type State } from '@pangaea/rules/terra-mystica';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { JourneysIn } from '../play/face/journey.ts';
import type { Confirm, TableParts } from '../play/face/table-parts.ts';
import type { SoundOf } from '../play/sound/sounds.ts';
import type { AnyPlay } from '../play/use-play.ts';
import { RulesNotes } from '../shell/book/rules-link.tsx';
import { ownSeat } from '../shell/seats/own-seat.ts';
import { TERRA_MESSAGES } from '../terra/messages/index.ts';
import { spotsOf } from '../terra/panels/advice.ts';
import { TokenIcon } from '../ui/icons/token-icon.tsx';
import { later } from '../ui/later.tsx';
import { Board } from './board/board.tsx';
import { useChooser } from './dock/chooser.tsx';
import { Amount, MysticaDock, Stake } from './dock/dock.tsx';
import { choiceOf } from './game/actions.ts';
import { MysticaMap } from './map/mystica-map.tsx';
import { Side } from './map/side.tsx';
import { usePanel } from './panel.ts';
import { useAdvice } from './panels/advice.ts';
import { MysticaBoardHead, SeatNote } from './panels/own-people.tsx';
import { RefusalQuestions } from './panels/questions-later.ts';
import { RAIL_FIGURES, railFigure } from './panels/rail-cells.tsx';
import { Rounds } from './panels/rounds.tsx';
import { actionName, actionNameIn } from './play/names.ts';
import { opened } from './said.tsx';
import { type MysticaSpeech, useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';
import { MysticaGround } from './terra.tsx';

const CompareSheet = opened(async () => (await import('./panels/compare.tsx')).CompareSheet);

/** The parts of Terra Mystica's table. */
export const MYSTICA_TABLE: TableParts = {
  Around: MysticaGround,
  Head: () => (
    <RulesNotes to="rounds">
      <Rounds {...usePanel()} />
    </RulesNotes>
  ),
  Map: MysticaMap,
  Side,
  sideName: ({ m }) => m.tabs.side,
  points: {
    Sign: () => <TokenIcon name="vp" />,
    name: (speech) => (speech as MysticaSpeech).w.terms.vp,
  },
  rail: RAIL_FIGURES.map((figure) => ({
    id: figure.id,
    Sign: () => figure.sign,
    name: (speech) => figure.name(speech as MysticaSpeech),
    figure: (state: State, seat: number) => railFigure(figure, state, seat),
    isMinor: figure.isMinor,
  })),
  BoardHead: MysticaBoardHead,
  SeatNote,
  Board,
  Compare: () => (
    <CompareSheet {...usePanel()} speech={useMysticaSpeech()} seat={ownSeat(useTable().play)} />
  ),
  Dock: MysticaDock,
  Amount,
  Stake,
  confirm,
  keys: ({ language }) => [['S', TERRA_MESSAGES[language].pipKey]],
  RefusalMore: RefusalQuestions,
  useChooser,
  useAdvice,
  spotsOf: (state: State, move) => spotsOf(state, choiceOf(state, move).target),
  loadTally: async () => (await import('./tally.ts')).TALLY,
  loadThings: async () => (await import('./things.tsx')).THINGS,
  loadJourneys: async () => (await import('./game/journeys.ts')).journeysIn as JourneysIn,
  loadSounds: async () => (await import('./game/sounds.ts')).soundOf as SoundOf,
  loadScenes: async () => (await import('./game/scenes.ts')).SCENES,
  loadBook: async (language) => (await import('./book/book.ts')).loadBook(language),
  Rules: opened(async () => (await import('./board/rules-help.tsx')).RulesHelp),
  Result: later(async () => (await import('./board/result.tsx')).Result),
};

function confirm(speech: AnyGameSpeech, { plan, draft, now }: AnyPlay): Confirm {
  const last = plan.moves.at(-1);
  if (last === undefined) {
    // After the answers of the neighbours only the end of the turn may be left.
    const rules = draft?.game.book.game;
    const ends =
      rules !== undefined && draft !== undefined && rules.check(now, draft.seat, KIND.end) === 0;
    const { t } = speech as MysticaSpeech;
    return ends ? { nothing: { label: t.actions.names.end, move: KIND.end } } : {};
  }
  const without = draft?.game.without?.(draft.state, draft.seat);
  if (without !== undefined && draft !== undefined) {
    return { what: actionNameIn(speech as MysticaSpeech, draft.state, 'decline') };
  }
  const pass = plan.moves.find((move) => kindOf(move) === KIND.pass);
  return pass === undefined ? {} : { what: actionName(speech as MysticaSpeech, 'pass') };
}
