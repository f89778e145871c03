import type { Shape } from '../../messages/shape.ts';
import { insideSentence } from '../../messages/you-en.ts';

/** Texts of the panels of Terra Mystica besides the words of the game. */
export const en = {
  list: (parts: readonly string[]) => parts.join(', '),
  phrases: (parts: readonly string[]) => parts.join('; '),
  at: (name: string, amount: string) => `${name} ${amount}`,
  of: (name: string, what: string) => `${name}: ${what}`,
  draft: (before: string, after: string) => `${before}, then ${after}`,
  none: 'nothing',
  /** Moves in one line of the log with others of the same turn. */
  short: {
    burn: (times: string) => `burn ${times} power`,
    bridge: 'a bridge',
    transform: (hex: string, terrain: string) => `${hex} to ${terrain}`,
    build: (building: string, hex: string) => `${building} on ${hex}`,
    convert: (what: string, times: string) => (times === '1' ? what : `${what} ${times}×`),
  },
  people: {
    heading: 'What they can do',
    fromStart: 'From the start',
    stands: 'built',
    youAre: (people: string) => `You are the ${people}`,
    land: (terrain: string) =>
      `People of the ${terrain}: everything you build stands on ${terrain}.`,
    openLand: 'A people of the rivers: you build on every terrain that you have unlocked.',
    again: 'You find this again on your board and behind every crest.',
    begin: 'Begin',
    noMore: 'No more of these cards',
    all: 'What everybody can do',
  },
  wheel: {
    name: 'Terrain cycle',
    own: (terrain: string) => `own: ${terrain}`,
    locked: 'not unlocked',
    steps: (price: number) => `${price} steps down a cult`,
    tokens: (price: number) => (price === 1 ? '1 power token' : `${price} power tokens`),
    notes: {
      spades: 'So many spades turn a hex of the terrain into one that you build on.',
      steps: 'Going so far down one cult turns a hex of the terrain into a volcano.',
      tokens: 'So many power tokens that leave the game turn a hex of the terrain into a volcano.',
      priests:
        'A priest that comes in may unlock a terrain instead; on those you build as they are.',
    },
    each: (price: string) => `Each terrain takes ${price}.`,
    range: (least: string, most: string) =>
      `${least} to the nearest, ${most} to the farthest terrain.`,
    /** For a hex, beside its terrain. */
    toLand: (price: string, terrain: string) => `${price} to ${terrain}`,
  },
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
    free: (count: number) =>
      count === 0
        ? 'No place is free.'
        : `${count} ${count === 1 ? 'place is' : 'places are'} free.`,
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
    heldBy: (name: string) => `Held by ${insideSentence(name)}.`,
    nextRound: (name: string, place: number) =>
      `${name} has passed and plays in place ${place} next round with it.`,
    lies: 'Lies beside the board.',
    take: (card: string) => `Take: ${card}`,
    pass: (card: string) => `Pass and take: ${card}`,
  },
  rounds: {
    heading: 'Round scoring tiles',
    round: (round: number) => `Round ${round}`,
    scored: {
      spade: 'each spade',
      town: 'each town founded',
      dwelling: 'each dwelling built',
      'trading-post': 'each trading post built',
      temple: 'each temple built',
      'stronghold-or-sanctuary': 'a stronghold or sanctuary built',
    },
    points: (vp: string, what: string) => `${vp} for ${what}`,
    noBonus: 'The last round has no cult bonus.',
    now: 'This is the round being played.',
    endShort: 'End',
    past: 'This round is over.',
    end: 'End of the game',
    places: (points: string) => `${points} VP for the first places`,
    resources: (coins: string, vp: string) =>
      `What is left is exchanged for coins: ${vp} for ${coins}.`,
  },
  actions: {
    power: 'Power actions',
    own: 'Own special actions',
    cheaper: (what: string, price: string) => `${what} (here ${price})`,
    oncePerRound: 'Once a round, by one player.',
    used: 'Used this round.',
    unused: 'Not used yet this round.',
    usedBy: (name: string) => `Used this round by ${insideSentence(name)}.`,
    openAgain: 'It can be taken again with the stronghold.',
    burn: (times: number) => `Burning ${times} power brings enough into bowl III.`,
    tooDear: (power: string) => `${power} short in bowl III; burning does not bring enough.`,
  },
  board: {
    bowls: (one: number, two: number, three: number) =>
      `Power: bowl I ${one}, bowl II ${two}, bowl III ${three}`,
    bridgesLeft: 'bridges left',
    left: (left: number, all: number) => `${left} of ${all} left on the board`,
    price: (goods: string) => `Costs ${goods}.`,
    alone: (coins: string) => `${coins} where nobody else is adjacent.`,
    value: (value: number) => `Power value ${value}.`,
    nextSlot: (goods: string) => `The next one uncovers income: ${goods}.`,
    favours: (count: number) =>
      count === 1 ? 'Brings a favour tile.' : `Brings ${count} favour tiles.`,
    nextLevel: (goods: string, vp: string) => `The next step costs ${goods} and brings ${vp}.`,
    trackNotBought: 'Steps cannot be bought.',
    trackEnd: 'There is no further step.',
    spade: (price: string) => `A spade costs ${price}`,
    skips: (range: number, goods: string, vp: string) =>
      `Skips ${range === 1 ? 'one hex' : `${range} hexes`} for ${goods} and brings ${vp}.`,
    volcano: {
      heading: 'volcano',
      steps: (price: number) => `A volcano costs ${price} steps down one cult`,
      tokens: (price: number) =>
        `A volcano costs ${price} power ${price === 1 ? 'token' : 'tokens'}`,
      onHome: (price: number) => `${price} on the home terrain of somebody else.`,
    },
    income: 'Next income',
    incomeWithoutCard: 'Next income without bonus card',
    incomeLost: (what: string) => `thrown away when the next round begins: ${what}`,
    holds: 'Tiles and cards held',
    locked: (terrains: string) => `Locked terrains: ${terrains}`,
  },
  final: {
    heading: 'As it stands',
    end: 'end of game',
    place: (name: string, vp: string, value: number) => `${name}: ${vp} with ${value}`,
  },
  questions: {
    heading: 'Questions and answers',
    hint: 'As the FAQ of the game answers them, in our words.',
    open: (count: number) => (count === 1 ? '1 question about it' : `${count} questions about it`),
    source: (chapter: string) => `FAQ ${chapter}`,
    otherReadings: 'This table plays some rules by other readings; they go first.',
  },
  landscapes: {
    heading: 'Landscapes',
    laid: (hex: string) => `lies on ${hex}`,
    ready: 'ready to be laid',
    needs: (building: string, have: number, count: number) => `needs ${building} ${have}/${count}`,
  },
  sources: {
    heading: 'Source',
    total: 'Total',
    of: {
      start: 'Start of the game',
      rounds: 'Round scoring tiles',
      cards: 'Bonus cards',
      favours: 'Favour tiles',
      towns: 'Towns',
      tracks: 'Shipping and spades',
      ability: 'Faction and landscape',
      cults: 'Cults at the end',
      network: 'Land at the end',
      resources: 'Goods at the end',
      power: 'Paid for power',
      other: 'Others',
    },
  },
  rail: {
    bowl: (number: string) => `power in bowl ${number}`,
    spade: 'price of a spade',
  },
} as const;

export type PanelMessages = Shape<typeof en>;
