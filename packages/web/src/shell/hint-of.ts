import type { Move } from '@pangaea/rules/kernel';
import type { AnyDraft } from '../game/draft.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { Hinted } from '../table/port.ts';

/** The hint of a bot: that it still thinks, or a sentence with the places of its best move. */
export interface BotHint {
  readonly isThinking: boolean;
  readonly sentence: string;
  /** By the numbers that identify places on the map. */
  readonly spots: readonly number[];
}

/**
 * Turns decisions into a hint.
 * @param hinted the best first, each as commands of the seat after its draft
 * @returns undefined where there is none, or a command does not belong to the game
 */
export function hintOf(
  speech: AnyGameSpeech,
  { game, state, seat }: Pick<AnyDraft, 'game' | 'state' | 'seat'>,
  hinted: Hinted,
  { spotsOf }: { spotsOf(state: unknown, move: Move): readonly number[] },
): BotHint | undefined {
  const { game: rules } = game.book;
  const told = hinted.map((commands) => {
    const at = rules.slot(state);
    rules.copy(state, at);
    const words: string[] = [];
    const spots: number[] = [];
    for (const command of commands) {
      const move = rules.notation.parse(at, command);
      if (!move.ok) return undefined;
      words.push(speech.move(at, move.value));
      spots.push(...spotsOf(at, move.value));
      rules.apply(at, seat, move.value);
    }
    return { words: words.join(speech.m.guide.andThen), spots };
  });
  const [best, other] = told;
  if (best === undefined || best.words === '') return undefined;
  return {
    isThinking: false,
    sentence: speech.m.guide.hint(best.words, other?.words),
    spots: best.spots,
  };
}
