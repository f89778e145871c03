// The next moves of the person of a recorded game, and what they name on the page.
import { argA, type GameRecord, kindOf, replay } from '@pangaea/rules/kernel';
import type { Event, State } from '@pangaea/rules/terra-mystica';
import { choiceOf, groupOf } from '../../src/terra-mystica/game/actions.ts';
import { GAME } from '../../src/terra-mystica/game/rules.ts';
import type { Named } from './controls.ts';

/** The seat of the person. */
export const PERSON = 0;

/** Words of moves that answer somebody else: each is sent by itself. */
const ANSWERS = ['take-power', 'refuse-power'];
/** Moves looked ahead: a press may make several at once. */
const AHEAD = { hexes: 5, actions: 5, spots: 3 } as const;

export interface Target {
  /** Up to the end of the turn, or to where somebody else is asked; in notation. */
  readonly moves: readonly string[];
  /** Everything that the moves from one on name. */
  named(from: number): Named;
}

/** @param at how many commands were played */
export function targetFrom(record: GameRecord, at: number): Target {
  const played = replay(GAME, { ...record, commands: record.commands.slice(0, at) });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const before = played.value;
  const state = GAME.slot(before);
  GAME.copy(before, state);
  const moves: string[] = [];
  const things: { hex?: string; actions: readonly string[]; spot?: string; faction?: string }[] =
    [];
  for (const line of record.commands.slice(at)) {
    if (!line.startsWith(`${PERSON} `)) break;
    const read = GAME.notation.parse(state, line.slice(2));
    if (!read.ok) throw new Error(line);
    const move = read.value;
    moves.push(GAME.notation.print(before, move));
    things.push(thingsOf(state, move, line.slice(2)));
    const events: Event[] = [];
    GAME.apply(state, PERSON, move, events);
    const [word] = line.slice(2).split(' ');
    // No draft goes beyond the beginning of a round.
    const isNewRound = events.some(({ type }) => type === 'round');
    if (word === 'end' || ANSWERS.includes(word) || isNewRound) break;
  }
  return {
    moves,
    named: (from) => {
      const rest = things.slice(from);
      const pick = <T>(most: number, of: (thing: (typeof things)[number]) => readonly T[]) => [
        ...new Set(rest.slice(0, most).flatMap(of)),
      ];
      return {
        hexes: pick(AHEAD.hexes, ({ hex }) => (hex === undefined ? [] : [hex])),
        actions: pick(AHEAD.actions, ({ actions }) => actions),
        spots: pick(AHEAD.spots, ({ spot }) => (spot === undefined ? [] : [spot])),
        faction: rest[0]?.faction,
      };
    },
  };
}

function thingsOf(state: State, move: number, line: string) {
  const { action, target } = choiceOf(state, move);
  const group = groupOf(kindOf(move));
  const { map, factionNames } = state.table;
  const [word, first, second] = line.split(' ');
  return {
    actions: group === undefined ? [action] : [action, group],
    ...(target.on === 'hex' ? { hex: map.names[target.at] } : {}),
    ...(word in SPOTS ? { spot: SPOTS[word](first, second) } : {}),
    ...(word === 'faction' ? { faction: factionNames[argA(move)] } : {}),
  };
}

/** `data-spot` of what a command names. */
const SPOTS: Readonly<Record<string, (first: string, second: string) => string>> = {
  power: (action) => `power ${action}`,
  favour: (tile) => `favour ${tile}`,
  town: (tile) => `town ${tile}`,
  take: (card) => `card ${card}`,
  pass: (card) => `card ${card}`,
  priest: (cult) => `places ${cult}`,
  cult: (cult) => `track ${cult}`,
};
