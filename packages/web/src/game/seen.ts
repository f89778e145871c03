import { HIDDEN_COMMAND, type Viewer } from '@pangaea/rules/kernel';
import { HIDDEN_MOVE } from './hidden-move.ts';
import { type AnyHistory, type AnyStep, stateAt } from './history.ts';
import { hides } from './rules.ts';

/** A whole game as each viewer may see it, computed step by step as the game goes on. */
export class SeenHistories {
  readonly #seen = new Map<Viewer, { readonly of: AnyHistory; readonly history: AnyHistory }>();

  as(whole: AnyHistory, viewer: Viewer): AnyHistory {
    // At this table nothing is hidden, and the seed in the memory of the page is not a problem.
    if (!hides(whole.game, whole.start)) return whole;
    const known = this.#seen.get(viewer);
    if (known?.of === whole) return known.history;
    const { game: rules } = whole.game.book;
    const grows = known !== undefined && continues(whole, known.of);
    const steps: AnyStep[] = grows ? [...known.history.steps] : [];
    for (const [index, step] of whole.steps.entries()) {
      if (index < steps.length) continue;
      const { seat, move } = step;
      if (step.agreed !== undefined) {
        steps.push({ ...step, state: rules.view(step.state, viewer) });
        continue;
      }
      const heard = rules.hears(stateAt(whole, index), seat, move, viewer);
      steps.push({
        seat,
        move: heard ? move : HIDDEN_MOVE,
        command: heard ? step.command : HIDDEN_COMMAND,
        events: step.events.map((event) => rules.seen(event, viewer)),
        state: rules.view(step.state, viewer),
      });
    }
    const history = grows
      ? { ...known.history, steps }
      : {
          game: whole.game,
          start: rules.view(whole.start, viewer),
          opening: whole.opening.map((event) => rules.seen(event, viewer)),
          steps,
        };
    this.#seen.set(viewer, { of: whole, history });
    return history;
  }
}

function continues(longer: AnyHistory, shorter: AnyHistory): boolean {
  const { length } = shorter.steps;
  return (
    longer.start === shorter.start &&
    longer.steps.length >= length &&
    (length === 0 || longer.steps[length - 1] === shorter.steps[length - 1])
  );
}
