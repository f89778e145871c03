import type { ObjectShape, Shape } from '../../../src/data-file/shape.ts';
import { type MapFile, parseMap } from '../../../src/hexmap/index.ts';
import { Random, seedFromNumber } from '../../../src/kernel/index.ts';
import { CHANGED_SHAPE } from '../../../src/terra-mystica/editions/edition.ts';
import {
  type Edition,
  loadEdition,
  MAPS,
  PRINTED_EDITION,
} from '../../../src/terra-mystica/index.ts';
import { MAP_DEFINITIONS, TERRAIN_LETTERS } from '../../../src/terra-mystica/maps/index.ts';
import { MAX_BRIDGES } from '../../../src/terra-mystica/state/layout.ts';
import { changed } from '../../data-file/changes.ts';

/** One number in this many is changed. */
const EVERY = 3;

/**
 * A random edition that a user could load: numbers anywhere in their range, often at an end of it,
 * and other boards. The same number gives the same edition.
 */
export function randomEdition(number: number): Edition {
  const random = Random.fromSeed(seedFromNumber(number));
  const { maps: _, ...sections } = CHANGED_SHAPE.required;
  const { maps: __, ...printed } = PRINTED_EDITION;
  const drawn = Object.entries(sections).map(([name, shape]) => {
    return [name, someOf(shape, printed[name as keyof typeof printed], random)];
  });
  const edition = { ...Object.fromEntries(drawn), id: `random-${number}`, title: 'Random' };
  return mended({ ...edition, maps: someBoard(random) });
}

/** A value near the printed one, or anywhere in the range. */
function someOf(shape: Shape, value: unknown, random: Random): unknown {
  switch (shape.kind) {
    case 'integer': {
      if (random.below(EVERY) > 0) return value;
      const { least, most } = shape;
      const near = (value as number) - 1 + random.below(3);
      const any = least + random.below(most - least + 1);
      return Math.max(least, Math.min(most, random.pick([near, near, near, any, least, most])));
    }
    case 'word':
      return random.below(EVERY) === 0 ? random.pick(shape.words) : value;
    case 'list':
      return (value as unknown[]).map((each) => someOf(shape.of as Shape, each, random));
    case 'tuple':
      return (value as unknown[]).map((each, at) => someOf(shape.of[at] as Shape, each, random));
    case 'object':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, each]) => {
          return [key, someOf(memberOf(shape, key), each, random)];
        }),
      );
    default:
      return value;
  }
}

function memberOf({ required, optional }: ObjectShape, key: string): Shape {
  const members: Readonly<Record<string, Shape>> = {
    ...(required as object),
    ...(optional as object),
  };
  return members[key];
}

/** The same hexes of one map, their letters shuffled. */
function someBoard(random: Random): Edition['maps'] {
  const id = random.pick(MAPS);
  const { board } = MAP_DEFINITIONS[id];
  const letters = random.shuffle(board.rows.flatMap((row) => row.trim().split(/\s+/)));
  const rows = board.rows.map((row) => row.replaceAll(/\S/g, () => letters.pop() ?? ''));
  const all: MapFile = { ...board, rows, bridges: 'all' };
  const map = parseMap(all, Object.keys(TERRAIN_LETTERS));
  const fits = map.ok && map.value.bridges.length <= MAX_BRIDGES;
  return { [id]: { board: { rows, bridges: fits ? 'all' : [] } } };
}

/** Values that do not fit together become the printed ones again. */
function mended(edition: Edition): Edition {
  const loaded = loadEdition(edition);
  if (loaded.ok) return edition;
  return loaded.error.reduce((better, { path, code }) => {
    const [, section, id] = path.split('/');
    const again = asPrinted(better, section, id);
    return code === 'wrong-length' ? asPrinted(again, 'numbers', 'pieces') : again;
  }, edition);
}

function asPrinted(edition: Edition, section: string, id: string): Edition {
  const printed = PRINTED_EDITION[section as keyof Edition] as unknown as Readonly<
    Record<string, unknown>
  >;
  return changed(edition, [section, id], printed[id]) as Edition;
}
