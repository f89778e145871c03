import type { Move } from '@pangaea/rules/kernel';
import type { AnyDraft } from '../game/draft.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { Hinted } from '../table/port.ts';
import { deedsOf } from './why/deeds.ts';
import type { WhyOf } from './why/told-why.tsx';

/** The number of decisions in a hint. */
const NAMED = 2;

/** The hint of a bot: that it still thinks, or a sentence with the places of its best move. */
export interface BotHint {
  readonly isThinking: boolean;
  readonly sentence: string;
  /** By the numbers that identify places on the map. */
  readonly spots: readonly number[];
  /** For the reasons; left out while the bot thinks. */
  readonly behind?: WhyOf;
}

/**
 * Turns decisions into a hint.
 * @param analysis the decisions as commands of the seat after its draft
 * @returns undefined where there is none, or a command does not belong to the game
 */
export function hintOf(
  speech: AnyGameSpeech,
  { game, state, seat }: Pick<AnyDraft, 'game' | 'state' | 'seat'>,
  analysis: Hinted,
  { spotsOf }: { spotsOf(state: unknown, move: Move): readonly number[] },
): BotHint | undefined {
  const deciding = { game, state, seat };
  const told = analysis.choices.slice(0, NAMED).map(({ commands }) => {
    const deeds = deedsOf(deciding, commands);
    return (
      deeds && {
        words: deeds.map((deed) => speech.move(deed.state, deed.move)).join(speech.m.guide.andThen),
        spots: deeds.flatMap((deed) => spotsOf(deed.state, deed.move)),
      }
    );
  });
  const [best, other] = told;
  if (best === undefined || best.words === '') return undefined;
  return {
    isThinking: false,
    sentence: speech.m.guide.hint(best.words, other?.words),
    spots: best.spots,
    behind: { analyse: async () => ({ ...deciding, analysis }) },
  };
}
