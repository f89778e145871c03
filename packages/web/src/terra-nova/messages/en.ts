import type { Pending } from '@pangaea/rules/terra-nova';
import type { TerraNovaWords } from '@pangaea/words/terra-nova';
import type { Shape } from '../../messages/shape.ts';
import { insideSentence } from '../../messages/you-en.ts';
import { explainEn } from './explain-en.ts';

/** Texts of the page for Terra Nova besides the words of the game. */
export const en = {
  /** The rules needed for a first game, in the order in which they are needed. */
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
  /** Hints for a first game. */
  advice: {
    round: (scored: string) => `In this round you score ${scored}.`,
    confirm: 'Look at what it costs and brings, then confirm or take back.',
    power: (power: string) =>
      `You have ${power} in bowl III: power actions, the octagons, cost no coins.`,
    pass: (vp: string) =>
      `There is nothing else that you can pay for: pass, which brings ${vp}, and take a bonus tile.`,
  },
  /** The stakes of a turn. */
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
  people: {
    heading: 'What they can do',
    youAre: (people: string) => `You are the ${people}`,
    land: (terrain: string) => `Home terrain ${terrain}: everything you build stands on it.`,
    again: 'You find this again on your board and behind every crest.',
    begin: 'Begin',
    noMore: 'No more of these cards',
    all: 'What everybody can do',
  },
  mat: {
    income: 'Next income',
    noIncome: 'Last round: no more income',
    houses: 'Houses',
    tradingPosts: 'Trading posts',
    palaces: 'Palaces',
    bridges: 'Bridges',
    sailing: 'Sailing',
    towns: 'Towns',
    passed: 'passed',
    start: 'start player',
    first: '1st',
    ability: 'Ability',
    leftPalace: 'Left palace',
    rightPalace: 'Right palace',
    onBoard: (n: number) => `${n} on the map`,
    row: (left: number, of: number) =>
      `${left} of ${of} pieces still lie here. What a space shows is paid at every income once its piece stands on the map.`,
    townOpen: 'Not used yet: each gives its bonus for one town.',
    townOf: (hexes: string) => `Used for the town ${hexes}.`,
    townOn: (hex: string) => `Used; it lies on ${hex}.`,
    territoryHint: (sailing: string) =>
      `Buildings linked by a shared side, over own bridges and across rivers (${sailing}; the bonus tile does not count). Scored at the end of the game.`,
    covered: 'covered by a piece',
    open: 'open: gives income',
    built: 'built',
    used: 'used this round',
    territory: 'Largest territory',
    /** For a hex, beside its terrain. */
    toLand: (shovels: number, terrain: string) =>
      `${shovels} ${shovels === 1 ? 'shovel' : 'shovels'} to ${terrain}`,
    circle: 'Shovels',
    circleNote: (coins: string) =>
      `As many shovels as steps on the circle, at most 2 (some palaces need fewer). A shovel costs ${coins} unless it is free.`,
  },
  tiles: {
    bonus: 'Bonus tiles',
    power: 'Power actions',
    rounds: 'Round tiles',
    coinsOn: (n: number) =>
      n === 1
        ? '1 coin on it, for a round that nobody took it'
        : `${n} coins on it, 1 for each round that nobody took it`,
    heldBy: (name: string) => `held by ${insideSentence(name)}`,
    returned: 'given back this round',
    usedBy: (name: string) => `Used this round by ${insideSentence(name)}.`,
    discount: (cost: number, less: number) => `${cost} printed, ${less} less by an ability.`,
    oncePerRound: 'Once per round, for whoever comes first.',
    now: 'this round',
    done: 'over',
    letter: (tile: string) => `Bonus tile ${tile}`,
  },
  actions: {
    names: {
      build: 'Build a house',
      transform: 'Transform and build',
      upgrade: 'Trading post',
      palace: 'Palace',
      sail: 'Sailing +1',
      bridge: 'Bridge',
      'bonus-shovel': 'Bonus tile',
      special: 'Palace action',
      exchange: 'Power into coins',
      'exchange-vp': 'Power into VP',
      pass: 'Pass',
    } satisfies Partial<Record<keyof TerraNovaWords['moves'], string>>,
    /** An optional part of the turn that was declined: a house or a second shovel. */
    declined: { house: 'No house', shovel: 'Leave the shovel' },
    named: (gives: string, price: string) => `${gives} for ${price}`,
    bestSplit: (times: number, points: string) =>
      `Best now: exchange power for victory points ${times === 1 ? 'once' : `${times} times`}; with the money that makes ${points}.`,
    left: 'left palace',
    right: 'right palace',
    power: 'Power actions',
  },
  start: {
    factions: 'Factions',
    factionChoices: {
      'first-game': 'the set-up for a first game',
      'first-game-factions': 'those of the first game, all else free',
      choice: 'everybody chooses',
      random: 'drawn by lot',
      given: 'seat by seat',
    },
    startPower: 'Power at the start',
    startPowers: { edition: 'as printed in the edition', '3/5/0': '3/5/0: none in bowl III' },
    turnOrder: 'Turn order',
    turnOrders: { clockwise: 'clockwise', dropout: 'in the order of passing' },
    variant: 'Two-player variant',
    variants: { none: 'none', planners: 'Planners', 'gold-diggers': 'Lucky gold diggers' },
    startPlayer: 'Who begins',
    rulings: 'Rulings: where the rulebook leaves room',
    rulingsHint: 'The first choice of each is the usual one.',
    roundOf: (round: number) => (round === 0 ? 'set-up' : `round ${round} of 5`),
  },
  sourcesOf: {
    vp: (name: string) => `Where the points come from: ${name}`,
    coins: (name: string) => `Where the coins come from: ${name}`,
    power: (name: string) => `How power came into the bowls: ${name}`,
    sailing: (name: string) => `Where the sailing value comes from: ${name}`,
    bridges: (name: string) => `Where the bridges are: ${name}`,
  },
  letters: { swamp: 'S', lake: 'L', forest: 'F', wasteland: 'W', desert: 'D', river: '' },
  /** Questions whose words do not name their faction. */
  why: {
    'neutral-house': 'place a neutral house',
    faction: 'choose a faction',
    'place-house': 'place a house on home terrain',
    'bonus-tile': 'take a bonus tile',
    'after-action': 'the action is done; exchange power or end the turn',
    'optional-house': 'build a house on the new terrain, or not',
    'second-shovel': 'use the second free shovel, or not',
    town: 'choose a town tile',
    exchange: 'exchange power, or keep it',
  } satisfies Partial<Record<Pending, string>>,
  /** Why an action is impossible everywhere. */
  nowhere: {
    'none-in-reach': (sailing: number) =>
      `No empty hex is in reach: none borders your buildings, ${
        sailing === 0
          ? 'and your sailing value is 0.'
          : `or lies within your sailing value of ${sailing}.`
      }`,
    'no-home-in-reach': 'None of the empty hexes in reach is your home terrain.',
    'only-home-in-reach': 'Every empty hex in reach is your home terrain already.',
    'no-own-house': 'You have no house on the map.',
    'no-own-trading-post': 'You have no trading post on the map.',
    'both-palaces-built': 'Both your palaces are built.',
    'no-bridge-place': 'No free bridge space has a building of yours at one of its ends.',
  },
  explain: explainEn,
} as const;

export type NovaMessages = Shape<typeof en>;
