import {
  type Agreed,
  type AnyGame,
  err,
  type GameEvent,
  HIDDEN_COMMAND,
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

/**
 * An event that no game tells: by consent of the people at the table something was taken back, or
 * the game ended.
 */
export interface AgreedEvent extends GameEvent {
  readonly type: 'table-back' | 'table-stop';
  readonly seat: number;
  /** The number of steps up to the position that the game went back to. */
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

/** Adds such an entry to a history, with the checks of a record. */
export function agree(history: AnyHistory, agreed: Agreed): Result<AnyHistory, Refusal> {
  const { steps } = history;
  const rules = rulesOf(history);
  const now = stateAt(history);
  if (isStopped(history) || rules.outcome(now) !== undefined)
    return err(refusal('agreed-too-late'));
  let state = now;
  if (agreed.kind === 'back') {
    const why = whatForbids(history, agreed.to);
    if (why !== undefined) return err(why);
    state = stateAt(history, agreed.to);
  }
  return ok({ ...history, steps: [...steps, agreedStep(agreed, state)] });
}

/**
 * Why there is no way back to the position after so many steps. On a viewer's history the answer is
 * the same: what somebody could not foresee, nobody can replay on that view.
 */
export function whatForbids(history: AnyHistory, to: number): Refusal | undefined {
  const { steps } = history;
  const places = entriesOf(history).since(to);
  if (places === undefined || places.length === 0) return refusal('back-nowhere', { to });
  const lines = places.map((place) => printCommand(steps[place].seat, steps[place].command));
  if (lines.some((line) => line.endsWith(` ${HIDDEN_COMMAND}`))) return refusal('back-shown');
  return whatForbidsBack(rulesOf(history), stateAt(history, to), lines);
}

function rulesOf({ game, start }: AnyHistory): AnyGame {
  return rulesWith(game, editionOf(game, start));
}

/** Whether the people at the table have ended the game early. */
export function isStopped({ steps }: AnyHistory): boolean {
  return steps.at(-1)?.agreed?.kind === 'stop';
}

/** The steps that were not taken back. */
export function entriesOf({ steps }: Pick<AnyHistory, 'steps'>): StandingEntries {
  const entries = new StandingEntries();
  for (const { agreed } of steps) {
    if (agreed?.kind === 'back') entries.back(agreed.to);
    else entries.move();
  }
  return entries;
}

/**
 * The version before the last turn of a seat, complete or not; undefined where there is none. A
 * turn ends with the move that ends turns, or when somebody else moves.
 */
export function beforeLastOf(history: AnyHistory, seat: number): number | undefined {
  const { game, steps } = history;
  const places = entriesOf(history).moves();
  const last = places.findLastIndex((place) => steps[place].seat === seat);
  if (last < 0) return undefined;
  let first = last;
  const isSameTurn = (step: AnyStep) => step.seat === seat && step.move !== game.end;
  while (first > 0 && isSameTurn(steps[places[first - 1]])) first--;
  return places[first];
}
