import { expect, test } from 'vitest';
import { momentAfter } from '../../src/game/moment.ts';
import { withoutOwn } from '../../src/play/use-telling.ts';
import type { Player } from '../../src/table/port.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut } from '../game/played-out.ts';

test('an own move is not told again, but the round that it begins; moves of others are told whole', () => {
  const history = playedOut(TERRA_NOVA_PAGE, { factions: 'first-game', players: 3 });
  const everybody = (kind: 'here' | 'away') =>
    [0, 1, 2].map((): Player => ({ name: '', kind }) as Player);
  let rounds = 0;
  for (let steps = 0; steps < history.steps.length; steps++) {
    const now = { ...history, steps: history.steps.slice(0, steps + 1) };
    const from = momentAfter(now, steps);
    const { events } = history.steps[steps];
    const closing = events.findIndex((event) => TERRA_NOVA_PAGE.closes?.(event));
    if (closing >= 0) rounds++;
    const shown = closing < 0 ? events.length : closing;
    expect(withoutOwn(now, everybody('here'), from)).toBe(from + shown);
    expect(withoutOwn(now, everybody('away'), from)).toBe(from);
  }
  expect(rounds).toBeGreaterThan(3);
});
