/**
 * The facts that explanations depend on: the edition, the buildings of the seat, the moment. Prices
 * are in coins.
 */
export interface Circumstances {
  readonly house: number;
  readonly shovel: number;
  /** Shovels for terrain two steps away. */
  readonly farShovels: number;
  readonly tradingPost: number;
  readonly tradingPostNear: number;
  readonly palace: number;
  readonly sailing: number;
  readonly bridge: number;
  /**
   * The effect of passing on the next round: the first seat to pass begins it, or all act in the
   * order of passing.
   */
  readonly next: 'first' | 'order' | 'none';
  /** Whether a seat that passes takes another bonus tile. */
  readonly swap: boolean;
}

/** The effect of each action, by the word of its command. */
export const explainEn = {
  build: ({ house }: Circumstances) =>
    `A house on an empty hex of your home terrain in reach: ${house} coins. Every neighbour gets 1 power per own building next to it.`,
  transform: ({ house, shovel, farShovels }: Circumstances) =>
    `Turns an empty hex in reach into your home terrain: ${
      farShovels === 1
        ? `1 shovel at ${shovel} coins for any terrain`
        : `1 or ${farShovels} shovels at ${shovel} coins, as the circle of terrains says`
    }. You may build a house there at once for ${house} coins.`,
  upgrade: ({ tradingPost, tradingPostNear }: Circumstances) =>
    `A house becomes a trading post: ${tradingPostNear} coins next to a building of somebody else, otherwise ${tradingPost}. The house goes back to the mat and covers its income.`,
  palace: ({ palace }: Circumstances) =>
    `A trading post becomes one of your two palaces: ${palace} coins. Its ability works at once.`,
  sail: ({ sailing }: Circumstances) =>
    `One space on the sailing track for ${sailing} coins: further reach over rivers, and the points of the space.`,
  bridge: ({ bridge }: Circumstances) =>
    `A bridge on a free bridge space at one of your buildings: ${bridge} coins. Its two hexes become adjacent.`,
  power: (_: Circumstances) =>
    'The octagons beside the map are paid with power from bowl III. Each can be taken once per round, by one player.',
  'bonus-shovel': ({ shovel, farShovels }: Circumstances) =>
    `Once per round: transform a hex in reach with a free shovel${
      farShovels === 1 ? '' : `; a second one costs ${shovel} coins`
    }. Then a house, if you like.`,
  special: (_: Circumstances) => 'The action of a palace you have built, as your mat tells it.',
  exchange: (_: Circumstances) =>
    'Any amount of power from bowl III into as many coins, beside your action. The tokens go to bowl I.',
  'exchange-vp': (_: Circumstances) => 'The Druids may also turn power into victory points.',
  pass: ({ next, swap }: Circumstances) =>
    [
      'You leave the round: your bonus tile scores',
      swap ? ', and you take another one with the coins on it.' : '.',
      next === 'first' ? ' Who passes first begins the next round.' : '',
      next === 'order' ? ' The next round is played in the order of passing.' : '',
    ].join(''),
} as const;
