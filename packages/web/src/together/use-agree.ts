import { useTable } from '../play/context.ts';
import { type LastTurn, useLastTurn } from '../play/use-last-turn.ts';
import type { Consent } from '../table/consent.ts';

/** The requests that the seat at this device may make. */
export interface Agreeing extends LastTurn {
  /** Changes by consent; for tables of servers. */
  readonly consent: Consent | undefined;
  isHere(seat: number): boolean;
  /** Whether the person here answers for a seat, also for one that a program plays. */
  answersFor(seat: number): boolean;
  /** Whether no request is open, and the person has not asked at this position. */
  readonly mayAsk: boolean;
}

export function useAgree(): Agreeing {
  const { play, port } = useTable();
  const { table, history } = play;
  const isHere = (seat: number) => table.players[seat]?.kind === 'here';
  const answersFor = (seat: number) => {
    const player = table.players[seat];
    return player?.kind === 'away' ? player.program?.isOwn === true : isHere(seat);
  };
  const { consent } = port;
  const last = useLastTurn(consent !== undefined);
  const { request, requestEnded: ended } = table;
  const hasAsked = ended?.version === history.steps.length && isHere(ended.asker);
  const mayAsk = request === undefined && !hasAsked;
  return { ...last, consent, isHere, answersFor, mayAsk };
}
