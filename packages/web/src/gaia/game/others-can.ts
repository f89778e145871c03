import { type Event, NONE, PHASE, QUESTION, type State } from '@pangaea/rules/gaia';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Watched } from '../../play/face/tally.ts';
import { GAME, legalMoves } from './rules.ts';

/** Cards that bring meeples when they are played, by the words of commands. */
const PLAYED: ReadonlySet<string> = new Set(['nature', 'animals', 'city']);
const TURN = 2;

/**
 * Cards by which a seat would gain a meeple if it were its turn now, as far as everybody can know:
 * open cards, and cards that all have seen go to its hand. Cities that would have to eat before are
 * ignored.
 * @param state a view
 * @param own a seat whose losses are shown
 */
export function gainsWithKnownCards(
  state: State,
  seat: number,
  own: number | undefined,
): readonly Watched[] {
  const found = new Map<
    string,
    { name: string; isOpen: boolean; gains: Set<string>; lost: Set<string> }
  >();
  const turn = turnWithKnownCards(state, seat);
  tryCards(turn, undefined);
  for (const move of legalMoves(turn, seat)) {
    const [word, card] = GAME.notation.print(turn, move).split(' ');
    if (word !== 'take') continue;
    const taken = copyOf(turn);
    GAME.apply(taken, seat, move);
    tryCards(taken, card);
  }
  return [...found.values()].map(({ name, isOpen, gains, lost }) => ({
    name,
    isOpen,
    gains: [...gains],
    lost: [...lost],
  }));

  /** @param open the card that was taken; if left out, the cards of the hand are tried */
  function tryCards(from: State, open: string | undefined): void {
    for (const move of legalMoves(from, seat)) {
      const [word, what = ''] = GAME.notation.print(from, move).split(' ');
      const name = word === 'city' ? what : `${word}-${what}`;
      if (!PLAYED.has(word) || (open !== undefined && name !== open)) continue;
      const events: Event[] = [];
      GAME.apply(copyOf(from), seat, move, events);
      const known = found.get(name) ?? {
        name,
        isOpen: open !== undefined,
        gains: new Set<string>(),
        lost: new Set<string>(),
      };
      for (const event of events) {
        if (event.type === 'turn') break;
        if (event.type === 'objective' && event.seat === seat) known.gains.add(event.objective);
        if (event.type !== 'meeples') continue;
        if (event.seat === seat && event.amount > 0) known.gains.add(event.city);
        if (event.seat === own && event.amount < 0) known.lost.add(event.city);
      }
      if (known.gains.size + known.lost.size > 0) found.set(name, known);
    }
  }
}

/**
 * The position as if a seat had a whole turn now, with only those cards in its hand that everybody
 * knows.
 */
function turnWithKnownCards(state: State, seat: number): State {
  const turn = GAME.sample(state, Random.fromSeed(seedFromNumber(1)));
  while (turn.depth() > 0) turn.pop();
  turn.setHungry(0);
  turn.setTurn(seat);
  turn.setPhase(PHASE.actions);
  turn.setActions(TURN);
  while (turn.handSize(seat) > 0) turn.removeAt(seat, turn.handSize(seat) - 1);
  for (let index = 0; state.shown(seat, index) !== NONE; index++) {
    turn.addCard(seat, state.shown(seat, index));
  }
  turn.push(QUESTION.turn, seat);
  return turn;
}

function copyOf(state: State): State {
  const next = GAME.slot(state);
  GAME.copy(state, next);
  return next;
}
