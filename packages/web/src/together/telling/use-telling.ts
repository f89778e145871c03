import type { Refusal } from '@pangaea/rules/kernel';
import type { Telling } from '@pangaea/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import type { ApiAnswer } from '../../table/remote/api.ts';
import { tellingApi } from '../../table/remote/telling-api.ts';

/** The ways in which this person gets notices, and the last refusal of the server. */
export interface ToldState {
  /** The settings for notices; undefined until they are known. */
  readonly telling: Telling | undefined;
  /** A sentence, in the language of the page. */
  readonly refused: string | undefined;
  /** Shows an answer, or the reason why there is none. */
  learn(answer: ApiAnswer<Telling>): void;
  refuse(refusal: Refusal | undefined): void;
}

export function useTelling(): ToldState {
  const speech = useSpeech();
  const [telling, setTelling] = useState<Telling>();
  const [refused, refuse] = useState<Refusal>();
  const learn = useCallback((answer: ApiAnswer<Telling>) => {
    refuse(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setTelling(answer.value);
  }, []);
  useEffect(() => {
    let isGone = false;
    void tellingApi.telling().then((answer) => {
      if (!isGone) learn(answer);
    });
    return () => {
      isGone = true;
    };
  }, [learn]);
  const said = refused === undefined ? undefined : speech.refusal(refused, NOBODY);
  return { telling, refused: said, learn, refuse };
}
