// The account page tested against the rules of each game: its numbers are those of the positions,
// and it explains all of them.
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { TALLY as GAIA_TALLY } from '../../src/gaia/tally.ts';
import { stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { Tally } from '../../src/play/face/tally.ts';
import { linkedSteps, linkTo, unlinked } from '../../src/play/linked-moment.ts';
import { ledgerOf, ledgerText } from '../../src/shell/ledger/rows.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TALLY as MYSTICA_TALLY } from '../../src/terra-mystica/tally.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { TALLY as NOVA_TALLY } from '../../src/terra-nova/tally.ts';
import { playedOut } from '../game/played-out.ts';

const PLAYED: readonly [AnyPageGame, Tally][] = [
  [TERRA_MYSTICA_PAGE, MYSTICA_TALLY],
  [TERRA_NOVA_PAGE, NOVA_TALLY],
  [GAIA_PAGE, GAIA_TALLY],
];

describe.each(PLAYED)('the ledger of $id', (game, { columns }) => {
  const history = playedOut(game, { players: 2 });
  const round = ({ type, ...event }: { readonly type: string }) =>
    type === 'round' ? { mark: `${(event as { round?: number }).round ?? ''}` } : undefined;

  test('ends with the figures of the last position, for every seat', () => {
    const rows = ledgerOf(history, columns, round).flatMap((part) => part.rows);
    for (const seat of [0, 1]) {
      const last = rows.findLast((row) => row.seat === seat);
      const only = ledgerOf(history, columns, round, seat).flatMap((part) => part.rows);
      expect(only.every((row) => row.seat === seat)).toBe(true);
      expect(only.at(-1)?.moment).toBe(last?.moment);
      expect(only).toHaveLength(rows.filter((row) => row.seat === seat).length);
    }
    const end = stateAt(history);
    const [score] = columns;
    const shown = [0, 1].map((seat) => rows.findLast((row) => row.seat === seat)?.cells[0].value);
    // One seat has moved last; the others may still have gained something by that move.
    expect(shown).toContain(score.value(end, history.steps.at(-1)?.seat ?? 0));
  });

  test('accounts for every change of the score of a seat', () => {
    const rows = ledgerOf(history, columns, round, 0).flatMap((part) => part.rows);
    let score = 0;
    for (const { cells } of rows) {
      const [{ value, change }] = cells;
      if (change !== undefined) expect(value).toBe(score + change);
      if (typeof value === 'number') score = value;
    }
  });

  test('is a table of as many cells in each line as text', () => {
    const parts = ledgerOf(history, columns, round);
    const head = ['round', 'seat', 'move', ...columns.map(({ id }) => id)];
    const text = ledgerText(parts, head, ({ seat }) => [`seat\t${seat}`, 'a\nmove']);
    const lines = text.split('\n');
    expect(lines).toHaveLength(1 + parts.flatMap(({ rows }) => rows).length);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([head.length]));
    // A move shows its round, and moves before the first round show none.
    const marks: (string | undefined)[] = [];
    ledgerText(parts, head, (_, mark) => {
      marks.push(mark);
      return ['', ''];
    });
    expect(marks).toEqual(parts.flatMap(({ mark, rows }) => rows.map(() => mark)));
    expect(marks[0]).toBeUndefined();
  });
});

test('a link names a moment, and the address without it the table', () => {
  const here = { origin: 'https://host', pathname: '/' };
  const local = new URL(linkTo({ id: 'ab12', connection: 'here' }, 7, here));
  expect(local.hash).toBe('#/table/ab12/at/7');
  expect(linkedSteps(local)).toBe(7);
  expect(unlinked(local)).toBe('/#/table/ab12');
  const served = new URL(linkTo({ id: 'abcdefghijklmn', connection: 'connected' }, 12, here));
  expect(served.pathname + served.search).toBe('/t/abcdefghijklmn?at=12');
  expect(linkedSteps(served)).toBe(12);
  expect(unlinked(served)).toBe('/t/abcdefghijklmn');
  expect(linkedSteps({ hash: '#/table/ab12', search: '' })).toBeUndefined();
});
