import { parentPort } from 'node:worker_threads';
import { ruleDoer } from './doer.ts';
import { loadGame } from './games.ts';
import { type Asked, gameIn } from './jobs.ts';

/** Answers are sent at the end of a batch, and earlier when the batch takes longer than this. */
const PART_MS = 5;

const answer = ruleDoer();

// The pool sends the next batch after this one is answered.
parentPort?.on('message', async (batch: readonly Asked[]) => {
  for (const asked of batch) await loadGame(gameIn(asked));
  let replies: unknown[] = [];
  let sent = performance.now();
  for (const asked of batch) {
    replies.push(answer(asked));
    if (performance.now() - sent < PART_MS) continue;
    parentPort?.postMessage(replies);
    replies = [];
    sent = performance.now();
  }
  if (replies.length > 0) parentPort?.postMessage(replies);
});
