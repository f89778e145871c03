import type { GameUnderTest, ResourceChange } from '../../src/conformance/index.ts';
import { kindOf } from '../../src/kernel/index.ts';
import {
  CARDS,
  codec,
  DONE,
  layout,
  ORDER,
  SPOTS,
  type ToyEvent,
  type ToyOptions,
  type ToyState,
  toyGame,
} from './toy-game.ts';

const { at } = layout;
const WORDS = codec.kinds.map((kind) => kind.word);

function fold(event: ToyEvent): ResourceChange[] {
  switch (event.type) {
    case 'paid':
      return [{ seat: event.seat, resource: 'coins', amount: -event.coins }];
    case 'hung':
      return [{ seat: event.seat, resource: 'coins', amount: -1 }];
    case 'sold':
      return [
        { seat: event.seat, resource: 'coins', amount: -2 },
        { seat: event.seat, resource: 'vp', amount: 1 },
      ];
    case 'scored':
      return [{ seat: event.seat, resource: 'vp', amount: event.vp }];
    case 'die':
      return Array.from({ length: event.seats }, (_, seat) => ({
        seat,
        resource: 'coins',
        amount: event.coins,
      }));
    default:
      return [];
  }
}

/** Lanterns in the form that the kit tests. */
export const toySubject: GameUnderTest<ToyState, ToyOptions, ToyEvent> = {
  game: toyGame,
  scenario: (random, index) => ({ players: 2 + (index % 3), startCoins: 1 + random.below(2) }),
  candidates: (state) => WORDS.flatMap((_, kind) => codec.everyMove(state, kind)),
  conserved(state) {
    const complaints: string[] = [];
    const deck = Array.from(layout.entriesOf(state.buffers, 'deck')).sort();
    if (deck.join() !== CARDS.join()) complaints.push(`cards are ${deck}`);
    const taken = layout.entriesOf(state.buffers, 'spot').filter((owner) => owner > 0).length;
    if (state.u8[at.taken] !== taken) complaints.push(`${state.u8[at.taken]} taken, not ${taken}`);
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.coins(seat) < 0) complaints.push(`seat ${seat} has ${state.coins(seat)} coins`);
    }
    return complaints;
  },
  witness() {
    const hung = new Set<number>();
    return {
      see: ({ events }) =>
        events.flatMap((event) => {
          if (event.type !== 'hung') return [];
          const again = hung.has(event.spot);
          hung.add(event.spot);
          return again ? [`spot ${event.spot} is hung again`] : [];
        }),
    };
  },
  account: {
    fold,
    holdings: (state, seat) => ({ coins: state.coins(seat), vp: state.vp(seat) }),
  },
  secrets(state, viewer) {
    const secrets = [0, 1, 2, 3].map((word) => `random[${word}]`);
    for (const [place, owner] of layout.entriesOf(state.buffers, 'owner').entries()) {
      if (!state.over && owner - 1 !== viewer) secrets.push(`deck[${place}]`);
    }
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat !== viewer && state.hasBid(seat) && state.coins(seat) > 0) {
        secrets.push(`bid[${seat}]`);
      }
    }
    return secrets;
  },
  rows: [
    ...WORDS.map((word) => ({ id: `move ${word}`, group: 'moves' })),
    { id: 'all lanterns hang', group: 'rulings' },
    { id: 'bid nothing unasked', group: 'rulings' },
  ],
  *observe(_before, _seat, move, events, after) {
    yield `move ${WORDS[kindOf(move)]}`;
    if (after.u8[at.taken] === SPOTS) yield 'all lanterns hang';
    const unasked = events.filter((event) => event.type === 'bid').length > 0;
    if (unasked && kindOf(move) === DONE) yield 'bid nothing unasked';
  },
  worth: (state, seat) => state.vp(seat),
  rare: (_state, _seat, move) => (kindOf(move) === ORDER ? 3 : 1),
};
