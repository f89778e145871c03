import type { LedgerGame } from '../../../src/snellman/game/ledger-game.ts';
import type { LedgerFaction } from '../../../src/snellman/notation/words.ts';
import type { Event } from '../../../src/terra-mystica/events.ts';

/** The site would refuse the ledger. */
export class Refused extends Error {}

/** Steps that may follow in the same action, with their numbers. */
export type FollowUps = Readonly<Record<string, number>>;

/** Things that are due and can be given up with `-`. */
export const DUE = [
  'SPADE',
  'VOLCANO_TF',
  'FREE_TF',
  'FREE_TP',
  'FREE_D',
  'BRIDGE',
  'CONVERT_W_TO_P',
  'GAIN_FAVOR',
  'PICK_COLOR',
] as const;

export interface Offer {
  readonly from: LedgerFaction;
  readonly amount: number;
  tainted: boolean;
}

/** The account of a faction on the site, without its goods. */
export interface Kept {
  readonly faction: LedgerFaction;
  actions: number;
  follow: Record<string, number>;
  readonly due: Record<string, number>;
  offers: Offer[];
  readonly madeHome: Set<string>;
  passed: boolean;
  /** A spade was bought in this action: none may be thrown away. */
  dug: boolean;
  /**
   * A hex was left on foreign terrain with spades unused: the next one must become home terrain.
   */
  mustComeHome: boolean;
  /** Steps that a volcano costs and that no command has named yet. */
  toLose: number;
  /** Town tiles taken minus those named. */
  unnamed: number;
  /** Priests of Riverwalkers with nothing to unlock that no command has named yet. */
  unnamedPriests: number;
}

/** The account of a game on the site. Map and goods are those of the engine. */
export interface Account {
  readonly game: LedgerGame;
  /** Options of the table. */
  readonly options: ReadonlySet<string>;
  /** By seat. */
  readonly all: readonly Kept[];
  /** The outcome of the last command. */
  events: Event[];
}

export function accountOf(game: LedgerGame, options: ReadonlySet<string>): Account {
  const all = game.factions.map(
    (faction): Kept => ({
      faction,
      actions: 0,
      follow: {},
      offers: [],
      madeHome: new Set<string>(),
      due: Object.fromEntries(DUE.map((each) => [each, 0])),
      passed: false,
      dug: false,
      mustComeHome: false,
      toLose: 0,
      unnamed: 0,
      unnamedPriests: 0,
    }),
  );
  return { game, options, all, events: [] };
}
