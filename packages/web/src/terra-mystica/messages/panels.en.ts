/** What the panels of Terra Mystica say besides the words of the game. */
export const en = {
  list: (parts: readonly string[]) => parts.join(', '),
  phrases: (parts: readonly string[]) => parts.join('; '),
  at: (name: string, amount: string) => `${name} ${amount}`,
  of: (name: string, what: string) => `${name}: ${what}`,
  draft: (before: string, after: string) => `${before}, then ${after}`,
  none: 'nothing',
  cults: {
    heading: 'Cults',
    short: { fire: 'Fire', water: 'Water', earth: 'Earth', air: 'Air' },
    bonus: 'round bonus',
    bonusOf: (what: string, reward: string) => `At the end of the round for ${what}: ${reward}`,
    steps: (count: number, cult: string) =>
      `every ${count === 1 ? 'step' : `${count} steps`} on ${cult}`,
    priestsSent: 'every priest sent',
    mine: (name: string, reward: string) => `${name}: ${reward} as things stand`,
    standing: (name: string, step: number) => `${name} ${step}`,
    moves: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
    ruler: (space: number, power: string) => `Space ${space}: ${power}`,
    key: 'The last space takes a key and holds one marker only.',
    next: (steps: number, power: string) =>
      `${power} in ${steps} ${steps === 1 ? 'step' : 'steps'}`,
    places: 'Priests',
    place: (cult: string, steps: number) => `${cult}, priest for ${steps} steps, stays there`,
    back: (cult: string, steps: number) =>
      `${cult}, priest for ${steps} ${steps === 1 ? 'step' : 'steps'}, goes back to the supply`,
    lies: (name: string) => `A priest of ${name} lies here.`,
    free: 'Free.',
    choose: (cult: string) => `Choose ${cult}`,
  },
  shelf: {
    favours: 'Favour tiles',
    towns: 'Town tiles',
    favoursShort: 'Favour',
    townsShort: 'Towns',
    left: (count: number) => (count === 0 ? 'None left.' : `${count} left.`),
    holders: (names: string) => `Held by ${names}.`,
    times: (name: string, count: number) => (count === 1 ? name : `${name} (${count})`),
    take: (tile: string) => `Take: ${tile}`,
  },
  cards: {
    heading: 'Bonus cards',
    free: (count: number) => `${count} free`,
    coins: (coins: string) => `${coins} on it.`,
    heldBy: (name: string) => `Held by ${name}.`,
    nextRound: (name: string, place: number) =>
      `${name} has passed and plays in place ${place} next round with it.`,
    lies: 'Lies beside the board.',
    take: (card: string) => `Take: ${card}`,
  },
  rail: {
    bowl: (number: string) => `bowl ${number}`,
    spade: 'price of a spade',
  },
} as const;
