import { type Refusal, refusal } from '@pangaea/rules/kernel';
import type { RequestInfo, TableInfo } from '@pangaea/wire';
import type { Consent } from '../consent.ts';
import type { Api, ApiAnswer } from './api.ts';

export type ConsentApi = Pick<Api, 'askRequest' | 'answerRequest' | 'withdrawRequest' | 'leave'>;

/**
 * @param now the present request and number of steps, at the moment of a press
 * @param learn takes over the server's answer about the table
 */
export function remoteConsent(
  id: string,
  api: Partial<ConsentApi>,
  now: () => { readonly request: RequestInfo | undefined; readonly version: number },
  learn: (table: TableInfo) => void,
): Consent {
  const told = async (asked: Promise<ApiAnswer<TableInfo>> | undefined) => {
    const answer = await asked;
    if (answer === undefined) return refusal('unreached');
    if (!answer.ok) return answer.refused.refusal;
    learn(answer.value);
    return undefined;
  };
  const gone = async (): Promise<Refusal> => refusal('request-gone');
  return {
    askBack: (seat, to) =>
      told(api.askRequest?.(id, { kind: 'back', seat, version: now().version, to })),
    askStop: (seat) => told(api.askRequest?.(id, { kind: 'stop', seat, version: now().version })),
    askFree: (seat, of) =>
      told(api.askRequest?.(id, { kind: 'free', seat, version: now().version, of })),
    answer: (seat, allow) => {
      const { request } = now();
      if (request === undefined) return gone();
      const { version, seat: asker } = request;
      return told(api.answerRequest?.(id, { seat, version, asker, allow }));
    },
    withdraw: () => {
      const { request } = now();
      return request === undefined ? gone() : told(api.withdrawRequest?.(id, request.version));
    },
    leave: (seat, level) => told(api.leave?.(id, seat, level)),
  };
}
