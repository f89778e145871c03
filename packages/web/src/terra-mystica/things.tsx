import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';
import type { Things } from '../play/face/things.ts';
import type { TokenName } from '../ui/icons/shapes.ts';
import { TokenIcon } from '../ui/icons/token-icon.tsx';
import { GoodsFigures } from './panels/figures.tsx';
import { CardFace, FavourFace, TownFace } from './panels/tile-faces.tsx';
import { thingName } from './thing-name.ts';

const GOODS: Readonly<Record<string, TokenName>> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
};

/** Power actions, bonus cards, favour and town tiles. */
export const THINGS: Things = {
  name: thingName,
  Face({ state: { table }, what }) {
    const power = POWER_ACTIONS.find((each) => each === what);
    if (power !== undefined) {
      const { bridge, gain } = (table as State['table']).printed.powerActions[power];
      return (
        <>
          {bridge && <TokenIcon name="bridge" />}
          {gain !== undefined && <GoodsFigures goods={gain} />}
        </>
      );
    }
    const card = BONUS_CARDS.find((each) => each === what);
    if (card !== undefined) return <CardFace card={card} />;
    const favour = FAVOUR_TILES.find((each) => each === what);
    if (favour !== undefined) return <FavourFace tile={favour} />;
    const town = TOWN_TILES.find((each) => each === what);
    if (town !== undefined) return <TownFace tile={town} />;
    return Object.hasOwn(GOODS, what) ? <TokenIcon name={GOODS[what]} /> : null;
  },
};
