import { hasSeat, printCommand, type Refusal, refusal } from '@pangaea/rules/kernel';
import { legalMoves } from '../game/draft.ts';
import { extend, fromRecord, type History, stateAt, type TableRecord } from '../game/history.ts';
import { GAME, isLoaded } from '../game/rules.ts';
import type { BotDesk } from './bots/desk.ts';
import type { Player, Sent, TablePort, TableState } from './port.ts';
import { type SavedTable, type Shelf, save } from './storage.ts';

export interface LocalSettings {
  /** Milliseconds a bot may think. */
  readonly budgetMs: number;
  /** Milliseconds between two commands of bots, so that people can follow. */
  readonly paceMs: () => number;
}

/** What the adapter needs from outside; tests give their own. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly desk: BotDesk;
  readonly settings: LocalSettings;
  now(): number;
  /** Seeds for the bots' dice. */
  chance(): number;
  later(work: () => void, ms: number): unknown;
}

/** A table kept on this device, played against bots and with people here. */
export function localTable(saved: SavedTable, around: Surroundings): TablePort | Refusal {
  const opened = fromRecord(saved.record);
  if (!opened.ok) return opened.error;
  let state: TableState = {
    id: saved.id,
    players: saved.players,
    history: opened.value,
    thinking: [],
    connection: 'here',
    seed: saved.record.seed,
  };
  let closed = false;
  const listeners = new Set<() => void>();
  const change = (next: Partial<TableState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const record = (): TableRecord => recordOf(saved.record, state.history);
  const keep = (history: History) => {
    const { id, players } = saved;
    const changed = around.now();
    save(around.shelf, { id, players, record: recordOf(saved.record, history), changed });
  };

  const play = (seat: number, commands: readonly string[]): Sent => {
    let { history } = state;
    for (const command of commands) {
      const next = extend(history, seat, command);
      if (!next.ok) return { ok: false, refusal: next.error };
      history = next.value;
    }
    keep(history);
    change({ history });
    askBots();
    return { ok: true };
  };

  const askBots = () => {
    if (closed) return;
    const position = stateAt(state.history);
    const deciders = GAME.deciders(position);
    for (const [seat, player] of saved.players.entries()) {
      if (player.kind !== 'bot' || !hasSeat(deciders, seat) || state.thinking.includes(seat))
        continue;
      void letBotMove(seat, player);
    }
  };

  const letBotMove = async (seat: number, { level }: Extract<Player, { kind: 'bot' }>) => {
    const position = stateAt(state.history);
    const { edition } = position.table;
    change({ thinking: [...state.thinking, seat] });
    const until = around.now() + around.settings.paceMs();
    const command = await around.desk
      .ask({
        position: GAME.toJson(GAME.view(position, seat)),
        ...(isLoaded(edition) ? { edition: JSON.stringify(edition) } : {}),
        seat,
        level,
        budgetMs: around.settings.budgetMs,
        seed: around.chance(),
      })
      .catch(() => GAME.notation.print(position, legalMoves(position, seat)[0]));
    around.later(
      () => {
        if (closed) return;
        change({ thinking: state.thinking.filter((each) => each !== seat) });
        if (!play(seat, [command]).ok) askBots();
      },
      Math.max(0, until - around.now()),
    );
  };

  around.later(askBots, 0);
  return {
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: async (seat, version, commands) => {
      if (version !== state.history.steps.length) return { ok: false, refusal: refusal('stale') };
      return play(seat, commands);
    },
    record: async () => record(),
    close: () => {
      closed = true;
      around.desk.close();
      listeners.clear();
    },
  };
}

function recordOf(begun: TableRecord, history: History): TableRecord {
  return {
    ...begun,
    commands: history.steps.map(({ seat, command }) => printCommand(seat, command)),
  };
}
