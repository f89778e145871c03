import type { CityCard, Deck, Edition, Land } from '@pangaea/rules/gaia';
import { printedCity, readCard } from '@pangaea/words/gaia';
import type { ReactNode } from 'react';
import { SignShape } from './signs.tsx';

const CARD = 'M1 6Q1 1 6 1H54Q59 1 59 6V78Q59 83 54 83H6Q1 83 1 78Z';

/** What is printed on a card; its name is told beside it. */
export function CardFace({ name, edition }: { readonly name: string; readonly edition: Edition }) {
  const card = readCard(name);
  switch (card.kind) {
    case 'nature':
      return (
        <Card deck="nature">
          <path className={`land land-${card.land}`} d="M6 6H54V78H6Z" />
          <path className="land-lines" d="M6 6H54V78H6Z" fill={`url(#land-${card.land})`} />
          <SignShape
            name={card.land}
            className="card-sign"
            transform="translate(30 42) scale(1.7)"
          />
        </Card>
      );
    case 'animals':
      return (
        <Card deck="life">
          <Base base={card.base} />
          <SignShape
            name={card.base === 'sea' ? 'fish' : 'deer'}
            className="card-sign"
            transform="translate(30 50) scale(1.8)"
          />
        </Card>
      );
    case 'power':
      return (
        <Card deck="power">
          <SignShape
            name={card.power}
            className="card-sign"
            transform="translate(30 42) scale(1.9)"
          />
        </Card>
      );
    case 'city': {
      const printed = printedCity(edition, card.id);
      return printed === undefined ? <CardBack deck="life" /> : <CityFace card={printed} />;
    }
  }
}

function CityFace({ card: { id, base, needs } }: { readonly card: CityCard }) {
  return (
    <Card deck="life">
      <Base base={base} />
      <text className="card-number" x={53} y={20}>
        {id.replace(/^city-/, '')}
      </text>
      <SignShape name="city" className="card-sign-soft" transform="translate(30 33) scale(.9)" />
      {needs.map((need, index) => (
        <g
          key={index}
          className="need need-met"
          transform={`translate(${19 + (index % 2) * 22} ${52 + Math.floor(index / 2) * 20})`}
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
    </Card>
  );
}

/** Where a life card may be played, at its upper left. */
function Base({ base }: { readonly base: CityCard['base'] }) {
  return (
    <g className="need need-met" transform="translate(15 15)">
      <rect className={`need-ground need-${base}`} x={-9} y={-9} width={18} height={18} rx={9} />
      <SignShape name={base} className="need-sign" transform="scale(.62)" />
    </g>
  );
}

const BACKS = { nature: 'forest', life: 'city', power: 'lightning' } as const;

export function CardBack({ deck }: { readonly deck: Deck }) {
  return (
    <Card deck={deck}>
      <path className={`card-back card-back-${deck}`} d="M5 5H55V79H5Z" />
      <path className="card-back-frame" d="M9 9H51V75H9Z" />
      <SignShape
        name={BACKS[deck]}
        className="card-back-sign"
        transform="translate(30 42) scale(1.4)"
      />
    </Card>
  );
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

/** The lands or power cards that an objective asks for, as small signs; those that lie in front ticked off. */
export function GoalSigns({
  asks,
  has,
}: {
  readonly asks: readonly (Land | 'power')[];
  /** By place in `asks`. */
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
