import { type Refusal, refusal } from '@pangaea/rules/kernel';

interface Trying {
  /** Called with the reason of each refusal. */
  readonly told: (why: Refusal) => void;
  readonly wait: () => Promise<void>;
  /** Whether the page has been left. */
  readonly isLeft: () => boolean;
}

/**
 * Tries to open something of a server: a server that is being restarted, or a file that was not
 * loaded, is back soon.
 * @param tryOnce one try; undefined ends the tries
 * @returns undefined if it was refused, or ended
 */
export async function untilReached<T extends object>(
  tryOnce: () => Promise<T | Refusal | undefined>,
  { told, wait, isLeft }: Trying,
): Promise<T | undefined> {
  for (;;) {
    const found = await tryOnce().catch(() => refusal('unreached'));
    if (found === undefined || !isRefusal(found)) return found;
    if (isLeft()) return undefined;
    told(found);
    if (found.code !== 'unreached') return undefined;
    await wait();
    if (isLeft()) return undefined;
  }
}

function isRefusal(found: object): found is Refusal {
  return 'code' in found;
}
