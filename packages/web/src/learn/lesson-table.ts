import {
  newestRules,
  printCommand,
  type Refusal,
  type Result,
  refusal,
  type Viewer,
} from '@pangaea/rules/kernel';
import { extend } from '../game/extend.ts';
import { type AnyHistory, stateAt } from '../game/history.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import { SeenHistories } from '../game/seen.ts';
import type { Lesson } from '../play/face/lesson.ts';
import type { Player, Sent, TablePort, TableState } from '../table/port.ts';
import { store } from '../table/store.ts';
import { gameAt, type Heard, hear, playBefore } from './course.ts';

/** The refusal code of moves that a step does not ask for. */
export const OTHER = 'lesson-other';

/** A table of a lesson: the real game, against prepared moves. */
export interface LessonTable {
  readonly port: TablePort;
  readonly lesson: Lesson;
  /** The number of the step. */
  step(): number;
  subscribe(changed: () => void): () => void;
  /** How much of a step is done, with some drafted commands after the sent ones. */
  heard(drafted: readonly string[]): Heard;
  /** Goes to the next step, even if this one is not done. */
  goOn(): void;
  /** Goes to a step, at its beginning. */
  goTo(step: number): void;
}

/**
 * @param from the step to begin with
 * @param keep called for each step that begins
 * @returns the reason, if the rules refuse a prepared move
 */
export function lessonTable(
  game: AnyPageGame,
  lesson: Lesson,
  from: number,
  keep: (step: number) => void,
): LessonTable | Refusal {
  const first = gameAt(game, lesson, from);
  if (!first.ok) return first.error;
  const { game: rules } = game.book;
  const { seat: own, players: count } = lesson;
  const players = Array.from(
    { length: count },
    (_, seat): Player =>
      seat === own ? { kind: 'here', name: '' } : { kind: 'bot', level: 'first-game' },
  );
  const seen = new SeenHistories();
  let history = first.value;
  let step = from;
  /** The number of steps of the game when the present step of the lesson began. */
  let since = history.steps.length;

  const shown = () => ({
    deciders: rules.deciders(stateAt(history)),
    as: (
      (whole) => (viewer: Viewer) =>
        seen.as(whole, viewer)
    )(history),
  });
  const state = store<TableState>({
    id: `lesson-${game.id}`,
    game,
    players,
    ...shown(),
    thinking: [],
    connection: 'here',
    draftsAs: '',
  });
  const steps = store(step);
  const end = () =>
    game.end === undefined ? undefined : rules.notation.print(stateAt(history), game.end);
  const heard = (drafted: readonly string[]) => {
    const sent = history.steps.slice(since).filter(({ seat }) => seat === own);
    const said = hear(
      lesson.steps[step],
      [...sent.map(({ command }) => command), ...drafted],
      end(),
    );
    return { ...said, ...(said.wrong === undefined ? {} : { wrong: said.wrong - sent.length }) };
  };

  function show(next: AnyHistory): void {
    history = next;
    state.change(shown());
    steps.set(step);
  }

  /**
   * Begins a step after the moves already played, or from its own position if its prepared moves
   * are not possible there.
   */
  function enter(number: number, behind: AnyHistory | undefined): void {
    if (number >= lesson.steps.length) return;
    const onwards: Result<AnyHistory, Refusal> | undefined =
      behind && playBefore(behind, own, lesson.steps[number]);
    const next = onwards?.ok ? onwards : gameAt(game, lesson, number);
    if (!next.ok) return;
    since = next.value.steps.length;
    step = number;
    keep(step);
    show(next.value);
  }

  return {
    lesson,
    step: () => step,
    subscribe: steps.subscribe,
    heard,
    goOn: () => enter(step + 1, lesson.steps[step].deeds.length === 0 ? history : undefined),
    goTo: (number) => enter(number, undefined),
    port: {
      current: state.current,
      subscribe: state.subscribe,
      send: async (seat, version, commands): Promise<Sent> => {
        if (version !== history.steps.length) return { ok: false, refusal: refusal('stale') };
        const { next, wrong } = heard(commands);
        if (wrong !== undefined) {
          return { ok: false, refusal: { code: OTHER, params: { command: commands[wrong] } } };
        }
        let played = history;
        for (const command of commands) {
          const then = extend(played, seat, command);
          if (!then.ok) return { ok: false, refusal: then.error };
          played = then.value;
        }
        // A step without a task ends only when the learner presses its button.
        if (next === undefined && lesson.steps[step].deeds.length > 0) enter(step + 1, played);
        else show(played);
        return { ok: true };
      },
      record: async () => ({
        game: game.id,
        rulesVersion: newestRules(rules),
        options: lesson.options,
        seed: lesson.seed,
        commands: history.steps.map(({ seat, command }) => printCommand(seat, command)),
      }),
      close: () => {
        state.close();
        steps.close();
      },
    },
  };
}
