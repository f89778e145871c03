import './stored.css';
import { NONE } from '@pangaea/rules/terra-mystica';
import { Explained, Notes } from '../../ui/explained.tsx';
import { storesOf } from '../game/stores.ts';
import type { PanelProps } from '../panels/props.ts';
import { PictureView } from './picture-view.tsx';

/** The stores of a seat's faction on its board; a press on a store explains it. */
export function StoredPanel(props: PanelProps & { readonly seat: number }) {
  const { state, before, speech, seat } = props;
  const { p, fan } = speech;
  const of = storesOf(state, seat, fan?.stores);
  if (of === undefined) return null;
  const words = fan?.words[state.table.factions[state.faction(seat)].id]?.stored;
  const old = before === undefined || before.faction(seat) === NONE ? state : before;
  return of.board.map(({ id, picture }) => {
    const now = picture(state, seat);
    const said = words?.[id];
    if (now === undefined || said === undefined) return null;
    return (
      <Explained
        key={id}
        label={p.at(said.name, said.told(...now.numbers))}
        note={<Notes of={said.notes} />}
        className={`tm-stored tm-stored-${now.kind}`}
      >
        <PictureView
          speech={speech}
          name={said.name}
          picture={now}
          before={picture(old, seat) ?? now}
        />
      </Explained>
    );
  });
}
