import {
  type AnyGame,
  canFollow,
  type GameEvent,
  type GameRecord,
  HIDDEN_COMMAND,
  type Move,
  parseSeed,
  playSegment,
  readLine,
  replay,
  seatsOf,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { Segment, TableInfo } from '@pangaea/wire';
import type { BotQuestion } from '../src/bots/question.ts';
import type { Happened } from '../src/rules/telling.ts';
import type { Refusing, Told } from './client.ts';

/** A step of the game with its real facts. */
interface Played {
  readonly seat: number;
  readonly move: Move;
  readonly command: string;
  readonly events: readonly GameEvent[];
}

/** Fields that any answer may have. */
type AnyTold = Happened &
  Refusing & {
    readonly views?: Readonly<Record<string, Happened>>;
    readonly tables?: readonly Partial<TableInfo>[];
    readonly commands?: readonly string[];
    readonly number?: number;
  } & Partial<TableInfo>;

/** The facts of a position that no viewer may see; reports an error if a viewer sees one. */
export type LookAt = (position: unknown, viewer: Viewer) => readonly string[];

/** The record of a finished game, with the parts that are secrets during the game. */
type AuditRecord = GameRecord & {
  readonly salt: string;
  readonly deal?: { readonly seed: string };
};

/** All fields that the description of a table may have. */
const OF_TABLES = [
  'id',
  'game',
  'rulesVersion',
  'edition',
  'options',
  'pace',
  'commitment',
  'created',
  'changed',
  'version',
  'over',
  'deciders',
  'window',
  'viewer',
  'made',
  'seats',
  'host',
  'invitation',
  'deal',
];
const OF_GAMES = [
  'table',
  'from',
  'version',
  'steps',
  'deciders',
  'window',
  'outcome',
  'fairness',
  'views',
  'start',
  'position',
];

/**
 * A finished game that is replayed from its record: the audit knows what every viewer may have
 * known at every moment, and checks the messages sent during the game.
 */
export class Audit {
  readonly #game: AnyGame;
  readonly #secrets: readonly string[];
  readonly #states: readonly unknown[];
  readonly #begun: GameEvent[] = [];
  readonly #steps: readonly Played[];
  readonly #lookAt: LookAt;
  /** By viewer: its view at every moment of the game, as JSON. */
  readonly #views = new Map<Viewer, ReadonlySet<string>>();

  constructor(game: AnyGame, record: AuditRecord, lookAt: LookAt) {
    this.#game = game;
    this.#lookAt = lookAt;
    this.#secrets = [record.seed, record.deal?.seed ?? record.seed, record.salt];
    const [options, seed] = [game.options(record.options), parseSeed(record.seed)];
    if (!options.ok || !seed.ok) throw new Error('no such options');
    const begun = game.setup(options.value, seed.value, this.#begun);
    if (!begun.ok) throw new Error(begun.error.code);
    const states = [begun.value];
    const steps: Played[] = [];
    replay(game, record, (state, events, index) => {
      const before = states[index];
      const read = readLine(game, before, record.commands[index]);
      if (!read.ok) throw new Error(record.commands[index]);
      const [seat, move] = read.value;
      steps.push({ seat, move, command: game.notation.print(before, move), events });
      const after = game.slot(state);
      game.copy(state, after);
      states.push(after);
    });
    this.#states = states;
    this.#steps = steps;
  }

  /**
   * Messages that tell a device something it may not know.
   * @param seats the seats of the device
   */
  device(told: readonly Told[], seats: readonly number[]): readonly string[] {
    return told.flatMap((each) => this.#one(each, seats).map((why) => `${each.path}: ${why}`));
  }

  /** Positions sent to the bots' program that contain something the seat may not know. */
  question({
    position,
    seat,
    game,
    level,
    seed,
    budgetMs,
    leastMs,
    ask,
    ...more
  }: BotQuestion): string[] {
    const found = this.#viewsOf(seat).has(position);
    return [
      ...(found ? [] : ['a bot is asked with what is not its view']),
      ...this.#lookAt(JSON.parse(position), seat),
      ...this.#nothingSecret(JSON.stringify({ position, game, level, seed, budgetMs, ask })),
      ...Object.keys(more).map((key) => `a bot is told ${key}`),
    ];
  }

  #viewsOf(viewer: Viewer): ReadonlySet<string> {
    const game = this.#game;
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const views = this.#states.map((state) =>
      JSON.stringify(game.toJson(game.view(state, viewer))),
    );
    const found = new Set(views);
    this.#views.set(viewer, found);
    return found;
  }

  #one({ path, sent, text }: Told, seats: readonly number[]): string[] {
    const json = JSON.parse(text) as AnyTold;
    // A client that comes after the end is refused, and also gets the end of the game.
    const { happened, ...rest } = json;
    const parts = [rest, ...(happened === undefined ? [] : [happened])];
    const running = parts.filter(({ outcome }) => outcome === undefined);
    return [
      ...running.flatMap((part) => this.#nothingSecret(JSON.stringify(part))),
      ...answersOfOthers(json, seats),
      ...this.#answer(path, sent as Segment, json, seats),
    ];
  }

  #answer(path: string, sent: Segment, json: AnyTold, seats: readonly number[]): string[] {
    const own: Viewer = seats[0] ?? 'spectator';
    const isSegment = path.endsWith('/segments');
    if (json.refusal !== undefined) {
      const viewer = isSegment ? sent.seat : own;
      const happened = json.happened === undefined ? [] : this.#happened(json.happened, viewer);
      return isSegment ? [...happened, ...this.#refusal(json, sent)] : happened;
    }
    if (isSegment) return this.#happened(json, sent.seat);
    if (path.includes('/game')) {
      const asked = /seat=(\d)/.exec(path)?.[1];
      const viewer = asked === undefined ? own : Number(asked);
      return [...this.#happened(json, viewer), ...strangers([viewer], [own, ...seats])];
    }
    if (path === 'stream segment') {
      // The number of messages of a table is the same for every client.
      const { number: _, ...told } = json;
      const views = Object.entries(json.views ?? {});
      const others = views.map(([seat]) => Number(seat));
      return [
        ...this.#happened(told, own),
        ...views.flatMap(([seat, view]) => this.#happened(view, Number(seat))),
        ...strangers(others, seats.slice(1)),
      ];
    }
    if (path.startsWith('stream ')) return [];
    if (path.endsWith('/record')) {
      const over = json.commands?.length === this.#steps.length;
      return over ? [] : ['the record of a running game'];
    }
    return (json.tables ?? [json]).flatMap((table) => this.#table(table));
  }

  #table(told: Partial<TableInfo>): string[] {
    const unknown = Object.keys(told).filter((key) => !OF_TABLES.includes(key));
    const now = this.#states[told.version ?? 0];
    if (told.deal?.dealt === false) {
      const shares = told.deal.shares.filter(({ share }) => share !== undefined);
      return [
        ...differ('shares', shares, []),
        ...differ('deciders before the deal', told.deciders, []),
      ];
    }
    return [
      ...unknown.map((key) => `a table is told of with ${key}`),
      ...differ('deciders', told.deciders, seatsOf(this.#game.deciders(now))),
    ];
  }

  #nothingSecret(text: string): string[] {
    return this.#secrets.filter((secret) => text.includes(secret)).map((secret) => `has ${secret}`);
  }

  /** The answer contains exactly the facts of these steps that the viewer may know. */
  #happened(told: Happened, viewer: Viewer): string[] {
    const game = this.#game;
    const { from, version, steps, deciders, outcome } = told;
    const { start, position } = told as { start?: { position?: unknown }; position?: unknown };
    const now = this.#states[version];
    const seen = game.toJson(game.view(now, viewer));
    const expected = Array.from({ length: version - from }, (_, at) =>
      this.#step(from + at, viewer),
    );
    const positions = [position, start?.position, ...steps.map((step) => step.position)];
    return [
      ...differ('steps', steps, expected),
      ...differ('deciders', deciders, seatsOf(game.deciders(now))),
      ...differ('outcome', outcome, game.outcome(now)),
      ...(position === undefined ? [] : differ('position', position, seen)),
      ...(start === undefined ? [] : differ('start', start, this.#start(viewer))),
      ...positions.flatMap((each) => (each === undefined ? [] : this.#lookAt(each, viewer))),
      ...Object.keys(told)
        .filter((key) => !OF_GAMES.includes(key))
        .map((key) => `a game is told of with ${key}`),
    ].map((why) => `${viewer} at ${from} to ${version}: ${why}`);
  }

  #start(viewer: Viewer) {
    const game = this.#game;
    const position = game.toJson(game.view(this.#states[0], viewer));
    return { position, events: this.#begun.map((event) => game.seen(event, viewer)) };
  }

  #step(index: number, viewer: Viewer) {
    const game = this.#game;
    const { seat, move, command: played, events: all } = this.#steps[index];
    const [before, after] = [this.#states[index], this.#states[index + 1]];
    const command = game.hears(before, seat, move, viewer) ? played : HIDDEN_COMMAND;
    const events = all.map((event) => game.seen(event, viewer));
    if (canFollow(game, [before, after], seat, move, viewer)) return { seat, command, events };
    return { seat, command, events, position: game.toJson(game.view(after, viewer)) };
  }

  /** The rules never refuse a seat's move for a reason that the seat cannot see. */
  #refusal({ refusal, index }: Refusing, { seat, version, commands }: Segment): string[] {
    if (index === undefined || refusal.code === 'segment-ended') return [];
    const game = this.#game;
    // In the meantime others may have answered in a window, so the table may have continued.
    for (const state of this.#states.slice(version, version + game.seats(this.#states[0]))) {
      const seen = game.view(state, seat);
      const moves: number[] = [];
      for (const command of commands) {
        const move = game.notation.parse(seen, command);
        if (!move.ok) return differ('refusal', refusal, move.error);
        moves.push(move.value);
      }
      const played = playSegment(game, seen, seat, moves);
      if (!played.ok && differ('', { index, refusal }, played.error).length === 0) return [];
    }
    return [`refused with what seat ${seat} cannot know: ${JSON.stringify(refusal)}`];
  }
}

/** A device may learn which of its own seats have answered in secret, not of others. */
function answersOfOthers(told: AnyTold, seats: readonly number[]): string[] {
  const parts = [told, ...(told.tables ?? []), ...Object.values(told.views ?? {})];
  const answered = parts.flatMap(({ window }) => window?.answered ?? []);
  return answered
    .filter((seat) => !seats.includes(seat))
    .map((seat) => `seat ${seat} is told to have answered`);
}

function strangers(viewers: readonly Viewer[], own: readonly Viewer[]): string[] {
  return viewers
    .filter((viewer) => !own.includes(viewer))
    .map((viewer) => `the view of ${viewer} is told`);
}

function differ(what: string, found: unknown, expected: unknown): string[] {
  const [one, two] = [JSON.stringify(found), JSON.stringify(expected)];
  return one === two ? [] : [`${what} ${one?.slice(0, 300)} and not ${two?.slice(0, 300)}`];
}
