import { FRAME } from '../frames.ts';
import type { GivenUp } from './words.ts';

/** What the site calls the thing that is left out, by the frame that asks for it. */
export const LEFT_OUT: Readonly<Record<number, GivenUp>> = {
  [FRAME.spades]: 'SPADE',
  [FRAME.bridge]: 'BRIDGE',
  [FRAME.freeTradingPost]: 'FREE_TP',
  [FRAME.sandstorm]: 'FREE_TF',
  [FRAME.ride]: 'FREE_D',
  [FRAME.ordain]: 'CONVERT_W_TO_P',
  [FRAME.token]: 'GAIN_P3_FOR_VP',
};
