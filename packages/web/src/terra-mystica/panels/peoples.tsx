import { Peoples } from '../../terra/panels/peoples.tsx';
import { usePanel } from '../panel.ts';
import { peopleOf, unsureOf } from './people.ts';

/** What everybody at the table can do. @param isOwnOpen the own people first, and open */
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
