import type { Refusal } from '@pangaea/rules/kernel';
import type { Invitations } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { invitationsApi } from '../../table/remote/invitations-api.ts';
import { listen } from '../../table/remote/stream.ts';

type Answer = Awaited<ReturnType<typeof invitationsApi.invitations>>;

/** The invitations of this person, loaded again whenever the server reports a change. */
export function useInvitations(): {
  /** Undefined until the invitations are known. */
  readonly found: Invitations | undefined;
  /** The reason why the last act was not done. */
  readonly refused: Refusal | undefined;
  /** @returns whether the server has done what was asked */
  readonly learn: (answer: Answer) => boolean;
} {
  const [found, setFound] = useState<Invitations>();
  const [refused, setRefused] = useState<Refusal>();
  const learn = (answer: Answer) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setFound(answer.value);
    return answer.ok;
  };
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void invitationsApi.invitations().then((answer) => {
        if (!isGone && answer.ok) setFound(answer.value);
      });
    look();
    const stop = listen(undefined, {
      connected: look,
      lost: () => undefined,
      // A seat of such a table may no longer be free.
      deleted: look,
      invited: look,
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { found, refused, learn };
}
