/** Rules about single factions on which printings and sites differ; see `RULING_VALUES`. */
export const FACTION_RULINGS = {
  /** Riverwalkers may take spade actions for nothing (FAQ 2.11), or not at all. */
  riverwalkerSpades: ['allowed', 'forbidden'],
  /** Power for Cultists when all refuse: not if nobody can take; also then; never. */
  cultists: ['international', 'japanese', 'first-printing'],
} as const;

type FactionRulings = {
  readonly [R in keyof typeof FACTION_RULINGS]: (typeof FACTION_RULINGS)[R][number];
};

/** What one of the sites does. */
export const SNELLMAN_RULINGS = { riverwalkerSpades: 'forbidden' } as const;

/** What the rules ask the table about them. */
export interface RulingFlags {
  /** Factions that have no use for spades may take actions with spades. */
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
