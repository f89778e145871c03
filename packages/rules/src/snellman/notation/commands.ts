import type { Place } from './place.ts';
import type {
  ActionId,
  Building,
  Colour,
  Cult,
  FinalTile,
  Gained,
  GivenUp,
  LedgerFaction,
  Resource,
} from './words.ts';

interface Node {
  readonly at: Place;
}

/** An amount of some resource, such as `3PW`. */
export interface Amount extends Node {
  readonly count: number;
  readonly resource: Resource;
}

/** A command of a faction, or one that the table writes for it, in the words of the ledger. */
export type PlayerCommand =
  | Build
  | Dig
  | Transform
  | Upgrade
  | Advance
  | Send
  | Action
  | Bridge
  | Burn
  | Convert
  | TakeTile
  | CultSteps
  | GiveUp
  | Gain
  | PayForToken
  | Leech
  | Decline
  | Connect
  | PickColour
  | UnlockTerrain
  | Pass
  | Bare
  | Scored
  | Income
  | Remark
  | DeleteOwn;

export interface Build extends Node {
  readonly do: 'build';
  readonly hex: string;
}
/**
 * Turns workers (Darklings: priests) into spades; for volcano factions, it is the right to one
 * volcano.
 */
export interface Dig extends Node {
  readonly do: 'dig';
  readonly spades: number;
}
/**
 * Transforms a hex. Without a colour, to the terrain that is as near to home as the spades reach.
 */
export interface Transform extends Node {
  readonly do: 'transform';
  readonly hex: string;
  readonly to?: Colour;
}
export interface Upgrade extends Node {
  readonly do: 'upgrade';
  readonly hex: string;
  readonly to: Building;
}
export interface Advance extends Node {
  readonly do: 'advance';
  readonly track: 'ship' | 'dig';
}
/**
 * Sends a priest to a cult. Without steps it goes to the best free space; `for: 1` returns it to
 * the supply.
 */
export interface Send extends Node {
  readonly do: 'send';
  readonly cult: Cult;
  readonly for?: number;
}
export interface Action extends Node {
  readonly do: 'action';
  readonly action: ActionId;
}
export interface Bridge extends Node {
  readonly do: 'bridge';
  readonly from: string;
  readonly to: string;
  /**
   * Whether the bridge may stand where the rules forbid it: in old games the site did not check
   * this.
   */
  readonly allowIllegal: boolean;
}
export interface Burn extends Node {
  readonly do: 'burn';
  readonly tokens: number;
}
export interface Convert extends Node {
  readonly do: 'convert';
  readonly give: Amount;
  readonly get: Amount;
}
/** A favour or town tile that is due; a bonus card in old set-ups. */
export interface TakeTile extends Node {
  readonly do: 'take';
  readonly tile: string;
  readonly count: number;
}
/** Cult steps that are due. */
export interface CultSteps extends Node {
  readonly do: 'steps';
  readonly cult: Cult;
  readonly count: number;
}
/** Gives up something that is due or owned. */
export interface GiveUp extends Node {
  readonly do: 'give-up';
  readonly what: GivenUp;
  readonly count: number;
}
/** `+3C`: a correction by hand, as old games have them. */
export interface Gain extends Node {
  readonly do: 'gain';
  readonly what: Gained;
  readonly count: number;
}
/** Shapeshifters: 1 VP for a token in bowl III. */
export interface PayForToken extends Node {
  readonly do: 'pay-for-token';
}
export interface Leech extends Node {
  readonly do: 'leech';
  readonly power: number;
  readonly from?: LedgerFaction;
}
/** Declines a power offer. Without `power` all offers are declined. */
export interface Decline extends Node {
  readonly do: 'decline';
  readonly power?: number;
  readonly from?: LedgerFaction;
}
/**
 * Mermaids: found a town across a river. The hexes are one of each group, or only the river hex.
 */
export interface Connect extends Node {
  readonly do: 'connect';
  readonly hexes: readonly string[];
}
export interface PickColour extends Node {
  readonly do: 'pick-color';
  readonly colour: Colour;
}
/** Riverwalkers: unlocks the terrain of a colour, or takes the priest in hand. */
export interface UnlockTerrain extends Node {
  readonly do: 'unlock-terrain';
  readonly terrain: Colour | 'gain-priest';
}
export interface Pass extends Node {
  readonly do: 'pass';
  readonly card?: string;
}
/** Commands of one word. `setup` occurs in rows of the table only. */
export interface Bare extends Node {
  readonly do: (typeof BARE_COMMANDS)[number];
}
export const BARE_COMMANDS = [
  'wait',
  'done',
  'resign',
  'setup',
  'start_planning',
  'score_resources',
] as const;

/** The table writes this: `+8vp for FIRE`. */
export interface Scored extends Node {
  readonly do: 'scored';
  readonly vp: number;
  readonly for: string;
}
/** The table writes this: the income of one faction. */
export interface Income extends Node {
  readonly do: 'income';
  readonly part: (typeof INCOME_PARTS)[number];
}
export const INCOME_PARTS = ['', 'cult_', 'other_', 'all_'] as const;

/** The table writes this: `[opponent accepted power]`. */
export interface Remark extends Node {
  readonly do: 'remark';
  readonly text: string;
}
export interface DeleteOwn extends Node {
  readonly do: 'delete';
  readonly tile: string;
}

/** Commands without a faction: for the set-up and the course of the table. */
export type TableCommand =
  | (Node & { readonly do: 'option' | 'dropoption'; readonly option: string })
  | (Node & { readonly do: 'map'; readonly map: string })
  | (Node & {
      readonly do: 'player';
      readonly name: string;
      readonly email?: string;
      readonly username?: string;
    })
  | (Node & { readonly do: 'player-count'; readonly count: number })
  | (Node & { readonly do: 'order'; readonly names: readonly string[] })
  | (Node & { readonly do: 'randomize'; readonly version: string; readonly seed: string })
  | (Node & { readonly do: 'score'; readonly tiles: readonly string[] })
  | (Node & { readonly do: 'delete'; readonly tile: string })
  | (Node & { readonly do: 'final-scoring'; readonly tile: FinalTile })
  | (Node & { readonly do: 'faction-variant'; readonly variant: string })
  | (Node & {
      readonly do: 'setup';
      readonly faction: LedgerFaction;
      readonly for?: string;
      readonly email?: string;
    })
  | (Node & { readonly do: 'drop-faction'; readonly who: LedgerFaction | string })
  | (Node & { readonly do: 'admin'; readonly text: string })
  | (Node & { readonly do: (typeof TABLE_WORDS)[number] });

export const TABLE_WORDS = ['income', 'start', 'finish', 'abort', 'start-preview'] as const;

/** One line of a ledger. */
export type LedgerLine = FactionLine | TableLine | CommentLine | PlannerLine;

export interface FactionLine extends Node {
  readonly kind: 'faction';
  readonly faction: LedgerFaction;
  readonly commands: readonly PlayerCommand[];
  readonly comment?: string;
  /**
   * The command comes after `start_planning` of this faction: it is a plan, not a move of the game.
   */
  readonly hypothetical?: true;
}
export interface TableLine extends Node {
  readonly kind: 'table';
  readonly command: TableCommand;
  readonly comment?: string;
}
export interface CommentLine extends Node {
  readonly kind: 'comment';
  readonly text: string;
}
/** Planner directives, `!if`: they are read and stored, never played. */
export interface PlannerLine extends Node {
  readonly kind: 'planner';
  readonly word: (typeof PLANNER_WORDS)[number];
  readonly text: string;
}
export const PLANNER_WORDS = ['plan', 'if', 'elsif', 'else', 'endif'] as const;

export type Ledger = readonly LedgerLine[];
