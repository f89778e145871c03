import { gaia, type State } from '@pangaea/rules/gaia';
import type { Move } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import { type CommandWord, GAIA } from '@pangaea/words/gaia';
import { thingName } from '@pangaea/words/gaia/things';
import { NAMED } from './places.ts';

const GAME = gaia();

/** A move of Gaia in the words of the page. */
export function moveSaid(language: Language, state: State, move: Move): string {
  const { do: word, ...given } = GAME.notation.decode(state, move) as Record<string, string>;
  const { edition } = state.table;
  return GAIA[language].moves[word as CommandWord].label(given, { seat: String, edition });
}

/** The name of an action, card or tile in the words of the page. */
export function thingSaid(language: Language, { table }: State, what: string): string {
  return thingName(GAIA[language], NAMED[language], table, what);
}
