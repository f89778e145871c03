import {
  deal,
  type Game,
  type GameEvent,
  type GameRecord,
  type ReplayFault,
  type Result,
  replay,
  replaySeen,
  type SeenRecord,
  standingMoves,
} from '@pangaea/rules/kernel';
import type { Screen } from '../screen/screen.ts';

/** A record that was played. */
export interface PlayedRecord<S, E> {
  readonly state: S;
  /** Every command, with a sentence for each event. */
  readonly story: readonly string[];
  /** All events that were not taken back, set-up first. */
  readonly events: readonly E[];
}

/**
 * Plays a record and describes it. If a viewer's record begins later than the game, the earlier
 * events are not described.
 */
export function tellRecord<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: GameRecord | SeenRecord,
  screen: Screen<S, E>,
): Result<PlayedRecord<S, E>, ReplayFault> {
  const opening: E[] = [];
  const each: (readonly E[])[] = [];
  const story: string[] = [];
  const tell = (state: S, events: readonly E[]) => {
    for (const event of events) story.push(`       ${screen.event(state, event)}`);
  };
  const watch = (state: S, events: readonly E[], index: number) => {
    story.push(`${String(index + 1).padStart(5)}  ${record.commands[index]}`);
    each.push(events);
    tell(state, events);
  };
  if (!('start' in record)) {
    tellOpening(game, record, (state, events) => {
      opening.push(...events);
      tell(state, events);
    });
  }
  const played = 'start' in record ? replaySeen(game, record, watch) : replay(game, record, watch);
  if (!played.ok) return played;
  const standing = standingMoves(record.commands).flatMap((place) => each[place]);
  return { ok: true, value: { state: played.value, story, events: [...opening, ...standing] } };
}

function tellOpening<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: GameRecord,
  tell: (state: S, events: readonly E[]) => void,
): void {
  const opening: E[] = [];
  const dealt = deal(game, record, opening);
  if (dealt.ok) tell(dealt.value, opening);
}
