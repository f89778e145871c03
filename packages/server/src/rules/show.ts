import {
  type AnyGame,
  deal,
  type Refusal,
  readLine,
  refusal,
  replay,
  seatsOf,
} from '@pangaea/rules/kernel';
import { gameOf, type TableRecord } from './games.ts';
import type { ShowReply, ShowRequest } from './jobs.ts';
import { type Happened, type Played, type Step, seenStep } from './telling.ts';

/** A table as one viewer may know it: how it started, every step, and where it stands. */
export interface Shown extends Happened {
  readonly start?: {
    readonly position: unknown;
    readonly events: readonly unknown[];
    readonly editionFile?: unknown;
  };
  readonly position: unknown;
}

/** Plays the record again and shows it, or the part that is wanted, to one viewer. */
export function show(request: ShowRequest): ShowReply {
  const { viewer, from, table } = request;
  const { editionFile } = request.record;
  const game = gameOf(request.record);
  if (game === undefined) return no(refusal('game-unknown', { game: request.record.game }));
  const record = { ...request.record, commands: request.record.commands.slice(0, request.to) };
  const steps: Step[] = [];
  const begun = begin(game, record);
  let before = begun?.state;
  const end = replay(game, record, (state, events, index) => {
    if (index >= from - 1) {
      const after = game.slot(state);
      game.copy(state, after);
      if (index >= from) {
        const line = record.commands[index];
        const read = readLine(game, before, line);
        if (!read.ok) return;
        const [seat, move] = read.value;
        const command = game.notation.print(before, move);
        steps.push(seenStep(game, { seat, move, command, events, before, after }, viewer));
      }
      before = after;
    }
  });
  if (!end.ok) return no(end.error.refusal);
  const outcome = game.outcome(end.value);
  const happened: Happened = {
    table,
    from,
    version: record.commands.length,
    steps,
    deciders: seatsOf(game.deciders(end.value)),
    ...(request.window === undefined ? {} : { window: request.window }),
    ...(outcome === undefined ? {} : { outcome, fairness: request.fairness }),
  };
  const shown: Shown = {
    ...happened,
    ...(from > 0 || begun === undefined
      ? {}
      : {
          start: {
            position: game.toJson(game.view(begun.state, viewer)),
            events: begun.events.map((event) => game.seen(event, viewer)),
            ...(editionFile === undefined ? {} : { editionFile: JSON.parse(editionFile) }),
          },
        }),
    position: game.toJson(game.view(end.value, viewer)),
  };
  return { ok: true, shown: JSON.stringify(shown), segment: JSON.stringify(happened) };
}

function begin(game: AnyGame, record: TableRecord) {
  const events: Played['events'][number][] = [];
  const state = deal(game, record, events);
  return state.ok ? { state: state.value, events } : undefined;
}

function no(why: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: why };
}
