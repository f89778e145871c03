import {
  argA,
  err,
  type GameRecord,
  kindOf,
  type Move,
  ok,
  parseSeed,
  type ReplayFault,
  type Result,
  replay,
  type Seat,
} from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import { FRAME, KIND } from '../for-ledger.ts';
import type { Options } from '../options/options.ts';
import { CARD, NONE, PHASE, ROUNDS, type State } from '../state.ts';
import { BONUS_CARDS, FINAL_TILES, ROUND_TILES } from '../vocabulary.ts';
import type { PlayerCommand } from './commands.ts';
import type { TerraMysticaGame } from './ledger-game.ts';
import { whatNotationLacks } from './notation-limits.ts';
import { type Part, PartMarks, partOfEvent, standingOf } from './parts.ts';
import type { Place } from './place.ts';
import { MAP_WITH_START_VP } from './site-start-vp.ts';
import { SITE_FINAL_TILES, SITE_MAPS, siteFaction } from './site-words.ts';
import type { Standing } from './standing.ts';
import type { TableEntry, TableForm } from './table-form.ts';
import { tellMove } from './tell-move.ts';
import { CULTS } from './words.ts';

/** The last space of a cult that takes no key. */
const BELOW_TOP = 9;

/** Lines that are made here stand in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/**
 * Replays a game and tells it in the table form of the site, every row with its standing. What the
 * site has no words for, as landscapes, is refused as `not-in-notation`.
 */
export function recordToTable(
  game: TerraMysticaGame,
  record: GameRecord,
): Result<TableForm, ReplayFault> {
  const unsayable = whatNotationLacks(game, record);
  if (unsayable !== undefined) return err(unsayable);
  let writer: TableWriter | undefined;
  const opened = open(game, record);
  const before = opened === undefined ? undefined : game.slot(opened);
  if (opened !== undefined && before !== undefined) {
    game.copy(opened, before);
    writer = new TableWriter(opened);
  }
  const done = replay(game, record, (state, events, index) => {
    if (writer === undefined || before === undefined) return;
    const [seat, ...words] = record.commands[index].trim().split(/\s+/);
    const move = game.notation.parse(before, words.join(' '));
    if (move.ok) writer.add(before, Number(seat), move.value, state, events);
    game.copy(state, before);
  });
  if (!done.ok) return done;
  return ok(writer?.finish() ?? []);
}

function open(game: TerraMysticaGame, record: GameRecord): State | undefined {
  const options = game.options(record.options);
  const seed = parseSeed(record.seed);
  if (!options.ok || !seed.ok) return undefined;
  const state = game.setup(options.value, seed.value);
  return state.ok ? state.value : undefined;
}

interface OpenRow {
  readonly seat: Seat;
  readonly commands: PlayerCommand[];
  readonly offers: number[];
  standing: Standing;
}

class TableWriter {
  readonly #entries: TableEntry[] = [];
  readonly #marks: PartMarks;
  #row: OpenRow | undefined;
  /** Answers of others while a row is open: the site lets them come after it. */
  #held: OpenRow[] = [];
  #cultIncomeTold = true;
  readonly #setUp = new Set<Seat>();

  constructor(s: State) {
    this.#entries.push(...headOf(s));
    this.#marks = new PartMarks(this.#standings(s));
    this.#tellFactions(s);
  }

  add(before: State, seat: Seat, move: Move, s: State, events: readonly Event[]): void {
    this.#marks.note(this.#standings(before), events);
    const commands = tellMove(before, seat, move, events);
    this.#spareCults(before, seat, move);
    if (commands.length > 0) this.#addCommands(seat, move, commands, events);
    for (const event of events) {
      if (event.type === 'power-offered') this.#row?.offers.push(event.amount);
      if (event.type === 'dropped') this.#tellDropped(event.seat);
    }
    if (kindOf(move) === KIND.end || before.round() === 0) this.#close();
    this.#tellFactions(s);
    this.#tellParts(before, s, events);
  }

  /**
   * With fewer keys than cults that a town tile would bring to the top, steps of those that are to
   * stay below are given up before the tile is taken.
   */
  #spareCults(before: State, seat: Seat, move: Move): void {
    const choosesKey = before.depth() > 0 && before.frame() === FRAME.keys;
    const row = this.#row;
    if (!choosesKey || row === undefined || before.keys(seat) > 1) return;
    const steps = before.frameB();
    const place = row.commands.findLastIndex(({ do: verb }) => verb === 'take');
    for (const [cult, what] of CULTS.entries()) {
      const isSpared = ((before.frameA() >> cult) & 1) !== 0 && cult !== argA(move);
      if (!isSpared) continue;
      const count = Math.max(1, before.cult(seat, cult) + steps - BELOW_TOP);
      row.commands.splice(Math.max(0, place), 0, { do: 'give-up', at: NOWHERE, what, count });
    }
  }

  finish(): TableForm {
    this.#flush(undefined);
    return this.#entries;
  }

  #tellDropped(seat: Seat): void {
    this.#flush(undefined);
    this.#entries.push({ kind: 'dropped', at: NOWHERE, faction: this.#factionOf(seat) });
  }

  #addCommands(
    seat: Seat,
    move: Move,
    commands: readonly PlayerCommand[],
    events: readonly Event[],
  ): void {
    const kind = kindOf(move);
    const answers = kind === KIND.takePower || kind === KIND.refusePower;
    const row: OpenRow = {
      seat,
      commands: [...commands],
      offers: [],
      standing: this.#marks.standingAfterMove(seat),
    };
    const open = this.#row;
    if (answers && open !== undefined && open.seat !== seat) {
      this.#held.push(row);
      // What the answer brings the builder belongs behind it.
      if (events.some((event) => event.type === 'neighbours')) this.#flush(undefined);
      return;
    }
    if (open !== undefined && open.seat === seat && !answers) {
      open.commands.push(...commands);
      open.standing = row.standing;
      return;
    }
    this.#flush(row);
  }

  #close(): void {
    const open = this.#row;
    if (open !== undefined) open.standing = this.#marks.standingAfterMove(open.seat);
    this.#flush(undefined);
  }

  /** Writes the open row and the answers behind it, and opens another. */
  #flush(next: OpenRow | undefined): void {
    for (const row of [...(this.#row === undefined ? [] : [this.#row]), ...this.#held]) {
      this.#entries.push({
        kind: 'row',
        at: NOWHERE,
        faction: this.#factionOf(row.seat),
        standing: row.standing,
        offers: row.offers,
        commands: row.commands,
      });
    }
    this.#held = [];
    this.#row = next;
  }

  /** A `setup` row for each faction as it becomes known. */
  #tellFactions(s: State): void {
    for (let place = 0; place < s.table.players; place++) {
      const seat = s.turnOrder(place);
      if (this.#setUp.has(seat) || s.faction(seat) === NONE) continue;
      this.#setUp.add(seat);
      this.#factions.set(seat, s.faction(seat));
      this.#auto(seat, standingOf(s, seat), { do: 'setup', at: NOWHERE });
    }
  }

  /** The rows that the table writes itself: income and final scoring. */
  #tellParts(before: State, s: State, events: readonly Event[]): void {
    const parts = new Set(events.map(partOfEvent));
    const order = Array.from({ length: s.table.players }, (_, place) => s.turnOrder(place));
    const income = (part: 'cult_' | 'other_', name: Part) => {
      this.#flush(undefined);
      for (const seat of order) {
        const standing = this.#marks.standingAfter(seat, name);
        this.#auto(seat, standing, { do: 'income', at: NOWHERE, part });
      }
    };
    if (before.round() !== s.round() && s.round() > 1) this.#cultIncomeTold = false;
    const ended = parts.has('cult-income') || (parts.has('income') && !this.#cultIncomeTold);
    if (ended) {
      income('cult_', 'cult-income');
      this.#cultIncomeTold = true;
    }
    if (parts.has('income')) {
      this.#flush(undefined);
      this.#entries.push({ kind: 'income', at: NOWHERE, round: s.round() });
      income('other_', 'income');
      this.#entries.push({ kind: 'turn', at: NOWHERE, round: s.round(), turn: 1 });
    }
    if (before.phase() !== PHASE.over && s.phase() === PHASE.over) {
      this.#tellScoring(s, order, events);
    }
  }

  #tellScoring(s: State, order: readonly Seat[], events: readonly Event[]): void {
    this.#flush(undefined);
    for (const event of events) {
      const part = partOfEvent(event);
      if (event.type !== 'vp' || part === undefined || part === 'resources') continue;
      const name = part === 'final-tile' ? finalTileName(s) : (FINAL_WORDS[part] ?? part);
      const standing = this.#marks.standingAfter(event.seat, part);
      this.#auto(event.seat, standing, { do: 'scored', at: NOWHERE, vp: event.amount, for: name });
    }
    for (const seat of order) {
      this.#auto(seat, standingOf(s, seat), { do: 'score_resources', at: NOWHERE });
    }
  }

  readonly #factions = new Map<Seat, number>();

  #factionOf(seat: Seat) {
    return siteFaction(this.#factions.get(seat) ?? NONE);
  }

  #auto(seat: Seat, standing: Standing, command: PlayerCommand): void {
    this.#entries.push({
      kind: 'row',
      at: NOWHERE,
      faction: this.#factionOf(seat),
      standing,
      offers: [],
      commands: [command],
    });
  }

  #standings(s: State): readonly Standing[] {
    return Array.from({ length: s.table.players }, (_, seat) => standingOf(s, seat));
  }
}

const FINAL_WORDS: Readonly<Partial<Record<Part, string>>> = {
  fire: 'FIRE',
  water: 'WATER',
  earth: 'EARTH',
  air: 'AIR',
};

function finalTileName(s: State): string {
  const tile = FINAL_TILES[s.finalTile()];
  return tile === undefined ? 'final-tile' : SITE_FINAL_TILES[tile];
}

/** What the set-up fixes, as the head of the page tells it. */
function headOf(s: State): readonly TableEntry[] {
  const at = NOWHERE;
  const { options } = s.table;
  const head: TableEntry[] = siteOptions(options).map((option) => ({ kind: 'option', at, option }));
  const map = Array.isArray(options.startVp) ? MAP_WITH_START_VP : SITE_MAPS[options.map];
  head.push({ kind: 'map', at, map });
  for (let round = 1; round <= ROUNDS; round++) {
    const tile = ROUND_TILES[s.roundTile(round)];
    head.push({ kind: 'round-tile', at, round, tile, note: '' });
  }
  for (const [place, tile] of BONUS_CARDS.entries()) {
    const known = tile !== 'BON10' || options.miniBonusCard;
    if (known && s.cardWhere(place) === CARD.box) head.push({ kind: 'removed', at, tile });
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    head.push({ kind: 'player', at, number: seat + 1, name: `p${seat + 1}` });
  }
  const final = FINAL_TILES[s.finalTile()];
  if (final !== undefined) head.push({ kind: 'final-tile', at, tile: SITE_FINAL_TILES[final] });
  return head;
}

/** The site's names for the options; strict readings are the only ones that the game knows. */
function siteOptions(options: Options): readonly string[] {
  const { rulings } = options;
  return [
    'strict-leech',
    'strict-darkling-sh',
    'strict-chaosmagician-sh',
    ...(rulings.keySteps === 'lost' ? ['manual-fav5'] : []),
    ...(rulings.cultists === 'first-printing' ? [] : ['errata-cultist-power']),
    ...(options.miniTownTiles ? ['mini-expansion-1'] : []),
    ...(options.miniBonusCard ? ['shipping-bonus'] : []),
    ...(options.miniRoundTile ? ['temple-scoring-tile'] : []),
    ...(options.turnOrder === 'passing' ? ['variable-turn-order'] : []),
    ...(options.finalTile === 'none' ? [] : ['fire-and-ice-final-scoring']),
    ...(options.fireAndIce
      ? [
          'fire-and-ice-factions/ice',
          'fire-and-ice-factions/volcano',
          `fire-and-ice-factions/${rulings.fireIceRules === '2014' ? 'variable' : 'variable_v5'}`,
        ]
      : []),
  ];
}
