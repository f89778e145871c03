import { Peoples } from '../../terra/panels/peoples.tsx';
import { usePanel } from '../panel.ts';
import { peopleOf, unsureOf } from './people.ts';

/**
 * The abilities of all factions at the table.
 * @param isOwnOpen whether the own faction comes first and unfolded
 */
export function MysticaPeoples({ isOwnOpen }: { readonly isOwnOpen?: boolean }) {
  const { state, speech } = usePanel();
  const { people } = speech.p;
  return (
    <Peoples
      heading={people.all}
      stands={people.stands}
      partsOf={(seat) => peopleOf(state, seat, speech)}
      unsureOf={(seat) => unsureOf(state, seat, speech)}
      {...(isOwnOpen === undefined ? {} : { isOwnOpen })}
    />
  );
}
