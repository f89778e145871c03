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

self.onmessage = ({ data }: MessageEvent<LandOrder>) => {
  try {
    const steps = work(studio, data);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const sheets = step.value.map(({ canvas, ...place }) => ({
      ...place,
      bitmap: canvas.transferToImageBitmap(),
    }));
    const answer: LandAnswer = { ask: data.ask, sheets };
    self.postMessage(
      answer,
      sheets.map(({ bitmap }) => bitmap),
    );
  } catch (why) {
    self.postMessage({ ask: data.ask, failed: String(why) } satisfies LandAnswer);
  }
};
