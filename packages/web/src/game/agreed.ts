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
 * An event that comes from no game: by consent of the people at the table moves were taken back, or
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

/**
 * An entry of the record that is not a move, as a step.
 * @param state the position after it
 */
export function agreedStep(agreed: Agreed, state: unknown): AnyStep {
  const { seat } = agreed;
  const event: AgreedEvent =
    agreed.kind === 'back'
      ? { type: 'table-back', seat, to: agreed.to }
      : { type: 'table-stop', seat, to: 0 };
  const command = printAgreed(agreed);
  return { seat, move: HIDDEN_MOVE, command, events: [event], state, agreed };
}

/** Adds an entry that is not a move to a history, with the same checks as for a record. */
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
 * The reason why the game cannot go back to the position after this many steps. The history of a
 * viewer gives the same answer, because a move that a viewer could not foresee cannot be replayed
 * on that viewer's view.
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
 * The version at which the last turn of a seat began, played so far or to its end; undefined if
 * there is none. A turn ends with the move that ends turns, or when another seat moves. If others
 * answered before the move that ends the turn, the turn began before these answers.
 */
export function beforeLastOf(history: AnyHistory, seat: number): number | undefined {
  const { game, steps } = history;
  const places = entriesOf(history).moves();
  const last = places.findLastIndex((place) => steps[place].seat === seat);
  if (last < 0) return undefined;
  let first = last;
  if (steps[places[last]].move === game.end) {
    const before = places.findLastIndex((place, at) => at < last && steps[place].seat === seat);
    if (before >= 0 && steps[places[before]].move !== game.end) first = before;
  }
  const isSameTurn = (step: AnyStep) => step.seat === seat && step.move !== game.end;
  while (first > 0 && isSameTurn(steps[places[first - 1]])) first--;
  return places[first];
}
