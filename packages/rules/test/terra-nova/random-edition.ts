import { type MapFile, parseMap } from '../../src/hexmap/index.ts';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import {
  BONUS_TILES,
  COUNTED,
  type Edition,
  FACTION_DEFINITIONS,
  FACTIONS,
  type Gain,
  HOUSE_EDITION,
  POWER_EFFECTS,
  TERRAIN_LETTERS,
  TERRAINS,
  TOWN_TILES,
} from '../../src/terra-nova/index.ts';

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

const LETTERS = Object.keys(TERRAIN_LETTERS);
const MOST_BRIDGES = 32;

/**
 * A random edition that a user could load: every number anywhere in its range, often at an end of
 * it, and other boards. The same number gives the same edition.
 */
export function randomEdition(number: number): Edition {
  const random = Random.fromSeed(seedFromNumber(number));
  const edition = structuredClone(HOUSE_EDITION) as Mutable<Edition>;
  edition.id = `random-${number}`;
  changeNumbers(edition, random);
  changeTiles(edition, random);
  edition.map = changedBoard(edition.map, random) as Mutable<MapFile>;
  edition.twoPlayerMap = changedBoard(edition.twoPlayerMap, random) as Mutable<MapFile>;
  changePlaces(edition, random);
  return edition;
}

/** A number from `least` to `most`; the ends are frequent, and small numbers more so. */
function some(random: Random, least: number, most: number): number {
  const small = Math.min(most, least + 7);
  return random.pick([
    least,
    most,
    least + random.below(most - least + 1),
    least + random.below(small - least + 1),
    least + random.below(small - least + 1),
  ]);
}

function someGain(random: Random): Gain {
  return {
    ...(random.below(2) === 0 ? { coins: some(random, 0, 60) } : {}),
    ...(random.below(2) === 0 ? { power: some(random, 0, 30) } : {}),
  };
}

function changeNumbers(edition: Mutable<Edition>, random: Random): void {
  const tokens = some(random, 1, 15);
  edition.powerTokens = tokens;
  for (const id of FACTIONS) {
    edition.startCoins[id] = some(random, 0, 60);
    const one = random.below(tokens + 1);
    const two = random.below(tokens - one + 1);
    edition.startPower[id] = [one, two, tokens - one - two];
  }
  edition.baseIncome = someGain(random);
  edition.bridgesPerPlayer = some(random, 0, 9);
  edition.houseIncome = edition.houseIncome.map(() => someGain(random));
  edition.tradingPostIncome = edition.tradingPostIncome.map(() => someGain(random));
  const { costs } = edition;
  for (const cost of Object.keys(costs) as (keyof typeof costs)[])
    costs[cost] = some(random, 0, 60);
  costs.tradingPostNearOpponent = Math.min(costs.tradingPostNearOpponent, costs.tradingPost);
  const spaces = 1 + random.below(5);
  edition.sailingVp = [0, ...Array.from({ length: spaces }, () => some(random, 0, 60))];
  edition.town = {
    values: {
      house: some(random, 1, 9),
      tradingPost: some(random, 1, 9),
      palace: some(random, 1, 9),
    },
    minimumValue: some(random, 1, 40),
    minimumBuildings: some(random, 1, 14),
  };
  edition.coinsPerVp = some(random, 1, 60);
}

function changeTiles(edition: Mutable<Edition>, random: Random): void {
  for (const tile of TOWN_TILES) {
    const sailing = random.below(2) === 0 ? { sailing: random.below(6) } : {};
    edition.townTiles[tile] = { vp: some(random, 0, 60), ...someGain(random), ...sailing };
  }
  for (const tile of edition.roundTiles) tile.vp = some(random, 0, 60);
  for (const tile of BONUS_TILES) {
    const also = random.pick([
      {},
      { sailing: random.below(3) },
      { shovels: random.below(3) },
      { pass: { per: random.pick(COUNTED), vp: random.below(21) } },
    ]);
    edition.bonusTiles[tile] = { income: someGain(random), ...also };
  }
  edition.powerActions = Array.from({ length: some(random, 1, 15) }, (_, place) => {
    const { id: effect, amount } = random.pick(POWER_EFFECTS);
    const said = amount === 'any' ? some(random, 1, 60) : amount;
    return {
      id: `P${place + 1}`,
      cost: 1 + random.below(edition.powerTokens),
      effect,
      ...(said === 'none' ? {} : { amount: said }),
    };
  });
}

/** The same hexes with shuffled letters; all bridges that are still possible, or none. */
function changedBoard(board: MapFile, random: Random): MapFile {
  const letters = random.shuffle(board.rows.flatMap((row) => row.trim().split(/\s+/)));
  const rows = board.rows.map((row) => row.replaceAll(/\S/g, () => letters.pop() ?? ''));
  const all: MapFile = { ...board, rows, bridges: 'all' };
  const map = parseMap(all, LETTERS);
  return map.ok && map.value.bridges.length <= MOST_BRIDGES ? all : { ...all, bridges: [] };
}

/** House icons, and the houses of the first games, on hexes of their terrain. */
function changePlaces(edition: Mutable<Edition>, random: Random): void {
  for (const terrain of TERRAINS) {
    edition.houseIcons[terrain] = hexesWith(edition.twoPlayerMap, terrain, random).slice(0, 4);
  }
  for (const { factions } of Object.values(edition.firstGame.players)) {
    for (const seat of factions) {
      const home = FACTION_DEFINITIONS.find(({ id }) => id === seat.faction)?.home ?? 'swamp';
      seat.houses = hexesWith(edition.map, home, random).slice(0, seat.houses.length);
    }
  }
}

function hexesWith(board: MapFile, terrain: (typeof TERRAINS)[number], random: Random): string[] {
  const map = parseMap(board, LETTERS);
  if (!map.ok) return [];
  const letter = TERRAINS.indexOf(terrain);
  return random.shuffle(map.value.names.filter((_, hex) => map.value.ground[hex] === letter));
}
