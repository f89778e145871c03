import { pointer } from '../../data-file/fault.ts';
import { MAX_DECK, MAX_TILES } from '../limits.ts';
import { LANDS } from '../vocabulary.ts';
import type { CityCard, Edition } from './edition.ts';
import type { EditionReport } from './faults.ts';

/**
 * The number of animal cards in the printed game. How many of them belong to each land is not
 * known.
 */
const ANIMAL_CARDS = 12;
const MOST_PLAYERS = 5;

export function checkCities(
  { cityCards, extraCity }: Pick<Edition, 'cityCards' | 'extraCity'>,
  report: EditionReport,
): void {
  const ids = new Set<string>();
  const check = (city: CityCard, path: string) => {
    if (ids.has(city.id)) report(pointer(path, 'id'), 'id-twice', { id: city.id });
    ids.add(city.id);
    for (const [place, need] of city.needs.entries()) {
      const animals = need === 'animal' || need === 'deer' || need === 'fish';
      if (!animals || city.needs.indexOf(need) === place) continue;
      report(pointer(path, 'needs', place), 'need-twice', { need });
    }
  };
  for (const [index, city] of cityCards.entries()) check(city, pointer('/cityCards', index));
  check(extraCity, '/extraCity');
}

export function checkAnimalCards({ animalCards }: Edition, report: EditionReport): void {
  const found = sum(animalCards);
  if (found === ANIMAL_CARDS) return;
  report('/animalCards', 'wrong-number-of-cards', { found, expected: ANIMAL_CARDS });
}

/** Every tile comes with a nature card, and the world has a limited number of tiles. */
export function checkNatureCards({ natureCards }: Edition, report: EditionReport): void {
  const found = sum(natureCards);
  if (found > MAX_TILES) report('/natureCards', 'too-many-cards', { found, most: MAX_TILES });
}

/**
 * A state has a limited number of cards in a deck; the disasters are shuffled into the other
 * powers.
 */
export function checkPowerCards(
  { powerCards, disasterCards }: Pick<Edition, 'powerCards' | 'disasterCards'>,
  report: EditionReport,
): void {
  const found = sum(powerCards) + sum(disasterCards);
  if (found > MAX_DECK) report('/powerCards', 'too-many-cards', { found, most: MAX_DECK });
}

/** With five players there must be enough cards for all hands and for the display. */
export function checkDecks(edition: Edition, report: EditionReport): void {
  const decks = {
    nature: ['/natureCards', sum(edition.natureCards)],
    life: ['/cityCards', edition.cityCards.length + sum(edition.animalCards)],
    power: ['/powerCards', sum(edition.powerCards)],
  } as const;
  for (const deck of ['nature', 'life', 'power'] as const) {
    const [path, found] = decks[deck];
    const least = MOST_PLAYERS * edition.startHand[deck] + edition.display[deck];
    if (found < least) report(path, 'too-few-cards', { deck, found, least });
  }
}

export function checkObjectives(edition: Edition, report: EditionReport): void {
  const ids = new Set<string>();
  const once = (id: string, path: string) => {
    if (ids.has(id)) report(path, 'id-twice', { id });
    ids.add(id);
  };
  for (const [index, { id, cards }] of edition.objectives.entries()) {
    const path = pointer('/objectives', index);
    once(id, pointer(path, 'id'));
    if (sum(cards) === 0) report(pointer(path, 'cards'), 'objective-empty');
    for (const land of LANDS) {
      const found = cards[land] ?? 0;
      const most = edition.natureCards[land];
      if (found <= most) continue;
      report(pointer(path, 'cards', land), 'objective-not-possible', { card: land, found, most });
    }
  }
  const most = sum(edition.powerCards);
  for (const [index, { id, powerCards: found }] of edition.powerObjectives.entries()) {
    const path = pointer('/powerObjectives', index);
    once(id, pointer(path, 'id'));
    if (found <= most) continue;
    report(pointer(path, 'powerCards'), 'objective-not-possible', { card: 'power', found, most });
  }
}

export function checkObjectivesShown(edition: Edition, report: EditionReport): void {
  const found = edition.objectives.length;
  for (const [players, least] of Object.entries(edition.objectivesShown)) {
    if (least <= found) continue;
    report(pointer('/objectivesShown', players), 'too-few-objectives', { found, least });
  }
}

export function checkHerd({ herd, animalTokens }: Edition, report: EditionReport): void {
  if (herd <= animalTokens) return;
  report('/herd', 'herd-above-tokens', { found: herd, most: animalTokens });
}

export function checkStartHand(edition: Edition, report: EditionReport): void {
  const { startHand, handLimit, powerLimit } = edition;
  const found = sum(startHand);
  if (found > handLimit) report('/startHand', 'hand-above-limit', { found, most: handLimit });
  if (startHand.power <= powerLimit) return;
  report('/startHand/power', 'hand-above-limit', { found: startHand.power, most: powerLimit });
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
