import { hasHex, WORDS } from '../../../hexmap/index.ts';
import { argA } from '../../../kernel/index.ts';
import { deriveReach } from '../../../terra-nova/board/reach.ts';
import {
  BONUS_TILES,
  HOUSE_EDITION,
  KIND,
  NONE,
  SETS,
  State,
  TOWN_TILES,
} from '../../../terra-nova/index.ts';
import { gained, isTown, type Step, type Watch } from './watch.ts';

const WITH_INCOME = BONUS_TILES;
const WITH_PASS = BONUS_TILES.filter((tile) => HOUSE_EDITION.bonusTiles[tile].pass !== undefined);

/** Bonus tiles that were taken, their income, their effects when passing, and their actions. */
export const BONUS: Watch = {
  group: 'bonus tiles',
  rows: [
    ...BONUS_TILES.map((tile) => `bonus tile ${tile} taken in set-up`),
    ...BONUS_TILES.map((tile) => `bonus tile ${tile} taken when passing`),
    ...WITH_INCOME.map((tile) => `bonus tile ${tile}: income`),
    ...WITH_PASS.map((tile) => `bonus tile ${tile}: points when passing`),
    'bonus tile C: used to reach a hex',
    'bonus tile D: free shovel',
    'bonus tile D: free shovel and one bought',
    'bonus tile with coins on it taken',
    'bonus tile taken that was returned this round',
  ],
  *seen(step) {
    const { before, seat, kind, events, after } = step;
    for (const event of events) {
      if (event.type !== 'bonus-tile') continue;
      const when = event.returned === undefined ? 'in set-up' : 'when passing';
      yield `bonus tile ${event.tile} taken ${when}`;
    }
    for (const event of step.income) {
      if (event.type !== 'coins' && event.type !== 'power') continue;
      if (event.cause !== 'income-bonus-tile') continue;
      yield `bonus tile ${BONUS_TILES[after.bonusTile(event.seat)]}: income`;
    }
    const tile = BONUS_TILES[before.bonusTile(seat)];
    if (gained(step.deeds, seat, 'vp', 'bonus-tile') > 0) {
      yield `bonus tile ${tile}: points when passing`;
    }
    if (gained(step.deeds, seat, 'coins', 'bonus-tile-coins') > 0) {
      yield 'bonus tile with coins on it taken';
    }
    if (kind === KIND.pass && argA(step.move) < BONUS_TILES.length) {
      const where = before.tileWhere(argA(step.move));
      if (where === RETURNED) yield 'bonus tile taken that was returned this round';
    }
    if (kind === KIND['bonus-shovel']) {
      const bought = gained(step.deeds, seat, 'coins', 'shovel') < 0;
      yield bought
        ? `bonus tile ${tile}: free shovel and one bought`
        : `bonus tile ${tile}: free shovel`;
    }
    if (reachedByTile(step)) yield `bonus tile ${tile}: used to reach a hex`;
  },
};

const RETURNED = 3;

/** A house or transformation on a hex that is in reach only because of the bonus tile. */
function reachedByTile({ before, seat, kind, move }: Step): boolean {
  if (kind !== KIND.build && kind !== KIND.transform) return false;
  if (before.sailing(seat) === before.sailingInReach(seat)) return false;
  const without = new State(before.table);
  without.copyFrom(before);
  without.setBonusTile(seat, NONE);
  deriveReach(without, seat);
  const reach = SETS.reach + seat * WORDS;
  return hasHex(before.i32, reach, argA(move)) && !hasHex(without.i32, reach, argA(move));
}

const ROUND_TILES = HOUSE_EDITION.roundTiles;

/** Round tiles by the things that they reward, scored at least once. */
export const ROUND: Watch = {
  group: 'round tiles',
  rows: ROUND_TILES.map(({ id, on }) => `round tile ${id}, ${on}`),
  *seen({ before, deeds }) {
    for (const event of deeds) {
      if (event.type !== 'vp' || event.cause !== 'round-tile') continue;
      const { id, on } = ROUND_TILES[before.roundTile(before.round())];
      yield `round tile ${id}, ${on}`;
    }
  },
};

/** Town tiles that were taken, each once a game. */
export const TOWN: Watch = {
  group: 'town tiles',
  rows: TOWN_TILES.map((tile) => `town tile ${tile}`),
  *seen({ events }) {
    for (const event of events) if (isTown(event)) yield `town tile ${event.tile}`;
  },
};

const POWER_ACTIONS = HOUSE_EDITION.powerActions.map(({ id, effect }) => ({ id, effect }));

/** Octagons marked with an X-token. */
export const OCTAGONS: Watch = {
  group: 'octagons',
  rows: [
    ...POWER_ACTIONS.map(({ id, effect }) => `power action ${id}, ${effect}`),
    'special action of a bonus tile',
    'special action of a palace',
  ],
  *seen({ events }) {
    for (const event of events) {
      if (event.type !== 'used') continue;
      const action = POWER_ACTIONS.find(({ id }) => id === event.what);
      if (action !== undefined) yield `power action ${action.id}, ${action.effect}`;
      else yield `special action of a ${event.what === 'palace' ? 'palace' : 'bonus tile'}`;
    }
  },
};
