import type { AnyHistory } from '../../game/history.ts';
import { stateAt } from '../../game/history.ts';
import type { AnyGameSpeech } from '../../messages/speech.ts';

/**
 * Commands in words if they can be read in the present position, otherwise in notation; without the
 * end of a turn.
 */
export function sayCommands(
  speech: AnyGameSpeech,
  history: AnyHistory,
  commands: readonly string[],
): string {
  const state = stateAt(history);
  const { game } = history;
  const said = commands.flatMap((command) => {
    const move = game.book.game.notation.parse(state, command);
    if (!move.ok) return [command];
    if (move.value === game.end && commands.length > 1) return [];
    return [speech.short?.(state, move.value) ?? speech.move(state, move.value)];
  });
  return speech.m.list(said);
}
