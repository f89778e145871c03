import {
  deal,
  type GameEvent,
  isStopped,
  type Refusal,
  readLine,
  refusal,
  replay,
} from '@pangaea/rules/kernel';
import { agreedStep, endOf } from './agree.ts';
import { gameOf } from './games.ts';
import type { ShowReply, ShowRequest } from './jobs.ts';
import { type Happened, type Step, seenStep } from './telling.ts';

/** A table as one viewer may see it: its start, every step, and its present position. */
export interface Shown extends Happened {
  readonly start?: {
    readonly position: unknown;
    readonly events: readonly unknown[];
    readonly editionFile?: unknown;
  };
  readonly position: unknown;
}

/** Replays the record for one viewer. */
export function show(request: ShowRequest): ShowReply {
  const { viewer } = request;
  const { editionFile } = request.record;
  const game = gameOf(request.record);
  if (game === undefined) return no(refusal('game-unknown', { game: request.record.game }));
  const record = { ...request.record, commands: request.record.commands.slice(0, request.to) };
  let steps = '';
  const ends: number[] = [];
  const add = (step: Step) => {
    steps += `${steps === '' ? '' : ','}${JSON.stringify(step)}`;
  };
  const opening: GameEvent[] = [];
  const begun = deal(game, record, opening);
  if (!begun.ok) return no(begun.error);
  let before = begun.value;
  const end = replay(game, record, (state, events, index) => {
    const after = game.slot(state);
    game.copy(state, after);
    const line = record.commands[index];
    const agreed = agreedStep(game, after, line, viewer);
    if (agreed !== undefined) add(agreed);
    const read = readLine(game, before, line);
    if (read.ok) {
      const [seat, move] = read.value;
      const command = game.notation.print(before, move);
      add(seenStep(game, { seat, move, command, events, before, after }, viewer));
    }
    ends[index] = steps.length;
    before = after;
  });
  if (!end.ok) return no(end.error.refusal);
  const stopped = isStopped(record.commands);
  const { deciders, outcome } = endOf(game, end.value, stopped);
  return {
    ok: true,
    start: JSON.stringify({
      position: game.toJson(game.view(begun.value, viewer)),
      events: opening.map((event) => game.seen(event, viewer)),
      ...(editionFile === undefined ? {} : { editionFile: JSON.parse(editionFile) }),
    }),
    steps,
    ends,
    position: JSON.stringify(game.toJson(game.view(end.value, viewer))),
    end: JSON.stringify({
      deciders,
      ...(outcome === undefined ? {} : { outcome }),
      ...(outcome === undefined && !stopped ? {} : { fairness: request.fairness }),
    }),
  };
}

function no(why: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: why };
}
