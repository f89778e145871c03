import { useSyncExternalStore } from 'preact/compat';

/** Why a part of the page could not be fetched: the server has a newer page, or it was not reached. */
export type Missing = 'outdated' | 'unreached';

let missing: Missing | undefined;
let isLooking = false;
const listeners = new Set<() => void>();

/**
 * From now on, whenever a part of the page cannot be fetched, looks why. Vite tells of every `import()` that fails,
 * whoever asked for the part.
 */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLooking) return;
    isLooking = true;
    void isOutdated().then((isNewer) => {
      isLooking = false;
      // A page does not become current again.
      if (missing !== 'outdated') missing = isNewer ? 'outdated' : 'unreached';
      for (const changed of listeners) changed();
    });
  });
}

/** Why something is missing here, if something is. */
export function useMissing(): Missing | undefined {
  return useSyncExternalStore(subscribe, () => missing);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the server shows another page than this one: its first script has another name. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    // By this name a service worker does not keep it.
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok && typeof own === 'string' && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
