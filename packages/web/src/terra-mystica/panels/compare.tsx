import { type ReactNode, useMemo, useState } from 'preact/compat';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { BowlSign } from '../../ui/bowls/bowl-sign.tsx';
import { type BowlNumber, ROMAN } from '../../ui/bowls/stones.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import { OF_COLUMN, OF_GROUP } from '../book/compared.ts';
import { colourOf } from '../game/colours.ts';
import {
  type Column,
  figuresOf,
  GROUPS,
  type Group,
  MOMENTS,
  type Moment,
  positionAt,
} from '../game/compare.ts';
import { bonusFor } from '../game/cults.ts';
import { inTurnOrder, nextPlaceOf } from '../game/seats.ts';
import { type TownAhead, townAhead } from '../game/town-ahead.ts';
import type { MysticaTexts } from '../words.ts';
import { Holdings } from './holdings.tsx';
import { MysticaPeoples } from './peoples.tsx';
import type { PanelProps, PanelSpeech } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';

const NAMES = Object.keys(GROUPS) as readonly Group[];

const SIGNS: Readonly<Partial<Record<Column, TokenName>>> = {
  vp: 'vp',
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  'income coins': 'coin',
  'income workers': 'worker',
  'income priests': 'priest',
  'income power': 'power',
  dwelling: 'house',
  'trading-post': 'trading-post',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
  network: 'network',
  shipping: 'ship',
  spade: 'spade',
  keys: 'key',
  fire: 'fire',
  water: 'water',
  earth: 'earth',
  air: 'air',
};
const BOWLS: Readonly<Partial<Record<Column, BowlNumber>>> = { bowl1: 1, bowl2: 2, bowl3: 3 };

type CompareSpeech = PanelSpeech & Pick<MysticaTexts, 't'>;

export interface CompareProps extends PanelProps {
  readonly speech: CompareSpeech;
  /** The seat of the viewer. */
  readonly seat?: number | undefined;
}

/** Compares all seats: now, after the draft, and at the end of the round. */
export function CompareSheet(props: CompareProps) {
  const { state, before, speech } = props;
  const { p, t } = speech;
  const [chosen, choose] = useState<Moment | 'peoples'>('now');
  const moments = MOMENTS.filter((moment) => moment !== 'move' || before !== undefined);
  const moment = moments.find((each) => each === chosen) ?? 'now';
  const isOfPeoples = chosen === 'peoples';
  const shown = useMemo(() => positionAt(moment, state, before), [moment, state, before]);
  const rows = inTurnOrder(shown).map((seat) => ({ seat, figures: figuresOf(shown, seat) }));
  // The price of a spade is not marked: it differs by exchange level, and the highest is not the
  // best.
  const isMost = (column: Column, value: number | undefined) =>
    value !== undefined &&
    value > 0 &&
    column !== 'spade' &&
    rows.every(({ figures }) => (figures?.[column] ?? 0) <= value);
  return (
    <div className="tm-compare">
      <div className="tm-compare-head">
        <fieldset className="tm-moments">
          <legend className="spoken">{t.compare.moment}</legend>
          {moments.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === moment && !isOfPeoples}
              onClick={() => choose(each)}
            >
              {t.compare.moments[each]}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={isOfPeoples}
            data-peoples
            onClick={() => choose('peoples')}
          >
            {p.people.heading}
          </button>
        </fieldset>
        {!isOfPeoples && <p className="hint">{t.compare.hint[moment]}</p>}
      </div>
      {isOfPeoples ? (
        <MysticaPeoples />
      ) : (
        <table className="tm-compare-table">
          <Head speech={speech} />
          {rows.map(({ seat, figures }) => (
            <tbody
              key={seat}
              className={`${tinctureClass(colourOf(shown, seat))} ${seat === props.seat ? 'tm-compare-mine' : ''}`}
            >
              <tr className="tm-compare-figures">
                <th scope="row">
                  <span className="tm-compare-who">
                    <SeatCrest state={shown} seat={seat} />
                    {props.who.seat(seat)}
                  </span>
                </th>
                {NAMES.map((group) =>
                  GROUPS[group].map((column: Column, place) => (
                    <td
                      key={column}
                      className={`${place === 0 ? 'tm-first' : ''} ${isMost(column, figures?.[column]) ? 'tm-most' : ''}`}
                    >
                      <span className="tm-cell-sign" aria-hidden="true">
                        {signOf(column)}
                      </span>
                      {figures !== undefined && (
                        <span className="tm-value">{cellOf(column, figures[column])}</span>
                      )}
                    </td>
                  )),
                )}
              </tr>
              <tr className="tm-compare-more">
                <td colSpan={1 + NAMES.reduce((sum, group) => sum + GROUPS[group].length, 0)}>
                  <div>
                    {figures !== undefined && <Holdings {...props} state={shown} seat={seat} />}
                    <p>{moreOf(seat)}</p>
                  </div>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      )}
    </div>
  );

  function townOf({ value, valueNeeded, structures, structuresNeeded }: TownAhead): string {
    return t.compare.town(`${value}/${valueNeeded}`, `${structures}/${structuresNeeded}`);
  }

  function moreOf(seat: number): string {
    const { w } = speech;
    const place = nextPlaceOf(shown, seat);
    const bonus = moment === 'round' ? undefined : bonusFor(shown, seat);
    const town = townAhead(shown, seat);
    return p.phrases([
      ...(place === undefined || moment === 'round' ? [] : [t.compare.passed(place)]),
      ...(bonus === undefined ? [] : [t.compare.bonus(w.goods(bonus) || p.none)]),
      ...(town === undefined ? [] : [townOf(town)]),
    ]);
  }
}

function cellOf(column: Column, value: number): ReactNode {
  if (column === 'stronghold' || column === 'sanctuary') return value > 0 ? '✓' : '–';
  if (column === 'spade' && value === 0) return '–';
  return column.startsWith('income') ? `+${value}` : value;
}

function signOf(column: Column): ReactNode {
  const icon = SIGNS[column];
  const bowl = BOWLS[column];
  if (icon !== undefined) return <TokenIcon name={icon} />;
  return bowl === undefined ? undefined : <BowlSign bowl={bowl} />;
}

function Head({ speech }: { readonly speech: CompareSpeech }) {
  const { t } = speech;
  return (
    <thead>
      <tr>
        <td />
        {NAMES.map((group) => (
          <th key={group} scope="colgroup" colSpan={GROUPS[group].length} className="tm-first">
            <RulesLink to={OF_GROUP[group]}>{t.compare.groups[group]}</RulesLink>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <span className="spoken">{t.compare.who}</span>
        </th>
        {NAMES.map((group) =>
          GROUPS[group].map((column: Column, place) => (
            <th
              key={column}
              scope="col"
              title={nameOf(column, speech)}
              className={place === 0 ? 'tm-first' : ''}
            >
              <RulesLink to={OF_COLUMN[column]}>
                <span aria-hidden="true">{signOf(column)}</span>
                <span className="spoken">{nameOf(column, speech)}</span>
              </RulesLink>
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function nameOf(column: Column, { w, p }: PanelSpeech): string {
  switch (column) {
    case 'vp':
    case 'coins':
    case 'workers':
    case 'priests':
    case 'shipping':
    case 'network':
      return w.terms[column];
    case 'spade':
      return p.rail.spade;
    case 'keys':
      return w.terms.key;
    case 'bowl1':
    case 'bowl2':
    case 'bowl3':
      return p.rail.bowl(ROMAN[BOWLS[column] ?? 1]);
    case 'income coins':
    case 'income workers':
    case 'income priests':
    case 'income power':
      return p.of(w.terms.income, w.terms[RESOURCE_OF[column]]);
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
      return w.cults[column];
    default:
      return w.buildings[column];
  }
}

const RESOURCE_OF = {
  'income coins': 'coins',
  'income workers': 'workers',
  'income priests': 'priests',
  'income power': 'power',
} as const;
