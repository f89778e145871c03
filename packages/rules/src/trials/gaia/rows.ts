import type { CoverageRow } from '../../conformance/index.ts';
import {
  CAUSES,
  type Event,
  KIND,
  LANDS,
  PENDING,
  POWER_CHOICES,
  POWERS,
  RECONSTRUCTION,
  RULES,
  RULING_VALUES,
  RULINGS,
  STANDING_ORDERS,
  type State,
} from '../../gaia/index.ts';
import { argA, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { GENEROUS_EDITION } from './generous-edition.ts';
import { isCancelled, powerDone, SITUATIONS, type Step } from './situations.ts';

/** Every type of event; a record, so that the compiler finds missing ones. */
const TYPES: Readonly<Record<Event['type'], true>> = {
  'start-player': true,
  supplied: true,
  objectives: true,
  turn: true,
  displayed: true,
  drew: true,
  took: true,
  played: true,
  discarded: true,
  tile: true,
  animals: true,
  built: true,
  destroyed: true,
  needs: true,
  meeples: true,
  objective: true,
  changed: true,
  swapped: true,
  stolen: true,
  kept: true,
  'blown-away': true,
  answered: true,
  protected: true,
  order: true,
  'game-over': true,
};
/** Events during the set-up, before there is a step. */
const BEFORE_PLAY: ReadonlySet<string> = new Set(['start-player', 'supplied', 'objectives']);

const GOALS = [...RECONSTRUCTION.objectives, ...RECONSTRUCTION.powerObjectives].map(({ id }) => id);
const CITIES = [...RECONSTRUCTION.cityCards, RECONSTRUCTION.extraCity].map(({ id }) => id);
const SWITCHES = ['takeover', 'fourNeeds', 'extraCity'] as const;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  moves: RULES.codec.kinds.map((kind) => `move ${kind.word}`),
  questions: Object.values(PENDING).map((pending) => `asked ${pending}`),
  'standing orders': STANDING_ORDERS.map((order) => `order ${order}`),
  lands: LANDS.map((land) => `tile of ${land}`),
  cities: CITIES.map((id) => `built ${id}`),
  objectives: GOALS.map((id) => `completed ${id}`),
  'power cards': POWERS.flatMap((power) =>
    power === 'protection' ? [] : [`${power} in effect`, `${power} cancelled`],
  ),
  situations: Object.keys(SITUATIONS),
  options: [
    ...[RECONSTRUCTION, GENEROUS_EDITION].map(({ id }) => `edition ${id}`),
    ...[2, 3, 4, 5].flatMap((n) => POWER_CHOICES.map((powers) => `${n} players, powers ${powers}`)),
    ...SWITCHES.flatMap((name) => [`${name} true`, `${name} false`]),
    ...['random', 'given'].map((start) => `start player ${start}`),
    ...RULINGS.flatMap((name) => RULING_VALUES[name].map((value) => `ruling ${name} ${value}`)),
  ],
  'events and causes': [
    ...Object.keys(TYPES)
      .filter((type) => !BEFORE_PLAY.has(type))
      .map((type) => `event ${type}`),
    ...CAUSES.map((cause) => `cause ${cause}`),
  ],
};

/** Every row of the coverage table except the refusal codes. */
export const ROWS: readonly CoverageRow[] = Object.entries(GROUPS).flatMap(([group, ids]) =>
  ids.map((id) => ({ id, group })),
);

const SITUATION_LIST = Object.entries(SITUATIONS);

/** The rows that a move, or an order, has covered. */
export function* observe(
  before: State,
  seat: Seat,
  move: Move,
  events: readonly Event[],
  after: State,
): Iterable<string> {
  const kind = kindOf(move);
  yield `move ${RULES.codec.kinds[kind].word}`;
  const pending = PENDING[after.top() as keyof typeof PENDING];
  if (pending !== undefined) yield `asked ${pending}`;
  if (kind === KIND.order) yield `order ${STANDING_ORDERS[argA(move)]}`;
  for (const event of events) yield* rowsOf(event);
  const step: Step = { before, seat, move, kind, events, after };
  const power = powerDone(step);
  if (power !== undefined) yield `${power} ${isCancelled(step) ? 'cancelled' : 'in effect'}`;
  for (const [row, seen] of SITUATION_LIST) if (seen(step)) yield row;
  if (events.some((event) => event.type === 'game-over')) yield* optionsOf(after);
}

function* rowsOf(event: Event): Iterable<string> {
  if (!BEFORE_PLAY.has(event.type)) yield `event ${event.type}`;
  if ('cause' in event && CAUSES.some((cause) => cause === event.cause)) {
    yield `cause ${event.cause}`;
  }
  if (event.type === 'tile') yield `tile of ${event.land}`;
  if (event.type === 'built') yield `built ${event.city}`;
  if (event.type === 'objective') yield `completed ${event.objective}`;
}

function* optionsOf(s: State): Iterable<string> {
  const { options } = s.table;
  yield `edition ${options.edition}`;
  yield `${options.players} players, powers ${options.powers}`;
  for (const name of SWITCHES) yield `${name} ${options[name]}`;
  yield `start player ${options.startPlayer === 'random' ? 'random' : 'given'}`;
  for (const name of RULINGS) yield `ruling ${name} ${options.rulings[name]}`;
}
