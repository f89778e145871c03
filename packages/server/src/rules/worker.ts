import { parentPort } from 'node:worker_threads';
import { ruleDoer } from './doer.ts';
import { loadGame } from './games.ts';
import { type Asked, gameIn, type Worked } from './jobs.ts';
import { loadSpeech } from './speech/load.ts';

/** Answers are sent at the end of a batch, and earlier if the batch takes longer than this. */
const PART_MS = 5;

const answer = ruleDoer();

// The pool sends the next batch after this one is answered.
parentPort?.on('message', async (batch: readonly Asked[]) => {
  for (const asked of batch) {
    await loadGame(gameIn(asked));
    if (asked.job === 'tell') await loadSpeech(gameIn(asked));
  }
  let replies: unknown[] = [];
  let sent = performance.now();
  let before = process.threadCpuUsage();
  const send = () => {
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage({ replies, ms: (user + system) / 1000 } satisfies Worked);
    replies = [];
    sent = performance.now();
    before = process.threadCpuUsage();
  };
  for (const asked of batch) {
    replies.push(answer(asked));
    if (performance.now() - sent >= PART_MS) send();
  }
  if (replies.length > 0) send();
});
