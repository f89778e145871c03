import { largestTerritory, type State } from '@pangaea/rules/terra-nova';
import type { ReactNode } from 'preact/compat';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { SeatMark } from '../../shell/seats/seat-mark.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { SubjectId } from '../book/ids.ts';
import { type Mat, matOf } from '../game/mat.ts';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** A figure of every seat; the leader has the largest. */
interface Column {
  readonly id: string;
  /** The subject of the illustrated rules about the figure. */
  readonly rule: SubjectId;
  readonly sign: ReactNode;
  name(speech: NovaSpeech): string;
  value(mat: Mat, state: State, seat: number): number;
}

const sum = (mat: Mat, of: 'coins' | 'power') =>
  mat.income.reduce((total, line) => total + line[of], 0);
const onBoard = (slots: Mat['houses']) => slots.filter(({ covered }) => !covered).length;

const COLUMNS: readonly Column[] = [
  {
    id: 'vp',
    rule: 'goal',
    sign: <TokenIcon name="vp" />,
    name: ({ w }) => w.terms.vp,
    value: (_, state, seat) => state.vp(seat),
  },
  {
    id: 'coins',
    rule: 'income',
    sign: <TokenIcon name="coin" />,
    name: ({ w }) => w.terms.coins,
    value: (_, state, seat) => state.coins(seat),
  },
  {
    id: 'income-coins',
    rule: 'income',
    sign: (
      <>
        +<TokenIcon name="coin" />
      </>
    ),
    name: ({ m, n, w }) => m.list([n.mat.income, w.terms.coins]),
    value: (mat) => sum(mat, 'coins'),
  },
  {
    id: 'income-power',
    rule: 'bowls',
    sign: (
      <>
        +<TokenIcon name="power" />
      </>
    ),
    name: ({ m, n, w }) => m.list([n.mat.income, w.terms.power]),
    value: (mat) => sum(mat, 'power'),
  },
  {
    id: 'houses',
    rule: 'buildings',
    sign: <TokenIcon name="house" />,
    name: ({ n }) => n.mat.houses,
    value: (mat) => onBoard(mat.houses),
  },
  {
    id: 'trading-posts',
    rule: 'buildings',
    sign: <TokenIcon name="trading-post" />,
    name: ({ n }) => n.mat.tradingPosts,
    value: (mat) => onBoard(mat.tradingPosts),
  },
  {
    id: 'palaces',
    rule: 'buildings',
    sign: <TokenIcon name="palace" />,
    name: ({ n }) => n.mat.palaces,
    value: (mat) => Number(mat.leftPalace) + Number(mat.rightPalace),
  },
  {
    id: 'sailing',
    rule: 'sailing',
    sign: <TokenIcon name="ship" />,
    name: ({ n }) => n.mat.sailing,
    value: (mat) => mat.sailing,
  },
  {
    id: 'towns',
    rule: 'towns',
    sign: <TokenIcon name="town" />,
    name: ({ n }) => n.mat.towns,
    value: (mat) => mat.towns.filter(({ used }) => used).length,
  },
  {
    id: 'bridges',
    rule: 'bridges',
    sign: <TokenIcon name="bridge" />,
    name: ({ n }) => n.mat.bridges,
    value: (mat) => mat.bridgesLeft,
  },
  {
    id: 'territory',
    rule: 'end',
    sign: <TokenIcon name="network" />,
    name: ({ n }) => n.mat.territory,
    value: (_, state, seat) => largestTerritory(state, seat),
  },
];

/** Goods, incomes and pieces of all seats, one below the other; the largest are marked. */
export function Compare() {
  const speech = useNovaSpeech();
  const { play, who, face } = useTable();
  const { state } = play;
  const rows = face.order(state).map((seat) => {
    const mat = matOf(state, seat);
    return { seat, values: COLUMNS.map(({ value }) => mat && value(mat, state, seat)) };
  });
  const most = COLUMNS.map((_, column) =>
    Math.max(...rows.map(({ values }) => values[column] ?? 0)),
  );
  return (
    <div className="wide">
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{speech.m.rail.heading}</span>
            </th>
            {COLUMNS.map(({ id, rule, sign, name }) => (
              <th key={id} scope="col" title={name(speech)}>
                <RulesLink to={rule}>
                  <span aria-hidden="true">{sign}</span>
                  <span className="compare-word">{name(speech)}</span>
                </RulesLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, values }) => (
            <tr key={seat}>
              <th scope="row">
                <span className="compare-who">
                  <SeatMark seat={seat} size={26} />
                  <span className="compare-name">{who.seat(seat)}</span>
                </span>
              </th>
              {values.map((value, column) => (
                <td
                  key={COLUMNS[column].id}
                  className={value !== 0 && value === most[column] ? 'compare-most' : undefined}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
