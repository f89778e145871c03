import { hasSeat, onlyAnswer, type Refusal, refusal, seatSet } from '@pangaea/rules/kernel';
import { agree } from '../game/agreed.ts';
import { extend, fromRecord } from '../game/extend.ts';
import { type AnyHistory, stateAt } from '../game/history.ts';
import type { AnyPageGame, PageOrders } from '../game/page-game.ts';
import { type BotSurroundings, BotTurns } from './local/bot-turns.ts';
import { type HintClient, HintDesk } from './local/hint-desk.ts';
import { KeptGame } from './local/kept-game.ts';
import type { Sent, TablePort, TableState } from './port.ts';
import type { SavedTable, Shelf } from './storage.ts';
import { type Store, store } from './store.ts';

/**
 * If several pages show a table, its bots run in the page that played last. Another page lets them
 * run after this time, if that page has stored nothing since.
 */
const TAKEN_OVER_MS = 8000;

/** The dependencies of the adapter; tests pass their own. */
export interface Surroundings extends BotSurroundings {
  readonly shelf: Shelf;
  readonly hintClient: HintClient;
  /** The moves that the page makes without asking. */
  readonly orders: () => PageOrders;
  /**
   * Calls back when another page of this device has stored the table.
   * @returns a function that stops this
   */
  elsewhere?(changed: () => void): () => void;
}

/** A table of this device, for people at the device and bots. */
export function localTable(
  game: AnyPageGame,
  saved: SavedTable,
  around: Surroundings,
): TablePort | Refusal {
  const opened = fromRecord(game, saved.record);
  return opened.ok ? new LocalTable(game, saved, opened.value, around).port() : opened.error;
}

class LocalTable {
  readonly #game: AnyPageGame;
  readonly #saved: SavedTable;
  readonly #around: Surroundings;
  readonly #kept: KeptGame;
  readonly #state: Store<TableState>;
  readonly #bots: BotTurns;
  readonly #hints: HintDesk;
  #isClosed = false;

  constructor(game: AnyPageGame, saved: SavedTable, history: AnyHistory, around: Surroundings) {
    this.#game = game;
    this.#saved = saved;
    this.#around = around;
    const { id, players, record, isRecorded } = saved;
    this.#kept = new KeptGame(game, saved, history, around.shelf, around.now);
    this.#state = store<TableState>({
      id,
      game,
      players,
      ...this.#kept.shown(),
      thinking: [],
      failing: [],
      connection: 'here',
      seed: record.seed,
      isRecorded: isRecorded === true,
    });
    const play = (seat: number, commands: readonly string[]) => this.#play(seat, commands);
    const table = { game, players, state: this.#state, history: () => this.#kept.history, play };
    this.#bots = new BotTurns(table, around);
    this.#hints = new HintDesk(game, around.hintClient, around.settings.budgetMs);
  }

  port(): TablePort {
    const forget = this.#around.elsewhere?.(() => this.#adopt());
    this.#around.later(() => this.#goOn(), 0);
    return {
      current: this.#state.current,
      subscribe: this.#state.subscribe,
      send: async (seat, version, commands) => {
        const isStale = version !== this.#kept.history.steps.length;
        return isStale ? { ok: false, refusal: refusal('stale') } : this.#play(seat, commands);
      },
      back: async (seat, to) => this.#back(seat, to),
      record: async () => this.#kept.record(),
      hint: (seat, position) => this.#hints.ask(seat, position),
      judge: (seat, position, commands) => this.#hints.judge(seat, position, commands),
      hurry: () => this.#bots.hurry(),
      again: async () => {
        const { makeAgain } = await import('./local/again.ts');
        const { shelf, now } = this.#around;
        return makeAgain(this.#saved, this.#kept.history, shelf, now());
      },
      close: () => {
        this.#isClosed = true;
        forget?.();
        this.#bots.close();
        this.#hints.close();
        this.#state.close();
      },
    };
  }

  /**
   * Loads a table that another page of this device has stored.
   * @returns whether there was anything new
   */
  #adopt(): boolean {
    if (this.#isClosed) return false;
    const stored = this.#kept.takeOver();
    if (stored === undefined) return false;
    const isVain = this.#bots.forget();
    const isRecorded = stored.isRecorded === true;
    this.#state.change({ ...this.#kept.shown(), isRecorded, isUnsaved: false });
    this.#around.later(() => !isVain() && this.#goOn(), TAKEN_OVER_MS);
    return true;
  }

  #play(seat: number, commands: readonly string[]): Sent {
    if (this.#adopt()) return { ok: false, refusal: refusal('stale') };
    let history = this.#kept.history;
    for (const command of commands) {
      const next = extend(history, seat, command);
      if (!next.ok) return { ok: false, refusal: next.error };
      history = next.value;
    }
    this.#goOnFrom(history);
    return { ok: true };
  }

  #back(seat: number, to: number): Refusal | undefined {
    if (this.#adopt()) return refusal('stale');
    const back = agree(this.#kept.history, { kind: 'back', seat, to });
    if (!back.ok) return back.error;
    this.#bots.forget();
    this.#goOnFrom(back.value);
    return undefined;
  }

  #goOnFrom(history: AnyHistory): void {
    const isUnsaved = !this.#kept.keep(history);
    // A replayed record becomes an ordinary game when it is played on.
    this.#state.change({ ...this.#kept.shown(), isRecorded: false, isUnsaved });
    this.#goOn();
  }

  #goOn(): void {
    if (this.#playUnasked()) return;
    this.#bots.ask();
    this.#answerLast();
  }

  /**
   * Plays a move that the page makes without asking (`PageOrders`). After a move was taken back it
   * does nothing, so that the person is asked.
   * @returns whether a move was played
   */
  #playUnasked(): boolean {
    const { deciders, isRecorded } = this.#state.current();
    const { game, steps } = this.#kept.history;
    if (this.#isClosed || isRecorded || steps.at(-1)?.agreed !== undefined) return false;
    const position = stateAt(this.#kept.history);
    for (const [seat, { kind }] of this.#saved.players.entries()) {
      if (kind !== 'here' || !hasSeat(deciders, seat)) continue;
      const move = game.unasked?.(position, seat, this.#around.orders());
      if (move === undefined) continue;
      return this.#play(seat, [game.book.game.notation.print(position, move)]).ok;
    }
    return false;
  }

  /** Plays the only possible answer of the only person at the table (`answeredFor`). */
  #answerLast(): void {
    const { answeredFor: seat, deciders } = this.#state.current();
    if (this.#isClosed || seat === undefined || deciders !== seatSet(seat)) return;
    const { game: rules } = this.#game.book;
    const position = stateAt(this.#kept.history);
    const only = onlyAnswer(rules, position, seat);
    if (only !== undefined) this.#play(seat, [rules.notation.print(position, only)]);
  }
}
