import { agree } from './agree.ts';
import { lookAhead } from './ahead.ts';
import { create } from './create.ts';
import { dealGame } from './deal.ts';
import type { Asked, JobName, Jobs } from './jobs.ts';
import { legal } from './legal.ts';
import { play } from './play.ts';
import { Positions } from './positions.ts';
import { seal } from './seal.ts';
import { show } from './show.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

/**
 * Returns a function that does jobs of the rules one after another, with its own cache of
 * positions.
 */
export function ruleDoer(): (asked: Asked) => Jobs[JobName]['reply'] {
  const positions = new Positions();
  const jobs: { readonly [N in JobName]: (request: Jobs[N]['request']) => Jobs[N]['reply'] } = {
    create,
    agree,
    ahead: lookAhead,
    deal: dealGame,
    legal: (request) => legal(request, positions),
    play: (request) => play(request, positions),
    seal: (request) => seal(request, positions),
    show,
    tell,
    view: (request) => view(request, positions),
  };
  return ({ job, request }) => jobs[job](request as never);
}
