import { integer, list, object, record, text, tuple, word } from '../../data-file/shape.ts';
import { HEX_NAME, ID, MAP_SHAPE, TITLE } from '../../hexmap/index.ts';
import { POWER_EFFECTS } from '../power/index.ts';
import {
  BONUS_TILES,
  COUNTED,
  FACTIONS,
  SCORED_EVENTS,
  TERRAINS,
  TOWN_TILES,
} from '../vocabulary.ts';
import { SOURCES } from './edition.ts';

/**
 * The ranges are large enough for any sensible variant, and small enough for the small integers of
 * a state.
 */
const COINS = integer(0, 60);
const VP = integer(0, 60);
const POWER = integer(0, 30);
const BOWL = integer(0, 15);
const TOWN_VALUE = integer(1, 9);

const GAIN = object({}, { coins: COINS, power: POWER });
const COMPONENT = text('^[A-Z][A-Z0-9]{0,5}$');
const BONUS_TILE = word(BONUS_TILES);

function firstGame(players: number) {
  return object({
    bonusTiles: list(BONUS_TILE, players + 3, players + 3),
    factions: list(
      object({ faction: word(FACTIONS), bonusTile: BONUS_TILE, houses: list(HEX_NAME, 1, 8) }),
      players,
      players,
    ),
  });
}

const SECTIONS = {
  powerTokens: integer(1, 15),
  startCoins: record(FACTIONS, COINS),
  startPower: record(FACTIONS, tuple(BOWL, BOWL, BOWL)),
  baseIncome: GAIN,
  bridgesPerPlayer: integer(0, 9),
  houseIncome: list(GAIN, 8, 8),
  tradingPostIncome: list(GAIN, 4, 4),
  costs: object({
    house: COINS,
    shovel: COINS,
    tradingPost: COINS,
    tradingPostNearOpponent: COINS,
    palace: COINS,
    sailing: COINS,
    bridge: COINS,
  }),
  sailingVp: list(VP, 2, 6),
  town: object({
    values: object({ house: TOWN_VALUE, tradingPost: TOWN_VALUE, palace: TOWN_VALUE }),
    minimumValue: integer(1, 40),
    minimumBuildings: integer(1, 14),
  }),
  townTiles: record(
    TOWN_TILES,
    object({ vp: VP }, { coins: COINS, power: POWER, sailing: integer(0, 5) }),
  ),
  roundTiles: list(object({ id: COMPONENT, on: word(SCORED_EVENTS), vp: VP }), 8, 8),
  bonusTiles: record(
    BONUS_TILES,
    object(
      { income: GAIN },
      {
        sailing: integer(0, 2),
        shovels: integer(0, 2),
        pass: object({ per: word(COUNTED), vp: integer(0, 20) }),
      },
    ),
  ),
  powerActions: list(
    object(
      { id: COMPONENT, cost: integer(1, 15), effect: word(POWER_EFFECTS.map(({ id }) => id)) },
      { amount: integer(1, 60) },
    ),
    1,
    15,
  ),
  territoryVp: tuple(VP, VP, VP, VP),
  coinsPerVp: integer(1, 60),
  firstGame: object({
    roundTiles: list(word(SCORED_EVENTS), 5, 5),
    players: object({ '2': firstGame(2), '3': firstGame(3), '4': firstGame(4) }),
  }),
  map: MAP_SHAPE,
  twoPlayerMap: MAP_SHAPE,
  houseIcons: record(TERRAINS, list(HEX_NAME, 4, 4)),
};

const EDITION_SECTIONS = Object.keys(SECTIONS) as readonly (keyof typeof SECTIONS)[];

const STATUS = object({ source: word(SOURCES), note: text('^[^\\p{Cc}]{1,400}$') });

/**
 * The shape of an edition file. `loadEdition` returns an accepted file as an `Edition`, so the
 * compiler checks that both agree. A file may name its JSON Schema for editors.
 */
export const EDITION_SHAPE = object(
  { id: ID, title: TITLE, status: record(EDITION_SECTIONS, STATUS), ...SECTIONS },
  { $schema: text('^[^\\p{Cc}]*$') },
);
