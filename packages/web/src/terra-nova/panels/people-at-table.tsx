import { NONE, type State, shovelsNeeded, TERRAINS } from '@pangaea/rules/terra-nova';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { BoardHead } from '../../terra/panels/board-head.tsx';
import { PeopleFold } from '../../terra/panels/people-fold.tsx';
import { PeopleParts } from '../../terra/panels/people-parts.tsx';
import { Wheel } from '../../terra/panels/wheel.tsx';
import { Explained, Notes } from '../../ui/explained.tsx';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { peopleOf } from './people.ts';

/** Crest, name and terrain circle of a seat. */
export function NovaBoardHead({ seat }: { readonly seat: number }) {
  const speech = useNovaSpeech();
  const { state } = useTable().play;
  const isChosen = state.faction(seat) !== NONE;
  return (
    <BoardHead
      seat={seat}
      land={isChosen ? speech.w.terrains[TERRAINS[state.home(seat)]] : undefined}
      note={isChosen ? <SeatNote seat={seat} /> : undefined}
      heading={speech.n.people.heading}
      wheel={
        isChosen && (
          <RulesNotes to="land">
            <TerrainWheel seat={seat} />
          </RulesNotes>
        )
      }
    />
  );
}

/** The abilities of a seat's faction, for the note on its crest. */
export function SeatNote({ seat }: { readonly seat: number }) {
  const speech = useNovaSpeech();
  const { state } = useTable().play;
  const parts = peopleOf(state, seat, speech);
  return <Notes of={parts.map(({ heading, text }) => speech.m.told(heading, text))} />;
}

/** The abilities of a seat's faction, with the palaces that are built. */
export function OwnPeople({ seat }: { readonly seat: number }) {
  const speech = useNovaSpeech();
  const { m, n } = speech;
  const { state } = useTable().play;
  const parts = peopleOf(state, seat, speech);
  return (
    <PeopleFold line={m.phrases(parts.map(({ heading, text }) => m.told(heading, text)))}>
      <PeopleParts parts={parts} stands={n.mat.built} />
    </PeopleFold>
  );
}

/** The circle of terrains of a seat, with its home at the top; a press explains the numbers. */
export function TerrainWheel({ seat }: { readonly seat: number }) {
  const speech = useNovaSpeech();
  const { m, n, w } = speech;
  const { state } = useTable().play;
  const words = wheelInWords(state, seat, speech);
  const price = w.coins(state.table.edition.costs.shovel);
  return (
    <Explained
      label={m.told(n.mat.circle, words)}
      title={n.mat.circle}
      note={<Notes of={[words, n.mat.circleNote(price)]} />}
      className="own-terrains"
    >
      <WheelFace seat={seat} />
    </Explained>
  );
}

/** The picture of the terrain wheel alone, for places with a text beside it. */
export function WheelFace({ seat }: { readonly seat: number }) {
  const { state } = useTable().play;
  const sectors = around(state, seat).map((terrain) => ({
    ground: TERRAINS[terrain],
    price: shovelsNeeded(state, seat, terrain),
  }));
  return <Wheel sectors={sectors} sign="spade" />;
}

/** Terrains by their price, the home terrain first. */
export function wheelInWords(state: State, seat: number, { m, w }: NovaSpeech): string {
  const [home, ...others] = around(state, seat);
  const name = (terrain: number) => w.terrains[TERRAINS[terrain]];
  return m.phrases([
    m.told(w.terms.homeTerrain, name(home)),
    m.told(
      w.terms.shovel,
      m.list(others.map((each) => `${name(each)} ${shovelsNeeded(state, seat, each)}`)),
    ),
  ]);
}

function around(state: State, seat: number): readonly number[] {
  return TERRAINS.map((_, step) => (state.home(seat) + step) % TERRAINS.length);
}
