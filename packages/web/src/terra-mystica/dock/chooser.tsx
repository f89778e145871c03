import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import type { Chooser } from '../../play/face/table-parts.ts';
import type { Action } from '../../terra/game/choices.ts';
import { later } from '../../ui/later.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { useTurnWords, withTurnWords } from '../said.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const Auction = later(async () => (await import('./auction.tsx')).Auction);
const PutUp = withTurnWords(later(async () => (await import('./auction.tsx')).PutUp));
const FactionChoice = later(async () => (await import('./faction-choice.tsx')).FactionChoice);

export const isFaction = ({ kind }: Action): boolean =>
  kind === KIND.faction || kind === KIND.nominate;
export const isBid = ({ kind }: Action): boolean => kind === KIND.bid || kind === KIND.seal;

/** Factions to choose, and those of an auction, fill a sheet over the map. */
export function useChooser(): Chooser | undefined {
  const { t, w } = useMysticaSpeech();
  const { play } = useTable();
  const bid = play.actions.find((each) => isBid(each) && each.choices.length > 0);
  const isSaid = useTurnWords(bid !== undefined);
  if (bid !== undefined) {
    if (isSaid === undefined) return undefined;
    const isOpen = bid.kind === KIND.bid;
    const named = isOpen ? 'bid' : 'seal';
    if (!isSaid) return { title: w.moves[named].kind, content: <NotLoaded /> };
    const { auctionBase } = play.state.table.options;
    const { hint } = t.auction;
    return {
      title: t.auction.heading[named],
      content: (
        <>
          <p className="hint">
            {!isOpen ? hint.seal : auctionBase === 30 ? hint.bid : hint.bidLeft}
          </p>
          <Auction choices={bid.choices} />
        </>
      ),
    };
  }
  const action = play.actions.find((each) => isFaction(each) && each.choices.length > 0);
  if (action === undefined) return undefined;
  const word = action.kind === KIND.faction ? 'faction' : 'nominate';
  return {
    title: w.moves[word].kind,
    content: (
      <>
        {word === 'nominate' && <PutUp />}
        <ul className="choices faction-choices">
          {action.choices.map(({ move, target }) => (
            <li key={move}>
              <FactionChoice
                faction={play.state.table.factionNames[target.at]}
                move={move}
                word={kindOf(move) === KIND.faction ? 'faction' : 'nominate'}
              />
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
