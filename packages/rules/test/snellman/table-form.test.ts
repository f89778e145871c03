import { describe, expect, it } from 'vitest';
import { parseTableForm } from '../../src/snellman/notation/parse-table-form.ts';
import { printLedger } from '../../src/snellman/notation/print-ledger.ts';
import { printTableForm } from '../../src/snellman/notation/print-table-form.ts';
import { tableToLedger } from '../../src/snellman/reader/table-to-ledger.ts';

const row = (...cells: readonly string[]) => cells.join('\t');

const TABLE = [
  'option strict-leech',
  'map original',
  'Round 2 scoring: SCORE2, TOWN >> 5',
  'Round 1 scoring: SCORE4',
  'Removing tile BON9',
  'Player 1: alice',
  'Player 2: bob',
  'Added final scoring tile: connected-clusters',
  row(
    'witches',
    '',
    '20 VP',
    '',
    '15 C',
    '',
    '3 W',
    '',
    '0 P',
    '',
    '5/7/0 PW',
    '',
    '0/0/0/2',
    '',
    'setup',
  ),
  row(
    'cultists',
    '',
    '20 VP',
    '',
    '15 C',
    '',
    '3 W',
    '',
    '0 P',
    '',
    '5/7/0 PW',
    '',
    '1/0/1/0',
    '',
    'setup',
  ),
  'Round 1 income',
  row(
    'witches',
    '',
    '20 VP',
    '',
    '15 C',
    '+2',
    '5 W',
    '',
    '0 P',
    '',
    '5/7/0 PW',
    '',
    '0/0/0/2',
    '',
    'other_income_for_faction',
  ),
  'Round 1, turn 1',
  row(
    'witches',
    '',
    '20 VP',
    '-3',
    '12 C',
    '-2',
    '3 W',
    '',
    '0 P',
    '',
    '5/7/0 PW',
    '',
    '0/0/0/2',
    '2 1',
    'upgrade F4 to TP',
  ),
  row(
    'cultists',
    '-1',
    '19 VP',
    '',
    '15 C',
    '',
    '3 W',
    '',
    '0 P',
    '+2',
    '3/9/0 PW',
    '+1',
    '2/0/1/0',
    '',
    '+FIRE. leech 2 from witches',
  ),
  'Scoring FIRE cult',
  'Scoring network',
  'Converting resources to VPs',
  'cultists dropped from the game',
  '# the end',
].join('\n');

describe('table form of a ledger', () => {
  it('is read and printed letter by letter, deltas reckoned anew', () => {
    const table = parseTableForm(`${TABLE}\n`);
    expect(table.ok && printTableForm(table.value)).toBe(`${TABLE}\n`);
  });

  it('gives the command form: head first, answers after other commands on lines of their own', () => {
    const table = parseTableForm(TABLE);
    expect(table.ok && printLedger(tableToLedger(table.value)).trimEnd().split('\n')).toEqual([
      'player alice',
      'player bob',
      'option strict-leech',
      'map original',
      'score SCORE4,SCORE2',
      'delete BON9',
      'final-scoring connected-clusters',
      'setup witches',
      'setup cultists',
      'witches: upgrade F4 to TP',
      'cultists: +FIRE',
      'cultists: leech 2 from witches',
      'drop-faction cultists',
      '# the end',
    ]);
  });

  it('counts a token in bowl III twice in the power delta', () => {
    const cells = [
      'witches',
      '',
      '20 VP',
      '',
      '15 C',
      '',
      '3 W',
      '',
      '0 P',
      '',
      '',
      '',
      '0/0/0/2',
      '',
      '',
    ];
    const at = (bowls: string) => row(...cells.with(10, `${bowls} PW`));
    const table = parseTableForm([at('5/7/0'), at('5/5/1')].join('\n'));
    expect(table.ok && printTableForm(table.value).split('\n')[1].split('\t')[9]).toBe('');
    const other = parseTableForm([at('5/7/0'), at('4/7/1')].join('\n'));
    expect(other.ok && printTableForm(other.value).split('\n')[1].split('\t')[9]).toBe('+2');
  });

  const good = [
    'witches',
    '',
    '20 VP',
    '',
    '15 C',
    '',
    '3 W',
    '',
    '0 P',
    '',
    '5/7/0 PW',
    '',
    '0/0/0/2',
    '',
    'pass',
  ];
  const WRONG: readonly [string, string, number, number, object][] = [
    [row(...good.slice(0, 5)), 'cell-missing', 1, 21, { cells: 5 }],
    [row(...good.with(0, 'wiches')), 'faction-unknown', 1, 1, { faction: 'wiches' }],
    [row(...good.with(2, '20 C')), 'cell-malformed', 1, 10, { value: '20 C' }],
    [row(...good.with(10, '5/7 PW')), 'cell-malformed', 1, 33, { value: '5/7 PW' }],
    [row(...good.with(12, '0/0/0')), 'cell-malformed', 1, 43, { value: '0/0/0' }],
    [row(...good.with(13, 'x')), 'cell-malformed', 1, 51, { value: 'x' }],
    [row(...good.with(14, 'pass. fly')), 'command-unknown', 1, 58, { command: 'fly' }],
    ['\nRound 7 income', 'head-malformed', 2, 1, { text: 'Round 7 income' }],
  ];
  it.each(WRONG)('refuses %j', (text, code, line, column, params) => {
    const error = { code, at: { line, column }, params };
    expect(parseTableForm(text)).toEqual({ ok: false, error });
  });
});
