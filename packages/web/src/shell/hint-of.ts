import type { Move } from '@pangaea/rules/kernel';
import type { AnyDraft } from '../game/draft.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { Hinted } from '../table/port.ts';
import { type Deed, deedsOf } from './why/deeds.ts';
import type { WhyOf } from './why/told-why.tsx';

/** The number of decisions in a hint. */
const NAMED = 2;

/** The hint of a bot: that it still thinks, or a sentence with the places of its best move. */
export interface BotHint {
  readonly isThinking: boolean;
  readonly sentence: string;
  /** Only the best move, for a narrow place. */
  readonly short: string;
  /** The places of the best move, as the numbers that identify them on the map. */
  readonly spots: readonly number[];
  /** Gives the reasons for the hint; left out while the bot thinks. */
  readonly behind?: WhyOf;
}

/**
 * Turns decisions into a hint.
 * @param analysis the decisions as commands of the seat after its draft
 * @returns undefined if there is none, or a command does not belong to the game
 */
export function hintOf(
  speech: AnyGameSpeech,
  { game, state, seat }: Pick<AnyDraft, 'game' | 'state' | 'seat'>,
  analysis: Hinted,
  { spotsOf }: { spotsOf(state: unknown, move: Move): readonly number[] },
): BotHint | undefined {
  const deciding = { game, state, seat };
  const named = analysis.choices.slice(0, NAMED).map(({ commands }) => {
    const deeds = deedsOf(deciding, commands);
    return (
      deeds && {
        words: told(speech, deeds),
        spots: deeds.flatMap((deed) => spotsOf(deed.state, deed.move)),
      }
    );
  });
  const [best, other] = named;
  if (best === undefined || best.words === '') return undefined;
  return {
    isThinking: false,
    sentence: speech.m.guide.hint(best.words, other?.words),
    short: speech.m.guide.hint(best.words, undefined),
    spots: best.spots,
    behind: { analyse: async () => ({ ...deciding, analysis }) },
  };
}

/**
 * The moves of a decision: the last one as a sentence, those before it in the short words of the
 * log.
 */
function told({ move, short, m }: AnyGameSpeech, deeds: readonly Deed[]): string {
  if (short === undefined)
    return deeds.map((deed) => move(deed.state, deed.move)).join(m.guide.andThen);
  const last = deeds.length - 1;
  const words = deeds.map(
    (deed, at) =>
      (at < last ? short(deed.state, deed.move) : undefined) ?? move(deed.state, deed.move),
  );
  return m.list(words);
}
