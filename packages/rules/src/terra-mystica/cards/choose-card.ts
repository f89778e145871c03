import { question } from '../define.ts';

/** A bonus card is due: in the set-up, or the second of those who hold two. */
export const CHOOSE_CARD = question({
  name: 'bonus-card',
  args: [
    /** 1 for a second card. */
    'second',
    /** Then the cards given back, which nobody can take yet; or NONE. */
    'one',
    'other',
  ],
});
