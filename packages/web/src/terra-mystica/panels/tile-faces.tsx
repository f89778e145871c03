import {
  BONUS_CARD_DATA,
  type BonusCard,
  FAVOUR_TILE_DATA,
  type FavourTile,
  TOWN_TILE_DATA,
  type TownTile,
} from '@pangaea/rules/terra-mystica';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { ActionSign } from './action-sign.tsx';
import { byBuilding } from './building-icon.tsx';
import { Figure, GoodsFigures } from './figures.tsx';

/** A favour tile: its steps, and its lasting effect. */
export function FavourFace({ tile }: { readonly tile: FavourTile }) {
  const { cult, steps, income, action, onBuild, passByTradingPosts, townPower } =
    FAVOUR_TILE_DATA[tile];
  return (
    <span className={`tm-favour-face tm-of-${cult}`}>
      <span className="tm-steps">
        {Array.from({ length: steps }, (_, step) => (
          <TokenIcon key={step} name={cult} />
        ))}
      </span>
      <span className="tm-effect">
        {income !== undefined && <GoodsFigures goods={income} />}
        {action !== undefined && <ActionSign action={action} />}
        {byBuilding(onBuild).map(([icon, vp]) => (
          <Scored key={icon} icon={icon} vp={vp} />
        ))}
        {passByTradingPosts !== undefined && (
          <span className="tm-figure">
            <TokenIcon name="trading-post" />
            {`${passByTradingPosts[1]}–${passByTradingPosts[4]}`}
          </span>
        )}
        {townPower !== undefined && (
          <span className="tm-figure">
            <TokenIcon name="town" />
            {townPower}
          </span>
        )}
      </span>
    </span>
  );
}

/** A town tile: its points and goods. */
export function TownFace({ tile }: { readonly tile: TownTile }) {
  const { vp, keys, gain, cultSteps, shipping } = TOWN_TILE_DATA[tile];
  return (
    <span className="tm-town-face">
      <Figure icon="vp">{vp}</Figure>
      <span className="tm-effect">
        {gain !== undefined && <GoodsFigures goods={gain} />}
        {cultSteps !== undefined && <Figure icon="cult">+{cultSteps}</Figure>}
        {shipping !== undefined && <Figure icon="ship">+{shipping}</Figure>}
        {keys > 1 && <Figure icon="key">{keys}</Figure>}
      </span>
    </span>
  );
}

/** A bonus card: income above, other effects below. */
export function CardFace({ card }: { readonly card: BonusCard }) {
  const { income, pass, passPerShipping, shipping, action } = BONUS_CARD_DATA[card];
  const scored = byBuilding(pass);
  return (
    <span className="tm-card-face">
      <span className="tm-effect">
        <GoodsFigures goods={income} />
      </span>
      <span className="tm-effect">
        {shipping !== undefined && <Figure icon="ship">+{shipping}</Figure>}
        {action !== undefined && <ActionSign action={action} />}
        {scored.map(([icon, vp], place) =>
          place < scored.length - 1 ? (
            <TokenIcon key={icon} name={icon} />
          ) : (
            <Scored key={icon} icon={icon} vp={vp} />
          ),
        )}
        {passPerShipping !== undefined && <Scored icon="ship" vp={passPerShipping} />}
      </span>
    </span>
  );
}

function Scored({
  icon,
  vp,
}: {
  readonly icon: Parameters<typeof TokenIcon>[0]['name'];
  readonly vp: number;
}) {
  return (
    <span className="tm-figure">
      <TokenIcon name={icon} />
      {vp}
      <TokenIcon name="vp" />
    </span>
  );
}
