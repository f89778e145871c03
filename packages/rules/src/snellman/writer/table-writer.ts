import { argA, type Move, type Refusal, refusal, type Seat } from '../../kernel/index.ts';
import { KEYS } from '../../terra-mystica/cults/keys.ts';
import type { Event } from '../../terra-mystica/events.ts';
import { SPADE_FLAG, SPADES } from '../../terra-mystica/spades/spades-question.ts';
import { NONE, PHASE, type State } from '../../terra-mystica/state.ts';
import { FINAL_TILES } from '../../terra-mystica/vocabulary.ts';
import { QUESTION } from '../../terra-mystica/words.ts';
import { type IncomePart, IncomeRows, incomePartsOf } from '../game/income-rows.ts';
import {
  FINAL_PARTS,
  isPriestUnasked,
  PartMarks,
  partOfEvent,
  type RowPart,
  standingOf,
} from '../game/parts.ts';
import type { PlayerCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import { SITE_FINAL_TILES, siteFaction } from '../notation/site-words.ts';
import type { Standing } from '../notation/standing.ts';
import type { TableEntry, TableForm } from '../notation/table-form.ts';
import { CULTS } from '../notation/words.ts';
import { isAnswer } from '../notation/written-by-table.ts';
import { Leniencies } from './leniencies.ts';
import { headOf } from './tell-head.ts';
import { tellMove } from './tell-move.ts';
import { GAIN_PRIEST, tellUnasked } from './tell-unasked.ts';
import { isActionOfTurn, TurnEnds, turnOf } from './turn-bounds.ts';

/** The last space of a cult that takes no key. */
const BELOW_TOP = 9;

/** The place of commands made here, which are in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/** Commands that end a turn on the site without `done`. */
const ENDS_TURN: ReadonlySet<PlayerCommand['do']> = new Set(['pass', 'pick-color']);

interface OpenRow {
  readonly seat: Seat;
  readonly commands: PlayerCommand[];
  readonly offers: number[];
  standing: Standing;
  /** Whether the row contains the action of a turn. */
  acts: boolean;
}

/** Writes a game in rows, move by move. */
export class TableWriter {
  readonly #setups: TableEntry[] = [];
  /** The entries after the head and the set-up. */
  readonly #entries: TableEntry[] = [];
  readonly #start: State;
  readonly #marks: PartMarks;
  readonly #ends = new TurnEnds();
  readonly #leniencies: Leniencies;
  #row: OpenRow | undefined;
  readonly #incomes: IncomeRows;
  /**
   * The row of a turn, if it is the last row and the next turn is the same seat's. If rows of
   * others come after the action, they end the turn on the site, so a row without them needs
   * `done`.
   */
  #goesOn: OpenRow | undefined;
  readonly #setUp = new Set<Seat>();

  /** @param start the position before the first move, which stays unchanged */
  constructor(start: State) {
    this.#start = start;
    this.#marks = new PartMarks(this.#standings(start));
    this.#leniencies = new Leniencies(start.table.players);
    this.#incomes = new IncomeRows(start.table.players);
    this.#tellFactions(start);
  }

  add(before: State, seat: Seat, move: Move, s: State, events: readonly Event[]): void {
    this.#marks.note(this.#standings(before), events);
    this.#leniencies.note(before, seat, move, s, events);
    this.#ends.before(before);
    const told = [
      ...this.#digFirst(before, tellMove(before, seat, move, events)),
      ...tellUnasked(before, seat, move, s, events),
    ];
    const commands = told.filter((command) => !this.#isForgone(seat, command, told));
    this.#spareCults(before, seat, move);
    if (commands.length > 0) this.#addCommands(seat, commands, isActionOfTurn(before, seat, move));
    for (const event of events) {
      if (event.type === 'power-offered') this.#row?.offers.push(event.amount);
      if (event.type === 'dropped') this.#tellDropped(event.seat);
    }
    const isOver = this.#ends.isOver(s, move);
    if (isOver || before.round() === 0) this.#close(isOver && turnOf(s) === before.turn());
    this.#tellFactions(s);
    this.#tellParts(before, s, events);
  }

  /** Moves the digging of spades for another hex before the transformation of the first hex. */
  #digFirst(before: State, commands: readonly PlayerCommand[]): readonly PlayerCommand[] {
    const isBegun =
      before.top() === QUESTION.spades &&
      (before.arg(SPADES.at.flags) & SPADE_FLAG.transformed) > 0;
    const [dig, ...others] = commands;
    if (!isBegun || dig?.do !== 'dig' || this.#row === undefined) return commands;
    const told = this.#row.commands;
    const begun = told.findLastIndex(({ do: verb }) => verb === 'action' || verb === 'upgrade');
    const first = told.findIndex(({ do: verb }, place) => place > begun && verb === 'transform');
    if (first < 0) return commands;
    told.splice(first, 0, dig);
    return others;
  }

  /**
   * Whether giving up to ordain is not written: after any other conversion the site no longer
   * offers Darklings to ordain.
   */
  #isForgone(seat: Seat, command: PlayerCommand, told: readonly PlayerCommand[]): boolean {
    if (command.do !== 'give-up' || command.what !== 'CONVERT_W_TO_P') return false;
    const row = this.#row?.seat === seat ? this.#row.commands : [];
    const turn = [...row, ...told];
    const raised = turn.findLastIndex(({ do: verb }) => verb === 'upgrade');
    return turn.slice(raised + 1).some(({ do: verb }) => verb === 'convert');
  }

  /**
   * If a town tile would bring more cults to the top than there are keys, the steps on cults that
   * are to stay below are given up before the tile is taken.
   */
  #spareCults(before: State, seat: Seat, move: Move): void {
    const choosesKey = before.depth() > 0 && before.top() === QUESTION.keys;
    const row = this.#row;
    if (!choosesKey || row === undefined || before.keys(seat) > 1) return;
    const steps = before.arg(KEYS.at.steps);
    const place = row.commands.findLastIndex(({ do: verb }) => verb === 'take');
    for (const [cult, what] of CULTS.entries()) {
      const isSpared = ((before.arg(KEYS.at.cults) >> cult) & 1) !== 0 && cult !== argA(move);
      if (!isSpared) continue;
      const count = Math.max(1, before.cult(seat, cult) + steps - BELOW_TOP);
      row.commands.splice(Math.max(0, place), 0, { do: 'give-up', at: NOWHERE, what, count });
    }
  }

  /** The reason why the game cannot be written for the site, if it cannot. */
  get lacking(): Refusal | undefined {
    const { conflict } = this.#leniencies;
    return conflict === undefined ? undefined : refusal('not-in-notation', { what: conflict });
  }

  finish(): TableForm {
    this.#flush(undefined);
    const head = headOf(this.#start, this.#leniencies.options);
    return [...head, ...this.#setups, ...this.#entries];
  }

  #tellDropped(seat: Seat): void {
    this.#flush(undefined);
    this.#entries.push({ kind: 'dropped', at: NOWHERE, faction: this.#factionOf(seat) });
  }

  /** Adds commands to the row of a turn. Each answer to a power offer has a row of its own. */
  #addCommands(seat: Seat, commands: readonly PlayerCommand[], acts: boolean): void {
    const standing = this.#marks.standingAfterMove(seat);
    const open = this.#row;
    const isAlone = commands.some(isAnswer) || open?.commands.some(isAnswer);
    if (open?.seat === seat && !isAlone) {
      open.commands.push(...commands);
      open.standing = standing;
      open.acts ||= acts;
    } else this.#flush({ seat, commands: [...commands], offers: [], standing, acts });
  }

  /**
   * Closes the open row.
   * @param goesOn whether the next turn is the same seat's
   */
  #close(goesOn: boolean): void {
    const open = this.#row;
    if (open !== undefined) open.standing = this.#marks.standingAfterMove(open.seat);
    this.#flush(undefined);
    this.#goesOn = goesOn && open?.acts ? open : undefined;
  }

  /** Writes the open row, and opens another. */
  #flush(next: OpenRow | undefined): void {
    const row = this.#row;
    this.#row = next;
    if (row === undefined) return;
    const before = this.#goesOn;
    const last = before?.commands.at(-1);
    if (before?.seat === row.seat && last !== undefined && !ENDS_TURN.has(last.do)) {
      before.commands.push({ do: 'done', at: NOWHERE });
    }
    this.#goesOn = undefined;
    this.#entries.push(this.#rowOf(row.seat, row.standing, row.commands, row.offers));
  }

  /** Writes a `setup` row for each faction as soon as the faction is known. */
  #tellFactions(s: State): void {
    for (let place = 0; place < s.table.players; place++) {
      const seat = s.turnOrder(place);
      if (this.#setUp.has(seat) || s.faction(seat) === NONE) continue;
      this.#setUp.add(seat);
      this.#factions.set(seat, s.faction(seat));
      const setup = { do: 'setup', at: NOWHERE } as const;
      this.#setups.push(this.#rowOf(seat, standingOf(s, seat), [setup]));
    }
  }

  /** Adds the rows that the table writes itself: income and final scoring. */
  #tellParts(before: State, s: State, events: readonly Event[]): void {
    const order = Array.from({ length: s.table.players }, (_, place) => s.turnOrder(place));
    const parts = incomePartsOf(events);
    const isUnasked = (event: Event, place: number) =>
      parts[place] !== undefined && isPriestUnasked(s, event);
    const told = events.filter((event, place) => !isUnasked(event, place));
    for (const { part, round } of this.#incomes.note(this.#standings(before), told)) {
      this.#flush(undefined);
      const isCult = part === 'cult-income';
      if (!isCult) this.#entries.push({ kind: 'income', at: NOWHERE, round });
      const unasked = events.filter(
        (event, place) => parts[place] === part && isUnasked(event, place),
      );
      this.#tellIncome(s, order, part, unasked);
      if (!isCult) this.#entries.push({ kind: 'turn', at: NOWHERE, round, turn: 1 });
    }
    if (before.phase() !== PHASE.over && s.phase() === PHASE.over) {
      this.#tellScoring(s, order, events);
    }
  }

  /** @param unasked priests for which the site asks, but the game does not */
  #tellIncome(s: State, order: readonly Seat[], part: IncomePart, unasked: readonly Event[]): void {
    const income = { do: 'income', at: NOWHERE, part: INCOME_WORDS[part] } as const;
    const standings = order.map((seat) => this.#incomes.take(seat, part) ?? standingOf(s, seat));
    for (const [place, seat] of order.entries()) this.#auto(s, seat, standings[place], income);
    for (const event of unasked) {
      if (event.type !== 'priests' && event.type !== 'lost') continue;
      const place = order.indexOf(event.seat);
      const gained = event.type === 'priests' ? event.amount : 0;
      const standing = standings[place];
      standings[place] = { ...standing, priests: standing.priests + gained };
      this.#auto(s, event.seat, standings[place], GAIN_PRIEST);
    }
  }

  #tellScoring(s: State, order: readonly Seat[], events: readonly Event[]): void {
    this.#flush(undefined);
    const standings = order.map((seat) => this.#marks.standingAfterMove(seat));
    for (const part of FINAL_PARTS) {
      const name = part === 'final-tile' ? finalTileName(s) : (FINAL_WORDS[part] ?? part);
      for (const [place, seat] of order.entries()) {
        const points = events.find(
          (event) => event.type === 'vp' && event.seat === seat && partOfEvent(event) === part,
        );
        if (points?.type !== 'vp') continue;
        const standing = standings[place];
        standings[place] = { ...standing, vp: standing.vp + points.amount };
        const scored = { do: 'scored', at: NOWHERE, vp: points.amount, for: name } as const;
        this.#auto(s, seat, standings[place], scored);
      }
    }
    for (const seat of order) {
      this.#auto(s, seat, standingOf(s, seat), { do: 'score_resources', at: NOWHERE });
    }
  }

  readonly #factions = new Map<Seat, number>();

  #factionOf(seat: Seat) {
    return siteFaction(this.#factions.get(seat) ?? NONE);
  }

  /** Adds a row that the table itself writes; without words for players who have left. */
  #auto(s: State, seat: Seat, standing: Standing, command: PlayerCommand): void {
    this.#entries.push(this.#rowOf(seat, standing, s.isDropped(seat) ? [] : [command]));
  }

  #rowOf(
    seat: Seat,
    standing: Standing,
    commands: readonly PlayerCommand[],
    offers: readonly number[] = [],
  ): TableEntry {
    const faction = this.#factionOf(seat);
    return { kind: 'row', at: NOWHERE, faction, standing, offers, commands };
  }

  #standings(s: State): readonly Standing[] {
    return Array.from({ length: s.table.players }, (_, seat) => standingOf(s, seat));
  }
}

const INCOME_WORDS = { 'cult-income': 'cult_', income: 'other_' } as const;

const FINAL_WORDS: Readonly<Partial<Record<RowPart, string>>> = {
  fire: 'FIRE',
  water: 'WATER',
  earth: 'EARTH',
  air: 'AIR',
};

function finalTileName(s: State): string {
  const tile = FINAL_TILES[s.finalTile()];
  return tile === undefined ? 'final-tile' : SITE_FINAL_TILES[tile];
}
