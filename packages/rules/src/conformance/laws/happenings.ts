import { type GameEvent, hasSeat, type Seat } from '../../kernel/index.ts';
import type { LawId } from '../law.ts';
import type { Step } from '../step.ts';
import type { Trial } from '../trial.ts';

/** `sink`, `progress`, `revealed`, `events`: the effects of a move, after every move. */
export function stepIsSound<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  step: Step<S, E>,
  scratch: S,
): void {
  const { game } = trial;
  const text = () => `${step.seat} ${game.notation.print(step.before, step.move)}`;
  game.copy(step.before, scratch);
  game.apply(scratch, step.seat, step.move);
  trial.same('sink', `${text()} without a sink`, step.after, scratch);
  if (!step.isOrder && game.difference(step.before, step.after).length === 0) {
    trial.fail('progress', `${text()} changed nothing`);
  }
  if (game.revealed(step.after) < game.revealed(step.before)) {
    trial.fail('revealed', `${text()}: fewer facts are known than before`);
  }
  for (const event of step.events) {
    const seated = event.seat === undefined || hasSeat((1 << trial.seats) - 1, event.seat);
    if (typeof event.type !== 'string' || !seated) {
      trial.fail('events', `${text()}: ${JSON.stringify(event)}`);
    }
    const odd = notPlain(event, '');
    if (odd !== undefined) trial.fail('events', `${text()}: ${event.type}${odd} is no plain data`);
  }
}

/** The path of a value that JSON cannot hold; undefined when there is none. */
function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path;
  for (const [key, each] of Object.entries(value)) {
    const odd = notPlain(each, `${path}/${key}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

/** `account`, `follows`: the sums of the events for each seat, computed without the game. */
export class Account {
  readonly #sums: Map<string, number>[];

  constructor(start: readonly Readonly<Record<string, number>>[]) {
    this.#sums = start.map((holdings) => new Map(Object.entries(holdings)));
  }

  static of<S, O, E extends GameEvent>(trial: Trial<S, O, E>): Account {
    const { account } = trial.subject;
    const seats = Array.from({ length: trial.seats }, (_, seat: Seat) => seat);
    return new Account(seats.map((seat) => account.holdings(trial.state, seat)));
  }

  /** Adds the events of a step, and compares the sums with the position. */
  book<S, O, E extends GameEvent>(trial: Trial<S, O, E>, step: Step<S, E>): void {
    const text = `${step.seat} ${trial.game.notation.print(step.before, step.move)}`;
    for (const event of step.events) this.#add(trial, event, text);
    this.#compare(trial, step.after, 'account', text);
  }

  /**
   * Plays the step again and compares at each of its events. This account already contains all
   * earlier events.
   */
  follow<S, O, E extends GameEvent>(trial: Trial<S, O, E>, step: Step<S, E>, scratch: S): void {
    const { game } = trial;
    const text = `${step.seat} ${game.notation.print(step.before, step.move)}`;
    game.copy(step.before, scratch);
    game.apply(scratch, step.seat, step.move, {
      push: (event) => {
        this.#add(trial, event, text);
        this.#compare(trial, scratch, 'follows', `${text}, at ${event.type}`);
      },
    });
  }

  /** A copy of the account with the same sums. */
  fork(): Account {
    return new Account(this.#sums.map((sums) => Object.fromEntries(sums)));
  }

  #add<S, O, E extends GameEvent>(trial: Trial<S, O, E>, event: E, text: string): void {
    for (const { seat, resource, amount } of trial.subject.account.fold(event)) {
      const sum = this.#sums[seat]?.get(resource);
      if (sum === undefined) {
        trial.fail('account', `${text}: ${event.type} changes ${resource} of seat ${seat}`);
      } else {
        this.#sums[seat].set(resource, sum + amount);
      }
    }
  }

  #compare<S, O, E extends GameEvent>(
    trial: Trial<S, O, E>,
    state: S,
    law: LawId,
    text: string,
  ): void {
    for (const [seat, sums] of this.#sums.entries()) {
      const held = trial.subject.account.holdings(state, seat);
      for (const [resource, sum] of sums) {
        if (held[resource] === sum) continue;
        if (law === 'follows' && trial.subject.account.passing?.has(resource)) continue;
        const detail = `seat ${seat} has ${held[resource]} ${resource}, events sum up to ${sum}`;
        trial.fail(law, `${text}: ${detail}`);
      }
    }
  }
}
