import { type GameEvent, kindOf } from '@pangaea/rules/kernel';
import {
  type Event,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  KIND,
  NONE,
  ROUNDS,
  type State,
} from '@pangaea/rules/terra-nova';
import { legalMoves } from '../game/draft.ts';
import type { Tally, TallyColumn } from '../play/face/tally.ts';
import { GAME } from './game/rules.ts';
import type { NovaSpeech } from './speech.ts';

/** Moves with which a seat skips; the first legal one is used. */
const KEEPS_OUT = [KIND.pass, KIND.decline, KIND.end];

const column = (
  id: string,
  name: (speech: NovaSpeech) => string,
  value: (state: State, seat: number) => number | string,
): TallyColumn => ({
  id,
  name: (speech) => name(speech as NovaSpeech),
  value: (state: State, seat) => (state.faction(seat) === NONE ? undefined : value(state, seat)),
});

export const TALLY: Tally = {
  columns: [
    column(
      'vp',
      ({ w }) => w.terms.vp,
      (state, seat) => state.vp(seat),
    ),
    column(
      'coins',
      ({ w }) => w.terms.coins,
      (state, seat) => state.coins(seat),
    ),
    column(
      'power',
      ({ w }) => w.terms.power,
      (state, seat) => [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)].join('·'),
    ),
    column(
      'sailing',
      ({ w }) => w.terms.sailing,
      (state, seat) => state.sailing(seat),
    ),
  ],
  income(speech, state: State, seat) {
    if (state.faction(seat) === NONE || state.round() === ROUNDS) return [];
    const { w } = speech as NovaSpeech;
    const sum = (of: typeof incomeCoins) =>
      INCOME_PARTS.reduce((total, _, part) => total + of(state, seat, part), 0);
    return [
      { name: w.terms.coins, amount: sum(incomeCoins) },
      { name: w.terms.power, amount: sum(incomePower) },
    ];
  },
  gain(speech, event: GameEvent) {
    const told = event as Event;
    if (told.type !== 'vp') return undefined;
    const { w } = speech as NovaSpeech;
    return { seat: told.seat, name: w.causes[told.cause], amount: told.amount };
  },
  leave(state: State, seat) {
    const legal = legalMoves(GAME, state, seat);
    for (const kind of KEEPS_OUT) {
      const found = legal.find((move) => kindOf(move) === kind);
      if (found !== undefined) return found;
    }
    return undefined;
  },
};
