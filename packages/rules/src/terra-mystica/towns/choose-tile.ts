import { question } from '../define.ts';

/** A town is founded, or grows: the seat chooses its tile, unless only one is left. */
export const CHOOSE_TOWN_TILE = question({
  name: 'town',
  args: [
    /** A hex of the group; NONE for a river town. */
    'hex',
    /** The river hex of a river town, or NONE. */
    'river',
    /** 1 when a town grows and none is founded. */
    'grows',
  ],
});
