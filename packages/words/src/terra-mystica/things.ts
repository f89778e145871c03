import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { Descriptions, Names, Who } from './shape.ts';

/** Names an action, a card or a tile by what it is and does, from what the engine calls it. */
export type ThingName = (id: string | number, who: Pick<Who, 'printed'>) => string;

/** @returns names of things in one language; what is none of them stands for itself */
export function thingNames(
  words: Pick<Descriptions, 'powerAction' | 'bonusCard' | 'favourTile' | 'townTile'> &
    Pick<Names, 'specialActions'>,
): ThingName {
  const tile = tileNames(words);
  return (id, who) => {
    const power = POWER_ACTIONS.find((each) => each === id);
    if (power !== undefined) return words.powerAction(power, who.printed);
    // Actions of cards and tiles are called as these: of both the action says more.
    const special = SPECIAL_ACTIONS.find((each) => each === id);
    if (special !== undefined) return words.specialActions[special];
    return tile(id, who);
  };
}

/** The same of cards and tiles themselves. */
export function tileNames(
  words: Pick<Descriptions, 'bonusCard' | 'favourTile' | 'townTile'>,
): ThingName {
  return (id, { printed }) => {
    const card = BONUS_CARDS.find((each) => each === id);
    if (card !== undefined) return words.bonusCard(card, printed);
    const favour = FAVOUR_TILES.find((each) => each === id);
    if (favour !== undefined) return words.favourTile(favour, printed);
    const town = TOWN_TILES.find((each) => each === id);
    return town === undefined ? String(id) : words.townTile(town, printed);
  };
}
