import { type LandAnswer, type LandOrder, type LandSheet, work } from './orders.ts';
import type { Studio } from './studio.ts';

type Wanted = Omit<LandOrder, 'ask'>;

/** Carries out orders, one after the other. */
export interface Workshop {
  do(wanted: Wanted): Promise<readonly LandSheet[]>;
  close(): void;
}

/** A worker; if no worker can paint, the page itself, between its frames. */
export function openWorkshop(): Workshop {
  return canPaintInWorker() ? inWorker() : onPage();
}

function canPaintInWorker(): boolean {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return false;
  return new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

interface Open {
  readonly wanted: Wanted;
  resolve(sheets: readonly LandSheet[]): void;
  reject(why: Error): void;
}

function inWorker(): Workshop {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, Open>();
  let asked = 0;
  let page: Workshop | undefined;
  worker.onmessage = ({ data }: MessageEvent<LandAnswer>) => {
    const waiting = open.get(data.ask);
    open.delete(data.ask);
    if ('sheets' in data) waiting?.resolve(data.sheets);
    else waiting?.reject(new Error(data.failed));
  };
  // The worker could not be loaded, or has failed.
  worker.onerror = () => {
    worker.terminate();
    page = onPage();
    for (const { wanted, resolve, reject } of open.values()) page.do(wanted).then(resolve, reject);
    open.clear();
  };
  return {
    do: (wanted) =>
      page?.do(wanted) ??
      new Promise((resolve, reject) => {
        const ask = asked++;
        open.set(ask, { wanted, resolve, reject });
        worker.postMessage({ ask, ...wanted } satisfies LandOrder);
      }),
    close: () => {
      worker.terminate();
      open.clear();
      page?.close();
    },
  };
}

/** Milliseconds of a frame that may be used for painting. */
const SLICE = 8;

function onPage(): Workshop {
  let studio: Promise<Studio<HTMLCanvasElement>> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const carryOut = async (wanted: Wanted): Promise<readonly LandSheet[]> => {
    studio ??= openStudio();
    const opened = await studio;
    await opened.prepare(wanted.request);
    const steps = work(opened, { ask: 0, ...wanted });
    let until = performance.now() + SLICE;
    let step = steps.next();
    while (step.done !== true) {
      if (performance.now() >= until) {
        await new Promise((resolve) => setTimeout(resolve));
        if (closed) return new Promise(() => {});
        until = performance.now() + SLICE;
      }
      step = steps.next();
    }
    return Promise.all(
      step.value.map(async ({ canvas, ...place }) => ({
        ...place,
        bitmap: await createImageBitmap(canvas),
      })),
    );
  };
  return {
    do(wanted) {
      const done = last.then(() => carryOut(wanted));
      last = done.catch(() => undefined);
      return done;
    },
    close: () => {
      closed = true;
    },
  };
}

async function openStudio(): Promise<Studio<HTMLCanvasElement>> {
  const { Studio: Opened } = await import('./studio.ts');
  return new Opened((width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('no canvas to paint on');
    return { canvas, context };
  });
}
