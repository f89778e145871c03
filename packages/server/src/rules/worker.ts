import { parentPort } from 'node:worker_threads';
import { create } from './create.ts';
import { findGame } from './games.ts';
import type { JobName, Jobs } from './jobs.ts';
import { fallbackCommand, play } from './play.ts';
import { rebuild, show } from './show.ts';
import { Positions, readSnapshot } from './snapshot.ts';

const positions = new Positions();

const DO: { readonly [N in JobName]: (request: Jobs[N]['request']) => Jobs[N]['reply'] } = {
  create,
  play: (request) => play(request, positions),
  show,
  rebuild,
  view: ({ game: id, snapshot, seat }) => {
    const game = findGame(id);
    const state = game && readSnapshot(game, snapshot);
    if (game === undefined || state === undefined) return {};
    const fallback = fallbackCommand(game, state, seat);
    const position = JSON.stringify(game.toJson(game.view(state, seat)));
    return fallback === undefined ? { position } : { position, fallback };
  },
};

parentPort?.on('message', ({ job, request }: { job: JobName; request: never }) => {
  parentPort?.postMessage(DO[job](request));
});
