import { backOf, DECKS, LANDS, type Land, NONE, POWERS, type Power } from '@pangaea/rules/gaia';
import { Rise } from '../../play/rise.tsx';
import { Explained } from '../../ui/explained.tsx';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { MeepleIcon } from '../cards/meeple-icon.tsx';
import { Glyph } from '../cards/signs.tsx';
import { decksOf, handOf, shownOf } from '../game/actions.ts';
import { goalsOf } from '../game/goals.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { StandingOrderChoice } from './standing-order.tsx';

/** The cards and meeples of a seat; for the own seat also its standing orders. */
export function Board({ seat }: { readonly seat: number }) {
  const { viewer } = useTable().play;
  return (
    <>
      <Holdings seat={seat} />
      {viewer === seat && <StandingOrderChoice />}
    </>
  );
}

/** The cards and meeples of a seat. */
export function Holdings({ seat }: { readonly seat: number }) {
  const { w, g } = useGaiaSpeech();
  const { state } = useTable().play;
  return (
    <div className="mat">
      <div className="mat-line">
        <Explained
          className="supply"
          label={g.mats.left(state.supply(seat))}
          note={w.explain.concepts.goal(state.table)}
        >
          {Array.from({ length: state.supply(seat) }, (_, index) => (
            <MeepleIcon key={index} seat={seat} />
          ))}
          <b>{state.supply(seat)}</b>
          <Rise value={state.supply(seat)} />
        </Explained>
        <Backs seat={seat} />
      </div>
      <Front seat={seat} />
      <Seen seat={seat} />
      <Standing seat={seat} />
    </div>
  );
}

/** The number of cards in a hand, by back. */
function Backs({ seat }: { readonly seat: number }) {
  const { m, w, g } = useGaiaSpeech();
  const { state } = useTable().play;
  const backs = handOf(state, seat).map(backOf);
  const counts = decksOf(state).map((deck) => ({
    deck: DECKS[deck],
    count: backs.filter((each) => each === deck).length,
  }));
  const spoken = counts
    .filter(({ count }) => count > 0)
    .map(({ deck, count }) => g.mats.backs(count, w.decks[deck]));
  return (
    <Explained
      className="backs"
      label={g.mats.hand(m.list(spoken) || g.mats.nothing)}
      note={w.explain.concepts.hidden(state.table)}
    >
      {counts.map(({ deck, count }) => (
        <span key={deck} className={count > 0 ? 'back-count' : 'back-count back-none'}>
          <CardBack deck={deck} />
          {count}
        </span>
      ))}
      <Rise value={backs.length} />
    </Explained>
  );
}

/** The cards of a hand that everybody saw being taken. */
function Seen({ seat }: { readonly seat: number }) {
  const { w, g } = useGaiaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  const cards = shownOf(state, seat);
  if (cards.length === 0) return null;
  return (
    <div className="mat-line">
      <span className="front-name">{g.mats.seen}</span>
      <ul className="seen" aria-label={g.mats.seen}>
        {cards.map((card, index) => (
          <li key={index}>
            <Explained label={w.card(card)} note={w.explain.card(card, state.table)}>
              <CardFace name={card} edition={who.edition} />
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The nature and power cards that lie in front of a seat. */
function Front({ seat }: { readonly seat: number }) {
  const { m, w, g } = useGaiaSpeech();
  const { state } = useTable().play;
  const lying: { readonly id: Land | Power; readonly count: number }[] = [
    ...LANDS.map((id, index) => ({ id, count: state.natureInFront(seat, index) })),
    ...POWERS.map((id, index) => ({ id, count: state.powersInFront(seat, index) })),
  ].filter(({ count }) => count > 0);
  const counts = Object.fromEntries(lying.map(({ id, count }) => [id, count]));
  return (
    <div className="mat-line">
      <Explained
        className="front"
        label={m.told(g.mats.front, w.counted(counts) || g.mats.nothing)}
        note={w.explain.concepts.objectives(state.table)}
      >
        <span className="front-name">{g.mats.front}</span>
        {lying.length === 0 && '–'}
        {lying.map(({ id, count }) => (
          <span key={id} className="front-card">
            <span className={`stock-sign need-${isLand(id) ? id : 'power'}`}>
              <Glyph name={id} />
            </span>
            {count > 1 && `×${count}`}
          </span>
        ))}
      </Explained>
    </div>
  );
}

function isLand(id: Land | Power): boolean {
  return LANDS.some((land) => land === id);
}

/** The places of a seat's meeples. */
function Standing({ seat }: { readonly seat: number }) {
  const { w, g } = useGaiaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  const { cityIds } = state.table;
  const cities = cityIds.flatMap((id, city) => {
    const count = state.cityAt(city) === NONE ? 0 : state.meeples(city, seat);
    return count > 0 ? [{ id, met: state.met(city), count }] : [];
  });
  const goals = goalsOf(state, undefined).filter(({ by }) => by === seat);
  if (cities.length === 0 && goals.length === 0) return null;
  return (
    <ul className="standing">
      {cities.map(({ id, met, count }) => (
        <li key={id}>
          <span aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <MeepleIcon key={index} seat={seat} />
            ))}
            {w.city(id)} <span className="met">{`${met}/4`}</span>
          </span>
          <span className="spoken">{g.mats.standsOn(w.city(id), met, w.meeplesOf(count))}</span>
        </li>
      ))}
      {goals.map(({ id }) => (
        <li key={id}>
          <span aria-hidden="true">
            <MeepleIcon seat={seat} />
          </span>
          {w.objective(id, who.edition)}
        </li>
      ))}
    </ul>
  );
}
