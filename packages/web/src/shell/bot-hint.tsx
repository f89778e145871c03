import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'preact/compat';
import type { AnyDraft } from '../game/draft.ts';
import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import type { AnyPlay } from '../play/use-play.ts';
import { usePreferences } from '../preferences/context.ts';
import type { Hinted } from '../table/port.ts';
import { type BotHint, hintOf } from './hint-of.ts';
import { useOpened } from './opened.ts';

/**
 * A delay, so that no hint is computed for positions that change at once, as when moves are drafted
 * quickly.
 */
const SETTLED_MS = 250;

/** The answer about a position. */
interface Found {
  readonly of: object;
  readonly seat: number;
  readonly hinted?: Hinted;
}

const HintContext = createContext<BotHint | undefined>(undefined);

/**
 * The present hint of a bot; none if other people play, nobody here has to decide, or no bot is
 * available.
 */
export function useBotHint(): BotHint | undefined {
  return useContext(HintContext);
}

/** Requests hints while a person at this device has to decide and wants help. */
export function BotHints({ children }: { readonly children: ReactNode }) {
  const speech = useGameSpeech();
  const { play, port, face } = useTable();
  const { preferences } = usePreferences();
  const { opened } = useOpened();
  const isWanted = preferences.hints || opened.sheet === 'guide';
  const draft = isWanted && port.hint !== undefined ? askedAbout(play) : undefined;
  const position = draft?.moves.length === 0 ? play.now : draft?.state;
  const seat = draft?.seat;
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks only about another position.
  useEffect(() => {
    if (position === undefined || seat === undefined) return;
    // A draft was taken back: the bot would say the same again.
    if (found?.hinted !== undefined && found.of === position && found.seat === seat) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const hinted = await port.hint?.(seat, position);
      if (!isLeft) setFound({ of: position, seat, ...(hinted && { hinted }) });
    }, SETTLED_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [port, seat, position]);
  const hint = useMemo(() => {
    if (draft === undefined || position === undefined) return undefined;
    if (found === undefined || found.of !== position) {
      const { thinking } = speech.m.guide;
      return { isThinking: true, sentence: thinking, short: thinking, spots: [] };
    }
    return found.hinted && hintOf(speech, { ...draft, state: position }, found.hinted, face.table);
  }, [speech, draft, position, found, face]);
  return <HintContext value={hint}>{children}</HintContext>;
}

/** The shown draft, while it needs more choices. */
function askedAbout({ draft, moment, ready, plan }: AnyPlay): AnyDraft | undefined {
  if (moment !== undefined || ready !== undefined || plan.sending) return undefined;
  return draft?.open ? draft : undefined;
}
