import { BONUS_TILES } from '@pangaea/rules/terra-nova';
import type { Things } from '../play/face/things.ts';
import { Sign } from './panels/amounts.tsx';
import { BonusFace } from './panels/bonus-face.tsx';
import { thingName } from './thing-name.ts';

/** Power actions and bonus tiles. */
export const THINGS: Things = {
  name: thingName,
  Face({ what }) {
    const tile = BONUS_TILES.find((each) => each === what);
    if (tile !== undefined) return <BonusFace tile={tile} />;
    return what === 'coins' || what === 'power' ? <Sign kind={what} /> : null;
  },
};
