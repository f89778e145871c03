import { parentPort, workerData } from 'node:worker_threads';
import type { NetSizes } from '../src/learned/net.ts';
import { LearningNet, type Lessons, type NetMemory } from './values-fit.ts';
import { type LearnJob, type Membership, Teacher } from './values-learn.ts';

/** Given to a thread at its beginning. */
export interface LearnThreadData {
  readonly sizes: NetSizes;
  readonly scales: readonly number[];
  readonly net: NetMemory;
  /** The number of batches that are learned from at a time. */
  readonly memory: number;
  readonly membership: Membership;
}

/**
 * A message to a thread: games to be added, or an order to learn now. A thread does not answer; it
 * meets the others at the barrier.
 */
export type LearnMessage = { readonly remember: readonly Lessons[] } | { readonly learn: LearnJob };

const { sizes, scales, net, memory, membership } = workerData as LearnThreadData;
const teacher = new Teacher(new LearningNet(sizes, scales, net), memory, membership);

parentPort?.on('message', (message: LearnMessage) => {
  if ('remember' in message) teacher.remember(message.remember);
  else for (const _ of teacher.learn(message.learn));
});
