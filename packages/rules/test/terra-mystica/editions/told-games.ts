import { recordGame } from '../../../src/conformance/index.ts';
import {
  argB,
  deal,
  firstSeat,
  type GameRecord,
  kindOf,
  type Move,
  Moves,
  playLine,
  printCommand,
  Random,
  seedFromNumber,
} from '../../../src/kernel/index.ts';
import {
  BUILDINGS,
  type Building,
  type Edition,
  type Event,
  FACTION_DEFINITIONS,
  FACTIONS,
  FAN_FACTIONS,
  KIND_WORDS,
  type KindWord,
  MAPS,
  NONE,
  PRINTED_EDITION,
  STATE_LAYOUT,
  type State,
  type TerraMystica,
  terraMystica,
} from '../../../src/terra-mystica/index.ts';
import { trial as terraMysticaTrial } from '../../../src/trials/terra-mystica.trial.ts';
import { GENEROUS } from './generous.ts';

/** A game with its first position and the events of each of its steps. */
export interface ToldGame {
  readonly record: GameRecord;
  readonly told: readonly string[];
  readonly map: string;
  readonly factions: readonly string[];
}

const moves = new Moves();

/** Games of the conformance kit, with printed numbers. */
export function printedGames(count: number): ToldGame[] {
  const told: ToldGame[] = [];
  for (let index = 0; index < count; index++) {
    const record = recordGame(terraMysticaTrial, 3, index, undefined, 'mixed');
    if (record !== undefined) told.push(tell(terraMysticaTrial.game, record));
  }
  return told;
}

/** The set-ups of all factions on all maps, with points by faction. */
export function setUps(): ToldGame[] {
  return MAPS.flatMap((map) =>
    FACTIONS.map((faction, place) => {
      const factions = [faction, FACTIONS[(place + 2) % FACTIONS.length]];
      return tell(terraMystica(), recordOf({ map, factions, startVp: 'by-faction' }, place));
    }),
  );
}

/** Games of players who build much and have plenty of goods, `each` for each faction. */
export function generousGames(each: number): ToldGame[] {
  const game = terraMystica([GENEROUS]);
  return FACTIONS.flatMap((_, place) =>
    Array.from({ length: each }, (_, number) => {
      const factions = [0, 2, 4, 6, 8].map((more) => FACTIONS[(place + more) % FACTIONS.length]);
      const rulings = { fireIceRules: number < GOALS.length ? '2014' : '2015' };
      const options = { ...ALL_IN, edition: GENEROUS.id, factions, rulings };
      const goal = GOALS[number % GOALS.length];
      return tell(game, build(game, recordOf(options, place * each + number), number, goal));
    }),
  );
}

const ALL_IN = { landscapes: true, miniTownTiles: true, miniBonusCard: true, turnOrder: 'passing' };

/**
 * Games of players who build much, for each fan faction together with printed ones, with an edition
 * that contains it.
 */
export function generousFanGames(edition: Edition, each: number): ToldGame[] {
  const game = terraMystica([edition], FACTION_DEFINITIONS, FAN_FACTIONS);
  return FAN_FACTIONS.on.flatMap(({ id, board }, place) => {
    const others = FACTION_DEFINITIONS.filter((other) => other.board !== board);
    return Array.from({ length: each }, (_, number) => {
      const beside = [0, 2, 4].map((more) => others[(2 * place + more) % others.length].id);
      const options = { ...ALL_IN, edition: edition.id, factions: [id, ...beside] };
      const goal = GOALS[number % GOALS.length];
      const record = recordOf({ ...options, fanFactions: 'on' }, place * each + number);
      return tell(game, build(game, record, number, goal));
    });
  });
}

/** The buildings to which the players upgrade. */
const GOALS: readonly (readonly Building[])[] = [
  ['dwelling'],
  ['trading-post'],
  ['trading-post', 'temple'],
  ['trading-post', 'temple', 'stronghold', 'sanctuary'],
  ['trading-post', 'stronghold'],
];

function recordOf(options: object, number: number): GameRecord {
  const [rulesVersion] = terraMysticaTrial.game.rulesVersions.slice(-1);
  return {
    game: 'terra-mystica',
    rulesVersion,
    options,
    seed: seedFromNumber(number),
    commands: [],
  };
}

/** Weights of kinds of moves for players who build much; 8 if a kind is not listed. */
const LIKED: Partial<Readonly<Record<KindWord, number>>> = {
  upgrade: 200,
  build: 200,
  landscape: 100,
  transform: 60,
  'skip-transform': 60,
  'advance-shipping': 30,
  'advance-exchange': 30,
  special: 30,
  priest: 3,
  convert: 1,
  burn: 1,
  decline: 2,
  pass: 0.1,
};

function build(
  game: TerraMystica,
  record: GameRecord,
  number: number,
  goals: readonly Building[],
): GameRecord {
  const random = Random.fromSeed(seedFromNumber(number + 77));
  const begun = deal(game, record);
  if (!begun.ok) throw new Error(begun.error.code);
  const s = begun.value;
  const commands: string[] = [];
  for (let who = game.deciders(s); who !== 0; who = game.deciders(s)) {
    const seat = firstSeat(who);
    game.legal(s, seat, moves);
    const wanted = moves.toArray().filter((move) => isWanted(move, goals));
    const all = wanted.length > 0 ? wanted : moves.toArray();
    const kinds = [...new Set(all.map(kindOf))];
    const weights = kinds.map((kind) => LIKED[KIND_WORDS[kind]] ?? 8);
    const kind = kinds[weighted(weights, random)];
    const move = random.pick(all.filter((each) => kindOf(each) === kind));
    commands.push(printCommand(seat, game.notation.print(s, move)));
    game.apply(s, seat, move);
  }
  return { ...record, commands };
}

function isWanted(move: Move, goals: readonly Building[]): boolean {
  return KIND_WORDS[kindOf(move)] !== 'upgrade' || goals.includes(BUILDINGS[argB(move)]);
}

function weighted(weights: readonly number[], random: Random): number {
  let rest = (random.below(1 << 20) / (1 << 20)) * weights.reduce((sum, each) => sum + each, 0);
  for (const [place, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return place;
  }
  return 0;
}

function tell(game: TerraMystica, record: GameRecord): ToldGame {
  const told: string[] = [];
  const end = follow(game, record, (step) => {
    told.push(step);
    return true;
  });
  if (end === undefined) throw new Error('the game is refused');
  const { players, options } = end.table;
  const seats = Array.from({ length: players }, (_, seat) => end.faction(seat));
  const names = end.table.factionNames;
  const factions = seats.flatMap((faction) => (faction === NONE ? [] : [names[faction]]));
  return { record, told, map: options.map, factions };
}

/**
 * Whether a game is different by other rules: something in it is refused, or something else
 * happens.
 */
export function differs(rules: TerraMystica, { record, told }: ToldGame, edition: string): boolean {
  const options = { ...(record.options as object), edition };
  let step = 0;
  const end = follow(rules, { ...record, options }, (is) => is === told[step++]);
  return end === undefined;
}

/**
 * Plays a record as long as every step is approved.
 * @returns undefined if a step is refused or not approved
 */
function follow(
  game: TerraMystica,
  record: GameRecord,
  approve: (step: string) => boolean,
): State | undefined {
  const opening: Event[] = [];
  const begun = deal(game, record, opening);
  if (!begun.ok) return undefined;
  const s = begun.value;
  if (!approve(JSON.stringify([STATE_LAYOUT.toPlain(s), opening]))) return undefined;
  for (const line of record.commands) {
    const events: Event[] = [];
    if (playLine(game, s, line, events) !== undefined) return undefined;
    if (!approve(JSON.stringify(events))) return undefined;
  }
  return s;
}

export { GENEROUS, PRINTED_EDITION };
