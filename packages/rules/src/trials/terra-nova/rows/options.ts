import {
  FACTION_CHOICES,
  HOUSE_EDITIONS,
  RULING_VALUES,
  RULINGS,
  START_POWERS,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from '../../../terra-nova/index.ts';
import { GENEROUS_EDITION } from '../generous-edition.ts';
import type { Watch } from './watch.ts';

/** Complete games with every value of every option and ruling. */
export const OPTIONS: Watch = {
  group: 'options',
  rows: [
    ...[...HOUSE_EDITIONS, GENEROUS_EDITION].map(({ id }) => `edition ${id}`),
    ...[2, 3, 4].map((players) => `players ${players}`),
    ...[...FACTION_CHOICES, 'given'].map((factions) => `factions ${factions}`),
    ...[2, 3, 4].map((players) => `first game of ${players}`),
    ...['random', 'given'].map((start) => `start player ${start}`),
    ...START_POWERS.map((power) => `start power ${power}`),
    ...TURN_ORDERS.flatMap((order) => [2, 3, 4].map((n) => `turn order ${order} of ${n}`)),
    ...TWO_PLAYER_VARIANTS.map((variant) => `two-player variant ${variant}`),
    ...RULINGS.flatMap((name) => RULING_VALUES[name].map((value) => `ruling ${name} ${value}`)),
  ],
  *seen({ events, after }) {
    if (!events.some((event) => event.type === 'game-over')) return;
    const { options } = after.table;
    const { players, factions } = options;
    yield `edition ${options.edition}`;
    yield `players ${players}`;
    yield `factions ${typeof factions === 'string' ? factions : 'given'}`;
    if (factions === 'first-game') yield `first game of ${players}`;
    yield `start player ${options.startPlayer === 'random' ? 'random' : 'given'}`;
    yield `start power ${options.startPower}`;
    yield `turn order ${options.turnOrder} of ${players}`;
    if (players === 2) yield `two-player variant ${options.twoPlayerVariant}`;
    for (const name of RULINGS) yield `ruling ${name} ${options.rulings[name]}`;
  },
};
