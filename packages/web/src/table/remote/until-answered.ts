import type { ApiAnswer } from './api.ts';
import { growingPauses } from './pauses.ts';

/**
 * Asks the server, and asks again after a refusal or silence until it answers: after pauses, and
 * at once when the network is back or the page is looked at again.
 * @param told called with each answer and refusal
 * @param whenBack calls its listener at such a moment; returns a function that ends this
 * @returns a function that ends the asking
 */
export function untilAnswered<T>(
  ask: () => Promise<ApiAnswer<T>>,
  told: (answer: ApiAnswer<T>) => void = () => undefined,
  whenBack: (listener: () => void) => () => void = whenPageIsBack,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauses = growingPauses();
  let isAsking = false;
  let isEnded = false;
  const tryNow = async () => {
    if (isAsking || isEnded) return;
    clearTimeout(timer);
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (isEnded) return;
    if (answer.ok) end();
    else timer = setTimeout(tryNow, pauses.next());
    told(answer);
  };
  const stopWaiting = whenBack(() => void tryNow());
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    stopWaiting();
  };
  void tryNow();
  return end;
}

/** Calls the listener whenever the network is back, or the page is looked at again. */
export function whenPageIsBack(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', seen);
  };
}
