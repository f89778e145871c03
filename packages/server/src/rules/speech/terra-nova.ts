import type { Move } from '@pangaea/rules/kernel';
import { type State, terraNova } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { type CommandWord, TERRA_NOVA } from '@pangaea/words/terra-nova';
import { thingName } from '@pangaea/words/terra-nova/things';
import { NAMED, withPlaces } from './places.ts';

const GAME = terraNova();

/** A move of Terra Nova in the words of the page. */
export function moveSaid(language: Language, state: State, move: Move): string {
  const { do: word, ...given } = GAME.notation.decode(state, move) as Record<string, string>;
  const w = TERRA_NOVA[language];
  const { table } = state;
  const power = table.edition.powerActions[table.powerActionIds.indexOf(given.action)];
  const action =
    power === undefined
      ? {}
      : { action: `${w.powerAction(power.effect, power.amount)} (${w.powerOf(power.cost)})` };
  return w.moves[word as CommandWord].label({ ...withPlaces(language, given), ...action });
}

/** The name of an action, card or tile in the words of the page. */
export function thingSaid(language: Language, { table }: State, what: string): string {
  return thingName(TERRA_NOVA[language], NAMED[language], table, what);
}
