import { type Journey, spot } from '../play/face/journey.ts';

/** The events of both games that move power. */
export type PowerMoved =
  | {
      readonly type: 'power';
      readonly seat: number;
      readonly toTwo: number;
      readonly toThree: number;
    }
  | { readonly type: 'power-spent'; readonly seat: number; readonly amount: number };

/** Power tokens that move between the bowls of a seat. */
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
