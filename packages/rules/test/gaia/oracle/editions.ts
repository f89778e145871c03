import {
  BASES,
  type Edition,
  LANDS,
  loadEdition,
  type Need,
  RECONSTRUCTION,
} from '../../../src/gaia/index.ts';
import type { Random } from '../../../src/kernel/index.ts';

/**
 * An edition in which rare things happen often: few meeples and few deserts, cities with similar
 * needs, many power cards, short decks.
 */
export function wildEdition(random: Random): Edition {
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const each = <K extends string>(keys: readonly K[], amount: () => number) =>
    Object.fromEntries(keys.map((key) => [key, amount()])) as Record<K, number>;
  const natureCards = each(LANDS, () => between(2, 8));
  const wanted = [oneOf(LANDS), oneOf(LANDS), oneOf(LANDS)];
  const needsOf = (): Need[] => {
    const animals = oneOf<readonly Need[]>([[], ['animal'], ['deer'], ['fish'], ['deer', 'fish']]);
    return [...animals, ...Array.from({ length: 4 - animals.length }, () => oneOf(wanted))];
  };
  const animalCards = each(BASES, () => 0);
  for (let card = 0; card < 12; card++) animalCards[random.below(3) > 0 ? 'star' : oneOf(BASES)]++;
  const city = (card: Edition['extraCity']) => ({
    ...card,
    base: random.below(3) > 0 ? 'star' : oneOf(BASES),
    needs: needsOf(),
  });
  const powersAsked = between(1, 3);
  const edition = loadEdition({
    ...RECONSTRUCTION,
    id: 'wild',
    landTiles: { ...each(LANDS, () => between(1, 10)), desert: between(1, 3), mountain: 8 },
    natureCards,
    cityCards: RECONSTRUCTION.cityCards.map(city),
    extraCity: city(RECONSTRUCTION.extraCity),
    animalCards,
    objectives: RECONSTRUCTION.objectives.map((objective) => ({
      ...objective,
      cards: { [oneOf(LANDS)]: between(1, 2), [oneOf(LANDS)]: between(1, 2) },
    })),
    powerObjectives: RECONSTRUCTION.powerObjectives.map((objective) => ({
      ...objective,
      powerCards: powersAsked,
    })),
    powerCards: {
      ...each(['sun', 'rain', 'earthquake', 'tornado'], () => between(1, 5)),
      protection: 9,
    },
    disasterCards: { lightning: between(0, 5), eruption: between(0, 9) },
    animalTokens: between(4, 20),
    herd: between(1, 4),
    meeples: each(['2', '3', '4', '5'], () => between(2, 4)),
    objectivesShown: each(['2', '3', '4', '5'], () => between(0, 9)),
    display: { nature: between(0, 2), life: between(0, 4), power: between(0, 3) },
    startHand: { nature: between(0, 2), life: between(0, 1), power: between(0, 1) },
    handLimit: between(4, 7),
    powerLimit: between(1, 4),
  });
  if (!edition.ok) throw new Error(JSON.stringify(edition.error));
  return edition.value;
}
