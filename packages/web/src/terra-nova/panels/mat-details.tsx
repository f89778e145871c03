import type { Terrain } from '@pangaea/rules/terra-nova';
import { useId, useState } from 'react';
import { PieceIcon } from '../../board/pieces.tsx';
import { Explained } from '../../ui/explained.tsx';
import { type Mat, matOf, type Slot } from '../game/mat.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Income } from './income.tsx';
import { MatRest } from './mat-rest.tsx';
import { StandingOrderChoice } from './standing-order.tsx';

/** A faction mat: what is covered, what the next income will be, what the faction can do. */
export function MatDetails({
  seat,
  home,
  own,
}: {
  readonly seat: number;
  readonly home: Terrain;
  /** Of somebody at this device: open from the start, and standing orders can be left. */
  readonly own: boolean;
}) {
  const { m, w } = useNovaSpeech();
  const { play } = useTable();
  const [open, setOpen] = useState(own);
  const id = useId();
  const mat = matOf(play.state, seat);
  if (mat === undefined) return null;
  return (
    <div className="mat">
      <div className="mat-head">
        <button
          type="button"
          className="mat-open"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {m.mat.mat}
        </button>
        <Income mat={mat} seat={seat} />
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <Row name={w.buildings.house} piece="house" home={home} slots={mat.houses} />
            <Row
              name={w.buildings['trading-post']}
              piece="trading-post"
              home={home}
              slots={mat.tradingPosts}
            />
            <Palaces mat={mat} home={home} />
            <MatRest mat={mat} seat={seat} />
            {own && <StandingOrderChoice seat={seat} />}
          </>
        )}
      </div>
    </div>
  );
}

function Row({
  name,
  piece,
  home,
  slots,
}: {
  readonly name: string;
  readonly piece: 'house' | 'trading-post';
  readonly home: Terrain;
  readonly slots: readonly Slot[];
}) {
  const { m } = useNovaSpeech();
  const left = slots.filter(({ covered }) => covered).length;
  return (
    <Explained
      label={`${name}: ${left} / ${slots.length}`}
      note={` ${m.mat.row(left, slots.length)}`}
      className="mat-row"
    >
      {slots.map(({ income, covered }, place) => (
        <span
          key={`${place}-${covered}`}
          className={covered ? 'slot slot-covered' : 'slot'}
          title={covered ? m.mat.covered : m.mat.open}
        >
          {covered ? (
            <PieceIcon piece={piece} colour={home} />
          ) : (
            <>
              {income.coins !== undefined && <b className="slot-coins">{income.coins}</b>}
              {income.power !== undefined && <b className="slot-power">{income.power}</b>}
              {income.coins === undefined && income.power === undefined && <b>–</b>}
            </>
          )}
        </span>
      ))}
    </Explained>
  );
}

function Palaces({ mat, home }: { readonly mat: Mat; readonly home: Terrain }) {
  const { m, w } = useNovaSpeech();
  const { play } = useTable();
  const { table } = play.state;
  const { faction } = mat;
  const parts = [
    {
      id: 'left-palace',
      label: m.mat.leftPalace,
      effects: faction.leftPalace,
      built: mat.leftPalace,
    },
    {
      id: 'right-palace',
      label: m.mat.rightPalace,
      effects: faction.rightPalace,
      built: mat.rightPalace,
    },
  ] as const;
  const ability = [
    ...w.effects(faction.ability, table),
    ...(faction.startHouses > 2 ? [w.startHouses(faction.startHouses)] : []),
  ];
  return (
    <ul className="abilities">
      <li>
        <span>
          <b>{m.mat.ability}</b> {ability.join('; ')}
        </span>
      </li>
      {parts.map(({ id, label, effects, built }) => (
        <li key={id} className={built ? 'ability-built' : 'ability-waiting'}>
          <PieceIcon piece={id} colour={home} />
          <span>
            <b>
              {label}
              {built && ` (${m.mat.built})`}
              {built && effects.action !== undefined && mat.actionUsed && ` ${m.mat.used}`}
            </b>{' '}
            {w.effects(effects, table).join('; ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
