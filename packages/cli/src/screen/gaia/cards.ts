import { DECKS, LANDS, MAX_DISPLAY, MAX_ROW, NONE, type State } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { GAIA, printedCity } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import { DIM, paint, type Style } from '../style.ts';
import { wrapItems } from '../text.ts';
import { whoIsWho } from './who.ts';

/** A card by its name in commands, a city with its needs. */
export function cardNamed(language: Language, s: State, name: string): string {
  const words = GAIA[language];
  const city = printedCity(s.table.edition, name);
  return city === undefined ? words.card(name) : `${words.card(name)} (${words.cityCard(city)})`;
}

/** The cards that are face up with the decks behind them, the stock, and the objectives. */
export function drawCards(language: Language, s: State, style: Style): string[] {
  const words = GAIA[language];
  const { gaia } = MESSAGES[language];
  const { terms } = words;
  const decks = DECKS.flatMap((deck, index) => {
    if (s.table.deckFaces[index].length === 0) return [];
    const cards: string[] = [];
    for (let place = 0; place < MAX_DISPLAY; place++) {
      const face = s.display(index, place);
      if (face !== NONE) cards.push(cardNamed(language, s, s.table.cardNames[face]));
    }
    const head = `${words.decks[deck]} (${gaia.cardsLeft(s.deckSize(index))}):`;
    return wrapItems(head, cards.length > 0 ? cards : [gaia.none], style.width);
  });
  const piles = LANDS.map((land, index) => `${words.lands[land]} ${s.pile(index)}`);
  return [
    ...decks,
    ...wrapItems(`${terms.piles}:`, [...piles, `${terms.animalTokens} ${s.tokens()}`], style.width),
    ...wrapItems(`${terms.objectives}:`, objectives(language, s, style), style.width),
  ];
}

function objectives(language: Language, s: State, style: Style): string[] {
  const { gaia } = MESSAGES[language];
  const { seat: name } = whoIsWho(language, s);
  const told: string[] = [];
  for (let place = 0; place < MAX_ROW && s.objective(place) !== NONE; place++) {
    const id = s.table.objectiveIds[s.objective(place)];
    const text = GAIA[language].objective(id, s.table.edition);
    const seat = s.completedBy(place);
    const closed = `${text} (${gaia.completedBy(name(seat))})`;
    told.push(seat === NONE ? text : paint(style, DIM, closed));
  }
  return told;
}
