import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { Descriptions, Names, Who } from './shape.ts';

/** Names an action, a card or a tile by its name and effects, from its id in the engine. */
export type ThingName = (id: string | number, who: Pick<Who, 'printed'>) => string;

/**
 * Makes a function that names actions, cards and tiles in one language; it returns any other text
 * unchanged.
 */
export function thingNames(
  words: Pick<Descriptions, 'powerAction' | 'bonusCard' | 'favourTile' | 'townTile'> &
    Pick<Names, 'specialActions'>,
): ThingName {
  const tile = tileNames(words);
  return (id, who) => {
    const power = POWER_ACTIONS.find((each) => each === id);
    if (power !== undefined) return words.powerAction(power, who.printed);
    // A special action has the id of its card or tile. The name of the action says more than
    // theirs.
    const special = SPECIAL_ACTIONS.find((each) => each === id);
    if (special !== undefined) return words.specialActions[special];
    return tile(id, who);
  };
}

/** Like `thingNames`, for cards and tiles only. */
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
