import type { CityCard, Deck, Edition, Land } from '@pangaea/rules/gaia';
import { printedCity, readCard } from '@pangaea/words/gaia';
import type { ReactNode } from 'preact/compat';
import { hatch } from '../../ui/engraving/hatching.ts';
import { linesOf } from '../../ui/engraving/path.ts';
import { CityView } from '../landscapes/city.tsx';
import { Scene } from '../landscapes/landscape.tsx';
import { AnimalPicture, AnyLand, PowerPicture } from '../landscapes/picture.tsx';
import { SignShape } from './signs.tsx';

const CARD = 'M1 6Q1 1 6 1H54Q59 1 59 6V78Q59 83 54 83H6Q1 83 1 78Z';

/** The face of a card as it is printed; its name is shown beside it. */
export function CardFace({ name, edition }: { readonly name: string; readonly edition: Edition }) {
  const card = readCard(name);
  switch (card.kind) {
    case 'nature':
      return (
        <Card deck="nature">
          <Picture>
            <Scene land={card.land} />
          </Picture>
        </Card>
      );
    case 'animals':
      return (
        <Card deck="life">
          <Picture>
            <AnimalPicture land={card.base === 'star' ? undefined : card.base} />
          </Picture>
          <Base base={card.base} />
        </Card>
      );
    case 'power':
      return (
        <Card deck="power">
          <Picture>
            <PowerPicture power={card.power} />
          </Picture>
        </Card>
      );
    case 'city': {
      const printed = printedCity(edition, card.id);
      return printed === undefined ? <CardBack deck="life" /> : <CityFace card={printed} />;
    }
  }
}

/** A view of 100 × 150 inside the frame of a card, or the upper part of it. */
function Picture({
  height = 150,
  children,
}: {
  readonly height?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      x={5}
      y={5}
      width={50}
      height={height / 2}
      viewBox={`0 0 100 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function CityFace({ card: { id, base, needs } }: { readonly card: CityCard }) {
  return (
    <Card deck="life">
      <Picture height={76}>
        <g transform="translate(0 -36)">{base === 'star' ? <AnyLand /> : <Scene land={base} />}</g>
        <path className="scene-veil" d="M0 0H100V76H0Z" />
        <g transform="translate(53 55) scale(.76)">
          <CityView id={id} />
        </g>
      </Picture>
      <path className="card-rule" d="M5 43H55" />
      <text className="card-number" x={53} y={18}>
        {id.replace(/^city-/, '')}
      </text>
      {needs.map((need, index) => (
        <g
          key={index}
          className="need need-met"
          transform={`translate(${20 + (index % 2) * 20} ${53 + Math.floor(index / 2) * 18.5}) scale(.92)`}
        >
          <rect
            className={`need-ground need-${need}`}
            x={-9}
            y={-9}
            width={18}
            height={18}
            rx={3}
          />
          <SignShape name={need} className="need-sign" transform="scale(.66)" />
        </g>
      ))}
      <Base base={base} />
    </Card>
  );
}

/** The lands on which a life card may be played, at its upper left. */
function Base({ base }: { readonly base: CityCard['base'] }) {
  return (
    <g className="need need-met" transform="translate(14 14) scale(.9)">
      <rect className={`need-ground need-${base}`} x={-9} y={-9} width={18} height={18} rx={9} />
      <SignShape name={base} className="need-sign" transform="scale(.62)" />
    </g>
  );
}

const BACKS = { nature: 'forest', life: 'city', power: 'lightning' } as const;
const BACK_HATCHINGS = { nature: 'falling', life: 'level', power: 'upright' } as const;

export function CardBack({ deck }: { readonly deck: Deck }) {
  return (
    <Card deck={deck}>
      <path className={`card-back card-back-${deck}`} d="M5 5H55V79H5Z" />
      <path className="card-back-hatching" d={hatchedBack(deck)} />
      <path className="card-back-frame" d="M9 9H51V75H9Z" />
      <path
        className={`card-back-medal card-back-${deck}`}
        d="M30 20C38 28 46 32 46 42S38 56 30 64C22 56 14 52 14 42S22 28 30 20Z"
      />
      <SignShape
        name={BACKS[deck]}
        className="card-back-sign"
        transform="translate(30 42) scale(1.1)"
      />
    </Card>
  );
}

const backs = new Map<Deck, string>();

function hatchedBack(deck: Deck): string {
  const known = backs.get(deck);
  if (known !== undefined) return known;
  const frame = [
    [9, 9],
    [51, 9],
    [51, 75],
    [9, 75],
  ] as const;
  const d = linesOf(hatch(frame, BACK_HATCHINGS[deck], 2.6, [30, 42]));
  backs.set(deck, d);
  return d;
}

function Card({ deck, children }: { readonly deck: Deck; readonly children: ReactNode }) {
  return (
    <svg className={`card card-${deck}`} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <path className="card-paper" d={CARD} />
      {children}
      <path className="card-edge" d={CARD} />
    </svg>
  );
}

/**
 * The lands or power cards that an objective asks for, as small signs; those already in front of
 * the seat are ticked off.
 */
export function GoalSigns({
  asks,
  has,
}: {
  readonly asks: readonly (Land | 'power')[];
  /** Whether each thing in `asks` is in front of the seat. */
  readonly has: readonly boolean[];
}) {
  return (
    <svg
      className="goal-signs"
      viewBox={`0 0 ${asks.length * 20} 22`}
      aria-hidden="true"
      focusable="false"
    >
      {asks.map((sign, index) => (
        <g
          key={index}
          className={has[index] ? 'need need-met' : 'need need-open'}
          transform={`translate(${10 + index * 20} 12)`}
        >
          <rect
            className={`need-ground need-${sign}`}
            x={-9}
            y={-9}
            width={18}
            height={18}
            rx={3}
          />
          <SignShape
            name={sign === 'power' ? 'lightning' : sign}
            className="need-sign"
            transform="scale(.66)"
          />
          {has[index] && <path className="need-tick" d="M1-12l3 4 6-8" />}
        </g>
      ))}
    </svg>
  );
}
