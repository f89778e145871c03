import { type Edition, FACTIONS, HOUSE_EDITION } from '../../terra-nova/index.ts';

const each = <T>(value: T) => Object.fromEntries(FACTIONS.map((id) => [id, value] as const));

/**
 * An edition with other numbers than the printed ones: so much income, and such small towns, that
 * things happen which are rare with the printed numbers. Tests also find rules that use a printed
 * number instead of the edition's number.
 */
export const GENEROUS_EDITION: Edition = {
  ...HOUSE_EDITION,
  id: 'generous',
  title: 'Generous numbers, for trials',
  powerTokens: 9,
  startCoins: each(45) as Edition['startCoins'],
  startPower: each([1, 2, 6] as const) as Edition['startPower'],
  baseIncome: { coins: 14, power: 3 },
  bridgesPerPlayer: 4,
  sailingVp: [0, 1, 1, 2, 3, 5],
  town: { ...HOUSE_EDITION.town, minimumBuildings: 3 },
};
