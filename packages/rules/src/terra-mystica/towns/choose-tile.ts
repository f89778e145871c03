import { question } from '../define.ts';

/** A town is founded or grows: the seat chooses its tile, unless only one kind is left. */
export const CHOOSE_TOWN_TILE = question({
  name: 'town',
  args: [
    /** A hex of the group; NONE for a river town. */
    'hex',
    /** The river hex of a river town, or NONE. */
    'river',
    /** 1 if a town grows, and no new one is founded. */
    'grows',
  ],
});
