import { type FactionDefinition, LANDSCAPE_WAYS } from '../boards/definition.ts';
import type { Special } from '../boards/special.ts';
import type { Traits } from '../boards/traits.ts';
import type { EditionParts } from '../editions/parts.ts';
import { type RulingFlags, rulingFlags } from '../factions/rulings.ts';
import type { Options } from '../options/options.ts';
import { TOWN_TILES, WAYS } from '../vocabulary.ts';
import { type Compiled, compiledOf } from './compiled.ts';
import { type Ground, groundOf } from './ground.ts';

/**
 * Data that does not change during a game: options, map, faction boards and tiles, compiled into
 * numbers. It is made once per table; every state refers to it.
 * @typeParam S state
 */
export interface Table<S> extends Compiled<S>, RulingFlags, Ground {
  readonly options: Options;
  readonly players: number;
  /** Whether land bridges can occur at this table. */
  readonly landBridges: boolean;
  /**
   * Words for the ways of a transformation; those that save a spade are there only if a faction can
   * save one.
   */
  readonly ways: readonly string[];
  /** By faction: index into `LANDSCAPE_WAYS`; -1 at a table without landscapes. */
  readonly landscapeWay: Int8Array;
  readonly startVp: Int16Array;
  readonly townCount: Int16Array;

  /** Rulings as flags. */
  readonly queued: boolean;
  readonly powerFirst: boolean;
  readonly rewardsWhenGained: boolean;
  readonly dwellingOnEither: boolean;
  readonly lowestTokens: boolean;
  readonly keysMakeUp: boolean;
  /** A step that was missed for want of a key is also forgotten when the next own turn begins. */
  readonly turnForgetsMissed: boolean;
  /** For the settlements of the final scoring, a river town joins the structures around its hex. */
  readonly riverTownsSettle: boolean;
  /** If a seat has left the game, priests for which it would be asked are lost. */
  readonly leaversLosePriests: boolean;
  /** The second of two bonus cards may be left out. */
  readonly secondCardOptional: boolean;
  /** The second of two actions may be left out. */
  readonly secondActionOptional: boolean;
  /** All steps that a faction gets for one structure are made on one cult. */
  readonly shrineStepsTogether: boolean;
  readonly emptyActions: boolean;
  /** Nobody is asked to pay for power that cannot give more points than it costs. */
  readonly vainOffersRefused: boolean;
  readonly spadesAnywhere: boolean;
  readonly convertsAnyTime: boolean;
  /** Free spades for a temple can only transform. */
  readonly templeSpadesAlone: boolean;
  /** A town that grows counts as founded once more. */
  readonly growthFounds: boolean;
  /** Prices under the chosen Fire & Ice rules. */
  readonly tokenVp: number;
  readonly unlockPrice: number;
  readonly unlockPriceHome: number;
  readonly newHomePrice: number;
  readonly newHomeVp: number;
}

/** Makes a table from options that `parseOptions` has checked. */
export function compileTable<S>(
  options: Options,
  parts: EditionParts<S>,
  specials: readonly Special<S>[],
): Table<S> {
  const { factions, printed } = parts;
  const definition = printed.maps[options.map];
  const ground = groundOf(definition);
  const towns = TOWN_TILES.map((id) => printed.townTiles[id]);
  const { rulings } = options;
  return {
    ...compiledOf(parts, specials),
    options,
    players: options.players,
    ...ground,
    landBridges: mayLay(options, factions, 'landBridges'),
    ways: mayLay(options, factions, 'spadesSaved') ? WAYS : WAYS.slice(0, 2),
    landscapeWay: Int8Array.from(factions, ({ landscape }) =>
      options.landscapes !== undefined ? LANDSCAPE_WAYS.indexOf(landscape.way ?? 'home') : -1,
    ),
    startVp: Int16Array.from(factions, (each) =>
      options.startVp === 'by-faction'
        ? (startVpOf(definition.startVp, each.id) ?? each.startVp ?? printed.numbers.startVp)
        : printed.numbers.startVp,
    ),
    townCount: Int16Array.from(towns, (tile) =>
      tile.box === undefined || options.miniTownTiles ? tile.count : 0,
    ),
    queued: rulings.afterBuilding === 'snellman',
    powerFirst: rulings.afterBuilding === 'bga',
    rewardsWhenGained: rulings.spadeRewards === 'gained',
    dwellingOnEither: rulings.dwellingAfterTwo === 'either',
    lowestTokens: rulings.tokenRemoval === 'lowest',
    ...rulingFlags(rulings),
    keysMakeUp: rulings.keySteps === 'made-up',
    turnForgetsMissed: options.rulesVersion >= '2026-11-28',
    riverTownsSettle: options.rulesVersion >= '2026-11-28',
    leaversLosePriests: options.rulesVersion >= '2026-11-28',
    secondCardOptional: options.rulesVersion >= '2026-11-28',
    secondActionOptional: options.rulesVersion >= '2026-11-28' && options.rules !== 'snellman',
    shrineStepsTogether: options.rulesVersion >= '2026-11-28',
    convertsAnyTime: rulings.conversions === 'any-time',
    spadesAnywhere: rulings.spadesLeftOver === 'anywhere',
    emptyActions: rulings.emptyActions === 'allowed',
    vainOffersRefused: options.rulesVersion >= '2026-11-28',
    templeSpadesAlone: rulings.winterfall === 'transform-only',
    growthFounds: rulings.townGrowth === 'founds',
    ...printed.fireIce[rulings.fireIceRules],
  };
}

/** Whether a landscape with a given trait may come into the game. */
function mayLay<S>(
  { landscapes, factions: given }: Options,
  factions: readonly FactionDefinition<S>[],
  trait: keyof Traits,
): boolean {
  if (landscapes === undefined) return false;
  const laid = factions.filter(({ landscape }) => landscape.traits?.[trait] !== undefined);
  return laid.some(({ id }) => !Array.isArray(given) || given.includes(id));
}

function startVpOf(points: Readonly<Record<string, number | undefined>>, id: string) {
  return points[id];
}
