import { conceptsOf } from '@pangaea/words/gaia';
import { decksOf, displayOf, handOf } from '../game/actions.ts';
import { introOf } from '../game/introduction.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The visible cards and the rules of this table, part by part, with the numbers of this table. */
export function RulesHelp() {
  const { w, g } = useGaiaSpeech();
  const { state, viewer } = useTable().play;
  const { table } = state;
  const hand = viewer === 'spectator' ? [] : handOf(state, viewer);
  const shown = decksOf(state).flatMap((deck) => displayOf(state, deck));
  const cards = [...new Set([...hand, ...shown])].map((face) => table.cardNames[face]);
  return (
    <div className="rules-help">
      <h3>{g.intro.heading}</h3>
      <ol className="intro">
        {introOf(g, table).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {cards.length > 0 && (
        <details>
          <summary>{g.actions.cards}</summary>
          <dl>
            {cards.map((card) => (
              <div key={card}>
                <dt>{w.card(card)}</dt>
                <dd>{w.explain.card(card, table)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <h3>{g.actions.parts}</h3>
      <dl>
        {conceptsOf(table.options).map((concept) => (
          <div key={concept}>
            <dt>{began(w.explain.titles[concept])}</dt>
            <dd>{w.explain.concepts[concept](table)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function began(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
