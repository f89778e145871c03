import { parentPort } from 'node:worker_threads';
import { agree } from './agree.ts';
import { create } from './create.ts';
import { dealGame } from './deal.ts';
import type { Asked, JobName, Jobs } from './jobs.ts';
import { legal } from './legal.ts';
import { play } from './play.ts';
import { Positions } from './positions.ts';
import { seal } from './seal.ts';
import { show } from './show.ts';
import { view } from './view.ts';

/** Answers are sent at the end of a batch, and in between when it takes longer than this. */
const PART_MS = 5;

const positions = new Positions();

const DO: { readonly [N in JobName]: (request: Jobs[N]['request']) => Jobs[N]['reply'] } = {
  create,
  agree,
  deal: dealGame,
  legal: (request) => legal(request, positions),
  play: (request) => play(request, positions),
  seal: (request) => seal(request, positions),
  show,
  view: (request) => view(request, positions),
};

parentPort?.on('message', (batch: readonly Asked[]) => {
  let replies: unknown[] = [];
  let sent = performance.now();
  for (const { job, request } of batch) {
    replies.push(DO[job](request as never));
    if (performance.now() - sent < PART_MS) continue;
    parentPort?.postMessage(replies);
    replies = [];
    sent = performance.now();
  }
  if (replies.length > 0) parentPort?.postMessage(replies);
});
