/** What the page says of Terra Nova besides the words of the game. */
export const en = {
  /** Enough for a first game, in the order in which it is needed. */
  intro: {
    aim: 'You lead a people that settles a wild land. Whoever has most victory points after five rounds wins.',
    turn: 'On your turn take one action: build a house, transform terrain, improve a building, sail farther, build a bridge, or use power. Pass when nothing is worth it any more; the others go on.',
    land: 'You build on your home terrain only. Shovels turn an empty hex in reach into it.',
    income:
      'Every building that leaves your mat for the map uncovers income, which is paid between the rounds.',
    power:
      'Power goes round three bowls: each power that you gain moves a token one bowl on, and only tokens in bowl III can be spent. You gain power when others build next to you.',
    round: 'Each round has a tile that says what brings extra points now.',
    town: (value: number, buildings: number) =>
      `Connected buildings, at least ${buildings} of them with a value of ${value} together, become a town: take a town tile with points and a gift.`,
    end: (points: string) =>
      `At the end the largest connected territories bring ${points} points, and money a few more.`,
  },
  /** What to do now, for a first game. */
  advice: {
    round: (scored: string) => `In this round you score ${scored}.`,
    confirm: 'Look at what it costs and brings, then confirm or take back.',
    founds: (move: string) => `Worth a look: ${move}. It founds a town.`,
    scores: (move: string, vp: string) => `Worth a look: ${move}. It brings ${vp} at once.`,
    power: (power: string) =>
      `You have ${power} in bowl III: power actions, the octagons, cost no coins.`,
    pass: (vp: string) =>
      `There is nothing else that you can pay for: pass, which brings ${vp}, and take a bonus tile.`,
  },
  /** What a turn is about. */
  stake: {
    passing: (vp: string) => `Passing now brings ${vp}`,
    town: (to: {
      value: number;
      valueNeeded: number;
      buildings: number;
      buildingsNeeded: number;
    }) =>
      `Next town: value ${to.value} of ${to.valueNeeded}, buildings ${to.buildings} of ${to.buildingsNeeded}`,
  },
} as const;
