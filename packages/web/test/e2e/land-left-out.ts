/** Set on the page once a painter of lands was left out of it. */
export const LAND_LEFT_OUT = 'data-land-left-out';

/** The painter of lands never answers. Runs in the page before anything of it does. */
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
