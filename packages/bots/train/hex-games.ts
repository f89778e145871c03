import { fileURLToPath } from 'node:url';
import type { AnyGame, Seat } from '@pangaea/rules/kernel';
import {
  CYCLE,
  cycleDistance,
  type State as MysticaState,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { circleDistance, type State as NovaState, terraNova } from '@pangaea/rules/terra-nova';
import type { Judge, Level } from '../src/index.ts';
import type { WorthsModel } from '../src/provenance.ts';
import { LATE_ROUND as MYSTICA_LATE_ROUND, terraMysticaJudge } from '../src/terra-mystica/judge.ts';
import mysticaLate from '../src/terra-mystica/late-model.json' with { type: 'json' };
import {
  MODEL as MYSTICA,
  LATE_MODEL as MYSTICA_LATE,
  PLAN_MODEL as PLANS,
} from '../src/terra-mystica/model.ts';
import * as mysticaOpening from '../src/terra-mystica/opening.ts';
import plans from '../src/terra-mystica/plan-model.json' with { type: 'json' };
import { LATE_ROUND as NOVA_LATE_ROUND, terraNovaJudge } from '../src/terra-nova/judge.ts';
import novaLate from '../src/terra-nova/late-model.json' with { type: 'json' };
import {
  MODEL as NOVA,
  LATE_MODEL as NOVA_LATE,
  PLAN_MODEL as NOVA_PLAN,
} from '../src/terra-nova/model.ts';
import * as novaOpening from '../src/terra-nova/opening.ts';
import novaPlans from '../src/terra-nova/plan-model.json' with { type: 'json' };

/** Worths by name, of whatever game. */
export type Worths = Readonly<Record<string, number>>;

/** A model, and where it stands. */
export interface ShippedModel extends WorthsModel<Worths> {
  readonly file: string;
}

/** A game whose judge goes by worths. */
export interface HexGame {
  readonly game: AnyGame;
  /** The model by which a level plays. */
  model(level: Level): ShippedModel;
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  judge(worths: Worths, late?: Worths): Judge<any>;
  /** The model of the strong level in the last two rounds, and the first of them. */
  readonly late: ShippedModel;
  readonly lateRound: number;
  readonly opening: Opening;
}

/** What factions meet at a table before anything is played. */
export interface Opening {
  /** Where means of factions stand. */
  readonly file: string;
  /** Names of features that a table may have. */
  readonly features: readonly string[];
  /** Those of a table, as places in the list. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  featuresOf(state: any): readonly number[];
  /** Steps on the circle between the home terrains of two seats; 0 where one of them has none on it. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  distance(state: any, one: Seat, other: Seat): number;
}

export const HEX_IDS = ['terra-nova', 'terra-mystica'] as const;
export type HexId = (typeof HEX_IDS)[number];

const NOVA_SHIPPED = shipped(NOVA, 'terra-nova/model.json');
const NOVA_PLANS = shipped(
  { provenance: novaPlans.provenance, worths: NOVA_PLAN.worths },
  'terra-nova/plan-model.json',
);
const MYSTICA_SHIPPED = shipped(MYSTICA, 'terra-mystica/model.json');
const MYSTICA_PLANS = shipped(
  { provenance: plans.provenance, worths: PLANS.worths },
  'terra-mystica/plan-model.json',
);

export const HEX_GAMES: Readonly<Record<HexId, HexGame>> = {
  'terra-nova': {
    game: terraNova(),
    model: (level) => (level === 'strong' ? NOVA_PLANS : NOVA_SHIPPED),
    judge: (worths, late = worths) =>
      terraNovaJudge({ ...NOVA.worths, ...worths }, undefined, { ...NOVA.worths, ...late }),
    late: shipped(
      { provenance: novaLate.provenance, worths: NOVA_LATE.worths },
      'terra-nova/late-model.json',
    ),
    lateRound: NOVA_LATE_ROUND,
    opening: {
      file: fileOf('terra-nova/openings.json'),
      features: novaOpening.TABLE_FEATURES,
      featuresOf: novaOpening.tableFeatures,
      distance: (s: NovaState, one, other) => circleDistance(s.home(one), s.home(other)),
    },
  },
  'terra-mystica': {
    game: terraMystica(),
    model: (level) => (level === 'strong' ? MYSTICA_PLANS : MYSTICA_SHIPPED),
    judge: (worths, late = worths) =>
      terraMysticaJudge({ ...MYSTICA.worths, ...worths }, undefined, {
        ...MYSTICA.worths,
        ...late,
      }),
    late: shipped(
      { provenance: mysticaLate.provenance, worths: MYSTICA_LATE.worths },
      'terra-mystica/late-model.json',
    ),
    lateRound: MYSTICA_LATE_ROUND,
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
