/// <reference lib="webworker" />
import { type LandAnswer, type LandOrder, work } from './orders.ts';
import { Studio } from './studio.ts';

declare const self: DedicatedWorkerGlobalScope;

const studio = new Studio((width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas to paint on');
  return { canvas, context };
});

let last: Promise<void> = Promise.resolve();

// Orders are handled one after another: a sheet belongs to the picture that was requested before
// it.
self.onmessage = ({ data }: MessageEvent<LandOrder>) => {
  last = last.then(() => carryOut(data));
};

async function carryOut(order: LandOrder): Promise<void> {
  try {
    await studio.prepare(order.request);
    const steps = work(studio, order);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const sheets = step.value.map(({ canvas, ...place }) => ({
      ...place,
      bitmap: canvas.transferToImageBitmap(),
    }));
    const answer: LandAnswer = { ask: order.ask, sheets };
    self.postMessage(
      answer,
      sheets.map(({ bitmap }) => bitmap),
    );
  } catch (why) {
    self.postMessage({ ask: order.ask, failed: String(why) } satisfies LandAnswer);
  }
}
