/** Texts of the page for Terra Mystica. Those of the game are in `@pangaea/words/terra-mystica`. */
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
    /** A part of the turn that is left out, where a dwelling, spades or a bridge could follow. */
    declined: { dwelling: 'No dwelling', spades: 'Leave the spades', bridge: 'No bridge' },
    times: (times: number) => `${times}×`,
    to: (place: string, what: string) => `${place}: ${what}`,
    steps: (cult: string, steps: string) => `${cult}, ${steps} ${steps === '1' ? 'step' : 'steps'}`,
    bid: (faction: string, points: number) => `${faction}: ${points}`,
    wayOf: (what: string, way: string) => `${what} (${way})`,
    /** An action with the exchange of goods that pays for it. */
    paid: (action: string, exchanges: string) => `${action} – ${exchanges}`,
    explain: {
      build: 'A dwelling on an empty hex of your home terrain in reach. Neighbours may take power.',
      dig: 'Spades turn an empty hex in reach into another terrain; on your home terrain a dwelling may follow at once.',
      upgrade:
        'A structure becomes the next one. The old piece goes back to your board and covers its income again. A temple and a sanctuary bring a favour tile.',
      priest:
        'A priest goes to a cult: three or two steps if it stays there, one if it comes back.',
      'advance-shipping': 'You reach land over more river hexes. The space brings points.',
      'advance-exchange': 'A spade costs fewer workers from now on. The step brings points.',
      power:
        'The six octagons are paid with power from bowl III. Each can be taken once per round, by one player.',
      special: 'Each of your special actions can be used once per round.',
      convert:
        'Goods are exchanged beside your action, as often as you like. Burning takes a token of bowl II out of the game and puts another into bowl III.',
      pass: 'You leave the round: your bonus card scores, and you take another one with the coins on it. Who passes first begins the next round.',
    },
  },
  stake: {
    passing: (points: string) => `Passing brings ${points} now.`,
    bonus: (goods: string) => `The cult pays at the end of the round, as things stand: ${goods}.`,
  },
  draft: {
    offered: (name: string, power: string) => `${name} may take ${power}`,
    /** About power taken after the last pass. */
    vain: 'You have passed for the last time: this power brings no more points than it costs.',
    /** About power that others may offer before the next own turn. */
    full: 'All your power is in bowl III: power that others offer finds no room.',
  },
  orders: {
    heading: 'Standing orders',
    hint: 'Answered for you from now on, so that nobody has to wait. Change them at any time.',
    paid: (points: string) => `Paid in this round so far: ${points}.`,
    freePower: 'Take free power without asking, but from Cultists',
    endsTurn: 'Against bots and at one device: end a turn with nothing useful left',
  },
  sourcesOf: {
    heading: 'Where it came from:',
    vp: (name: string) => `Where the points come from: ${name}`,
    coins: (name: string) => `Where the coins come from: ${name}`,
    workers: (name: string) => `Where the workers come from: ${name}`,
    priests: (name: string) => `Where the priests come from: ${name}`,
    power: (name: string) => `How power came into the bowls: ${name}`,
  },
  chooser: {
    chosenHome: 'Chooses its terrain',
  },
  /** Why an action is impossible everywhere. */
  nowhere: {
    'none-in-reach': 'No empty hex is in reach of your structures.',
    'no-buildable-in-reach': 'None of the empty hexes in reach shows terrain that you build on.',
    'no-digging-in-reach':
      'No empty hex in reach can be transformed with the spades that you can pay for.',
    'no-upgrade': 'None of your structures can become another one now.',
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
  /** Asked of who is offered power. */
  offer: {
    built: (name: string, what: string, hex: string, question: string) =>
      `${name} built a ${what} on ${hex}: ${question}`,
    neighbour: (name: string, question: string) => `${name} built beside you: ${question}`,
    costs: (power: string, points: string) => `take ${power} for ${points}?`,
    free: (power: string) => `take ${power} for nothing?`,
  },
  auction: {
    present: (name: string, starts: string) => `${name} ${starts}`,
    free: 'no bid yet',
    more: 'Higher bids',
    columns: { leader: 'Leads', bid: 'Bid', starts: 'Starts with' },
    without: (names: string) =>
      `No highest bid: ${names}. Bidding goes on until everybody has a faction.`,
    putUp: 'Already in the auction:',
    /** About the own sealed bid. */
    written: (points: number) => `you wrote ${points}`,
    bids: (faction: string, points: number) =>
      `If nobody bids more, you play the ${faction} and start with ${points} VP.`,
    seals: (faction: string, points: number) =>
      `You would play the ${faction} when you start with ${points} VP or more. Nobody sees it before everybody has written.`,
    nominates: (faction: string) =>
      `The ${faction} go into the auction: everybody can bid for them.`,
    startsWith: (points: number) => `starts with ${points} VP`,
    rung: (points: number, starts: string) => `${points}: ${starts}`,
    heading: { bid: 'Bid for a faction', seal: 'Write down your bids' },
    hint: {
      bid: 'Your bid is taken from the 30 VP that you start with.',
      bidLeft: 'Your bid is the number of VP that you would start with.',
      seal: 'For each faction: the fewest points to start with at which you would still play it. All are opened together.',
    },
  },
  /** Hints for a first game. */
  advice: {
    round: (scored: string) => `This round scores ${scored}.`,
    town: (to: {
      value: number;
      valueNeeded: number;
      structures: number;
      structuresNeeded: number;
    }) =>
      `Your nearest town: power value ${to.value} of ${to.valueNeeded}, structures ${to.structures} of ${to.structuresNeeded}.`,
    confirm: 'Look at what it costs and brings, then confirm or take back.',
    place:
      'Begin where few spades make the land around yours, and near others: beside them trading posts are cheaper, and what they build brings you power.',
    card: 'A bonus card pays its income at the beginning of the next round. The coins that lie on it are yours at once.',
    offer: (power: string, vp: string) =>
      `Here ${power} costs ${vp}. In bowl III it pays for power actions.`,
    vain: 'You have passed for the last time: this power brings no more points than it costs. Refuse it.',
    offerFree: (power: string) => `Here ${power} costs no points: take it.`,
    power: (power: string) =>
      `You have ${power} in bowl III, enough for a power action: one of the octagons.`,
    income: 'Build or upgrade: each uncovers income for the next rounds.',
    pass: (vp: string) =>
      `Without exchanging goods or burning power you can only pass, which brings ${vp}.`,
  },
  intro: {
    aim: 'You lead a people in a land of seven terrains. Whoever has most victory points after six rounds wins.',
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
} as const;
