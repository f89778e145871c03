import { argA, kindOf } from '@pangaea/rules/kernel';
import { KIND, landOf, type State, TERRAINS } from '@pangaea/rules/terra-mystica';
import type { Chain } from '../../terra/game/choices.ts';
import { LandSign } from '../../terra/panels/land-sign.tsx';
import { colourOf } from '../game/colours.ts';
import { pipsOf } from '../game/pips.ts';
import { groundOf } from '../game/position.ts';
import { priceOf } from '../game/price.ts';
import { terrainMade } from '../game/terrains-made.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { PriceTag } from './price-tag.tsx';

/**
 * A way to own land, with or without a dwelling: how its spades are paid, the total price, and the
 * gains.
 */
export function ChainName({ state, chain }: { readonly state: State; readonly chain: Chain }) {
  const { t, w } = useMysticaSpeech();
  const { draft } = useTable().play;
  if (draft === undefined) return null;
  const { seat } = draft;
  const land = landOf(state, seat);
  const ground = TERRAINS[land];
  const hasDwelling = chain.id === 'dwelling';
  const by = chain.moves.find((move) => OPENING.has(kindOf(move)));
  const burnt = chain.moves.find((move) => kindOf(move) === KIND.burn);
  const made = chain.moves.find((move) => terrainMade(move) !== undefined);
  const takes = made === undefined ? undefined : pipsOf(state, seat)?.of.get(argA(made));
  const what = hasDwelling ? w.buildings.dwelling : w.terrains[ground];
  const ways = hasDwelling ? t.chain.dwelling : t.chain.land;
  const name =
    by === undefined
      ? ways.here(what)
      : kindOf(by) === KIND.power
        ? ways.byOctagon(what)
        : ways.bySpecial(what);
  return (
    <>
      <LandSign ground={groundOf(ground)} house={hasDwelling ? colourOf(state, seat) : undefined} />
      <span className="chain-name">{name}</span>
      <span className="chain-price">
        {takes !== undefined && by === undefined && <small>{w.spades(takes)}</small>}
        {burnt !== undefined && <small>{t.chain.burn(argA(burnt))}</small>}
        <PriceTag
          parts={priceOf(state, seat, ...chain.moves).filter(({ of }) => of !== 'spades')}
        />
      </span>
    </>
  );
}

/** Kinds of moves that give the spades of a chain. */
const OPENING: ReadonlySet<number> = new Set([KIND.power, KIND.special]);
