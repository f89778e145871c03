import { useSyncExternalStore } from 'preact/compat';

/**
 * Why a part of the page could not be loaded: the server has a newer build, or it was not reached.
 */
export type Missing = 'outdated' | 'unreached';

let missing: Missing | undefined;
let isLooking = false;
const listeners = new Set<() => void>();

/**
 * Finds out the reason whenever a part of the page cannot be loaded. Vite reports every failed
 * `import()`.
 */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLooking) return;
    isLooking = true;
    void isOutdated().then((isNewer) => {
      isLooking = false;
      // An outdated page never becomes current again.
      if (missing !== 'outdated') missing = isNewer ? 'outdated' : 'unreached';
      for (const changed of listeners) changed();
    });
  });
}

/** The reason why something is missing, if there is one. */
export function useMissing(): Missing | undefined {
  return useSyncExternalStore(subscribe, () => missing);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the server has another build, whose first script has another name. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    // This name is not cached by the service worker.
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok && typeof own === 'string' && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
