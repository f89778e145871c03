import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@pangaea/rules/kernel';
import {
  CYCLE,
  cycleDistance,
  type State as MysticaState,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { circleDistance, type State as NovaState, terraNova } from '@pangaea/rules/terra-nova';
import type { Judge } from '../src/index.ts';
import type { WorthsModel } from '../src/provenance.ts';
import { terraMysticaJudge } from '../src/terra-mystica/judge.ts';
import { MODEL as MYSTICA } from '../src/terra-mystica/model.ts';
import * as mysticaOpening from '../src/terra-mystica/opening.ts';
import { terraNovaJudge } from '../src/terra-nova/judge.ts';
import { MODEL as NOVA } from '../src/terra-nova/model.ts';
import * as novaOpening from '../src/terra-nova/opening.ts';

/** Worths by name, for both hex games. */
export type Worths = Readonly<Record<string, number>>;

/** A model and the place of its file. */
export interface ShippedModel extends WorthsModel<Worths> {
  readonly file: string;
}

/** A game whose judge uses worths. */
export interface HexGame {
  readonly game: AnyGame;
  readonly model: ShippedModel;
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  judge(worths: Worths): Judge<any>;
  readonly opening: Opening;
}

/** The factions of a table before anything is played. */
export interface Opening {
  /** The file with the means of factions. */
  readonly file: string;
  /** Names of the features that a table may have. */
  readonly features: readonly string[];
  /** The features of a table, as indices of the list. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  featuresOf(state: any): readonly number[];
  /**
   * Steps on the circle between the home terrains of two seats; 0 if one of them has no home
   * terrain there.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  distance(state: any, one: Seat, other: Seat): number;
}

export const HEX_IDS = ['terra-nova', 'terra-mystica'] as const;
export type HexId = (typeof HEX_IDS)[number];

export const HEX_GAMES: Readonly<Record<HexId, HexGame>> = {
  'terra-nova': {
    game: terraNova(),
    model: shipped(NOVA, 'terra-nova/model.json'),
    judge: (worths) => terraNovaJudge({ ...NOVA.worths, ...worths }),
    opening: {
      file: fileOf('terra-nova/openings.json'),
      features: novaOpening.TABLE_FEATURES,
      featuresOf: novaOpening.tableFeatures,
      distance: (s: NovaState, one, other) => circleDistance(s.home(one), s.home(other)),
    },
  },
  'terra-mystica': {
    game: terraMystica(),
    model: shipped(MYSTICA, 'terra-mystica/model.json'),
    judge: (worths) => terraMysticaJudge({ ...MYSTICA.worths, ...worths }),
    opening: {
      file: fileOf('terra-mystica/openings.json'),
      features: mysticaOpening.TABLE_FEATURES,
      featuresOf: mysticaOpening.tableFeatures,
      distance: (s: MysticaState, one, other) =>
        Math.max(s.home(one), s.home(other)) < CYCLE
          ? cycleDistance(s.home(one), s.home(other))
          : 0,
    },
  },
};

function shipped<W>({ provenance, worths }: WorthsModel<W>, path: string): ShippedModel {
  return { provenance, worths: { ...worths } as Worths, file: fileOf(path) };
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}
