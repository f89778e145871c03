import { type Goods, TERRAINS } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { Changing, GoodsFigures } from '../panels/figures.tsx';
import type { PanelSpeech } from '../panels/props.ts';
import { Circle } from './circle.tsx';
import { COLOUR_OF_TERRAIN } from './colour-of-terrain.ts';
import { StoredSign } from './signs.tsx';
import type { Picture } from './stored.ts';

type Of<K extends Picture['kind']> = Extract<Picture, { readonly kind: K }>;

interface ViewProps<K extends Picture['kind'] = Picture['kind']> {
  readonly speech: PanelSpeech;
  readonly name: string;
  readonly picture: Of<K>;
  /** The picture before a draft. */
  readonly before: Picture;
}

type View<K extends Picture['kind']> = (props: ViewProps<K>) => ReactNode;

/** Up to this number each thing is drawn; for more, a number is shown. */
const MOST_DRAWN = 7;

const VIEWS: { readonly [K in Picture['kind']]: View<K> } = {
  track: Track,
  count: Count,
  doubled: Doubled,
  rewards: Rewards,
  circle: ({ speech, name, picture }) => (
    <>
      <span className="tm-stored-name">{name}</span>
      <Circle speech={speech} {...picture} />
    </>
  ),
  colours: Colours,
  piece: Piece,
  blocker: Blocker,
};

/** A picture of a store, by its kind. */
export function PictureView(props: ViewProps) {
  const draw = VIEWS[props.picture.kind] as View<Picture['kind']>;
  return draw(props);
}

/** The number before a draft. */
function was(before: Picture, number: number): number {
  return before.numbers[number];
}

function Track({ name, picture: { at, spaces, price }, before }: ViewProps<'track'>) {
  return (
    <>
      <span className="tm-track-head">
        <TokenIcon name="income" />
        <span className="tm-stored-name">{name}</span>
        <Changing value={at} before={was(before, 0)} />
        {at + 1 < spaces.length && (
          <span className="tm-track-price">
            <GoodsFigures goods={price} />
          </span>
        )}
      </span>
      <span className="tm-levels">
        {spaces.map(({ income, vp }, space) => (
          <span key={space} className={`tm-level tm-level-${placed(space, at)}`}>
            <GoodsFigures goods={income} sign="+" />
            {isEmpty(income) && <b>0</b>}
            {space > at && vp > 0 && <small>+{vp}</small>}
          </span>
        ))}
      </span>
    </>
  );
}

function placed(space: number, at: number): string {
  if (space === at) return 'here';
  return space < at ? 'past' : 'later';
}

function isEmpty(goods: Goods): boolean {
  return Object.values(goods).every((amount) => amount === 0);
}

function Count({ name, picture: { sign, count, of }, before }: ViewProps<'count'>) {
  const drawn = of ?? (count <= MOST_DRAWN ? count : 1);
  return (
    <>
      <span className="tm-stored-name">{name}</span>
      <span className="tm-stored-signs">
        {Array.from({ length: drawn }, (_, place) => (
          <span key={place} className={place < count ? undefined : 'tm-stored-gone'}>
            <StoredSign sign={sign} />
          </span>
        ))}
      </span>
      <Changing value={count} before={was(before, 0)} />
    </>
  );
}

function Doubled({ name, picture: { goods }, before }: ViewProps<'doubled'>) {
  const shown = [
    ['coins', 'coin'],
    ['workers', 'worker'],
    ['priests', 'priest'],
  ] as const;
  return (
    <>
      <span className="tm-stored-name">{name}</span>
      {shown.map(([of, icon], place) => (
        <span key={of} className="tm-figure">
          <Changing value={goods[of] ?? 0} before={was(before, place)} />
          <TokenIcon name={icon} />
        </span>
      ))}
      <span className="tm-stored-times">×2</span>
    </>
  );
}

function Rewards({ name, picture: { power, rewards }, before }: ViewProps<'rewards'>) {
  const next = rewards.findIndex(({ isTaken }) => !isTaken);
  return (
    <>
      <span className="tm-track-head">
        <TokenIcon name="town" />
        <span className="tm-stored-name">{name}</span>
        <span className="tm-figure tm-stored-end">
          <Changing value={power} before={was(before, 0)} />
          <TokenIcon name="network" />
        </span>
      </span>
      <span className="tm-levels">
        {rewards.map(({ power: needed, signs, amount, isTaken }, place) => (
          <span
            key={needed}
            className={`tm-level tm-level-${isTaken ? 'past tm-stored-taken' : place === next ? 'next' : 'later'}`}
          >
            <b>{needed}</b>
            <span className="tm-arrow">→</span>
            {amount > 1 && amount}
            {signs.map((sign) => (
              <TokenIcon key={sign} name={sign} />
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

function Colours({ speech: { w }, picture: { terrains } }: ViewProps<'colours'>) {
  return terrains.map((terrain, place) => (
    <span key={place} className="tm-stored-colour">
      <b>{'ABC'[place]}</b>
      <PieceIcon
        piece="house"
        colour={terrain === undefined ? undefined : COLOUR_OF_TERRAIN[terrain]}
      />
      <span>{terrain === undefined ? '–' : w.terrains[TERRAINS[terrain]]}</span>
    </span>
  ));
}

function Piece({ name, picture: { piece, income, isNext, isOpen } }: ViewProps<'piece'>) {
  return (
    <>
      <span className="tm-stored-name">{name}</span>
      <span
        className={`tm-slot ${piece === undefined ? '' : 'tm-slot-covered'} ${isNext ? 'tm-stored-next' : ''} ${isOpen ? '' : 'tm-pale'}`}
      >
        {piece !== undefined && <PieceIcon piece="house" colour={piece.colour} />}
        <span className="tm-slot-income">
          <GoodsFigures goods={income} sign="+" />
        </span>
      </span>
    </>
  );
}

function Blocker({
  name,
  picture: { space, points, price, onHome },
  before,
}: ViewProps<'blocker'>) {
  return (
    <>
      <span className="tm-stored-name">{name}</span>
      <span className="tm-figure">
        <span className="tm-stored-bar" />
        <Changing value={space} before={was(before, 0)} />
      </span>
      <span className="tm-figure">
        {points}
        <TokenIcon name="vp" />
      </span>
      <span className="tm-figure tm-stored-end">
        <TokenIcon name="volcano" />
        {price}/{onHome}
        <TokenIcon name="vp" />
      </span>
    </>
  );
}
