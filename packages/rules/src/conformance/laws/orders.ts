import { type GameEvent, seatsOf } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** `orders`: an order changes neither pieces nor the deciding seats nor their legal moves. */
export function ordersChangeNoPiece<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, subject, state, settings, seats, list } = trial;
  const random = trial.random('orders');
  const who = settings.everyStep ? [...Array(seats).keys()] : [random.below(seats)];
  for (const seat of who) {
    const orders = trial.orders[seat];
    if (orders.count === 0) continue;
    const order = orders.at(random.below(orders.count));
    const text = `${seat} ${trial.print(order)}`;
    const after = trial.fork(state);
    const events: E[] = [];
    game.apply(after, seat, order, events);
    if (game.deciders(after) !== game.deciders(state)) {
      trial.fail('orders', `${text}: now seats [${seatsOf(game.deciders(after))}] decide`);
      continue;
    }
    if (game.revealed(after) !== game.revealed(state)) trial.fail('orders', `${text} reveals`);
    if (events.some((event) => subject.account.fold(event).length > 0)) {
      trial.fail('orders', `${text}: an event changes a resource`);
    }
    for (let other = 0; other < seats; other++) {
      const held = subject.account.holdings(state, other);
      trial.sameJson('orders', `${text}: holdings`, held, subject.account.holdings(after, other));
      game.legal(after, other, list);
      trial.sameMoves('orders', `${text}: legal of seat ${other}`, trial.legal[other], list);
      const offered = game.orders(after, other, list);
      if (offered === 0 && game.outcome(after) === undefined) {
        trial.fail('orders', `${text}: then seat ${other} can give none`);
      }
    }
  }
}
