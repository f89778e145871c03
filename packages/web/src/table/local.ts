import {
  hasSeat,
  onlyAnswer,
  printCommand,
  type Refusal,
  refusal,
  seatSet,
  type Viewer,
} from '@pangaea/rules/kernel';
import { agree, isStopped } from '../game/agreed.ts';
import { type AnyHistory, extend, fromRecord, stateAt, type TableRecord } from '../game/history.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import { editionOf, isLoaded } from '../game/rules.ts';
import { SeenHistories } from '../game/seen.ts';
import { answeredFor } from './answered-for.ts';
import type { BotClient } from './bots/client.ts';
import { newTable } from './new-table.ts';
import type { Player, Sent, TablePort, TableState } from './port.ts';
import { load, type SavedTable, type Shelf, save } from './storage.ts';
import { turnOf } from './turn.ts';

export interface LocalSettings {
  /** Milliseconds a bot may think. */
  readonly budgetMs: number;
  /** Milliseconds between two commands of bots, so that people can follow. */
  readonly paceMs: () => number;
}

/**
 * An answer in secret comes this much later, and is thought about so long that four can do it by then: how
 * long a bot takes would tell what it holds.
 */
const SECRET_MS = { answer: 1000, budget: 200 } as const;

/** Where another page of this device has played, its bots go on there; here only if nothing comes for so long. */
const TAKEN_OVER_MS = 8000;

/** A bot that failed is asked again after so long, and each time that it fails later, up to the most. */
const AGAIN_MS = { first: 1000, most: 30_000 } as const;

/** What the adapter needs from outside; tests give their own. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly botClient: BotClient;
  readonly settings: LocalSettings;
  now(): number;
  /** Seeds for the bots' dice. */
  chance(): number;
  later(work: () => void, ms: number): unknown;
  /** Has somebody told when another page of this device has kept the table. @returns what ends that */
  elsewhere?(changed: () => void): () => void;
}

/** A table kept on this device, played against bots and with people here. */
export function localTable(
  game: AnyPageGame,
  saved: SavedTable,
  around: Surroundings,
): TablePort | Refusal {
  const opened = fromRecord(game, saved.record);
  if (!opened.ok) return opened.error;
  const { game: rules } = game.book;
  const seen = new SeenHistories();
  let whole = opened.value;
  /** What the table shows of the whole game, which itself stays in here. */
  const shown = () => {
    const history = whole;
    const now = stateAt(history);
    return {
      deciders: isStopped(history) ? 0 : rules.deciders(now),
      answeredFor: answeredFor(rules, now, saved.players),
      as: (viewer: Viewer) => seen.as(history, viewer),
    };
  };
  let state: TableState = {
    id: saved.id,
    game,
    players: saved.players,
    ...shown(),
    thinking: [],
    failing: [],
    connection: 'here',
    seed: saved.record.seed,
    isRecorded: saved.isRecorded === true,
  };
  let closed = false;
  /** When what is kept was written, as far as it is known here. */
  let known = saved.changed;
  /** How often another page has played, or something was taken back: what bots were asked before is of no use then. */
  let turned = 0;
  /** Somebody here does not want to wait; until somebody here decides again. */
  let hurried = false;
  const listeners = new Set<() => void>();
  const change = (next: Partial<TableState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const record = (): TableRecord => recordOf(saved.record, whole);
  const keep = (history: AnyHistory) => {
    const { id, players } = saved;
    const changed = Math.max(around.now(), known + 1);
    known = changed;
    const turn = turnOf(rules, stateAt(history), players);
    save(around.shelf, { id, players, record: recordOf(saved.record, history), changed, turn });
  };

  /** Takes over what another page of this device has kept since. @returns whether there was anything */
  const adopt = (): boolean => {
    const kept = load(around.shelf, saved.id);
    if (closed || kept === undefined || kept.changed <= known) return false;
    const read = fromRecord(game, kept.record);
    if (!read.ok) return false;
    known = kept.changed;
    whole = read.value;
    const now = ++turned;
    const isRecorded = kept.isRecorded === true;
    change({ ...shown(), thinking: [], failing: [], isRecorded });
    around.later(() => now === turned && goOn(), TAKEN_OVER_MS);
    return true;
  };

  const play = (seat: number, commands: readonly string[]): Sent => {
    if (adopt()) return { ok: false, refusal: refusal('stale') };
    let history = whole;
    for (const command of commands) {
      const next = extend(history, seat, command);
      if (!next.ok) return { ok: false, refusal: next.error };
      history = next.value;
    }
    goOnFrom(history);
    return { ok: true };
  };

  const goOnFrom = (history: AnyHistory) => {
    // Played on, it is a game like any other.
    keep(history);
    whole = history;
    change({ ...shown(), isRecorded: false });
    goOn();
  };

  const goOn = () => {
    askBots();
    answerLast();
  };

  /** For the only person, what it would have to answer. */
  const answerLast = () => {
    const seat = state.answeredFor;
    if (closed || seat === undefined || state.deciders !== seatSet(seat)) return;
    const now = stateAt(whole);
    const only = onlyAnswer(rules, now, seat);
    if (only !== undefined) play(seat, [rules.notation.print(now, only)]);
  };

  const askBots = () => {
    if (closed) return;
    const { deciders } = shown();
    if (saved.players.some(({ kind }, seat) => kind === 'here' && hasSeat(deciders, seat))) {
      hurried = false;
    }
    for (const [seat, player] of saved.players.entries()) {
      if (player.kind !== 'bot' || !hasSeat(deciders, seat) || state.thinking.includes(seat))
        continue;
      void letBotMove(seat, player);
    }
  };

  /** @param failures how often it has failed at this decision */
  const letBotMove = async (
    seat: number,
    player: Extract<Player, { kind: 'bot' }>,
    failures = 0,
  ): Promise<void> => {
    const { level } = player;
    const position = stateAt(whole);
    const edition = editionOf(game, position);
    change({ thinking: [...without(state.thinking, seat), seat] });
    const asked = turned;
    const isVain = () => closed || asked !== turned;
    const inSecret = rules.silence(position, seat) !== undefined;
    const { budgetMs, paceMs } = around.settings;
    const pause = hurried ? 0 : paceMs();
    const until = around.now() + (inSecret ? SECRET_MS.answer : pause);
    const commands = await around.botClient
      .ask({
        game: game.id,
        options: rules.optionsOf(position),
        position: rules.toJson(rules.view(position, seat)),
        ...(isLoaded(game, edition) ? { edition: JSON.stringify(edition) } : {}),
        seat,
        level,
        budgetMs: inSecret ? Math.min(budgetMs, SECRET_MS.budget) : budgetMs,
        seed: around.chance(),
      })
      .catch(() => undefined);
    if (commands === undefined) {
      if (isVain()) return;
      change({ failing: [...without(state.failing ?? [], seat), seat] });
      const wait = Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** failures);
      around.later(() => !isVain() && void letBotMove(seat, player, failures + 1), wait);
      return;
    }
    around.later(
      () => {
        if (isVain()) return;
        change({
          thinking: without(state.thinking, seat),
          failing: without(state.failing ?? [], seat),
        });
        if (!play(seat, commands).ok && !isVain()) askBots();
      },
      Math.max(0, until - around.now()),
    );
  };

  const forget = around.elsewhere?.(adopt);
  around.later(goOn, 0);
  return {
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: async (seat, version, commands) => {
      if (version !== whole.steps.length) return { ok: false, refusal: refusal('stale') };
      return play(seat, commands);
    },
    back: async (seat, to) => {
      if (adopt()) return refusal('stale');
      const back = agree(whole, { kind: 'back', seat, to });
      if (!back.ok) return back.error;
      turned++;
      change({ thinking: [], failing: [] });
      goOnFrom(back.value);
      return undefined;
    },
    record: async () => record(),
    hurry: () => {
      hurried = true;
    },
    again: () => {
      const { record, players } = saved;
      const edition = editionOf(game, stateAt(whole));
      // Those that it was made with, but for the date of its rules: a new table gets the newest.
      const { rulesVersion: _, ...options } = record.options as Readonly<Record<string, unknown>>;
      // Who began sits last now.
      const moved = [...players.slice(1), ...players.slice(0, 1)];
      const made = newTable(game, options, moved, around.now(), edition);
      if (!made.ok) return undefined;
      save(around.shelf, made.value);
      return made.value.id;
    },
    close: () => {
      closed = true;
      forget?.();
      around.botClient.close();
      listeners.clear();
    },
  };
}

function without(seats: readonly number[], seat: number): readonly number[] {
  return seats.filter((each) => each !== seat);
}

function recordOf(begun: TableRecord, history: AnyHistory): TableRecord {
  return {
    ...begun,
    commands: history.steps.map(({ seat, command }) => printCommand(seat, command)),
  };
}
