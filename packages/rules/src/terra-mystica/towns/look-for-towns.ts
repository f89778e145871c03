import { question } from '../define.ts';

/** A value of `hex` of `LOOK_FOR_TOWNS` with the meaning: any group may have become a town. */
export const ALL_GROUPS = 254;

/** A step that searches for new towns. */
export const LOOK_FOR_TOWNS = question({
  name: 'look-for-towns',
  isStep: true,
  args: [
    /** A structure of the group to check, or `ALL_GROUPS`. */
    'hex',
  ],
});
