import { question } from '../define.ts';

/** A `hex` of `LOOK_FOR_TOWNS` that says: any group may have become a town. */
export const ALL_GROUPS = 254;

/** Towns are looked for. */
export const LOOK_FOR_TOWNS = question({
  name: 'look-for-towns',
  isStep: true,
  args: [
    /** A structure of the group in question, or `ALL_GROUPS`. */
    'hex',
  ],
});
