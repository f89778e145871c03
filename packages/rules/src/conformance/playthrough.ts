import {
  deal,
  type Game,
  type GameEvent,
  type GameRecord,
  type Outcome,
  type ReplayFault,
  type Result,
  replay,
} from '../kernel/index.ts';

/** How the text of a game is made. */
export interface Telling<S> {
  /** A value that changes where a digest belongs, such as the number of the round. */
  chapter(state: S): string | number;
  /** A few short lines about the position. */
  digest(state: S): readonly string[];
}

/**
 * A whole game as readable text: every command with its events, one per line, and a digest with a
 * fingerprint of the whole position at the end of each chapter. It is stored as a golden file, so
 * that a difference shows which rule changed.
 */
export function playthrough<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: GameRecord,
  telling: Telling<S>,
): Result<string, ReplayFault> {
  const lines = [
    `${record.game} ${record.rulesVersion}`,
    `options ${JSON.stringify(record.options)}`,
    `seed ${record.seed}`,
  ];
  let chapter: string | number | undefined;
  const begin = (state: S) => {
    chapter = telling.chapter(state);
    lines.push('', `== ${chapter}`, ...standing(game, telling, state));
  };
  const start = openingOf(game, record);
  if (start !== undefined) begin(start);
  const played = replay(game, record, (state, events, index) => {
    lines.push(record.commands[index]);
    for (const event of events) lines.push(`    ${eventLine(event)}`);
    if (telling.chapter(state) !== chapter) begin(state);
  });
  if (!played.ok) return played;
  const outcome = game.outcome(played.value);
  lines.push('', '== end', ...standing(game, telling, played.value), ...ranks(outcome), '');
  return { ok: true, value: lines.join('\n') };
}

/** The position before the first command; undefined if the record is refused. */
function openingOf<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  record: GameRecord,
): S | undefined {
  const dealt = deal(game, record);
  return dealt.ok ? dealt.value : undefined;
}

function standing<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  telling: Telling<S>,
  state: S,
): string[] {
  return [...telling.digest(state), `position ${fingerprint(game, state)}`];
}

function ranks(outcome: Outcome | undefined): string[] {
  if (outcome === undefined) return ['unfinished'];
  return outcome.vp.map((vp, seat) => `seat ${seat}: ${vp} vp, rank ${outcome.rank[seat]}`);
}

/** `gain seat=1 coins=2 cause="income"`: the type first, then every field in its order. */
export function eventLine(event: GameEvent): string {
  const fields = Object.entries(event)
    .filter(([name]) => name !== 'type')
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [event.type, ...fields].join(' ');
}

/** Eight digits that differ for positions that differ: FNV-1a over the JSON form. */
export function fingerprint<S, O, E extends GameEvent>(game: Game<S, O, E>, state: S): string {
  const text = JSON.stringify(game.toJson(state));
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
