import type { FavourTile, TownTile } from '@pangaea/rules/terra-mystica';
import { memo, type ReactNode, useId } from 'preact/compat';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { favoursOn, type Shelved, townsOn } from '../game/shelf.ts';
import type { Choosing, PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';
import { Thing } from './thing.tsx';
import { FavourFace, TownFace } from './tile-faces.tsx';

export interface ShelfProps extends PanelProps {
  readonly favours?: Choosing | undefined;
  readonly towns?: Choosing | undefined;
  /** Whether it is a second shelf that is shown only while a tile is taken. */
  readonly isOffer?: boolean;
}

/** Favour and town tiles, always all of them, with the remaining numbers; tiles are chosen here. */
export const Shelf = memo(function Shelf(props: ShelfProps) {
  return (
    <div className="tm-shelf">
      <RulesNotes to="favours">
        <Favours {...props} />
      </RulesNotes>
      <RulesNotes to="towns">
        <Towns {...props} />
      </RulesNotes>
    </div>
  );
});

/** Only the tiles that are being chosen. */
export function Offered(props: ShelfProps) {
  return (
    <div className="tm-shelf">
      {props.favours !== undefined && (
        <RulesNotes to="favours">
          <Favours {...props} isOffer />
        </RulesNotes>
      )}
      {props.towns !== undefined && (
        <RulesNotes to="towns">
          <Towns {...props} isOffer />
        </RulesNotes>
      )}
    </div>
  );
}

function Favours(props: ShelfProps) {
  const { w, p } = props.speech;
  const id = useId();
  const Rack = props.isOffer ? 'div' : 'section';
  return (
    <Rack className="tm-rack tm-favours" aria-labelledby={props.isOffer ? undefined : id}>
      <h2 id={id}>
        <span aria-hidden="true">{p.shelf.favoursShort}</span>
        <span className="spoken">{p.shelf.favours}</span>
      </h2>
      <ul>
        {favoursOn(props.state, props.before).map((shelved) => (
          <OnShelf
            key={shelved.tile}
            {...props}
            shelved={shelved}
            spot={`favour ${shelved.tile}`}
            label={w.favourTile(shelved.tile)}
            choosing={props.favours}
          >
            <FavourFace tile={shelved.tile} />
          </OnShelf>
        ))}
      </ul>
    </Rack>
  );
}

function Towns(props: ShelfProps) {
  const { w, p } = props.speech;
  const id = useId();
  const Rack = props.isOffer ? 'div' : 'section';
  return (
    <Rack className="tm-rack tm-towns" aria-labelledby={props.isOffer ? undefined : id}>
      <h2 id={id}>
        <span aria-hidden="true">{p.shelf.townsShort}</span>
        <span className="spoken">{p.shelf.towns}</span>
      </h2>
      <ul>
        {townsOn(props.state, props.before).map((shelved) => (
          <OnShelf
            key={shelved.tile}
            {...props}
            shelved={shelved}
            spot={`town ${shelved.tile}`}
            label={w.townTile(shelved.tile)}
            choosing={props.towns}
          >
            <TownFace tile={shelved.tile} />
          </OnShelf>
        ))}
      </ul>
    </Rack>
  );
}

/** A tile on the shelf: the number left, and the crests of the seats that have one. */
function OnShelf({
  state,
  speech: { p },
  who,
  answersAt,
  shelved: { tile, index, left, holders },
  spot,
  label,
  choosing,
  children,
}: PanelProps & {
  readonly shelved: Shelved<FavourTile | TownTile>;
  readonly spot: string;
  readonly label: string;
  readonly choosing: Choosing | undefined;
  readonly children: ReactNode;
}) {
  const names = holders.map(({ seat, count }) => p.shelf.times(who.seat(seat), count));
  return (
    <li data-spot={spot}>
      <Thing
        thing={index}
        choosing={choosing}
        verb={p.shelf.take}
        label={label}
        notes={[
          p.shelf.left(left),
          ...(names.length > 0 ? [p.shelf.holders(p.list(names))] : []),
          ...(answersAt?.(`tile ${tile}`) ?? []),
        ]}
        className={`tm-shelved ${left === 0 ? 'tm-gone' : ''} ${holders.some(({ isNew }) => isNew) ? 'tm-taken-now' : ''}`}
      >
        {children}
        <span className="tm-left">{left}</span>
        <span className="tm-holders">
          {holders.map(({ seat }) => (
            <SeatCrest key={seat} state={state} seat={seat} />
          ))}
        </span>
      </Thing>
    </li>
  );
}
