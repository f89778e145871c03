import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import {
  FAN_FACTIONS,
  MAPS,
  FACTION_DEFINITIONS as TERRA_MYSTICA_FACTIONS,
} from '@pangaea/rules/terra-mystica';
import { FACTION_DEFINITIONS as TERRA_NOVA_FACTIONS } from '@pangaea/rules/terra-nova';
import type { AnyBot } from '../src/index.ts';
import { oneOf } from '../train/options.ts';

/** Ways to play a game for which bots may be differently strong; tables take them in turn. */
export const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'terra-nova': ['standard'],
  'terra-mystica': ['given', 'chosen', 'auction', 'everything'],
  gaia: ['basic', 'advanced', 'disasters'],
};

const TWO_PLAYER_VARIANTS: readonly string[] = ['planners', 'gold-diggers'];
/** Ways to play that are used only if named. */
const MORE_VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'terra-nova': ['chosen', ...TWO_PLAYER_VARIANTS],
  'terra-mystica': ['base', 'fans'],
  gaia: [],
};

/**
 * Makes a new table. The same numbers give the same deal. Factions of hex games are random; maps
 * are used in turn, and so are variants unless one is named.
 * @throws Error if there is no such variant
 */
export function beginTable(
  game: AnyGame,
  players: number,
  deal: number,
  variant?: string,
): ReturnType<AnyGame['slot']> {
  const variants = VARIANTS[game.id];
  const played =
    variant === undefined
      ? variants[deal % variants.length]
      : oneOf([...variants, ...MORE_VARIANTS[game.id]], variant);
  const own = OWN_OPTIONS[game.id](players, deal, played);
  const options = game.options({ players, startPlayer: 0, ...own });
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(deal));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/**
 * Plays a table to its end, with the same bot in every seat and the random numbers of the deal.
 * @returns the points by seat
 */
export function playOut(
  game: AnyGame,
  state: ReturnType<AnyGame['slot']>,
  bot: AnyBot,
  { deal, positions }: { readonly deal: number; readonly positions: number },
): readonly number[] {
  const random = Random.fromSeed(seedFromNumber(~deal));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    for (const move of bot.decide(game.view(state, seat), seat, random, { positions })) {
      game.apply(state, seat, move);
    }
  }
  return game.outcome(state)?.vp ?? [];
}

const OWN_OPTIONS: Readonly<
  Record<string, (players: number, deal: number, variant: string) => object>
> = {
  'terra-nova': (players, deal, variant) => ({
    factions: variant === 'chosen' ? 'choice' : drawFactions(TERRA_NOVA_FACTIONS, players, deal),
    ...(TWO_PLAYER_VARIANTS.includes(variant) ? { twoPlayerVariant: variant } : {}),
  }),
  'terra-mystica': terraMysticaOptions,
  gaia: (_players, _deal, mode) => ({ mode }),
};

/** The factions of the boxes and the fan factions. */
const FORTY = [...TERRA_MYSTICA_FACTIONS, ...FAN_FACTIONS.on];

/** The factions of the first box. */
const BASE = TERRA_MYSTICA_FACTIONS.filter(
  ({ board }) => !['ice', 'volcano', 'variable'].includes(board),
);

/**
 * The most usual options: all boxes, no landscapes. `everything` adds the landscapes; `fans` draws
 * factions from all forty.
 */
function terraMysticaOptions(players: number, deal: number, variant: string): object {
  const ways: Readonly<Record<string, string>> = { chosen: 'choice', auction: 'auction' };
  if (variant === 'base') {
    return {
      map: 'base',
      factions: drawFactions(BASE, players, deal),
      turnOrder: deal % 3 === 0 ? 'clockwise' : 'passing',
      miniTownTiles: true,
      miniBonusCard: true,
      miniRoundTile: deal % 4 !== 0,
    };
  }
  return {
    map: MAPS[deal % MAPS.length],
    factions:
      ways[variant] ??
      drawFactions(variant === 'fans' ? FORTY : TERRA_MYSTICA_FACTIONS, players, deal),
    ...(variant === 'fans' ? { fanFactions: 'on' } : {}),
    fireAndIce: true,
    turnOrder: 'passing',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    ...(variant === 'everything' ? { landscapes: true, finalTile: 'random' } : {}),
  };
}

/** Factions of different colours. */
function drawFactions(
  factions: readonly { readonly id: string; readonly board?: string; readonly colour?: string }[],
  players: number,
  deal: number,
): readonly string[] {
  const random = Random.fromSeed(seedFromNumber(deal + 1));
  const sideOf = ({ board, colour }: (typeof factions)[number]) => board ?? colour;
  const drawn: (typeof factions)[number][] = [];
  while (drawn.length < players) {
    const taken = new Set(drawn.map(sideOf));
    drawn.push(random.pick(factions.filter((each) => !taken.has(sideOf(each)))));
  }
  return drawn.map(({ id }) => id);
}
