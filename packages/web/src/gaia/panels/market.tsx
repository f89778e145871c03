import { DECKS, LANDS } from '@pangaea/rules/gaia';
import { Rise } from '../../play/rise.tsx';
import { Explained } from '../../ui/explained.tsx';
import { CardBack } from '../cards/card-face.tsx';
import { Glyph } from '../cards/signs.tsx';
import { decksOf, displayOf } from '../game/actions.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { CardThing, ThingButton } from './card-button.tsx';

/** The decks, the cards on display beside them, and the supply of tiles and tokens. */
export function Market() {
  const { g } = useGaiaSpeech();
  const { play } = useTable();
  return (
    <section className="market" aria-labelledby="to-draw">
      <h2 id="to-draw">{g.draw.heading}</h2>
      <div>
        {decksOf(play.state).map((deck) => (
          <DeckRow key={deck} deck={deck} />
        ))}
      </div>
      <Stock />
    </section>
  );
}

function DeckRow({ deck }: { readonly deck: number }) {
  const speech = useGaiaSpeech();
  const { w, g } = speech;
  const { play } = useTable();
  const { state, actions } = play;
  const { table } = state;
  const id = DECKS[deck];
  const left = state.deckSize(deck);
  const name = w.decks[id];
  const find = (zone: string, card: string) =>
    actions.find((action) => action.zone === zone && action.with === card);
  return (
    <ul className="cards" aria-label={name} data-spot={`deck ${id}`}>
      <li>
        <ThingButton
          action={find('deck', id)}
          name={left > 0 ? g.draw.deck(name, left) : g.draw.empty(name)}
          verb={g.draw.unseen}
          note={w.explain.concepts.draw(table)}
        >
          <span className={left > 0 ? 'deck' : 'deck deck-empty'}>
            <CardBack deck={id} />
          </span>
          <span className="caption">{left}</span>
        </ThingButton>
      </li>
      {displayOf(state, deck).map((face, place) => {
        const card = table.cardNames[face];
        return (
          <li key={`${card} ${place}`} className="dealt">
            <CardThing card={card} action={find('display', card)} verb={g.draw.take} />
          </li>
        );
      })}
    </ul>
  );
}

/** Tiles left in the piles, animal tokens left. */
function Stock() {
  const { w, g } = useGaiaSpeech();
  const { play } = useTable();
  const { state } = play;
  return (
    <ul className="stock" aria-label={g.stock.heading}>
      {LANDS.map((land, index) => (
        <li key={land}>
          <Explained
            className="stock-pile"
            label={g.stock.tiles(w.lands[land], state.pile(index))}
            note={w.explain.concepts.natureCard(state.table)}
          >
            <span className={`stock-sign need-${land}`}>
              <Glyph name={land} />
            </span>
            {state.pile(index)}
            <Rise value={state.pile(index)} />
          </Explained>
        </li>
      ))}
      <li>
        <Explained
          className="stock-pile"
          label={g.stock.animals(state.tokens())}
          note={w.explain.concepts.animalCard(state.table)}
        >
          <span className="stock-sign need-animal">
            <Glyph name="animal" />
          </span>
          {state.tokens()}
          <Rise value={state.tokens()} />
        </Explained>
      </li>
    </ul>
  );
}
