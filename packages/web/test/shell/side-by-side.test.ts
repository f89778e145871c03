import { expect, test } from 'vitest';
import type { AnyHistory } from '../../src/game/history.ts';
import type { AnyGameSpeech } from '../../src/messages/speech.ts';
import type { Tally } from '../../src/play/face/tally.ts';
import { sideBySide } from '../../src/shell/sketch/side-by-side.ts';

const SPEECH = {} as AnyGameSpeech;
/** A game whose complete position is the coins of two seats. */
const TALLY: Tally = {
  columns: [{ id: 'coins', name: () => 'coins', value: (state: number[], seat) => state[seat] }],
  income: (_, state: number[], seat) => (state[seat] > 5 ? [{ name: 'coins', amount: 2 }] : []),
  gain: (_, event) => {
    const { type, ...points } = event as unknown as {
      readonly type: string;
      readonly seat: number;
      readonly name: string;
      readonly amount: number;
    };
    return type === 'vp' ? points : undefined;
  },
};

function history(...steps: readonly (readonly [coins: number, name?: string, points?: number])[]) {
  return {
    start: [5, 5],
    opening: [],
    steps: steps.map(([coins, name, amount]) => ({
      seat: 0,
      state: [coins, 5],
      events: [
        { type: 'vp', seat: 0, name: name ?? 'none', amount: amount ?? 0 },
        { type: 'vp', seat: 1, name: 'other', amount: 9 },
      ],
    })),
  } as unknown as AnyHistory;
}

test('branches are compared by what the seat has afterwards, its income and the points since they began', () => {
  const first = history([7, 'town', 5], [4, 'card', 2], [4, 'card', 1]);
  const second = history([7, 'town', 5], [6, 'town', 3]);
  const branches = [
    { history: first, from: 1 },
    { history: second, from: 1 },
  ];
  expect(sideBySide(SPEECH, TALLY, branches, 0)).toEqual({
    has: [{ name: 'coins', values: [4, 6] }],
    income: [{ name: 'coins', values: [0, 2] }],
    points: [
      { name: 'card', values: [3, 0] },
      { name: 'town', values: [0, 3] },
    ],
    together: [3, 3],
  });
});
