import { QUESTION, type State } from '@pangaea/rules/gaia';
import { lazy } from 'preact/compat';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { JourneysIn } from '../play/face/journey.ts';
import type { Confirm, TableParts } from '../play/face/table-parts.ts';
import type { SoundOf } from '../play/sound/sounds.ts';
import type { AnyPlay } from '../play/use-play.ts';
import { RulesNotes } from '../shell/book/rules-link.tsx';
import { TokenIcon } from '../ui/icons/token-icon.tsx';
import { later } from '../ui/later.tsx';
import { MeepleSign } from './cards/meeple-icon.tsx';
import { choiceOf } from './game/actions.ts';
import { placedBy } from './game/progress.ts';
import { Board } from './panels/board.tsx';
import { GaiaDock } from './panels/dock.tsx';
import { ExplainingCards } from './panels/explaining.tsx';
import { Goals } from './panels/goals.tsx';
import { useAdvice } from './panels/guide.ts';
import { Market } from './panels/market.tsx';
import { Placed } from './panels/outlook.tsx';
import { Race } from './panels/race.tsx';
import { WorldView } from './panels/world-view.tsx';
import type { GaiaSpeech } from './speech.ts';
import { useTable } from './table.ts';

// Parts that are loaded when they are opened.
const Rules = lazy(async () => ({
  default: (await import('./panels/rules-help.tsx')).RulesHelp,
}));
const RefusalRules = later(
  async () => (await import('./panels/refusal-rules.tsx')).RefusalRules,
  null,
);
const Compare = lazy(async () => ({ default: (await import('./panels/compare.tsx')).Compare }));
const Result = lazy(async () => ({ default: (await import('./panels/result.tsx')).Result }));

/** The parts of Gaia's table. */
export const GAIA_TABLE: TableParts = {
  Around: ExplainingCards,
  Head: () => (
    <RulesNotes to="goal">
      <Race />
    </RulesNotes>
  ),
  Map: WorldView,
  Side: () => (
    <>
      <RulesNotes to="draw">
        <Market />
      </RulesNotes>
      <RulesNotes to="objectives">
        <Goals />
      </RulesNotes>
    </>
  ),
  sideName: (speech) => (speech as GaiaSpeech).g.draw.tab,
  points: {
    Sign: () => <MeepleSign />,
    name: (speech) => (speech as GaiaSpeech).g.mats.placed,
  },
  rail: [
    {
      id: 'hand',
      Sign: () => <TokenIcon name="card" />,
      name: (speech) => (speech as GaiaSpeech).g.mats.cards,
      figure: (state: State, seat) => state.handSize(seat),
      isInDock: true,
    },
  ],
  Board: ({ seat }) => (
    <RulesNotes to="turn">
      <Board seat={seat} />
    </RulesNotes>
  ),
  Compare,
  Dock: GaiaDock,
  confirm,
  useChooser: () => undefined,
  useAdvice,
  spotsOf: (state: State, move) => choiceOf(state, move).cells,
  SinceMore: ({ step }) => {
    const { play } = useTable();
    const { cities, objectives } = placedBy(step.events, play.history.start.table.players);
    const placed = cities.map((count, each) => count + objectives[each]);
    return <Placed look={{ placed }} seat={play.seat ?? -1} />;
  },
  loadTally: async () => (await import('./tally.ts')).TALLY,
  loadThings: async () => (await import('./things.tsx')).THINGS,
  loadJourneys: async () => (await import('./game/journeys.ts')).journeysIn as JourneysIn,
  loadSounds: async () => (await import('./game/sounds.ts')).soundOf as SoundOf,
  loadScenes: async () => (await import('./game/scenes.ts')).SCENES,
  RefusalMore: RefusalRules,
  loadBook: async (language) => (await import('./book/book.ts')).loadBook(language),
  Rules,
  Result,
};

function confirm(speech: AnyGameSpeech, play: AnyPlay): Confirm {
  const isFirst = play.draft?.state.top() === QUESTION.turn;
  const isWatched = play.table.players.some(({ kind }) => kind === 'away');
  const { g } = speech as GaiaSpeech;
  return {
    what: g.actions.sends,
    more: isFirst ? g.actions.second : undefined,
    next:
      play.ready !== undefined ? g.actions.nowConfirm : isFirst ? g.actions.nowSecond : undefined,
    // The first action is complete, and a player on another device waits: a button sends it early.
    early: isFirst && isWatched ? g.actions.early : undefined,
  };
}
