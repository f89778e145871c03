import { landOf, type State, TERRAINS } from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';
import { LandSign } from '../../terra/panels/land-sign.tsx';
import { colourOf } from '../game/colours.ts';
import { groundOf } from '../game/position.ts';
import { priceOf } from '../game/price.ts';
import { terrainMade } from '../game/terrains-made.ts';
import { useTable } from '../table.ts';
import { PriceTag } from './price-tag.tsx';

/** The terrain that a hex becomes. */
export function MadeLand({ state, choice }: { readonly state: State; readonly choice: Choice }) {
  const { draft } = useTable().play;
  const made = terrainMade(choice.move);
  if (made === undefined || draft === undefined) return null;
  const isOwn = made === landOf(state, draft.seat);
  return (
    <LandSign
      ground={groundOf(TERRAINS[made])}
      house={isOwn ? colourOf(state, draft.seat) : undefined}
    />
  );
}

/** The price of a choice. */
export function ChoicePrice({ state, choice }: { readonly state: State; readonly choice: Choice }) {
  const { draft } = useTable().play;
  return draft === undefined ? null : <PriceTag parts={priceOf(state, draft.seat, choice.move)} />;
}
