import { NONE } from '@pangaea/rules/terra-nova';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { Peoples } from '../../terra/panels/peoples.tsx';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { peopleOf } from './people.ts';
import { WheelFace, wheelInWords } from './people-at-table.tsx';

/**
 * The abilities of all factions at the table.
 * @param isOwnOpen whether the own faction comes first and unfolded
 */
export function NovaPeoples({ isOwnOpen = false }: { readonly isOwnOpen?: boolean }) {
  const speech = useNovaSpeech();
  const { state } = useTable().play;
  return (
    <Peoples
      heading={speech.n.people.all}
      stands={speech.n.mat.built}
      partsOf={(seat) => peopleOf(state, seat, speech)}
      isOwnOpen={isOwnOpen}
    />
  );
}

/** The terrain circle of the viewer, with an explanation. */
export function OwnWheel() {
  const speech = useNovaSpeech();
  const { n, w } = speech;
  const { play } = useTable();
  const { state } = play;
  const seat = ownSeat(play);
  if (state.faction(seat) === NONE) return null;
  return (
    <section className="own-wheel">
      <WheelFace seat={seat} />
      <div>
        <h3>{n.mat.circle}</h3>
        <p>{wheelInWords(state, seat, speech)}</p>
        <p>{n.mat.circleNote(w.coins(state.table.edition.costs.shovel))}</p>
      </div>
    </section>
  );
}
