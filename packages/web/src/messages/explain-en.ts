/** Prices of the edition that explanations speak of. */
export interface Prices {
  readonly house: number;
  readonly shovel: number;
  readonly tradingPost: number;
  readonly tradingPostNear: number;
  readonly palace: number;
  readonly sailing: number;
  readonly bridge: number;
}

/** What each action does, for who asks; by the word of its command. */
export const explainEn = {
  build: ({ house }: Prices) =>
    `A house on an empty hex of your home terrain in reach: ${house} coins. Every neighbour gets 1 power per own building next to it.`,
  transform: ({ house, shovel }: Prices) =>
    `Turns an empty hex in reach into your home terrain: 1 or 2 shovels at ${shovel} coins, as the circle of terrains says. You may build a house there at once for ${house} coins.`,
  upgrade: ({ tradingPost, tradingPostNear }: Prices) =>
    `A house becomes a trading post: ${tradingPostNear} coins next to a building of somebody else, otherwise ${tradingPost}. The house goes back to the mat and covers its income.`,
  palace: ({ palace }: Prices) =>
    `A trading post becomes one of your two palaces: ${palace} coins. Its ability works at once.`,
  sail: ({ sailing }: Prices) =>
    `One space on the sailing track for ${sailing} coins: further reach over rivers, and the points of the space.`,
  bridge: ({ bridge }: Prices) =>
    `A bridge on a free bridge space at one of your buildings: ${bridge} coins. Its two hexes become adjacent.`,
  power: (_: Prices) =>
    'The octagons beside the map are paid with power from bowl III. Each can be taken once per round, by one player.',
  'bonus-shovel': ({ shovel }: Prices) =>
    `Once per round: transform a hex in reach with a free shovel; a second one costs ${shovel} coins. Then a house, if you like.`,
  special: (_: Prices) => 'The action of a palace you have built, as your mat tells it.',
  exchange: (_: Prices) =>
    'Any amount of power from bowl III into as many coins, beside your action. The tokens go to bowl I.',
  'exchange-vp': (_: Prices) => 'The Druids may also turn power into victory points.',
  pass: (_: Prices) =>
    'You leave the round: your bonus tile scores, and you take another one with the coins on it. Who passes first begins the next round.',
} as const;
