import { type Edition, RECONSTRUCTION } from '../../gaia/index.ts';

/**
 * An edition with other numbers than the printed ones, in which cities distinguish deer from fish.
 * Things happen that hardly any game with the printed cards has, and tests find rules that use a
 * printed number instead of the edition's number.
 */
export const GENEROUS_EDITION: Edition = {
  ...RECONSTRUCTION,
  id: 'generous',
  title: 'Generous numbers, for trials',
  landTiles: { plains: 6, forest: 6, sea: 8, desert: 3, mountain: 9, swamp: 5 },
  natureCards: { plains: 7, forest: 7, sea: 9, desert: 5, mountain: 11, swamp: 6 },
  cityCards: RECONSTRUCTION.cityCards.map((card, index) => ({
    ...card,
    needs: card.needs.map((need) =>
      need === 'animal' ? (index % 2 === 0 ? 'fish' : 'deer') : need,
    ) as unknown as typeof card.needs,
  })),
  powerObjectives: [
    { id: 'power-goal-1', powerCards: 2 },
    { id: 'power-goal-2', powerCards: 3 },
  ],
  powerCards: { sun: 4, rain: 4, earthquake: 5, tornado: 6, protection: 9 },
  disasterCards: { lightning: 6, eruption: 6 },
  animalTokens: 26,
  herd: 3,
  meeples: { '2': 9, '3': 8, '4': 7, '5': 6 },
  objectivesShown: { '2': 9, '3': 8, '4': 7, '5': 6 },
  display: { nature: 4, life: 3, power: 3 },
  startHand: { nature: 3, life: 2, power: 2 },
  handLimit: 7,
  powerLimit: 3,
};
