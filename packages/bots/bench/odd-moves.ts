import {
  type AnyGame,
  firstSeat,
  type GameEvent,
  type Move,
  Moves,
  Random,
  type Seat,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import type { AnyBot } from '../src/index.ts';

/** A position of a game of unknown type. */
type AnyState = ReturnType<AnyGame['slot']>;

/** A decision of a seat, and the position before it. */
export interface Decided {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly moves: readonly [Move, ...Move[]];
  readonly commands: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Moves that look odd to good players, and moves of every kind to compare with. */
export const ODD = [
  'land made home and left empty',
  'power sold for coins beside the action for coins',
  'bridge to no own structure',
  'pass with something to build',
  'any move',
] as const;
export type Odd = (typeof ODD)[number];

/** An odd move, and what became of it. */
export interface OddMove {
  readonly odd: Odd;
  readonly decided: Decided;
  readonly fate: string;
}

/** Every decision of a game among equal bots. */
export function decisionsOf(
  game: AnyGame,
  state: AnyState,
  bot: AnyBot,
  { deal, positions }: { readonly deal: number; readonly positions: number },
): readonly Decided[] {
  const random = Random.fromSeed(seedFromNumber(~deal));
  const found: Decided[] = [];
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const before = game.slot(state);
    game.copy(state, before);
    const moves = bot.decide(game.view(state, seat), seat, random, { positions });
    const commands: string[] = [];
    const events: GameEvent[] = [];
    for (const move of moves) {
      commands.push(game.notation.print(state, move));
      game.apply(state, seat, move, events);
    }
    found.push({ state: before, seat, moves, commands, events });
  }
  return found;
}

/**
 * The odd moves of a game of Terra Nova or Terra Mystica.
 * @param every one of this many moves is taken as a move of any kind
 */
export function oddMoves(
  game: AnyGame,
  decisions: readonly Decided[],
  every: number,
): readonly OddMove[] {
  const found: OddMove[] = [];
  for (const [place, decided] of decisions.entries()) {
    const later = decisions.slice(place + 1);
    const add = (odd: Odd, fate: string | undefined) => {
      if (fate !== undefined) found.push({ odd, decided, fate });
    };
    if (decided.state.round() === 0) continue;
    const legal = commandsAt(game, decided);
    add('land made home and left empty', fateOfLand(decided, legal, later));
    add('power sold for coins beside the action for coins', fateOfAction(game, decided, later));
    add('bridge to no own structure', fateOfBridge(decided, later));
    add('pass with something to build', fateOfPass(decided, legal));
    if (place % every === 0 && legal.length > 1) add('any move', wordOf(decided.commands));
  }
  return found;
}

/** The first word of the last command. The commands before it only pay for it. */
function wordOf(commands: readonly string[]): string {
  return commands[commands.length - 1].split(' ')[0];
}

function commandsAt(game: AnyGame, { state, seat }: Decided): readonly string[] {
  const legal = new Moves();
  game.legal(state, seat, legal);
  return legal.toArray().map((move) => game.notation.print(state, move));
}

/**
 * For a seat that could build a dwelling or house on a hex just transformed, and declines: what
 * becomes of the hex.
 */
function fateOfLand(
  { commands, seat }: Decided,
  legal: readonly string[],
  later: readonly Decided[],
): string | undefined {
  if (commands[0] !== 'decline') return undefined;
  const hexes = legal.filter((each) => each.startsWith('build ')).map((each) => each.split(' ')[1]);
  if (hexes.length === 0) return undefined;
  for (const { events } of later) {
    for (const event of events) {
      if (!('hex' in event) || !hexes.includes(event.hex as string)) continue;
      if (event.type === 'built') return event.seat === seat ? 'built on later' : 'taken';
      if (event.type === 'transformed' && event.seat !== seat) return 'taken';
    }
  }
  return 'empty to the end';
}

const COINS_ACTION: Readonly<Record<string, { readonly id: string; readonly place: number }>> = {
  'terra-nova': { id: 'P4', place: 3 },
  'terra-mystica': { id: 'ACT4', place: 3 },
};

/**
 * For a seat that converts three power or more to one coin each, although the action that gives
 * seven coins for four power was free: whether that action is taken later.
 */
function fateOfAction(
  game: AnyGame,
  { commands, seat, state }: Decided,
  later: readonly Decided[],
): string | undefined {
  const { id, place } = COINS_ACTION[game.id];
  const sold = commands
    .filter((each) => /^(exchange|convert power-to-coins) /.test(each))
    .map((each) => Number(each.split(' ').at(-1)));
  if (sold.every((amount) => amount < 3) || wordOf(commands) === 'pass') {
    return undefined;
  }
  if (state.hasPassed(seat) || state.isPowerActionUsed(place) || state.bowl3(seat) < 4) {
    return undefined;
  }
  for (const { events, seat: mover } of later) {
    for (const event of events) {
      if (event.type === 'round') return 'the action was left';
      if (event.type !== 'used' || !('what' in event) || event.what !== id) continue;
      return mover === seat ? 'it took the action later' : 'another seat took the action';
    }
  }
  return 'the action was left';
}

/**
 * For a bridge that does not join two own structures when it is built: whether it joins them at the
 * end of the game.
 */
function fateOfBridge(
  { state, seat, events }: Decided,
  later: readonly Decided[],
): string | undefined {
  const built = events.find((event) => event.type === 'bridge');
  if (built === undefined || !('bridge' in built)) return undefined;
  const { names, bridges } = state.table.map;
  const bridge = bridges.find(
    ({ a, b }: { a: number; b: number }) => built.bridge === `${names[a]}-${names[b]}`,
  );
  if (bridge === undefined) throw new Error(`no place for a bridge is ${built.bridge}`);
  const isOwn = (at: AnyState) => at.owner(bridge.a) === seat && at.owner(bridge.b) === seat;
  if (isOwn(state)) return undefined;
  return isOwn(later[later.length - 1].state) ? 'used later' : 'never used';
}

/** For a seat that passes, although it could build or take an action: the round. */
function fateOfPass({ state, commands }: Decided, legal: readonly string[]): string | undefined {
  if (wordOf(commands) !== 'pass') return undefined;
  const isBuilding = legal.some((each) => /^(build|upgrade|palace) /.test(each));
  return isBuilding ? `round ${state.round()}` : undefined;
}
