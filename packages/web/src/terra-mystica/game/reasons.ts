import { argA, argB, argC, kindOf, type Move, type Refusal, refusal } from '@pangaea/rules/kernel';
import {
  type ArgumentKind,
  boxedTerraMysticaBook,
  candidates,
  type Drawn,
  KIND,
  landOf,
  RULES,
  type State,
  type TerraMystica,
} from '@pangaea/rules/terra-mystica';
import type { Slot, Target } from '../../terra/game/choices.ts';
import type { Reasons } from '../../terra/game/reasons.ts';
import type { SharedNowhere } from '../../terra/messages/index.ts';
import type { MysticaMessages } from '../messages/index.ts';
import { reachOf } from './position.ts';

/**
 * The printed factions. Fan factions come with the rules of `fan/index.ts`, which only their tables
 * load; options and positions are read there. Legality and effects of moves depend on the table of
 * the position, so these rules work for every table.
 */
export const MYSTICA_BOOK = boxedTerraMysticaBook;
export const MYSTICA_RULES: TerraMystica = MYSTICA_BOOK.game;

/** The things that arguments of abilities name, in the terms of the map and the displays. */
const DRAWN: Readonly<Partial<Record<ArgumentKind, Drawn>>> = {
  hex: 'hex',
  'power-action': 'power-action',
};

/**
 * The target of a faction's ability: the last place that it names and that is drawn. Undefined for
 * other moves, and if it names no place or two places together.
 */
export function abilityTarget({ table }: State, move: Move): Target | undefined {
  if (kindOf(move) !== KIND.ability) return undefined;
  const { args } = table.abilities[argA(move)];
  const place = args.findLastIndex((each) => DRAWN[each] !== undefined);
  const on = DRAWN[args[place]];
  if (on === undefined) return undefined;
  return { on, at: [argB(move), argC(move)][place] - table.things.at[args[place]] };
}

/** The reasons why something cannot be chosen at a table of Terra Mystica. */
export const REASONS: Reasons<State> = {
  rules: MYSTICA_RULES,
  codec: RULES.codec,
  candidates,
  pointsAt: abilityTarget,
  isUseful: (state, seat, move) => {
    const kind = kindOf(move);
    const transforms = kind === KIND.transform || kind === KIND['skip-transform'];
    return transforms && argB(move) === landOf(state, seat);
  },
  telling: [
    'answer-first',
    'action-already-taken',
    'power-action-used',
    'special-used',
    'ability-used',
    'ability-needs-stronghold',
    'special-not-yours',
    'track-ended',
    'no-track',
    'no-piece-left',
    'not-enough-power',
    'not-enough-workers',
    'not-enough-coins',
    'not-enough-priests',
    'not-enough-vp',
    'ability-impossible',
    'too-many-spades',
    'terrain-locked',
    'no-space-for-priest',
    'special-without-effect',
    'favour-held',
    'favour-not-left',
    'town-tile-not-left',
    'card-not-available',
    'bridge-place-taken',
    'bridge-not-at-own-building',
    'town-too-small',
    'not-made-home',
    'made-home-already',
    'no-such-way',
    'wrong-terrain',
    'terrain-for-good',
    'already-home-terrain',
    'not-in-reach',
    'not-touching',
    'not-in-range',
    'cannot-become',
    'not-empty',
    'not-your-building',
    'not-land',
  ],
  nowhere,
};

type Nowhere = SharedNowhere | keyof MysticaMessages['nowhere'];

/** The reason why a kind of move is possible nowhere on the map. */
function nowhere(state: State, seat: number, kind: number): Refusal<Nowhere> {
  switch (kind) {
    case KIND.build:
    case KIND.transform:
      if (reachOf(state, seat).size === 0) return refusal('none-in-reach');
      return refusal(kind === KIND.build ? 'no-buildable-in-reach' : 'no-digging-in-reach');
    case KIND.upgrade:
      return refusal('no-upgrade');
    case KIND['river-town']:
      return refusal('no-river-town');
    default:
      return refusal('nowhere');
  }
}

/** The kinds of moves that build or change something on a hex. */
export const ON_HEX: readonly Slot[] = (['build', 'transform', 'upgrade'] as const).map((id) => ({
  id,
  kind: KIND[id],
}));
