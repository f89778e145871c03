import { mutateNumbers } from '../../../src/conformance/index.ts';
import {
  type Edition,
  FACTIONS,
  type FactionId,
  MAPS,
  type MapId,
  SCORED_EVENTS,
} from '../../../src/terra-mystica/index.ts';
import { TERRAIN_LETTERS } from '../../../src/terra-mystica/maps/index.ts';
import { CULTS } from '../../../src/terra-mystica/vocabulary.ts';
import { changed } from '../../data-file/changes.ts';

/** An edition with one change. */
export interface DataMutant {
  /** JSON pointer of the change; for a hex of a map also its column. */
  readonly place: string;
  /** The value after the change. */
  readonly to: string;
  readonly edition: Edition;
  /** Only games with this faction, and on this map, can show the change. */
  readonly faction?: FactionId;
  readonly map?: MapId;
}

const LETTERS = [...Object.keys(TERRAIN_LETTERS), '~'];

/**
 * Every number, word and letter of an edition, changed one by one: numbers up and down, words to
 * the next word, letters of maps to the next letter.
 */
export function* dataMutants(base: Edition): Generator<DataMutant> {
  for (const { pointer, was, is, json } of mutateNumbers(base)) {
    const edition = json as Edition;
    yield { place: pointer, to: `${was} to ${is}`, edition, ...whoTells(pointer) };
  }
  for (const id of Object.keys(base.roundTiles ?? {})) {
    yield nextWord(base, ['roundTiles', id, 'on'], SCORED_EVENTS);
    yield nextWord(base, ['roundTiles', id, 'cult'], CULTS);
  }
  for (const id of Object.keys(base.favourTiles ?? {})) {
    yield nextWord(base, ['favourTiles', id, 'cult'], CULTS);
  }
  for (const map of MAPS) {
    const rows = base.maps?.[map]?.board?.rows ?? [];
    for (const [row, text] of rows.entries()) {
      for (const [column, letter] of [...text].entries()) {
        if (letter === ' ') continue;
        const next = LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length];
        const is = text.slice(0, column) + next + text.slice(column + 1);
        const edition = changed(base, ['maps', map, 'board', 'rows', row], is) as Edition;
        const place = `/maps/${map}/board/rows/${row}`;
        yield { place: `${place} ${column}`, to: `${letter} to ${next}`, edition, map };
      }
    }
  }
}

function whoTells(pointer: string): Pick<DataMutant, 'faction' | 'map'> {
  const [, section, id, , last] = pointer.split('/');
  const faction = FACTIONS.find((each) => each === (section === 'factions' ? id : last));
  const map = section === 'maps' ? MAPS.find((each) => each === id) : undefined;
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(map === undefined ? {} : { map }),
  };
}

function nextWord(base: Edition, place: readonly string[], words: readonly string[]): DataMutant {
  let value: unknown = base;
  for (const key of place) value = (value as Readonly<Record<string, unknown>>)[key];
  const is = words[(words.indexOf(String(value)) + 1) % words.length];
  const edition = changed(base, place, is) as Edition;
  return { place: `/${place.join('/')}`, to: `${value} to ${is}`, edition };
}
