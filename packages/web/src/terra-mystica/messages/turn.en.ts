/** Texts for a seat that moves; they come with those for refusals. */
export const en = {
  explain: {
    build: 'A dwelling on an empty hex of your home terrain in reach. Neighbours may take power.',
    dig: 'Spades turn an empty hex in reach into another terrain; on your home terrain a dwelling may follow at once.',
    upgrade:
      'A structure becomes the next one. The old piece goes back to your board and covers its income again. A temple and a sanctuary bring a favour tile.',
    priest: 'A priest goes to a cult: three or two steps if it stays there, one if it comes back.',
    'advance-shipping': 'You reach land over more river hexes. The space brings points.',
    'advance-exchange': 'A spade costs fewer workers from now on. The step brings points.',
    power:
      'The six octagons are paid with power from bowl III. Each can be taken once per round, by one player.',
    special: 'Each of your special actions can be used once per round.',
    convert:
      'Goods are exchanged beside your action, as often as you like. Burning takes a token of bowl II out of the game and puts another into bowl III.',
    pass: 'You leave the round: your bonus card scores, and you take another one with the coins on it. Who passes first begins the next round.',
  },
  stake: {
    passing: (points: string) => `Passing brings ${points} now.`,
    bonus: (goods: string) => `The cult pays at the end of the round, as things stand: ${goods}.`,
  },
  orders: {
    hint: 'Answered for you from now on, so that nobody has to wait. Change them at any time.',
    paid: (points: string) => `Paid in this round so far: ${points}.`,
    freePower: 'Take free power without asking, except from Cultists',
    endsTurn: 'Against bots and at one device: end a turn with nothing useful left',
  },
  /** Why an action is impossible everywhere. */
  nowhere: {
    'none-in-reach': 'No empty hex is in reach of your structures.',
    'no-buildable-in-reach': 'None of the empty hexes in reach shows terrain that you build on.',
    'no-digging-in-reach':
      'No empty hex in reach can be transformed with the spades that you can pay for.',
    'no-upgrade': 'None of your structures can become another one now.',
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
};
