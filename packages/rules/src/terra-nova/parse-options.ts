import {
  isStartPlayer,
  newestOr,
  type OptionRefusal,
  ok,
  oneOf,
  type Refusal,
  type Result,
  readOptions,
  readRulings,
  wrongOption,
} from '../kernel/index.ts';
import type { Edition } from './editions/edition.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import {
  DEFAULTS,
  FACTION_CHOICES,
  type Options,
  RULES_VERSIONS,
  RULING_VALUES,
  START_POWERS,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from './options.ts';
import { FACTIONS, type FactionId } from './vocabulary.ts';

const KEYS = [
  'rulesVersion',
  'edition',
  'players',
  'factions',
  'startPlayer',
  'startPower',
  'turnOrder',
  'twoPlayerVariant',
  'rulings',
];

/**
 * Reads options from outside, with defaults for missing ones: four players, factions by choice, a
 * random start player, the edition's power, clockwise order, no variant. The default edition and
 * rulings depend on the rules version, so that a record keeps its meaning if it leaves them out.
 * @param editions by id
 */
export function parseOptions(
  given: unknown,
  editions: ReadonlyMap<string, Edition>,
): Result<Options, Refusal<OptionRefusal>> {
  const read = readOptions(given, KEYS);
  if (!read.ok) return read;
  const fields = read.value;
  const rulesVersion = newestOr(RULES_VERSIONS, fields.rulesVersion);
  if (rulesVersion === undefined) return wrongOption('rulesVersion', fields.rulesVersion);
  const defaults = DEFAULTS[rulesVersion];
  const { edition = defaults.edition } = fields;
  const numbers = typeof edition === 'string' ? editions.get(edition) : undefined;
  if (numbers === undefined) return wrongOption('edition', edition);
  const { factions = 'choice', startPlayer = 'random' } = fields;
  const players = fields.players ?? (Array.isArray(factions) ? factions.length : 4);
  if (players !== 2 && players !== 3 && players !== 4) return wrongOption('players', players);
  const factionsChosen = parseFactions(factions, players);
  if (factionsChosen === undefined) return wrongOption('factions', factions);
  if (!isStartPlayer(players, startPlayer)) {
    return wrongOption('startPlayer', startPlayer);
  }
  const startPower = oneOf(START_POWERS, fields.startPower ?? 'edition');
  if (startPower === undefined || (startPower !== 'edition' && numbers.powerTokens !== 8)) {
    return wrongOption('startPower', fields.startPower);
  }
  const turnOrder = oneOf(TURN_ORDERS, fields.turnOrder ?? 'clockwise');
  if (turnOrder === undefined) return wrongOption('turnOrder', fields.turnOrder);
  const variant = oneOf(TWO_PLAYER_VARIANTS, fields.twoPlayerVariant ?? 'none');
  if (variant === undefined) return wrongOption('twoPlayerVariant', fields.twoPlayerVariant);
  if (variant !== 'none' && (players !== 2 || factionsChosen === 'first-game')) {
    return wrongOption('twoPlayerVariant', variant);
  }
  const rulings = readRulings(RULING_VALUES, fields.rulings ?? {}, defaults.rulings);
  if (!rulings.ok) return rulings;
  return ok({
    rulesVersion,
    edition: numbers.id,
    players,
    factions: factionsChosen,
    startPlayer,
    startPower,
    turnOrder,
    twoPlayerVariant: variant,
    rulings: rulings.value,
  });
}

function parseFactions(given: unknown, players: number): Options['factions'] | undefined {
  if (!Array.isArray(given)) return oneOf(FACTION_CHOICES, given);
  const chosen = given.map((id) => oneOf(FACTIONS, id));
  const colours = new Set(
    chosen.map((id) => FACTION_DEFINITIONS.find((each) => each.id === id)?.colour),
  );
  if (chosen.length !== players || colours.size !== players || colours.has(undefined)) {
    return undefined;
  }
  return chosen as FactionId[];
}
