// The maps of the games as lands, for looking at them and for tests.
import { type HexMap, RIVER as RIVER_HEX } from '@pangaea/rules/hexmap';
import { seedFromNumber } from '@pangaea/rules/kernel';
import { MAPS, TERRAINS as MYSTICA_TERRAINS, terraMystica } from '@pangaea/rules/terra-mystica';
import { TERRAINS as NOVA_TERRAINS, terraNova } from '@pangaea/rules/terra-nova';
import { type GroundLook, LOOKS } from '../../src/board/land/looks.ts';
import { type LandHex, type LandPlan, RIVER } from '../../src/board/land/plan.ts';

/** `sampler`: every ground by itself, in threes and beside every other. */
export const LAND_MAPS = ['terra-nova', ...MAPS, 'sampler'] as const;
export type LandMap = (typeof LAND_MAPS)[number];

/** The looks of Terra Mystica's grounds, which has all there are. */
const MYSTICA_LOOKS: Readonly<Record<(typeof MYSTICA_TERRAINS)[number], GroundLook>> = {
  desert: LOOKS.desert,
  plains: LOOKS.plains,
  swamp: LOOKS.swamp,
  lakes: LOOKS.lake,
  forest: LOOKS.forest,
  mountains: LOOKS.mountains,
  wasteland: LOOKS.wasteland,
  ice: LOOKS.ice,
  volcano: LOOKS.volcano,
};

export function landOf(id: LandMap, turned = false): LandPlan {
  if (id === 'sampler') return { hexes: sampler(), grounds: LOOKS, turned };
  if (id === 'terra-nova') {
    const { map } = started(terraNova(), {}).table;
    const grounds = Object.fromEntries(NOVA_TERRAINS.map((terrain) => [terrain, LOOKS[terrain]]));
    return { hexes: hexesOf(map, NOVA_TERRAINS), grounds, turned };
  }
  const { map } = started(terraMystica(), { map: id }).table;
  return { hexes: hexesOf(map, MYSTICA_TERRAINS), grounds: MYSTICA_LOOKS, turned };
}

/** A game at its beginning. */
function started<State, Options>(
  game: {
    options(given: unknown): { ok: true; value: Options } | { ok: false };
    setup(
      options: Options,
      seed: ReturnType<typeof seedFromNumber>,
    ): { ok: true; value: State } | { ok: false };
  },
  given: unknown,
): State {
  const options = game.options(given);
  if (!options.ok) throw new Error('these options are refused');
  const state = game.setup(options.value, seedFromNumber(1));
  if (!state.ok) throw new Error('this table cannot be set up');
  return state.value;
}

function hexesOf(map: HexMap, terrains: readonly string[]): LandHex[] {
  return map.names.map((_, hex) => ({
    x: map.x[hex],
    y: map.y[hex],
    ground: map.ground[hex] === RIVER_HEX ? RIVER : terrains[map.ground[hex]],
  }));
}

/** Rows of letters: P plains, S swamp, … `~` river, `.` nothing. */
const SAMPLER = [
  'P P . S S . L L . F F .',
  '. P ~ S ~ ~ L ~ ~ F ~ .',
  'M M ~ W W ~ D D ~ I I ~',
  '. M ~ W ~ ~ D ~ ~ I ~ ~',
  'V V ~ P S L F M W D I V',
  '. V ~ S P F L W M I D ~',
  '~ ~ ~ D V P I S L F M W',
];
const SAMPLED: Readonly<Record<string, string>> = {
  P: 'plains',
  S: 'swamp',
  L: 'lake',
  F: 'forest',
  M: 'mountains',
  W: 'wasteland',
  D: 'desert',
  I: 'ice',
  V: 'volcano',
  '~': RIVER,
};

function sampler(): LandHex[] {
  return SAMPLER.flatMap((row, index) =>
    row.split(' ').flatMap((letter, column) => {
      const ground = SAMPLED[letter];
      if (ground === undefined) return [];
      return [{ x: column + (index % 2) / 2, y: (index * Math.sqrt(3)) / 2, ground }];
    }),
  );
}
