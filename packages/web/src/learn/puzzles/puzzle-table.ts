import type { Puzzle } from '@pangaea/bots/puzzles';
import { type AnySoloGame, answerAll, isAtTurn } from '@pangaea/bots/puzzles';
import {
  type GameRecord,
  printCommand,
  type Refusal,
  refusal,
  type Viewer,
} from '@pangaea/rules/kernel';
import { extend, fromRecord } from '../../game/extend.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { AnyPageGame } from '../../game/page-game.ts';
import { SeenHistories } from '../../game/seen.ts';
import type { Player, Sent, TablePort, TableState } from '../../table/port.ts';
import { store } from '../../table/store.ts';

/** A turn that was played: its moves, and the points of the seat after it. */
export interface PlayedTurn {
  /** The number of steps of the game before the turn, and after it. */
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** The progress in a puzzle. */
export interface Standing {
  readonly turns: readonly PlayedTurn[];
  /** Points at the end; undefined until the seat has passed. */
  readonly end: number | undefined;
  /**
   * The number of commands of the best line that have been played; undefined unless the best line
   * is being shown.
   */
  readonly shown: number | undefined;
}

/** A table for a puzzle: a real game with one seat, and other seats that take nothing. */
export interface PuzzleTable {
  readonly puzzle: Puzzle;
  readonly port: TablePort;
  standing(): Standing;
  subscribe(changed: () => void): () => void;
  /** Takes the last turn back. */
  takeBack(): void;
  restart(): void;
  /** Begins to show the best line, or plays its next turn. */
  showNext(): void;
  /** The number of steps before the puzzle. */
  readonly from: number;
  /** The game with the best line played to its end; undefined if the rules refuse it. */
  best(): AnyHistory | undefined;
}

const NOTHING: Standing = { turns: [], end: undefined, shown: undefined };

/** Told by the table about the progress of a puzzle, so that the device can store it. */
export interface PuzzleKeeper {
  /** Called once for each try that was played to the end. */
  ended(points: number): void;
  /** Called when the best line begins to be shown. */
  shown(): void;
}

/** @returns a refusal if the rules refuse the stored puzzle */
export function puzzleTable(
  game: AnyPageGame,
  solo: AnySoloGame,
  puzzle: Puzzle,
  keeper: PuzzleKeeper,
): PuzzleTable | Refusal {
  const opened = fromRecord(game, puzzle.record);
  if (!opened.ok) return opened.error;
  const first = opened.value;
  const { game: rules } = game.book;
  const { seat: own } = puzzle;
  const players = Array.from(
    { length: rules.seats(first.start) },
    (_, seat): Player =>
      seat === own ? { kind: 'here', name: '' } : { kind: 'bot', level: 'master' },
  );
  const seen = new SeenHistories();
  let history = first;
  const standing = store(NOTHING);
  const shown = () => {
    // While the best line is shown nobody can move, because an own turn would not belong to the
    // line.
    const isShowing = standing.current().shown !== undefined;
    return {
      deciders: isShowing ? 0 : rules.deciders(stateAt(history)),
      isShowing,
      as: (
        (whole) => (viewer: Viewer) =>
          seen.as(whole, viewer)
      )(history),
    };
  };
  const state = store<TableState>({
    id: `puzzle-${game.id}`,
    game,
    players,
    ...shown(),
    thinking: [],
    connection: 'here',
    draftsAs: '',
  });

  function show(next: AnyHistory, change: Partial<Standing>): void {
    history = next;
    const end = rules.outcome(stateAt(history))?.vp[own];
    standing.change({ ...change, end });
    state.change(shown());
  }

  /** Plays commands of the seat, and the answers of the others. */
  function play(commands: readonly string[], from = history): AnyHistory | Refusal {
    let played = from;
    for (const command of commands) {
      const next = extend(played, own, command);
      if (!next.ok) return next.error;
      played = next.value;
      const then = rules.slot(stateAt(played));
      rules.copy(stateAt(played), then);
      for (const { seat, move } of answerAll(solo, then, own)) {
        const answered = extend(played, seat, rules.notation.print(stateAt(played), move));
        if (!answered.ok) return answered.error;
        played = answered.value;
      }
    }
    return played;
  }

  const isTurnOver = (played: AnyHistory) => isAtNewTurn(game, solo, played, own);

  function goBack(to: number, change: Partial<Standing>): void {
    show({ ...history, steps: history.steps.slice(0, to) }, change);
  }

  let whole: AnyHistory | Refusal | undefined;
  return {
    puzzle,
    from: first.steps.length,
    best() {
      whole ??= play(puzzle.line, first);
      return 'code' in whole ? undefined : whole;
    },
    standing: standing.current,
    subscribe: standing.subscribe,
    takeBack() {
      const { turns } = standing.current();
      const last = turns.at(-1);
      if (last !== undefined) goBack(last.from, { turns: turns.slice(0, -1) });
    },
    restart: () => goBack(first.steps.length, NOTHING),
    showNext() {
      const { shown: done } = standing.current();
      if (done === undefined) {
        keeper.shown();
        return goBack(first.steps.length, { turns: [], shown: 0 });
      }
      const from = history.steps.length;
      let next: AnyHistory | Refusal = history;
      let to = done;
      let isOver = false;
      while (to < puzzle.line.length && !isOver) {
        next = play([puzzle.line[to]], next);
        if ('code' in next) return;
        isOver = isTurnOver(next);
        to++;
      }
      if (to === done) return;
      const points = solo.knowledge.points(stateAt(next), own);
      const turn = { from, to: next.steps.length, points };
      show(next, { shown: to, turns: [...standing.current().turns, turn] });
    },
    port: {
      current: state.current,
      subscribe: state.subscribe,
      send: async (_seat, version, commands): Promise<Sent> => {
        if (version !== history.steps.length) return { ok: false, refusal: refusal('stale') };
        if (standing.current().shown !== undefined) return { ok: false, refusal: refusal('stale') };
        let next = history;
        let { turns } = standing.current();
        for (const command of commands) {
          const before = next;
          const played = play([command], before);
          if ('code' in played) return { ok: false, refusal: played };
          next = played;
          // A turn counts as one, and is taken back as one, even if the others had to answer in it.
          const begun = isTurnOver(before) ? undefined : turns.at(-1);
          const points = solo.knowledge.points(stateAt(next), own);
          const from = begun?.from ?? before.steps.length;
          const turn = { from, to: next.steps.length, points };
          turns = [...(begun === undefined ? turns : turns.slice(0, -1)), turn];
        }
        show(next, { turns });
        const { end } = standing.current();
        if (end !== undefined) keeper.ended(end);
        return { ok: true };
      },
      record: async () => recordOf(puzzle, history.steps.slice(first.steps.length)),
      close: () => {
        state.close();
        standing.close();
      },
    },
  };
}

/** The game of a puzzle, with steps played after it. */
function recordOf({ record }: Puzzle, steps: AnyHistory['steps']): GameRecord {
  const played = steps.map(({ seat, command }) => printCommand(seat, command));
  return { ...record, commands: [...record.commands, ...played] };
}

/** Whether the seat has a turn in which it has done nothing yet. */
function isAtNewTurn(
  game: AnyPageGame,
  solo: AnySoloGame,
  played: AnyHistory,
  own: number,
): boolean {
  const { steps } = played;
  const last = steps.findLastIndex(
    ({ seat }, at) => seat === own && isAtTurn(solo, stateAt(played, at), own),
  );
  const isBegun =
    last >= 0 && game.isBeside?.(stateAt(played, last), own, steps[last].move) === true;
  return !isBegun && isAtTurn(solo, stateAt(played), own);
}
