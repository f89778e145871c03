import type { Refusal } from '@pangaea/rules/kernel';
import { useMemo } from 'preact/compat';
import { beforeLastOf, whatForbids } from '../game/agreed.ts';
import { useTable } from '../play/context.ts';
import { isOver } from '../shell/use-over.ts';
import type { Consent } from '../table/consent.ts';

/** What who sits here may ask of the others. */
export interface Agreeing {
  /** Of tables of a server. */
  readonly consent: Consent | undefined;
  isHere(seat: number): boolean;
  /** The seat that asks; nobody where nobody sits here, or the game is over. */
  readonly seat: number | undefined;
  /** Nothing is asked now, and who sits here has not asked at this position. */
  readonly mayAsk: boolean;
  /** How many steps are left when its last move is taken back; undefined where there is none. */
  readonly to: number | undefined;
  /** Why that cannot be asked for. */
  readonly why: Refusal | undefined;
}

export function useAgree(): Agreeing {
  const { play, port } = useTable();
  const { table, history, seat: decides } = play;
  const isHere = (seat: number) => table.players[seat]?.kind === 'here';
  const first = table.players.findIndex(({ kind }) => kind === 'here');
  const last = history.steps.findLast((step) => step.agreed === undefined && isHere(step.seat));
  // Where several sit here, it is about who has sent something last.
  const seat = isOver(play) || first < 0 ? undefined : (last?.seat ?? decides ?? first);
  const { consent } = port;
  const [to, why] = useMemo(() => {
    if (consent === undefined || seat === undefined) return [undefined, undefined];
    const before = beforeLastOf(history, seat);
    return [before, before === undefined ? undefined : whatForbids(history, before)];
  }, [consent, history, seat]);
  const { request, requestEnded: ended } = table;
  const hasAsked = ended?.version === history.steps.length && isHere(ended.asker);
  const mayAsk = request === undefined && !hasAsked;
  return { consent, isHere, seat, mayAsk, to, why };
}
