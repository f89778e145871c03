import { argA, kindOf, type Move } from '@pangaea/rules/kernel';
import { KIND, NONE, type State } from '@pangaea/rules/terra-mystica';
import { useId, useState } from 'preact/compat';
import type { Choice } from '../../terra/game/choices.ts';
import { Crest } from '../../ui/crests/crest.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { GAME } from '../game/rules.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { FactionWords } from './faction-words.tsx';

/**
 * The boards of the auction, one row each in their order: the leader, the highest bid, the starting
 * points, and the next bid in one press. Higher bids and the whole board open below the row.
 */
export function Auction({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useMysticaSpeech();
  const { play } = useTable();
  const { state } = play;
  const isOpen = state.table.options.factions !== 'fast-auction';
  const { base } = useAuction();
  return (
    <div className={isOpen ? 'auction auction-open' : 'auction'}>
      {isOpen && (
        <div className="auction-heads" aria-hidden="true">
          <span>{t.auction.columns.leader}</span>
          {base === 30 && <span>{t.auction.columns.bid}</span>}
          <span>{t.auction.columns.starts}</span>
        </div>
      )}
      <ul>
        {putUp(state).map((place) => (
          <li key={place}>
            <Lot
              place={place}
              choices={choices.filter(({ target }) => target.at === state.nominated(place))}
            />
          </li>
        ))}
      </ul>
      {isOpen && <Without />}
    </div>
  );
}

function useAuction() {
  const { options } = useTable().play.state.table;
  return { base: options.auctionBase };
}

/** The places of the boards that are in the auction. */
function putUp(state: State): readonly number[] {
  return Array.from({ length: state.table.players }, (_, place) => place).filter(
    (place) => state.nominated(place) !== NONE,
  );
}

/** The seats that would get no board with the present bids. */
function Without() {
  const { m, t } = useMysticaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  const leaders = new Set(putUp(state).map((place) => state.bidder(place)));
  const seats = Array.from({ length: state.table.players }, (_, seat) => seat);
  const names = seats.filter((seat) => !leaders.has(seat)).map((seat) => who.seat(seat));
  if (names.length === 0) return null;
  return (
    <p className="auction-without" data-without>
      {t.auction.without(m.all(names))}
    </p>
  );
}

/** The boards that are already in the auction, while others are still being nominated. */
export function PutUp() {
  const { t, w, crests } = useMysticaSpeech();
  const { state } = useTable().play;
  const places = putUp(state);
  if (places.length === 0) return null;
  return (
    <div className="put-up" data-put-up>
      <p>{t.auction.putUp}</p>
      <ul>
        {places.map((place) => {
          const id = state.table.factionNames[state.nominated(place)];
          return (
            <li key={place}>
              <Crest arms={crests[id]} size={24} />
              {w.factions[id]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Part = 'board' | 'bids';

function Lot({ place, choices }: { readonly place: number; readonly choices: readonly Choice[] }) {
  const { m, t, w, crests } = useMysticaSpeech();
  const { state } = useTable().play;
  const below = useId();
  const [part, setPart] = useState<Part>();
  const id = state.table.factionNames[state.nominated(place)];
  const { home } = state.table.factions[state.nominated(place)];
  const isOpen = choices.some(({ move }) => kindOf(move) === KIND.bid);
  // A secret bid does not depend on others.
  const next = isOpen ? choices.slice(0, 1) : [];
  const more = choices.slice(next.length);
  const turn = (to: Part) => setPart(part === to ? undefined : to);
  const isLadder = more.length > 0 && (!isOpen || part === 'bids');
  return (
    <section className="lot" aria-label={w.factions[id]} data-lot={id}>
      <Crest arms={crests[id]} size={44} />
      <div className="lot-name">
        <h3>
          {w.factions[id]}{' '}
          <small>{home === 'chosen' ? t.chooser.chosenHome : w.terrains[home]}</small>
        </h3>
        <button
          type="button"
          className="quiet lot-board"
          aria-expanded={part === 'board'}
          aria-controls={below}
          onClick={() => turn('board')}
        >
          <span>{w.abilities[id]}</span>
          <Icon name="fold" />
        </button>
      </div>
      <Present place={place} />
      {next.length > 0 && (
        <div className="choices lot-bids">
          <Rung choice={next[0]} />
          {more.length > 0 && (
            <button
              type="button"
              className="lot-more"
              aria-expanded={part === 'bids'}
              aria-controls={below}
              aria-label={m.told(w.factions[id], t.auction.more)}
              title={t.auction.more}
              onClick={() => turn('bids')}
            >
              <Icon name="larger" />
            </button>
          )}
        </div>
      )}
      <div id={below} className="lot-below">
        {part === 'board' && <FactionWords faction={id} />}
        {isLadder && (
          <ol className="choices ladder">
            {more.map((choice) => (
              <li key={choice.move}>
                <Rung choice={choice} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** The highest bid; in a sealed auction the player's own. */
function Present({ place }: { readonly place: number }) {
  const { t } = useMysticaSpeech();
  const { play, who } = useTable();
  const { state, seat } = play;
  const { base } = useAuction();
  if (state.table.options.factions === 'fast-auction') {
    if (seat === undefined || state.sealedCount(seat) <= place) return null;
    return <p className="lot-present">{t.auction.written(state.sealed(seat, place))}</p>;
  }
  const bidder = state.bidder(place);
  const isFree = bidder === NONE;
  const bid = isFree ? 0 : state.bid(place);
  const starts = base - bid;
  return (
    <p className="lot-present">
      <span className="spoken">
        {isFree
          ? t.auction.free
          : t.auction.present(who.seat(bidder), t.auction.startsWith(starts))}
      </span>
      <span className={isFree ? 'lot-leader lot-free' : 'lot-leader'} aria-hidden="true">
        {isFree ? t.auction.free : <bdi>{who.seat(bidder)}</bdi>}
      </span>
      {base === 30 && (
        <span className="lot-bid" aria-hidden="true">
          {isFree ? '–' : bid}
        </span>
      )}
      <span className="lot-starts" aria-hidden="true">
        {starts}
        <TokenIcon name="vp" />
      </span>
    </p>
  );
}

function Rung({ choice: { move } }: { readonly choice: Choice }) {
  const { t } = useMysticaSpeech();
  const { play } = useTable();
  const { points, start } = bidOf(play.state, move);
  return (
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
  );
}

/** A bid, and the resulting starting points. */
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
