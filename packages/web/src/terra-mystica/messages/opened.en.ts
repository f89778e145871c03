/**
 * Texts of parts that are opened, and of the introduction; others are in `en.ts` and in the panels.
 */
export const en = {
  intro: {
    turn: 'On your turn take one action: build, transform, upgrade, send a priest, advance on a track, use power, or pass.',
    land: 'You build on your home terrain only. Spades, paid with workers, turn an empty hex in reach into it.',
    income:
      'Each piece that leaves your board for the map uncovers income: workers, coins, power and priests, paid at the beginning of every round.',
    power:
      'Power goes round three bowls; only what lies in bowl III can be spent. You gain power when others build beside you; more than 1 costs points.',
    cults:
      'Priests and favour tiles lead you up four cults. Each round one of them pays a bonus; at the end the three who stand highest on each win points.',
    round: 'Each round has a tile that says what brings extra points now.',
    town: 'Four connected structures with a power value of 7 become a town: it brings a tile and a key to the top of a cult.',
    end: 'At the end the largest networks bring 18, 12 and 6 points, each cult 8, 4 and 2.',
  },
  compare: {
    moment: 'Compared at',
    moments: { now: 'Now', move: 'After my move', round: 'End of round' },
    who: 'Player',
    groups: {
      purse: 'Purse',
      income: 'Next income',
      map: 'On the map',
      tracks: 'Tracks, keys',
      cults: 'Cults',
    },
    passed: (place: number) => `passed, place ${place} next round`,
    bonus: (goods: string) => `end of round: ${goods}`,
    /** Both arguments are parts of the needed number, such as `4/7`. */
    town: (power: string, structures: string) =>
      `nearest town: power value ${power}, structures ${structures}`,
    hint: {
      now: 'Underlined: the most of all. Income leaves out a card that goes back with the next pass.',
      move: 'Underlined: the most of all. Income leaves out a card that goes back with the next pass.',
      round:
        'If everybody passed now: points for passing, cult bonus and income of the next round, without the next card.',
    },
  },
};
