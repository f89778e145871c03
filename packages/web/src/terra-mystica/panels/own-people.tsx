import { NONE, TERRAINS } from '@pangaea/rules/terra-mystica';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { BoardHead } from '../../terra/panels/board-head.tsx';
import { PeopleFold } from '../../terra/panels/people-fold.tsx';
import { PeopleParts } from '../../terra/panels/people-parts.tsx';
import { Notes } from '../../ui/explained.tsx';
import { usePanel } from '../panel.ts';
import { peopleNotes, peopleOf, unsureOf } from './people.ts';
import { TerrainWheel } from './wheel.tsx';

/** Crest, name and terrain cycle of a seat. */
export function MysticaBoardHead({ seat }: { readonly seat: number }) {
  const { state, speech } = usePanel();
  const isChosen = state.faction(seat) !== NONE;
  const ground = isChosen ? TERRAINS[state.groundOf(seat)] : undefined;
  return (
    <BoardHead
      seat={seat}
      land={ground === undefined ? undefined : speech.w.terrains[ground]}
      note={isChosen ? <SeatNote seat={seat} /> : undefined}
      heading={speech.p.people.heading}
      wheel={
        <RulesNotes to="land">
          <TerrainWheel state={state} seat={seat} speech={speech} />
        </RulesNotes>
      }
    />
  );
}

/** The abilities of a seat's faction, for the note on its crest. */
export function SeatNote({ seat }: { readonly seat: number }) {
  const { state, speech } = usePanel();
  return <Notes of={peopleNotes(state, seat, speech)} />;
}

/**
 * The abilities of a seat's faction: from the start, with its stronghold, with its landscape, and
 * with notes if sources differ.
 */
export function OwnPeople({ seat }: { readonly seat: number }) {
  const { state, speech } = usePanel();
  const { p } = speech;
  const parts = peopleOf(state, seat, speech);
  if (parts.length === 0) return null;
  return (
    <PeopleFold line={parts.map(({ heading, text }) => p.of(heading, text)).join(' ')}>
      <PeopleParts parts={parts} stands={p.people.stands} unsure={unsureOf(state, seat, speech)} />
    </PeopleFold>
  );
}
