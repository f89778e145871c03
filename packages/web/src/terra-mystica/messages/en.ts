/**
 * Texts of the page for Terra Mystica. The texts of the game are in `@pangaea/words/terra-mystica`.
 */
export const en = {
  stage: (round: number) => (round === 0 ? 'set-up' : `round ${round} of 6`),
  passed: 'passed',
  left: 'has left',
  board: {
    letters: {
      desert: 'D',
      plains: 'P',
      swamp: 'S',
      lake: 'L',
      forest: 'F',
      mountains: 'M',
      wasteland: 'W',
      ice: 'I',
      volcano: 'V',
      river: '',
    },
  },
  actions: {
    /** Several actions behind one button. */
    groups: {
      build: 'Build',
      dig: 'Transform',
      power: 'Power',
      special: 'Special',
      convert: 'Exchange',
    },
    names: {
      transform: 'Transform',
      end: 'End the turn',
      upgrade: 'Upgrade',
      priest: 'Priest',
      'advance-shipping': 'Shipping',
      'advance-exchange': 'Spade track',
      'river-town': 'River town',
      landscape: 'Landscape',
      burn: 'Burn power',
      pass: 'Pass',
      drop: 'Leave the game',
      decline: 'Nothing',
      'take-power': 'Take the power',
      'refuse-power': 'Refuse',
      'take-coin': 'Take a coin',
    },
    /** An optional part of the turn that was declined: a dwelling, spades or a bridge. */
    declined: { dwelling: 'No dwelling', spades: 'Leave the spades', bridge: 'No bridge' },
    times: (times: number) => `${times}×`,
    to: (place: string, what: string) => `${place}: ${what}`,
    steps: (cult: string, steps: string) => `${cult}, ${steps} ${steps === '1' ? 'step' : 'steps'}`,
    bid: (faction: string, points: number) => `${faction}: ${points}`,
    wayOf: (what: string, way: string) => `${what} (${way})`,
    /** An action with the exchange of goods that pays for it. */
    paid: (action: string, exchanges: string) => `${action} – ${exchanges}`,
  },
  draft: {
    offered: (name: string, power: string) => `${name} may take ${power}`,
    /** About power taken after the last pass. */
    vain: 'You have passed for the last time: this power brings no more points than it costs.',
    /** About power that others may offer before the next own turn. */
    full: 'All your power is in bowl III: power that others offer finds no room.',
  },
  sourcesOf: {
    heading: 'Where it came from:',
    vp: (name: string) => `Where the points come from: ${name}`,
    coins: (name: string) => `Where the coins come from: ${name}`,
    workers: (name: string) => `Where the workers come from: ${name}`,
    priests: (name: string) => `Where the priests come from: ${name}`,
    power: (name: string) => `How power came into the bowls: ${name}`,
  },
  /** The first sentence of the introduction, and of the hints of a first game. */
  aim: 'You lead a people in a land of seven terrains. Whoever has most victory points after six rounds wins.',
  ownOrders: 'Standing orders',
  chooser: {
    chosenHome: 'Chooses its terrain',
  },
  /** Ways to land and a dwelling in one press. */
  chain: {
    dwelling: {
      here: (what: string) => `${what} here`,
      byOctagon: (what: string) => `${what} by octagon`,
      bySpecial: (what: string) => `${what} by special action`,
    },
    land: {
      here: (what: string) => `Only ${what}`,
      byOctagon: (what: string) => `Only ${what}, by octagon`,
      bySpecial: (what: string) => `Only ${what}, by special action`,
    },
    burn: (times: number) => `burn ${times}`,
  },
  /** The question to a seat that is offered power. */
  offer: {
    built: (name: string, what: string, hex: string, question: string) =>
      `${name} built a ${what} on ${hex}: ${question}`,
    neighbour: (name: string, question: string) => `${name} built beside you: ${question}`,
    costs: (power: string, points: string) => `take ${power} for ${points}?`,
    free: (power: string) => `take ${power} for nothing?`,
  },
} as const;
