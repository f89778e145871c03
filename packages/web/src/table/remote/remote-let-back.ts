import { type Refusal, refusal } from '@pangaea/rules/kernel';
import type { LetBackInfo, LetBackTold, TableInfo } from '@pangaea/wire';
import type { LetBack } from '../let-back.ts';
import type { Api, ApiAnswer } from './api.ts';

export type LetBackApi = Pick<Api, 'askBack' | 'answerBack' | 'withdrawBack'>;

/**
 * @param open the request at the moment of a press
 * @param learn takes over the server's later answer about the table
 * @param again identifies a request whose answer was lost
 */
export function remoteLetBack(
  id: string,
  api: Partial<LetBackApi>,
  open: () => LetBackInfo | undefined,
  learn: (table: TableInfo) => void,
  again: () => string,
): LetBack {
  const told = async (asked: Promise<ApiAnswer<TableInfo>> | undefined) => {
    const answer = await asked;
    if (answer === undefined) return refusal('unreached');
    if (!answer.ok) return answer.refused.refusal;
    learn(answer.value);
    return undefined;
  };
  const gone = async (): Promise<Refusal> => refusal('request-gone');
  return {
    ask: (seat, name) =>
      told(api.askBack?.(id, { seat, again: again(), ...(name === undefined ? {} : { name }) })),
    answer: (seat, allow) => {
      const request = open()?.request;
      return request === undefined ? gone() : told(api.answerBack?.(id, { seat, request, allow }));
    },
    withdraw: () => {
      const request = open()?.request;
      return request === undefined ? gone() : told(api.withdrawBack?.(id, request));
    },
  };
}

/** The request after a message, which does not say whose device it was. */
export function letBackAfter(
  before: LetBackInfo | undefined,
  { letBack }: LetBackTold,
): LetBackInfo | undefined {
  if (letBack === undefined || before?.request !== letBack.request) return letBack;
  return before.yours === true ? { ...letBack, yours: true } : letBack;
}
