import type { State } from '@pangaea/rules/gaia';
import type { Things } from '../play/face/things.ts';
import { CardFace } from './cards/card-face.tsx';
import { thingName } from './thing-name.ts';

/** Face-up cards, and objectives. */
export const THINGS: Things = {
  name: thingName,
  Face({ state, what }) {
    const { table }: State = state;
    return table.cardNames.includes(what) ? <CardFace name={what} edition={table.edition} /> : null;
  },
};
