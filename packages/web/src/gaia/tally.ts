import type { Event, State } from '@pangaea/rules/gaia';
import type { GameEvent } from '@pangaea/rules/kernel';
import type { Tally } from '../play/face/tally.ts';
import { gainsWithKnownCards } from './game/others-can.ts';
import { gainOf } from './game/progress.ts';
import type { GaiaSpeech } from './speech.ts';

// In Gaia turns are not passed: no seat can skip.
export const TALLY: Tally = {
  columns: [
    {
      id: 'placed',
      name: (speech) => (speech as GaiaSpeech).g.mats.placed,
      value: (state: State, seat) => state.table.meeples - state.supply(seat),
    },
    {
      id: 'hand',
      name: (speech) => (speech as GaiaSpeech).g.mats.cards,
      value: (state: State, seat) => state.handSize(seat),
    },
  ],
  income: () => [],
  watch: gainsWithKnownCards,
  gain(speech, event: GameEvent) {
    const gained = gainOf(event as Event);
    if (gained === undefined) return undefined;
    const { g } = speech as GaiaSpeech;
    const name = event.type === 'meeples' ? g.mats.cities : g.mats.goals;
    return { ...gained, name };
  },
};
