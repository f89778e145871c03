import type { Speech } from '../messages/speech.ts';
import type { Player } from '../table/port.ts';

/** The news between two moments: seats that were taken, and seats that were left. */
export function seatTidings(
  { m }: Pick<Speech, 'm'>,
  before: readonly Player[],
  now: readonly Player[],
): readonly string[] {
  return now.flatMap((player, seat) => {
    const was = before[seat];
    const named = (name: string) => (name === '' ? m.start.seat(seat + 1) : name);
    if (was === undefined || was.kind === 'bot') return [];
    if (player.kind === 'bot') {
      return [m.agree.isBot(named(was.name))];
    }
    if (player.kind !== 'away') return [];
    const wasLeft = was.left === true;
    if (player.left === true) return wasLeft ? [] : [m.agree.isBot(named(player.name))];
    if (wasLeft && was.name === player.name) return [m.agree.isBack(named(player.name))];
    const isFree = !player.joined;
    const wasFree = wasLeft || (was.kind === 'away' && !was.joined);
    const { name, program } = player;
    const known = program === undefined ? named(name) : m.seating.programNamed(name, program.of);
    if (wasFree && !isFree) return [m.together.joined(known)];
    if (!wasFree && isFree) return [m.together.left(named(was.name))];
    return [];
  });
}
