import type { Language } from '../messages/index.ts';
import type { Speech } from '../messages/speech.ts';
import type { TableState } from '../table/port.ts';
import { FACES, type Face } from '../ui/faces/faces.ts';

/** A person or bot at a table. */
export interface Person {
  readonly name: string;
  /** The level of a bot. */
  readonly face: Face | undefined;
  /** Whether no person has taken the seat yet. */
  readonly isAway: boolean;
}

/** The people at a table, by seat. Bots have a face and a name, the same on every device. */
export function peopleOf(
  { m, language }: Pick<Speech, 'm' | 'language'>,
  { id, players }: Pick<TableState, 'id' | 'players'>,
): readonly Person[] {
  const alone = players.filter(({ kind }) => kind === 'here').length === 1;
  return players.map((player, seat): Person => {
    const numbered = m.start.seat(seat + 1);
    if (player.kind === 'bot') {
      const face = faceOf(id, seat);
      return { name: nameOf(face, language), face, isAway: false };
    }
    const unnamed = player.kind === 'here' && alone ? m.start.you : numbered;
    const isAway = player.kind === 'away' && !player.joined;
    const { program } = player.kind === 'away' ? player : {};
    const own = player.name === '' ? unnamed : player.name;
    const name = player.left === true ? m.seating.leftNamed(own) : own;
    return {
      name: program === undefined ? name : m.seating.programNamed(player.name, program.of),
      face: undefined,
      isAway,
    };
  });
}

function nameOf({ name }: Face, language: Language): string {
  return name[language];
}

/** Seats of one table have different faces; another table has other faces. */
function faceOf(table: string, seat: number): Face {
  const sum = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return FACES[(sum + seat) % FACES.length];
}
