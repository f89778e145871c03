import { RIVER } from '../../../hexmap/index.ts';
import { argA, type Seat } from '../../../kernel/index.ts';
import {
  type Cause,
  circleDistance,
  EFFECT,
  FACTIONS,
  type FactionId,
  KIND,
  NONE,
  TERRAINS,
} from '../../../terra-nova/index.ts';
import { gained, isTown, type Step, type Watch } from './watch.ts';

/** Whether something happened for the seat that plays the faction. */
type When = (step: Step, seat: Seat) => boolean;

const deed =
  (type: 'coins' | 'power' | 'vp', cause: Cause): When =>
  (step, seat) =>
    gained(step.deeds, seat, type, cause) > 0;
const income =
  (type: 'coins' | 'power', cause: Cause): When =>
  (step, seat) =>
    gained(step.income, seat, type, cause) > 0;
const own =
  (kind: number): When =>
  (step, seat) =>
    step.seat === seat && step.kind === kind;
const both =
  (...all: readonly When[]): When =>
  (step, seat) =>
    all.every((when) => when(step, seat));
const afterPassing: When = (step, seat) => step.before.hasPassed(seat);
const paid =
  (cause: Cause, amount: number): When =>
  (step, seat) =>
    gained(step.deeds, seat, 'coins', cause) === -amount;

/** A town that is possible only because of the right palace of the A sides. */
const smallTown: When = ({ events, after }, seat) =>
  events.filter(isTown).some((event) => {
    if (event.seat !== seat) return false;
    const { table } = after;
    let value = 0;
    for (const name of event.buildings) {
      value += table.townValue[after.building(table.map.indexOf.get(name) ?? NONE)];
    }
    return value < table.townMinimumValue;
  });

const riverTown: When = ({ events, after }, seat) =>
  events.filter(isTown).some((event) => {
    const { map } = after.table;
    return event.seat === seat && map.ground[map.indexOf.get(event.hex) ?? NONE] === RIVER;
  });

/** One shovel for terrain that is two steps away. */
const shortWay: When = (step, seat) =>
  step.events.some(
    (event) =>
      event.type === 'transformed' &&
      event.seat === seat &&
      event.shovels === 1 &&
      circleDistance(TERRAINS.indexOf(event.from), TERRAINS.indexOf(event.to)) === 2,
  );

const discount: When = (step, seat) => {
  const { table } = step.before;
  const spent = step.deeds.find((event) => event.type === 'power-spent' && event.seat === seat);
  if (spent?.type !== 'power-spent' || spent.cause !== 'power-action') return false;
  return spent.amount < table.powerActions[argA(step.move)].cost;
};

const thirdHouse: When = (step, seat) =>
  own(KIND.place)(step, seat) && step.before.housesOnBoard(seat) === 2;

const onTerrain =
  (home: boolean): When =>
  (step, seat) => {
    const { before } = step;
    return (before.terrain(argA(step.move)) === before.home(seat)) === home;
  };

const LEFT_INCOME = 'left palace, power income';
const SMALL_TOWN = 'right palace, town of a lower value';

/**
 * The possible effects of the ability and of each palace of a faction, each with a check that it
 * happened.
 */
const DOES: Readonly<Record<FactionId, Readonly<Record<string, When>>>> = {
  leprechauns: {
    'ability, power for shovels': deed('power', 'ability'),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, coin income': income('coins', 'left-palace'),
    'left palace, power at once': both(own(KIND.palace), deed('power', 'left-palace')),
    [SMALL_TOWN]: smallTown,
  },
  inventors: {
    'ability, power for houses of others': deed('power', 'ability'),
    'ability, also after passing': both(afterPassing, deed('power', 'ability')),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, trading post on home terrain': both(own(KIND.special), onTerrain(true)),
    'left palace, trading post on other terrain': both(own(KIND.special), onTerrain(false)),
    'right palace, points for houses': deed('vp', 'right-palace'),
  },
  'water-sprites': {
    'ability, points for towns': deed('vp', 'ability'),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, free house': own(KIND.special),
    [SMALL_TOWN]: smallTown,
  },
  'sea-dogs': {
    'ability, river town': riverTown,
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, sailing at once': ({ events }, seat) =>
      events.some(
        (event) => event.type === 'sailing' && event.seat === seat && event.cause === 'left-palace',
      ),
    'right palace, free trading post': own(KIND.special),
  },
  fairies: {
    'ability, power income': income('power', 'ability'),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, coin income': income('coins', 'left-palace'),
    'left palace, free shovel': own(KIND.special),
    'left palace, free shovel and one bought': both(own(KIND.special), paid('shovel', 6)),
    [SMALL_TOWN]: smallTown,
  },
  druids: {
    'ability, power into points': deed('vp', 'exchange'),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, power for settlements': both(own(KIND.pass), deed('power', 'left-palace')),
    'right palace, points for trading posts': deed('vp', 'right-palace'),
  },
  golems: {
    'ability, points for trading posts': deed('vp', 'ability'),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, one shovel for far terrain': shortWay,
    [SMALL_TOWN]: smallTown,
  },
  'fire-sprites': {
    'ability, cheaper power action': discount,
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, house at the edge': own(KIND['edge-house']),
    'left palace, house at the edge on home terrain': both(
      own(KIND['edge-house']),
      onTerrain(true),
    ),
    'right palace, points for settlements at the edge': deed('vp', 'right-palace'),
  },
  'sun-worshippers': {
    'ability, third house': thirdHouse,
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, transformation': own(KIND.special),
    [SMALL_TOWN]: smallTown,
  },
  'sand-cats': {
    'ability, coins for upgrades of others': deed('coins', 'ability'),
    'ability, also after passing': both(afterPassing, deed('coins', 'ability')),
    [LEFT_INCOME]: income('power', 'left-palace'),
    'left palace, trading post near others': both(leftPalaceStands, paid('upgrade', 5)),
    'left palace, trading post alone': both(leftPalaceStands, paid('upgrade', 7)),
    'right palace, points for buildings inland': deed('vp', 'right-palace'),
  },
};

function leftPalaceStands({ before }: Step, seat: Seat): boolean {
  return before.effect(seat, EFFECT.tradingPostAlone) > 0;
}

const BY_FACTION = FACTIONS.map((faction) => Object.entries(DOES[faction]));

/** Abilities and palaces that really had an effect. */
export const ABILITIES: Watch = {
  group: 'abilities and palaces',
  rows: FACTIONS.flatMap((id) => Object.keys(DOES[id]).map((what) => `${id}: ${what}`)),
  *seen(step) {
    const { before } = step;
    for (let seat = 0; seat < before.table.players; seat++) {
      const faction = before.faction(seat);
      if (faction === NONE) continue;
      for (const [what, when] of BY_FACTION[faction]) {
        if (when(step, seat)) yield `${FACTIONS[faction]}: ${what}`;
      }
    }
  },
};

const TABLES = ['2 players', '3 players', '4 players', 'planners', 'gold-diggers', 'dropout'];

/** Every faction in complete games, at every kind of table. */
export const FACTION_TABLES: Watch = {
  group: 'factions at tables',
  rows: FACTIONS.flatMap((id) => TABLES.map((table) => `${id}, ${table}`)),
  *seen({ events, after }) {
    if (!events.some((event) => event.type === 'game-over')) return;
    const { players, options } = after.table;
    for (let seat = 0; seat < players; seat++) {
      const id = FACTIONS[after.faction(seat)];
      yield `${id}, ${players} players`;
      if (options.twoPlayerVariant !== 'none') yield `${id}, ${options.twoPlayerVariant}`;
      if (options.turnOrder === 'dropout') yield `${id}, dropout`;
    }
  },
};
