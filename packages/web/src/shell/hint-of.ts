import type { Move } from '@pangaea/rules/kernel';
import type { AnyDraft } from '../game/draft.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { Hinted } from '../table/port.ts';

/** The hint of a bot: whether it still thinks, else a sentence with the places that its best move names. */
export interface BotHint {
  readonly isThinking: boolean;
  readonly sentence: string;
  /** By the numbers that a press on the map asks with. */
  readonly spots: readonly number[];
}

/**
 * Decisions as a hint.
 * @param hinted the best first, each as commands that the seat of the draft gives in its state
 * @returns undefined where there is none, or a command is not one of the game
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
