import { type Journey, spot } from '../play/face/journey.ts';

/** The part of both games' events that tells of power that moved. */
export type PowerMoved =
  | {
      readonly type: 'power';
      readonly seat: number;
      readonly toTwo: number;
      readonly toThree: number;
    }
  | { readonly type: 'power-spent'; readonly seat: number; readonly amount: number };

/** Stones that go round the bowls of a seat. */
export function stonesOf(event: PowerMoved): readonly Journey[] {
  const { seat } = event;
  const roll = (from: number, to: number, count: number): Journey[] =>
    count > 0
      ? [
          {
            what: 'power',
            count,
            from: [spot(`bowl-${from} ${seat}`)],
            to: [spot(`bowl-${to} ${seat}`)],
            isThrown: true,
          },
        ]
      : [];
  if (event.type === 'power-spent') return roll(3, 1, event.amount);
  return [...roll(1, 2, event.toTwo), ...roll(2, 3, event.toThree)];
}
