import type { Move } from '@pangaea/rules/kernel';
import { NONE, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import { factionName, TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { FAN_WORDS } from '@pangaea/words/terra-mystica/fan';
import { thingName } from '@pangaea/words/terra-mystica/things';
import { NAMED, withPlaces } from './places.ts';

const GAME = terraMystica();

/** A move of Terra Mystica in the words of the page; seats are named by their factions. */
export function moveSaid(language: Language, state: State, move: Move): string {
  const { do: word, ...given } = GAME.notation.decode(state, move) as Record<string, string>;
  const w = TERRA_MYSTICA[language];
  const fan = FAN_WORDS[language];
  const seat = (index: number) => {
    const faction = state.faction(index);
    if (faction === NONE) return String(index + 1);
    return factionName(w.factions, state.table.factionNames[faction], { fan });
  };
  const label = w.moves[word as keyof typeof w.moves].label;
  return label(withPlaces(language, given), { seat, player: seat, fan });
}

/** The name of an action, card or tile in the words of the page. */
export function thingSaid(language: Language, { table }: State, what: string): string {
  return thingName(TERRA_MYSTICA[language], NAMED[language], table.printed, what);
}
