import { openEdition, parseRecord, replay } from '@pangaea/rules/kernel';
import { fromRecord, type TableRecord } from '../game/extend.ts';
import { stateAt } from '../game/history.ts';
import { rulesWith } from '../game/rules.ts';
import { loadGame } from '../games/index.ts';
import { GAMES, type GameId, isGameId } from '../games/list.ts';
import type { Language } from '../messages/index.ts';
import { NOBODY, type Speech } from '../messages/speech.ts';
import type { GameEntry } from '../play/face/entry.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { randomHex } from '../table/new-table.ts';
import type { SavedTable } from '../table/storage.ts';
import { turnOf } from '../table/turn.ts';

/**
 * A table made from a recorded game, with remarks on its text; or, in sentences, why there is none.
 */
export type Opened =
  | {
      readonly ok: true;
      readonly table: SavedTable;
      /** Whether the text contradicts the game, or contains more than it. */
      readonly isRemarkable: boolean;
      readonly told: readonly string[];
      readonly comments: readonly string[];
      /**
       * Why the table stops before the end of the text, in sentences; empty if all of it was
       * played.
       */
      readonly stops: readonly string[];
    }
  | { readonly ok: false; readonly why: readonly string[] };

/** Loads a game with all the parts that are needed. */
type Load = (
  id: GameId,
  language: Language,
  options: unknown,
) => Promise<Pick<GameFace, 'game' | 'speech'>>;

/** The most characters; a longer text is not a game. */
const MOST = 4_000_000;

/** Reads a recorded game: our own record of any game, or a record of another site. */
export async function openRecorded(
  text: string,
  speech: Speech,
  now: number,
  load: Load = loadGame,
): Promise<Opened> {
  const { recorded } = speech.m;
  if (text.trim() === '') return refused(recorded.empty);
  if (text.length > MOST) return refused(recorded.tooLarge);
  if (text.trimStart().startsWith('{')) {
    const json = parseJson(text);
    if (json === undefined) return refused(recorded.notJson);
    // Our own record names its rules or its seed; records of other sites have neither.
    if ('rulesVersion' in json || 'seed' in json) return openOurs(json, speech, now, load);
  }
  const why: string[] = [];
  const entries: readonly GameEntry[] = Object.values(GAMES);
  for (const { loadReader } of entries) {
    if (loadReader === undefined) continue;
    const read = await (await loadReader())(text, speech);
    if (!read.ok) {
      why.push(...read.why);
      continue;
    }
    const { record, names, differs, told, comments, stops } = read;
    const opened = await tableOf(record, names, speech, now, load);
    if (!opened.ok) return opened;
    const isRemarkable = differs || comments.length > 0 || stops.length > 0;
    return { ...opened, isRemarkable, told, comments, stops };
  }
  return { ok: false, why };
}

async function openOurs(
  json: Readonly<Record<string, unknown>>,
  speech: Speech,
  now: number,
  load: Load,
): Promise<Opened> {
  // The record of a game that is not over, as a server gives it; its seed is still secret.
  if ('start' in json) return refused(speech.m.recorded.goesOn);
  const read = parseRecord(json);
  if (!read.ok) return refused(speech.refusal(read.error, NOBODY));
  const { editionFile } = json;
  const record = editionFile === undefined ? read.value : { ...read.value, editionFile };
  return tableOf(record, [], speech, now, load);
}

async function tableOf(
  record: TableRecord,
  names: readonly string[],
  speech: Speech,
  now: number,
  load: Load,
): Promise<Opened> {
  const { recorded } = speech.m;
  if (!isGameId(record.game)) return refused(recorded.otherGame(record.game));
  const face = await load(record.game, speech.language, record.options);
  const { game } = face;
  const history = fromRecord(game, record);
  if (!history.ok) {
    const reason = face.speech(speech).refusal(history.error, NOBODY);
    const line = faultOf(game, record);
    if (line === undefined) return refused(reason);
    const why = recorded.refused(line.number, line.text, reason);
    if (line.number === 1) return refused(why);
    const commands = record.commands.slice(0, line.number - 1);
    const before = await tableOf({ ...record, commands }, names, speech, now, load);
    return before.ok ? { ...before, isRemarkable: true, stops: [why] } : before;
  }
  const state = stateAt(history.value);
  const seats = game.book.game.seats(state);
  const players = Array.from({ length: seats }, (_, seat) => ({
    kind: 'here' as const,
    name: names[seat] ?? '',
  }));
  const turn = turnOf(game.book.game, state, players);
  const table = { id: randomHex(8), players, record, changed: now, turn, isRecorded: true };
  return { ok: true, table, isRemarkable: false, told: [], comments: [], stops: [] };
}

/** The number of the refused move in a record, from 1. */
function faultOf(game: Parameters<typeof fromRecord>[0], record: TableRecord) {
  const { editionFile } = record;
  const opened = editionFile === undefined ? undefined : openEdition(game.book, editionFile);
  if (opened?.ok === false) return undefined;
  const played = replay(rulesWith(game, opened?.value.edition), record);
  if (played.ok || played.error.index < 0) return undefined;
  const { index } = played.error;
  return { number: index + 1, text: record.commands[index] };
}

function refused(why: string): Opened {
  return { ok: false, why: [why] };
}

function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}
