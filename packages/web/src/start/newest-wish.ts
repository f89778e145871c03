import { useRef, useState } from 'preact/compat';

/**
 * Sends wishes that replace each other as a whole, one at a time: of those that come while one is
 * on its way, only the newest is sent.
 * @param told called with each answer, and whether nothing else is wanted
 */
export function newestWish<Wish, Answer>(
  send: (wish: Wish) => Promise<Answer>,
  told: (answer: Answer, isLast: boolean) => void,
): (wish: Wish) => void {
  let next: { readonly wish: Wish } | undefined;
  let isSending = false;
  const sendAll = async () => {
    isSending = true;
    while (next !== undefined) {
      const { wish } = next;
      next = undefined;
      const answer = await send(wish);
      told(answer, next === undefined);
    }
    isSending = false;
  };
  return (wish) => {
    next = { wish };
    if (!isSending) void sendAll();
  };
}

/**
 * A setting at the server: shown as it is wanted until all answers have come, then as it is known.
 * @param learn called with each answer
 */
export function useNewestWish<Wish, Answer>(
  known: Wish,
  send: (wish: Wish) => Promise<Answer>,
  learn: (answer: Answer) => void,
): readonly [Wish, (wish: Wish) => void] {
  const [wanted, setWanted] = useState<{ readonly wish: Wish }>();
  const latest = useRef({ send, learn });
  latest.current = { send, learn };
  const [sent] = useState(() =>
    newestWish<Wish, Answer>(
      (wish) => latest.current.send(wish),
      (answer, isLast) => {
        latest.current.learn(answer);
        if (isLast) setWanted(undefined);
      },
    ),
  );
  const want = (wish: Wish) => {
    setWanted({ wish });
    sent(wish);
  };
  return [wanted === undefined ? known : wanted.wish, want];
}
