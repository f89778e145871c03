import type { AnyGame } from '@pangaea/rules/kernel';
import { QUESTION as MYSTICA, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { QUESTION as NOVA, terraNovaBook } from '@pangaea/rules/terra-nova';
import type { Level } from '../src/index.ts';
import type { Judge } from '../src/judge.ts';
import type { Inputs } from '../src/learned/inputs.ts';
import type { NetSizes } from '../src/learned/net.ts';
import { TERRA_MYSTICA_INPUTS } from '../src/terra-mystica/inputs.ts';
import { judgeOf as mysticaJudgeOf } from '../src/terra-mystica/judge.ts';
import { TERRA_NOVA_INPUTS } from '../src/terra-nova/inputs.ts';
import { judgeOf as novaJudgeOf } from '../src/terra-nova/judge.ts';
import type { HexId } from './hex-games.ts';

/** A game for which a net learns the values of positions. */
export interface Learner<S> {
  readonly game: AnyGame;
  /** Judges moves for all players, and positions until there is a net. */
  readonly judge: Judge<S>;
  judgeOf(level: Level): Judge<S>;
  readonly inputs: Inputs<S>;
  /** The file of the present net, below `src`. */
  readonly file: string;
  /** The players and the variant of each table (`beginTable`); tables are taken in turn. */
  readonly tables: readonly { readonly players: number; readonly variant: string }[];
  /** Whether a seat is asked to begin a turn, not to finish one. */
  isTurn(state: S): boolean;
}

function tablesOf(players: readonly number[], variants: readonly string[]) {
  // The two counts have no common divisor, so every variant comes with every number of players.
  return Array.from({ length: players.length * variants.length }, (_, table) => ({
    players: players[table % players.length],
    variant: variants[table % variants.length],
  }));
}

const MYSTICA_PLAYERS = [4, 4, 2, 4, 3, 4, 5, 2, 4, 3];
const MYSTICA_VARIANTS = [
  'base',
  'given',
  'base',
  'everything',
  'given',
  'base',
  'fans',
  'given',
  'base',
  'given',
  'base',
];
const NOVA_PLAYERS = [2, 4, 3, 4, 2, 3, 4];
const NOVA_VARIANTS = ['standard', 'standard', 'standard', 'planners', 'gold-diggers'];

// biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
export const LEARNERS: Readonly<Record<HexId, Learner<any>>> = {
  'terra-mystica': {
    game: terraMysticaBook.game,
    judge: mysticaJudgeOf('intermediate'),
    judgeOf: mysticaJudgeOf,
    inputs: TERRA_MYSTICA_INPUTS,
    file: 'terra-mystica/net.json',
    tables: tablesOf(MYSTICA_PLAYERS, MYSTICA_VARIANTS),
    isTurn: (s) => s.depth() > 0 && s.top() === MYSTICA.turn,
  },
  'terra-nova': {
    game: terraNovaBook.game,
    judge: novaJudgeOf('intermediate'),
    judgeOf: novaJudgeOf,
    inputs: TERRA_NOVA_INPUTS,
    file: 'terra-nova/net.json',
    tables: tablesOf(NOVA_PLAYERS, NOVA_VARIANTS).map(({ players, variant }) => ({
      players,
      // The variants are for two players.
      variant: players === 2 ? variant : 'standard',
    })),
    isTurn: (s) => s.depth() > 0 && s.top() === NOVA.turn,
  },
};

/** The sizes of a net for a game. */
export function sizesFor(
  { inputs }: Pick<Learner<never>, 'inputs'>,
  first: number,
  second: number,
): NetSizes {
  return {
    shared: inputs.names.length,
    own: inputs.own.names.length,
    kinds: inputs.own.kinds.length,
    first,
    second,
    stages: inputs.stages,
  };
}

/** The divisor of each row of the first layer. */
export function scalesOf({ inputs }: Pick<Learner<never>, 'inputs'>): readonly number[] {
  const { scales, own } = inputs;
  return [...scales, ...own.scales.flatMap((scale) => own.kinds.map(() => scale))];
}
