import { QUESTION } from '../../terra-mystica/words.ts';
import type { GivenUp } from '../notation/words.ts';

/** The site's word for the thing that is left out, by the question that asks for it. */
export const LEFT_OUT: Readonly<Record<number, GivenUp>> = {
  [QUESTION.spades]: 'SPADE',
  [QUESTION.bridge]: 'BRIDGE',
  [QUESTION['free-trading-post']]: 'FREE_TP',
  [QUESTION.sandstorm]: 'FREE_TF',
  [QUESTION.ride]: 'FREE_D',
  [QUESTION.ordain]: 'CONVERT_W_TO_P',
  [QUESTION.token]: 'GAIN_P3_FOR_VP',
};
