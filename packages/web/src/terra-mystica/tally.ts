import { type GameEvent, kindOf } from '@pangaea/rules/kernel';
import { CULTS, type Event, KIND, NONE, RESOURCES, type State } from '@pangaea/rules/terra-mystica';
import { legalMoves } from '../game/draft.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';
import type { Tally, TallyColumn } from '../play/face/tally.ts';
import { nextIncome, totalOf } from './game/income.ts';
import { GAME } from './game/rules.ts';
import { sourceOf } from './game/sources.ts';
import type { MysticaSpeech } from './speech.ts';

/** Moves with which a seat skips; the first legal one is used. */
const KEEPS_OUT = [
  KIND['refuse-power'],
  KIND.pass,
  KIND.decline,
  KIND['skip-transform'],
  KIND['skip-build'],
  KIND.end,
];

const column = (
  id: string,
  name: (speech: MysticaSpeech) => string,
  value: (state: State, seat: number) => number | string,
): TallyColumn => ({
  id,
  name: (speech) => name(speech as MysticaSpeech),
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
      'workers',
      ({ w }) => w.terms.workers,
      (state, seat) => state.workers(seat),
    ),
    column(
      'priests',
      ({ w }) => w.terms.priests,
      (state, seat) => state.priests(seat),
    ),
    column(
      'power',
      ({ w }) => w.terms.power,
      (state, seat) => [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)].join('·'),
    ),
    column(
      'cults',
      ({ p }) => p.cults.heading,
      (state, seat) => CULTS.map((_, cult) => state.cult(seat, cult)).join('·'),
    ),
  ],
  income(speech, state: State, seat) {
    const { w } = speech as MysticaSpeech;
    const total = totalOf(nextIncome(state, seat));
    return RESOURCES.flatMap((resource) =>
      total[resource] === 0 ? [] : [{ name: w.terms[resource], amount: total[resource] }],
    );
  },
  gain(speech: AnyGameSpeech, event: GameEvent) {
    const told = event as Event;
    if (told.type !== 'vp') return undefined;
    const { p } = speech as MysticaSpeech;
    return { seat: told.seat, name: p.sources.of[sourceOf(told.cause)], amount: told.amount };
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
