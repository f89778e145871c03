import { argA, kindOf, type Move } from '@pangaea/rules/kernel';
import { KIND, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';
import { Crest } from '../../ui/crests/crest.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { GAME } from '../game/rules.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { FactionWords } from './faction-words.tsx';

/** The number of lowest bids in sight in an open auction; the others are one press away. */
const LOWEST = 7;

/**
 * The auctioned boards, each with the highest bid and a ladder of possible bids. Boards that can be
 * bid for come first.
 */
export function Auction({ choices }: { readonly choices: readonly Choice[] }) {
  const { play } = useTable();
  const { state } = play;
  const lots = Array.from({ length: state.table.players }, (_, place) => place)
    .filter((place) => state.nominated(place) !== NONE)
    .map((place) => ({
      place,
      choices: choices.filter(({ target }) => target.at === state.nominated(place)),
    }));
  return (
    <ul className="auction">
      {[
        ...lots.filter((lot) => lot.choices.length > 0),
        ...lots.filter((lot) => lot.choices.length === 0),
      ].map((lot) => (
        <li key={lot.place}>
          <Lot {...lot} />
        </li>
      ))}
    </ul>
  );
}

function Lot({ place, choices }: { readonly place: number; readonly choices: readonly Choice[] }) {
  const { t, w, crests } = useMysticaSpeech();
  const { state } = useTable().play;
  const id = state.table.factionNames[state.nominated(place)];
  const { home } = state.table.factions[state.nominated(place)];
  const isOpen = choices.some(({ move }) => kindOf(move) === KIND.bid);
  const low = isOpen ? choices.slice(0, LOWEST) : choices;
  const high = choices.slice(low.length);
  return (
    <section className="lot" aria-label={w.factions[id]}>
      <header>
        <Crest arms={crests[id]} size={44} />
        <h3>
          {w.factions[id]}{' '}
          <small>{home === 'chosen' ? t.chooser.chosenHome : w.terrains[home]}</small>
        </h3>
        <Present place={place} />
      </header>
      <FactionWords faction={id} />
      {low.length > 0 && <Ladder choices={low} />}
      {high.length > 0 && (
        <details className="ladder-more">
          <summary>{t.auction.more}</summary>
          <Ladder choices={high} />
        </details>
      )}
    </section>
  );
}

/** The highest bid; in a sealed auction one's own. */
function Present({ place }: { readonly place: number }) {
  const { t } = useMysticaSpeech();
  const { play, who } = useTable();
  const { state, seat } = play;
  if (state.table.options.factions === 'fast-auction') {
    if (seat === undefined || state.sealedCount(seat) <= place) return null;
    return <p className="lot-present">{t.auction.written(state.sealed(seat, place))}</p>;
  }
  const bidder = state.bidder(place);
  if (bidder === NONE) return <p className="lot-present lot-free">{t.auction.free}</p>;
  const points = state.table.options.auctionBase - state.bid(place);
  return (
    <p className="lot-present">
      {t.auction.present(who.seat(bidder), t.auction.startsWith(points))}
    </p>
  );
}

function Ladder({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useMysticaSpeech();
  const { play } = useTable();
  const { state } = play;
  return (
    <ol className="choices ladder">
      {choices.map(({ move }) => {
        const { points, start } = bidOf(state, move);
        return (
          <li key={move}>
            <button
              type="button"
              className="choice rung"
              data-move={kindOf(move) === KIND.bid ? 'bid' : 'seal'}
              onClick={() => play.wish({ do: 'draft', move })}
            >
              <span aria-hidden="true">{points}</span>
              <span className="spoken">{t.auction.rung(points, t.auction.startsWith(start))}</span>
              {points !== start && (
                <span className="rung-start" aria-hidden="true">
                  {start}
                  <TokenIcon name="vp" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A bid, and the points that one would start with. */
function bidOf(state: State, move: Move): { readonly points: number; readonly start: number } {
  const points = Number(GAME.notation.decode(state, move).points);
  const { auctionBase } = state.table.options;
  const start = kindOf(move) === KIND.bid && auctionBase === 30 ? auctionBase - points : points;
  return { points, start };
}

/** The effects of a drafted move of the auction. */
export function AuctionOutcome({ state, move }: { readonly state: State; readonly move: Move }) {
  const { t, w } = useMysticaSpeech();
  const name = w.factions[state.table.factionNames[argA(move)]];
  switch (kindOf(move)) {
    case KIND.bid:
      return <p>{t.auction.bids(name, bidOf(state, move).start)}</p>;
    case KIND.seal:
      return <p>{t.auction.seals(name, bidOf(state, move).start)}</p>;
    default:
      return <p>{t.auction.nominates(name)}</p>;
  }
}
