import { FACE } from '@pangaea/rules/gaia';
import type { ReactNode } from 'preact/compat';
import { handOf } from '../game/actions.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { CardThing } from './card-button.tsx';
import { ExplainSwitch } from './explaining.tsx';

/**
 * The hand of the viewer; each card offers its possible uses.
 * @param children the question about the cards, if there is one, instead of their number
 */
export function Hand({ children = false }: { readonly children?: ReactNode }) {
  const speech = useGaiaSpeech();
  const { g } = speech;
  const { play, who } = useTable();
  const { state, viewer, actions } = play;
  if (viewer === 'spectator') return null;
  const { table } = state;
  const faces = handOf(state, viewer);
  const powers = faces.filter((face) => face >= FACE.power && face < FACE.city).length;
  const several = play.table.players.filter(({ kind }) => kind === 'here').length > 1;
  return (
    <section className="hand" aria-labelledby="my-hand">
      <Taken />
      <header className="cards-head">
        <h2 id="my-hand" className={children === false ? undefined : 'spoken'}>
          {several ? g.hand.of(who.seat(viewer)) : g.hand.mine}
        </h2>
        {children !== false ? (
          children
        ) : (
          <>
            <span className="hint">
              {table.options.powers === 'none'
                ? g.hand.limits(faces.length, table.handLimit)
                : g.hand.limitsWithPower(faces.length, table.handLimit, powers, table.powerLimit)}
            </span>
            {play.actions.length > 0 && <ExplainSwitch />}
          </>
        )}
      </header>
      <ul className="cards">
        {faces.map((face, index) => {
          const name = table.cardNames[face];
          const action = actions.find(({ zone, with: card }) => zone === 'hand' && card === name);
          const discards = action?.id.startsWith('discard:') ?? false;
          return (
            <li key={`${name} ${index}`}>
              <CardThing
                card={name}
                action={action}
                verb={discards ? g.hand.discard : g.hand.play}
              />
            </li>
          );
        })}
        {faces.length === 0 && <li className="hint">{g.hand.empty}</li>}
      </ul>
    </section>
  );
}

/** The cards taken by the tornado, while one of them is chosen. */
function Taken() {
  const speech = useGaiaSpeech();
  const { m, w, g } = speech;
  const { play } = useTable();
  const taken = play.actions.filter(({ zone }) => zone === 'taken');
  if (taken.length === 0) return null;
  return (
    <>
      <h2>{g.actions.taken}</h2>
      <ul className="cards">
        {taken.map((action) => (
          <li key={action.id}>
            <CardThing
              card={action.with}
              action={action}
              verb={(name) => m.told(w.moves.keep.kind, name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
