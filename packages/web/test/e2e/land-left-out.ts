/** Set on the page if its painter of land was left out. */
export const LAND_LEFT_OUT = 'data-land-left-out';

/** Prevents the painter of land from answering. Runs before the scripts of the page. */
export function leaveLandOut(mark: string): void {
  window.Worker = new Proxy(window.Worker, {
    construct: (real, [file, options]: [string | URL, WorkerOptions?]) => {
      if (!`${file}`.includes('/painting-worker-')) return new real(file, options);
      document.documentElement.setAttribute(mark, '');
      return Object.assign(new EventTarget(), {
        postMessage: () => undefined,
        terminate: () => undefined,
      });
    },
  });
}
