/** Rules about single factions that differ between printings and sites; see `RULING_VALUES`. */
export const FACTION_RULINGS = {
  /** Riverwalkers may take spade actions without effect (FAQ 2.11), or not at all. */
  riverwalkerSpades: ['allowed', 'forbidden'],
  /**
   * Power for Cultists if all neighbours refuse: not if nobody could take power; or always; or
   * never.
   */
  cultists: ['international', 'japanese', 'first-printing'],
} as const;

type FactionRulings = {
  readonly [R in keyof typeof FACTION_RULINGS]: (typeof FACTION_RULINGS)[R][number];
};

/** The rulings of terra.snellman.net about single factions. */
export const SNELLMAN_RULINGS = { riverwalkerSpades: 'forbidden' } as const;

/** Facts about these rulings that the rules need. */
export interface RulingFlags {
  /** Factions that have no use for spades may take spade actions. */
  readonly uselessSpadesAllowed: boolean;
  /** Neighbours without room for power count as refusing. */
  readonly fullNeighboursRefuse: boolean;
}

export function rulingFlags({ riverwalkerSpades, cultists }: FactionRulings): RulingFlags {
  return {
    uselessSpadesAllowed: riverwalkerSpades === 'allowed',
    fullNeighboursRefuse: cultists === 'japanese',
  };
}
