import { kindOf } from '@pangaea/rules/kernel';
import { FACTIONS, KIND, NONE } from '@pangaea/rules/terra-mystica';
import type { Choice } from '../../terra/game/choices.ts';
import { Crest } from '../../ui/crests/crest.tsx';
import { CRESTS } from '../crests/index.ts';
import { GAME } from '../game/rules.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The boards that were put up, each with the bid that stands and a ladder of those that can be made. */
export function Auction({ choices }: { readonly choices: readonly Choice[] }) {
  const { play } = useTable();
  const { state } = play;
  const places = Array.from({ length: state.table.players }, (_, place) => place);
  return (
    <ul className="auction">
      {places
        .filter((place) => state.nominated(place) !== NONE)
        .map((place) => (
          <li key={place}>
            <Lot
              place={place}
              choices={choices.filter(({ target }) => target.at === state.nominated(place))}
            />
          </li>
        ))}
    </ul>
  );
}

function Lot({ place, choices }: { readonly place: number; readonly choices: readonly Choice[] }) {
  const { t, w } = useMysticaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  const id = FACTIONS[state.nominated(place)];
  const { home } = state.table.factions[state.nominated(place)];
  const base = state.table.options.auctionBase;
  const bidder = state.bidder(place);
  const startsWith = base - state.bid(place);
  return (
    <section className="lot" aria-label={w.factions[id]}>
      <header>
        <Crest arms={CRESTS[id]} size={44} />
        <h3>
          {w.factions[id]}{' '}
          <small>{home === 'chosen' ? t.chooser.chosenHome : w.terrains[home]}</small>
        </h3>
        <p className="lot-present">
          {bidder === NONE
            ? t.auction.free
            : t.auction.present(who.seat(bidder), t.auction.startsWith(startsWith))}
        </p>
      </header>
      <p className="hint">
        {w.abilities[id]} <b>{w.buildings.stronghold}</b> {w.strongholds[id]}
      </p>
      {choices.length > 0 && (
        <ol className="choices ladder">
          {choices.map(({ move }) => {
            const points = Number(GAME.notation.decode(state, move).points);
            const start = kindOf(move) === KIND.bid && base === 30 ? base - points : points;
            return (
              <li key={move}>
                <button
                  type="button"
                  className="choice rung"
                  data-move={kindOf(move) === KIND.bid ? 'bid' : 'seal'}
                  aria-label={t.auction.rung(points, t.auction.startsWith(start))}
                  title={t.auction.startsWith(start)}
                  onClick={() => play.wish({ do: 'draft', move })}
                >
                  {points}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
