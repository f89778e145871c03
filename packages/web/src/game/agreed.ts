import {
  type Agreed,
  err,
  type GameEvent,
  ok,
  printAgreed,
  printCommand,
  type Refusal,
  type Result,
  refusal,
  StandingEntries,
  whatForbidsBack,
} from '@pangaea/rules/kernel';
import { HIDDEN_MOVE } from './hidden-move.ts';
import { type AnyHistory, type AnyStep, stateAt } from './history.ts';
import { editionOf, rulesWith } from './rules.ts';

/** Told in place of what a game tells: by consent of those at the table something was taken back, or the game ended. */
export interface AgreedEvent extends GameEvent {
  readonly type: 'table-back' | 'table-stop';
  readonly seat: number;
  /** How many steps lead there. */
  readonly to: number;
}

export function isAgreedEvent(event: GameEvent): event is AgreedEvent {
  return event.type === 'table-back' || event.type === 'table-stop';
}

/** An entry of the record that is no move, as a step. @param state the position that it leads to */
export function agreedStep(agreed: Agreed, state: unknown): AnyStep {
  const { seat } = agreed;
  const event: AgreedEvent =
    agreed.kind === 'back'
      ? { type: 'table-back', seat, to: agreed.to }
      : { type: 'table-stop', seat, to: 0 };
  const command = printAgreed(agreed);
  return { seat, move: HIDDEN_MOVE, command, events: [event], state, agreed };
}

/** The same on top of a whole history, checked as a record is. */
export function agree(history: AnyHistory, agreed: Agreed): Result<AnyHistory, Refusal> {
  const { game, start, steps } = history;
  const rules = rulesWith(game, editionOf(game, start));
  const now = stateAt(history);
  if (isStopped(history) || rules.outcome(now) !== undefined)
    return err(refusal('agreed-too-late'));
  let state = now;
  if (agreed.kind === 'back') {
    const { to } = agreed;
    const places = entriesOf(history).since(to);
    if (places === undefined || places.length === 0) return err(refusal('back-nowhere', { to }));
    state = stateAt(history, to);
    const lines = places.map((place) => printCommand(steps[place].seat, steps[place].command));
    const why = whatForbidsBack(rules, state, lines);
    if (why !== undefined) return err(why);
  }
  return ok({ ...history, steps: [...steps, agreedStep(agreed, state)] });
}

/** Those at the table have ended the game early. */
export function isStopped({ steps }: AnyHistory): boolean {
  return steps.at(-1)?.agreed?.kind === 'stop';
}

/** Which steps stand: those that were not taken back. */
export function entriesOf({ steps }: Pick<AnyHistory, 'steps'>): StandingEntries {
  const entries = new StandingEntries();
  for (const { agreed } of steps) {
    if (agreed?.kind === 'back') entries.back(agreed.to);
    else entries.move();
  }
  return entries;
}

/**
 * Where the last that a seat sent begins, as far as it can be taken back: the version before it; undefined where there is
 * nothing, or where the rules forbid it. What others answered since goes with it.
 * @param history as its viewer may know it: the rules have the last word at the server
 */
export function beforeLastOf(history: AnyHistory, seat: number): number | undefined {
  const { steps } = history;
  const places = entriesOf(history).moves();
  const last = places.findLastIndex((place) => steps[place].seat === seat);
  if (last < 0) return undefined;
  let first = last;
  while (first > 0 && steps[places[first - 1]].seat === seat) first--;
  return places[first];
}
