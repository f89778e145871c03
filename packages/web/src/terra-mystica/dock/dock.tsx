import type { DockState } from '../../play/face/table-parts.ts';
import { later } from '../../ui/later.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { fetchOwnTurnBy, useOwnTurn } from '../own-turn.ts';
import { useTurnWords, withTurnWords } from '../said.tsx';
import { useTable } from '../table.ts';

const load = () => import('./own-turn.tsx');
fetchOwnTurnBy(load);

const OwnTurn = later(async () => (await load()).OwnTurn);
export const Orders = withTurnWords(later(async () => (await import('./orders.tsx')).Orders));
/** The possible gains and losses of the own turn, beside the question. */
export const Stake = withTurnWords(later(async () => (await load()).Stake));
/** Changes an amount of the draft. */
export const Amount = later(async () => (await load()).Amount);
export const ChainName = later(async () => (await load()).ChainName);
export const ChoicePrice = later(async () => (await load()).ChoicePrice);
export const MadeLand = later(async () => (await load()).MadeLand);

/**
 * The possible actions of the seat at this device, or the effects of its draft. Spectators never
 * load them; while others play they are loaded before the own turn begins.
 */
export function MysticaDock({ state }: { readonly state: DockState }) {
  const { play } = useTable();
  const own = play.table.players.findIndex(({ kind }) => kind === 'here');
  const hasSeat = own >= 0;
  useOwnTurn(hasSeat);
  const isSaid = useTurnWords(hasSeat || state !== 'wait');
  if (state !== 'wait') {
    if (isSaid === undefined) return null;
    return isSaid ? <OwnTurn /> : <NotLoaded />;
  }
  return hasSeat ? <Orders seat={own} /> : null;
}
