import {
  type AnyGame,
  parseSeed,
  type Refusal,
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
  const to = request.to ?? request.record.commands.length;
  const record = { ...request.record, commands: request.record.commands.slice(0, to) };
  const steps: Step[] = [];
  let known = 0;
  const begun = begin(game, record);
  if (begun !== undefined) known = game.revealed(begun.state);
  const end = replay(game, record, (state, events, index) => {
    const revealed = game.revealed(state) === known ? undefined : state;
    known = game.revealed(state);
    if (index < from) return;
    steps.push(seenStep(game, { ...split(record.commands[index]), events, revealed }, viewer));
  });
  if (!end.ok) return no(end.error.refusal);
  const outcome = game.outcome(end.value);
  const happened: Happened = {
    table,
    from,
    version: record.commands.length,
    steps,
    deciders: seatsOf(game.deciders(end.value)),
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
  const options = game.options(record.options);
  const seed = parseSeed(record.seed);
  if (!options.ok || !seed.ok) return undefined;
  const events: Played['events'][number][] = [];
  const state = game.setup(options.value, seed.value, events);
  return state.ok ? { state: state.value, events } : undefined;
}

function split(line: string): { seat: number; command: string } {
  const space = line.indexOf(' ');
  return { seat: Number(line.slice(0, space)), command: line.slice(space + 1) };
}

function no(why: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: why };
}
