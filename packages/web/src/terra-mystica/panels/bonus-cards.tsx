import { memo, useId } from 'preact/compat';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { type CardOnTable, cardsOn } from '../game/shelf.ts';
import type { Choosing, PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';
import { Thing } from './thing.tsx';
import { CardFace } from './tile-faces.tsx';

export interface BonusCardsProps extends PanelProps {
  readonly cards?: Choosing | undefined;
  /** Whether it is a second display that is shown only while a card is taken. */
  readonly isOffer?: boolean;
}

/** The bonus cards: free ones with their coins, others with the mark of their holder. */
export const BonusCards = memo(function BonusCards({
  state,
  speech,
  who,
  cards,
  answersAt,
  isOffer,
}: BonusCardsProps) {
  const { w, p } = speech;
  const all = cardsOn(state);
  const id = useId();
  const Rack = isOffer ? 'div' : 'section';
  return (
    <Rack className="panel tm-cards" aria-labelledby={isOffer ? undefined : id}>
      <header className="tm-head">
        <h2 id={id}>{p.cards.heading}</h2>
        <span className="hint">
          {p.cards.free(all.filter(({ holder }) => holder === undefined).length)}
        </span>
      </header>
      <ul>
        {all.map((each) => (
          <li key={each.card} data-spot={`card ${each.card}`}>
            <Thing
              thing={each.index}
              choosing={cards}
              verb={cards?.isQuiet ? p.cards.pass : p.cards.take}
              label={w.bonusCard(each.card)}
              notes={[...notesOf(each), ...(answersAt?.(`tile ${each.card}`) ?? [])]}
              className={`tm-card ${each.holder === undefined ? 'tm-card-free' : 'tm-card-held'}`}
            >
              <CardFace card={each.card} />
              {each.coins > 0 && (
                <span className="tm-card-coins">
                  +{each.coins}
                  <TokenIcon name="coin" />
                </span>
              )}
              {each.holder !== undefined && (
                <span className="tm-card-holder">
                  <SeatCrest state={state} seat={each.holder} />
                  {each.nextPlace !== undefined && <b>{each.nextPlace}</b>}
                </span>
              )}
            </Thing>
          </li>
        ))}
      </ul>
    </Rack>
  );

  function notesOf({ coins, holder, nextPlace }: CardOnTable): readonly string[] {
    if (holder === undefined) {
      return coins > 0 ? [p.cards.lies, p.cards.coins(w.coins(coins))] : [p.cards.lies];
    }
    const name = who.seat(holder);
    return [nextPlace === undefined ? p.cards.heldBy(name) : p.cards.nextRound(name, nextPlace)];
  }
});
