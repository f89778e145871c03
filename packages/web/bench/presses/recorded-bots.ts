// Bots that play what was recorded, in place of the worker in which they think.

/** The table as a device keeps it, and the game that is played there again. */
export interface Recorded {
  readonly key: string;
  readonly commands: readonly string[];
}

/** Runs in the page before anything of it does. */
export function playRecorded({ key, commands }: Recorded): void {
  const bots = 'bots-worker-';
  window.Worker = new Proxy(window.Worker, {
    construct: (real, [file, options]: [string | URL, WorkerOptions?]) => {
      if (!`${file}`.includes(bots)) return new real(file, options);
      const worker = {
        onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
        terminate: () => undefined,
        postMessage: ({ ask, seat }: { readonly ask: number; readonly seat: number }) => {
          const { record } = JSON.parse(localStorage.getItem(key) ?? '');
          const next: string[] = [];
          for (const line of commands.slice(record.commands.length)) {
            if (!line.startsWith(`${seat} `)) break;
            next.push(line.slice(line.indexOf(' ') + 1));
          }
          // One decision at a time, as bots tell them: behind it the person may be asked.
          queueMicrotask(() => worker.onmessage?.({ data: { ask, commands: next.slice(0, 1) } }));
        },
      };
      return worker as unknown as Worker;
    },
  });
}
