import type { CoverageRow } from '../../conformance/index.ts';
import { argA, argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import {
  AUCTION_BASES,
  BONUS_CARDS,
  CAUSES,
  CULTS,
  type Event,
  FACTIONS,
  FAVOUR_TILES,
  FINAL_TILES,
  KIND,
  MAPS,
  NONE,
  ORDER_ANSWERS,
  ORDER_TOPICS,
  ORDERS_ON,
  PENDING,
  PHASE,
  POWER_ACTIONS,
  QUESTION,
  ROUND_TILES,
  RULE_BUNDLES,
  RULES,
  RULING_VALUES,
  RULINGS,
  SPECIAL_ACTIONS,
  START_POINTS,
  type State,
  TERRAINS,
  TOWN_TILES,
  TURN_ORDERS,
} from '../../terra-mystica/index.ts';

/**
 * The things that must be lost at least once. Favour tiles and steps on tracks are left out, since
 * no player builds and founds that much.
 */
const LOST = ['priests', 'spades', 'bridge', 'steps', 'token', 'coins'] as const;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  moves: RULES.codec.kinds.map((kind) => `move ${kind.word}`),
  questions: Object.values(PENDING).map((pending) => `asked ${pending}`),
  factions: FACTIONS.map((id) => `plays ${id}`),
  'stronghold of': FACTIONS.map((id) => `stronghold of ${id}`),
  'landscape of': FACTIONS.map((id) => `landscape of ${id}`),
  maps: MAPS.map((id) => `map ${id}`),
  players: [2, 3, 4, 5].map((n) => `${n} players`),
  rulings: RULINGS.flatMap((name) => RULING_VALUES[name].map((value) => `${name} ${value}`)),
  options: [
    ...RULE_BUNDLES.map((rules) => `rules ${rules}`),
    ...TURN_ORDERS.map((order) => `turn order ${order}`),
    ...[...START_POINTS, 'by-seat'].map((points) => `start points ${points}`),
    'dropped',
    ...AUCTION_BASES.map((base) => `auction from ${base}`),
    'fast auction',
    'auction of random boards',
    'random boards',
    'introductory game',
    ...['off', 'on', 'drawn off', 'drawn on'].map((value) => `landscapes ${value}`),
  ],
  'standing orders': ORDER_TOPICS.flatMap((topic) =>
    ORDERS_ON[topic].map((answer) => `order ${topic} ${answer}`),
  ),
  answers: ['answered by order', 'answered by only-answer'],
  'round tiles': ROUND_TILES.flatMap((id) => [`${id} scores`, `${id} rewards`]),
  'bonus cards': BONUS_CARDS.map((id) => `takes ${id}`),
  'favour tiles': FAVOUR_TILES.map((id) => `takes ${id}`),
  'town tiles': TOWN_TILES.map((id) => `takes ${id}`),
  'power actions': POWER_ACTIONS.map((id) => `uses ${id}`),
  'special actions': SPECIAL_ACTIONS.map((id) => `uses special ${id}`),
  'final tiles': FINAL_TILES.map((id) => `final ${id}`),
  terrains: TERRAINS.map((terrain) => `becomes ${terrain}`),
  causes: CAUSES.map((cause) => `cause ${cause}`),
  losses: LOST.map((what) => `lost ${what}`),
  cults: CULTS.map((cult) => `space 10 of ${cult}`),
  neighbours: ['neighbours took', 'neighbours refused', 'several towns at once', 'river town'],
};

/** Every row of the coverage table except the refusal codes. */
export const ROWS: readonly CoverageRow[] = Object.entries(GROUPS).flatMap(([group, ids]) =>
  ids.map((id) => ({ id, group })),
);

/** Events that only fan factions can cause. */
export const OUT_OF_REACH: readonly string[] = [
  'move ability',
  'asked ability',
  'not-your-ability',
  'ability-used',
  'ability-needs-stronghold',
  'ability-argument',
  'ability-impossible',
  'upgrade-impossible',
  'track-not-bought',
];

/** The rows that a move, or an order, has covered. */
export function* observe(
  before: State,
  _seat: Seat,
  move: Move,
  events: readonly Event[],
  after: State,
): Iterable<string> {
  yield `move ${RULES.codec.kinds[kindOf(move)].word}`;
  const a = argA(move);
  if (kindOf(move) === KIND.power) yield `uses ${POWER_ACTIONS[a]}`;
  if (kindOf(move) === KIND.special) yield `uses special ${SPECIAL_ACTIONS[a]}`;
  if (kindOf(move) === KIND.order) {
    yield `order ${ORDER_TOPICS[a]} ${ORDER_ANSWERS[argB(move)]}`;
  }
  if (kindOf(move) === KIND.drop) yield 'dropped';
  if (before.depth() > 0 && PENDING[before.top()] !== undefined) {
    yield `asked ${PENDING[before.top()]}`;
  }
  if (after.depth() > 1 && after.top() === QUESTION.town && before.top() !== QUESTION.town) {
    const towns = [...frames(after)].filter((frame) => frame === QUESTION.town).length;
    if (towns > 1) yield 'several towns at once';
  }
  for (const event of events) yield* observeEvent(event, before);
  if (after.phase() === PHASE.over) yield* observeTable(after);
}

function* frames(s: State): Iterable<number> {
  for (let depth = 0; depth < s.depth(); depth++) yield s.questionAt(depth);
}

function* observeEvent(event: Event, before: State): Iterable<string> {
  if ('cause' in event) yield `cause ${event.cause}`;
  switch (event.type) {
    case 'faction':
      yield `plays ${event.faction}`;
      break;
    case 'built':
      if (event.building === 'stronghold') {
        yield `stronghold of ${FACTIONS[before.faction(event.seat)]}`;
      }
      break;
    case 'landscape':
      yield `landscape of ${event.faction}`;
      break;
    case 'favour':
      yield `takes ${event.tile}`;
      break;
    case 'town':
      yield `takes ${event.tile}`;
      if (event.hex.startsWith('r')) yield 'river town';
      break;
    case 'bonus-card':
      yield `takes ${event.card}`;
      break;
    case 'transformed':
      yield `becomes ${event.to}`;
      break;
    case 'answered':
      yield `answered by ${event.by}`;
      break;
    case 'lost':
      yield `lost ${event.what}`;
      break;
    case 'cult':
      if (event.to === 10) yield `space 10 of ${event.cult}`;
      break;
    case 'neighbours':
      yield event.taken ? 'neighbours took' : 'neighbours refused';
      break;
    case 'vp':
      if (event.cause === 'round-tile') yield `${tileOf(before)} scores`;
      break;
    case 'coins':
    case 'workers':
    case 'priests':
    case 'power':
    case 'spades':
      if (event.cause === 'cult-reward') yield `${tileOf(before)} rewards`;
      break;
    default:
  }
}

function tileOf(s: State): string {
  return s.round() === 0 ? '' : ROUND_TILES[s.roundTile(s.round())];
}

function* observeTable(s: State): Iterable<string> {
  const { options } = s.table;
  yield `map ${options.map}`;
  yield `${options.players} players`;
  yield `rules ${options.rules}`;
  yield `turn order ${options.turnOrder}`;
  yield `start points ${typeof options.startVp === 'string' ? options.startVp : 'by-seat'}`;
  if (options.factions === 'auction') yield `auction from ${options.auctionBase}`;
  if (options.factions === 'fast-auction') yield 'fast auction';
  const auction = options.factions === 'auction' || options.factions === 'fast-auction';
  if (auction && options.auctionBoards === 'random') yield 'auction of random boards';
  if (options.factions === 'random-boards') yield 'random boards';
  if (options.factions === 'introductory') yield 'introductory game';
  const drawn = options.landscapes === 'random' ? 'drawn ' : '';
  yield `landscapes ${drawn}${s.hasLandscapes() ? 'on' : 'off'}`;
  for (const name of RULINGS) yield `${name} ${options.rulings[name]}`;
  if (s.finalTile() !== NONE) yield `final ${FINAL_TILES[s.finalTile()]}`;
}
