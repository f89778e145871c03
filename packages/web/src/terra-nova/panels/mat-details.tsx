import type { Colour } from '@pangaea/rules/terra-nova';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { Explained } from '../../ui/explained.tsx';
import { matOf, type Slot } from '../game/mat.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Income } from './income.tsx';
import { MatRest } from './mat-rest.tsx';
import { OwnPeople } from './people-at-table.tsx';

/** A faction mat: covered spaces, the next income, and abilities. */
export function MatDetails({ seat, colour }: { readonly seat: number; readonly colour: Colour }) {
  const { w } = useNovaSpeech();
  const { play } = useTable();
  const mat = matOf(play.state, seat);
  if (mat === undefined) return null;
  return (
    <div className="mat">
      <OwnPeople seat={seat} />
      <Income mat={mat} seat={seat} />
      <Row name={w.buildings.house} piece="house" colour={colour} slots={mat.houses} />
      <Row
        name={w.buildings['trading-post']}
        piece="trading-post"
        colour={colour}
        slots={mat.tradingPosts}
      />
      <MatRest mat={mat} seat={seat} />
    </div>
  );
}

function Row({
  name,
  piece,
  colour,
  slots,
}: {
  readonly name: string;
  readonly piece: 'house' | 'trading-post';
  readonly colour: Colour;
  readonly slots: readonly Slot[];
}) {
  const { m, n } = useNovaSpeech();
  const left = slots.filter(({ covered }) => covered).length;
  return (
    <Explained
      label={m.told(name, `${left} / ${slots.length}`)}
      note={` ${n.mat.row(left, slots.length)}`}
      className="mat-row"
    >
      {slots.map(({ income, covered }, place) => (
        <span
          key={`${place}-${covered}`}
          className={covered ? 'slot slot-covered' : 'slot'}
          title={covered ? n.mat.covered : n.mat.open}
        >
          {covered ? (
            <PieceIcon piece={piece} colour={colour} />
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
