import type { Shape } from '../../messages/shape.ts';
import { insideSentence, YOU } from '../../messages/you-en.ts';

const HYPHENATED = new Map(
  ['moun-tain', 'earth-quake', 'tor-nado', 'pro-tec-tion', 'light-ning', 'erup-tion'].map(
    (word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')],
  ),
);

/** Texts of the page at a table of Gaia. The texts of the game are in `@pangaea/words/gaia`. */
export const en = {
  /** The question to the seat that has to decide; it follows a name or “your turn”. */
  why: {
    feed: 'feed the cities',
    turn: (actions: number) =>
      `${actions === 1 ? '1 more action' : `${actions} actions`}: draw or play`,
    discard: 'discard a card',
    settle: 'choose a city',
    objective: 'choose an objective',
    keep: 'keep a card',
    window: 'use protection?',
  },
  stage: (tiles: number, left: number) =>
    `${tiles === 1 ? '1 tile' : `${tiles} tiles`}, ${left} left for the first`,

  board: {
    label: 'World. Arrow keys go from cell to cell, Enter chooses.',
    /** The place of a cell, relative to the first tile. */
    place: (x: number, y: number) =>
      x === 0 && y === 0
        ? 'the first tile'
        : [
            x === 0 ? '' : `${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`,
            y === 0 ? '' : `${Math.abs(y)} ${y > 0 ? 'south' : 'north'}`,
          ]
            .filter(Boolean)
            .join(' '),
    free: 'free',
    covered: (land: string) => `${land}, covered`,
    met: (city: string, met: number) => `${city} with ${met} of 4 needs met`,
    needMet: (need: string) => `${need}: met`,
    needNot: (need: string) => `${need}: not met`,
    nobody: 'nobody stands there',
    legal: 'can be chosen',
    pointed: 'chosen',
    change: (from: number, to: number) => `needs met ${from} before, ${to} after`,
    rises: (to: number) => `new, ${to} ${to === 1 ? 'need' : 'needs'} met`,
    goes: 'is destroyed',
    letters: { plains: 'Pl', forest: 'Fo', sea: 'Se', desert: 'De', mountain: 'Mo', swamp: 'Sw' },
    nothing: 'Nothing can be done here with the cards that you hold.',
  },

  hand: {
    /** The text below a card for any land. */
    star: 'any land',
    /** A name below a narrow card: with soft hyphens where it may be broken. */
    hyphenated: (name: string) => HYPHENATED.get(name) ?? name,
    mine: 'My hand',
    of: (name: string) => (name === YOU ? 'Your hand' : `Hand of ${name}`),
    empty: 'no card',
    play: (card: string) => `Play: ${card}`,
    discard: (card: string) => `Discard: ${card}`,
    explain: 'What do the cards do?',
    explaining: 'Press any card to read what it does.',
    limits: (cards: number, of: number) => `${cards} of ${of}`,
    limitsWithPower: (cards: number, of: number, powers: number, ofPowers: number) =>
      `${cards} of ${of}, power cards ${powers} of ${ofPowers}`,
  },
  draw: {
    heading: 'To draw',
    /** The label of a tab on a telephone. */
    tab: 'To draw',
    deck: (deck: string, left: number) => `${deck}, ${left} left`,
    empty: (deck: string) => `${deck}, used up`,
    unseen: (deck: string) => `Draw unseen: ${deck}`,
    take: (card: string) => `Take: ${card}`,
  },
  stock: {
    heading: 'Stock',
    tiles: (land: string, left: number) => `${land}: ${left} ${left === 1 ? 'tile' : 'tiles'} left`,
    animals: (left: number) => `${left} animal ${left === 1 ? 'token' : 'tokens'} left`,
  },
  goals: {
    heading: 'Objectives',
    open: 'open',
    by: (name: string) => `completed by ${insideSentence(name)}`,
    missing: (what: string) => `you still need: ${what}`,
    complete: 'complete with what lies in front of you',
    choose: (goal: string) => `Complete: ${goal}`,
    powers: (cards: number) => (cards === 1 ? '1 power card' : `${cards} power cards`),
  },

  mats: {
    cards: 'Cards in hand',
    placed: 'Meeples placed',
    heading: 'Players',
    toPlace: 'Meeples still to place',
    left: (n: number) => (n === 1 ? '1 meeple left' : `${n} meeples left`),
    hand: (cards: string) => `Hand: ${cards}`,
    backs: (n: number, deck: string) => `${n} × ${deck}`,
    front: 'In front',
    seen: 'Seen in hand',
    nothing: 'nothing',
    cities: 'On cities',
    standsOn: (city: string, met: number, meeples: string) => `${city} (${met} of 4): ${meeples}`,
    goals: 'On objectives',
    turn: 'on turn',
    actions: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
    answered: 'has answered',
  },

  actions: {
    other: 'Something else',
    onWorld: 'Choose a place in the world.',
    secondTile: 'And the second tile:',
    rest: 'And which tiles become desert:',
    also: 'Any other place tells why not when it is pressed.',
    rules: 'The rules',
    cards: 'The cards in sight',
    parts: 'Every rule',
    exhaust: 'The cards have run out: end the game',
    spare: 'Let no more city eat',
    /** The text below the button that confirms, in two or three words. */
    sends: 'sends your move',
    second: 'after the 2nd action',
    /** The texts after the draft: the things that follow. */
    nowSecond: 'now the second action',
    nowConfirm: 'confirm to send',
    early: 'Show this action already (cannot be taken back)',
    protect: 'Play protection',
    let: 'Let it happen',
    noProtection: 'You hold no protection. You are asked all the same, so that nobody learns it.',
    taken: 'The tornado brought',
    row: 'Completed objectives',
  },

  outlook: {
    heading: 'What it comes to',
    ifNobody: 'If nobody protects:',
    nothing: 'No city rises or falls.',
    unseen: 'You see the card when you have confirmed.',
    over: {
      hand: 'That is one card more than a hand holds: one of them is thrown away.',
      power: 'That is one power card more than a hand holds: one of them is thrown away.',
    },
    refill: 'Its place is filled when you have confirmed.',
    tornado: 'A random card from every other hand; you keep one of them.',
    tornadoOf: (name: string) =>
      `${name} takes a random card from every other hand, yours too, and keeps one of them.`,
    mine: (n: number) => (n > 0 ? `you place ${n}` : `you take back ${-n}`),
    theirs: (name: string, n: number) =>
      n > 0 ? `${name} places ${n}` : `${name} takes back ${-n}`,
    rises: (city: string, from: number, to: number) => `${city} rises from ${from} to ${to}`,
    falls: (city: string, from: number, to: number) => `${city} falls from ${from} to ${to}`,
    built: (city: string, met: number) => `${city} has ${met} ${met === 1 ? 'need' : 'needs'} met`,
    destroyed: (city: string) => `${city} is destroyed`,
    goal: (name: string, goal: string) => `“${goal}” completed (${name})`,
    order: 'Step by step',
  },

  guide: {
    aim: (meeples: number) =>
      `Whoever first has all ${meeples} meeples on cities and objectives wins.`,
    act: (left: number) =>
      left === 1
        ? 'One action is left: draw a card, or play one from your hand.'
        : `Take ${left} actions: each draws a card or plays one from your hand. Whatever has a frame can be pressed.`,
    confirm: 'Look at what it comes to, and confirm. Until then everything can be taken back.',
    goal: (missing: string) => `For the nearest objective you still have to play: ${missing}.`,
  },

  intro: {
    heading: 'In short',
    aim: (meeples: number) =>
      `Everybody builds one world. Whoever first has all ${meeples} meeples on cities and objectives wins.`,
    turn: (hand: number) =>
      `On your turn take two actions: draw a card or play one, in any order. A hand holds ${hand} cards.`,
    nature:
      'A nature card joins its tile to the world and stays in front of you. When the cards there include all that an open objective shows, you place a meeple on it.',
    animals: (herd: number) =>
      `An animal card puts ${herd} animals on an empty tile of its land. Tiles are empty without city and animals.`,
    city: 'A city card goes on an empty tile of its land (the round sign at its corner) if the tiles along its edges show at least 2 of its 4 needs. You place a meeple there.',
    share:
      'If your action meets more needs of any city that stands, you place a meeple on it, too, if you have none there. If fewer are met and only one is left, its meeples go home.',
    takeover:
      'If your action meets more needs of any city that stands, you take it over: a meeple of yours stands there then, and those of others go home. If fewer are met and only one is left, its meeples go home.',
    feeding:
      'When your turn begins, each of your cities that asks for animals eats one from a tile beside it.',
    power:
      'A power card changes the world, unless somebody cancels it with protection. Several of them complete an objective, too.',
  },

  orders: { heading: 'When somebody plays a power card' },

  result: {
    tieBreak: (names: string, winner: string) =>
      `${names} have placed equally many. ${winner} comes first, counted in the order of play from the player whose turn it was.`,
    cities: 'On cities',
    goals: 'On objectives',
    left: 'Left',
    chart: 'Meeples placed, turn by turn',
    afterTurn: (turn: number) => (turn === 0 ? 'Before the first turn' : `After turn ${turn}`),
    takeovers: (name: string, count: number) =>
      count === 1
        ? `${name} lost 1 meeple to takeovers, more than anybody else.`
        : `${name} lost ${count} meeples to takeovers, more than anybody else.`,
  },

  options: {
    mode: 'Rules',
    modes: {
      basic: 'basic',
      advanced: 'advanced',
      disasters: 'advanced, with disasters',
      own: 'mixed',
    },
    single: 'Parts of the advanced game',
    rulings: 'Rulings: where the rules leave room',
  },

  refusals: {
    nowhere: {
      tile: (card: string) => `The world has no place for the ${card} now.`,
      animals: (land: string) => `No empty tile of ${land} lies in the world.`,
      weather: (card: string) => `No tile without a city lies there that the ${card} would change.`,
      pair: 'No two tiles lie side by side.',
      mountain: 'No mountain without a city lies in the world.',
    },
    anyLand: 'any land',
    noSite: (city: string, land: string) =>
      `To be built, ${city} needs an empty tile of ${land}: one without city and animals. None lies in the world.`,
    nearest: (city: string, land: string, place: string, missing: string) =>
      `To be built, ${city} needs an empty tile of ${land} with two of its needs beside it. The nearest to that is ${place}, which misses ${missing}.`,
    waits: 'Protection is played only against the power card of somebody else.',
    later: 'Something else is to be decided first.',
  },
} as const;

export type GaiaMessages = Shape<typeof en>;
