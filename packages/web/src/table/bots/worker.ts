/// <reference lib="webworker" />
import { loadFor } from '@pangaea/bots/games';
import { BotHost } from '@pangaea/bots/host';
import { GAME_IDS } from '@pangaea/rules/games';
import { seedFromNumber } from '@pangaea/rules/kernel';
import type { BotAnswer, BotRequest, OutlookRequest } from './player.ts';

declare const self: DedicatedWorkerGlobalScope;

const load = (game: string, options: unknown) => {
  const known = GAME_IDS.find((each) => each === game);
  return known === undefined ? undefined : loadFor(known, options);
};
const host = new BotHost(load, () => performance.now());

self.onmessage = ({ data }: MessageEvent<BotRequest | OutlookRequest>) => {
  const answered = 'by' in data ? expect(data) : answer(data);
  answered.then(
    (told) => self.postMessage(told),
    (why: unknown) => self.postMessage({ ask: data.ask, failed: String(why) } satisfies BotAnswer),
  );
};

async function expect({ ask, by, ...question }: OutlookRequest): Promise<BotAnswer> {
  const found = await host.outlook(question, by);
  return found.ok ? { ask, outlook: found.value } : { ask, failed: found.error };
}

async function answer({ ask, seed, analysed, ...question }: BotRequest): Promise<BotAnswer> {
  if (analysed !== undefined) {
    const found = await host.analyse(question, analysed);
    return found.ok ? { ask, analysis: found.value } : { ask, failed: found.error };
  }
  const found = await host.decide(question, seedFromNumber(seed));
  return found.ok ? { ask, commands: found.value } : { ask, failed: found.error };
}
