import {
  BONUS_CARD_DATA,
  FAVOUR_TILE_DATA,
  SPECIAL_ACTIONS,
  type SpecialAction,
} from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import { Explained, Notes } from '../../ui/explained.tsx';
import { cardsOf, favoursOn, heldBy, townsOn } from '../game/shelf.ts';
import type { PanelProps } from './props.ts';
import { CardFace, FavourFace, TownFace } from './tile-faces.tsx';

interface HoldingsProps extends PanelProps {
  readonly seat: number;
}

/** Tiles and cards of a seat; a dot marks an unused action, a frame a thing gained in a draft. */
export function Holdings(props: HoldingsProps) {
  const { state, before, speech, seat } = props;
  const { w, p } = speech;
  return (
    <ul className="tm-holdings" aria-label={p.board.holds} data-spot={`held ${seat}`}>
      {heldBy(townsOn(state, before), seat).map(({ tile, holder: { count, isNew } }) => (
        <Held key={tile} {...props} label={p.shelf.times(w.townTile(tile), count)} isNew={isNew}>
          <TownFace tile={tile} />
          {count > 1 && <span className="tm-left">{count}</span>}
        </Held>
      ))}
      {heldBy(favoursOn(state, before), seat).map(({ tile, holder: { isNew } }) => (
        <Held
          key={tile}
          {...props}
          label={w.favourTile(tile)}
          isNew={isNew}
          action={FAVOUR_TILE_DATA[tile].action}
        >
          <FavourFace tile={tile} />
        </Held>
      ))}
      {cardsOf(state, seat).map((card) => (
        <Held
          key={card}
          {...props}
          label={w.bonusCard(card)}
          isNew={before !== undefined && !cardsOf(before, seat).includes(card)}
          action={BONUS_CARD_DATA[card].action}
        >
          <CardFace card={card} />
        </Held>
      ))}
    </ul>
  );
}

function Held({
  state,
  speech: { p },
  seat,
  label,
  isNew,
  action,
  children,
}: HoldingsProps & {
  readonly label: string;
  readonly isNew: boolean;
  readonly action?: SpecialAction | undefined;
  readonly children: ReactNode;
}) {
  const isReady =
    action !== undefined && !state.isSpecialUsed(seat, SPECIAL_ACTIONS.indexOf(action));
  const notes = action === undefined ? [] : [isReady ? p.actions.unused : p.actions.used];
  return (
    <li>
      <Explained
        label={label}
        note={<Notes of={notes} />}
        className={`tm-thing tm-held ${isNew ? 'tm-taken-now' : ''}`}
      >
        {children}
        {isReady && <span className="tm-ready" />}
      </Explained>
    </li>
  );
}
