import { expect, test } from 'vitest';
import { type GameUnderTest, recordGame } from '../../src/conformance/index.ts';
import {
  type GameEvent,
  type GameRecord,
  printCommand,
  replay,
  type Seat,
  type Viewer,
} from '../../src/kernel/index.ts';

interface TakingBack<S> {
  /** One game is played for each entry of options. */
  readonly options: readonly unknown[];
  /** Words of moves that reveal something, or are made in secret: they cannot be taken back. */
  readonly shown: readonly string[];
  /**
   * Whether a move with one of those words reveals nothing in spite of that, in the position before
   * it.
   */
  readonly isKnown?: (before: S, seat: Seat, words: readonly string[]) => boolean;
}

/** The result of taking back the last of some moves. */
type Outcome = 'taken back' | string;

/**
 * Every move of a game is taken back immediately. This must be possible exactly for the moves that
 * reveal nothing, and the position must be the one before, for all viewers.
 */
export function takingBackTests<S, O, E extends GameEvent>(
  subject: GameUnderTest<S, O, E>,
  { options, shown, isKnown = () => false }: TakingBack<S>,
): void {
  const { game } = subject;
  const reveals = (record: GameRecord, count: number): boolean => {
    const [seat, ...words] = record.commands[count - 1].split(' ');
    if (!shown.includes(words[0])) return false;
    const before = replay(game, { ...record, commands: record.commands.slice(0, count - 1) });
    if (!before.ok) throw new Error('a game of the kit is refused');
    return !isKnown(before.value, Number(seat), words);
  };
  const outcomeOf = (record: GameRecord, count: number): Outcome => {
    const before = record.commands.slice(0, count - 1);
    const commands = [...record.commands.slice(0, count), printCommand(0, `back ${count - 1}`)];
    const back = replay(game, { ...record, commands });
    if (!back.ok) return back.error.refusal.code;
    const then = replay(game, { ...record, commands: before });
    expect(then.ok && game.difference(then.value, back.value)).toEqual([]);
    return 'taken back';
  };

  test.each(options)('moves can be taken back where nothing came to light: %o', (given) => {
    const record = recordGame(subject, 7, 0, given, 'mixed');
    if (record === undefined) throw new Error('the scenario is refused');
    const { length } = record.commands;
    const wrong: string[] = [];
    for (let count = 1; count <= length; count++) {
      const outcome = outcomeOf(record, count);
      // The last move has ended the game: after that its seed is public.
      if (count === length) expect(outcome).toBe('agreed-too-late');
      else if (reveals(record, count) !== outcome.startsWith('back-')) {
        wrong.push(`${record.commands[count - 1]}: ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(options)('several are taken back exactly where each could be: %o', (given) => {
    const record = recordGame(subject, 8, 0, given, 'mixed');
    if (record === undefined) throw new Error('the scenario is refused');
    const most = record.commands.length - 1;
    const single = Array.from({ length: most }, (_, index) => outcomeOf(record, index + 1));
    for (let count = 6; count <= most; count += 5) {
      const to = count - 6;
      const commands = [...record.commands.slice(0, count), printCommand(1, `back ${to}`)];
      const back = replay(game, { ...record, commands });
      const each = single.slice(to, count).every((outcome) => outcome === 'taken back');
      expect(back.ok, `${to} to ${count}`).toBe(each);
      if (!back.ok) continue;
      const then = replay(game, { ...record, commands: commands.slice(0, to) });
      if (!then.ok) throw new Error('a game of the kit is refused');
      const viewers: Viewer[] = [...Array(game.seats(then.value)).keys(), 'spectator'];
      for (const viewer of viewers) {
        const [one, other] = [then.value, back.value].map((state) => game.view(state, viewer));
        expect(game.difference(one, other)).toEqual([]);
      }
      // After taking back, the game can continue.
      const again = record.commands.slice(to);
      const end = replay(game, { ...record, commands: [...commands, ...again] });
      expect(end.ok && game.outcome(end.value)).toEqual(
        expect.objectContaining({ rank: expect.any(Array) }),
      );
    }
  });
}
