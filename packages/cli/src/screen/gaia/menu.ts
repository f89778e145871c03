import { MOVE_CODEC, type State } from '@pangaea/rules/gaia';
import { kindOf, type Move, type Moves } from '@pangaea/rules/kernel';
import { type CommandWord, GAIA, type Given, type Language } from '@pangaea/words/gaia';
import type { MenuGroup, MenuItem } from '../screen.ts';
import { whoIsWho } from './who.ts';

/** The move in words, as in `build city 07 at (0, 1)`. */
export function labelOf(language: Language, s: State, move: Move): string {
  const { do: word, ...given } = MOVE_CODEC.decode(s.table, move);
  const { label } = GAIA[language].moves[word as CommandWord];
  return label(given as Given, whoIsWho(language, s));
}

/** The moves grouped by kind. */
export function menuOf(language: Language, s: State, moves: Moves): readonly MenuGroup[] {
  const groups = new Map<number, MenuItem[]>();
  for (const move of moves.toArray()) {
    const group = groups.get(kindOf(move)) ?? [];
    groups.set(kindOf(move), group);
    group.push({ move, text: labelOf(language, s, move), outcome: '' });
  }
  return [...groups].map(([kind, items]) => ({
    heading: GAIA[language].moves[MOVE_CODEC.kinds[kind].word as CommandWord].kind,
    items,
  }));
}
