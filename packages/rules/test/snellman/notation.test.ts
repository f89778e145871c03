import { describe, expect, it } from 'vitest';
import {
  parseLedger,
  parseLedgerLine,
  parsePlayerCommands,
} from '../../src/snellman/notation/parse-ledger.ts';
import { NOTATION_FAULTS } from '../../src/snellman/notation/place.ts';
import {
  printLedger,
  printLedgerLine,
  printPlayerCommands,
} from '../../src/snellman/notation/print-ledger.ts';
import { withoutPlaces } from './without-places.ts';

function commands(text: string) {
  const read = parsePlayerCommands(text, 1, 1);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Every command of a faction in its canonical spelling. */
const CANONICAL = [
  'build F4',
  'dig 2',
  'transform F5',
  'transform F5 to black',
  'upgrade F5 to TE',
  'advance ship',
  'advance dig',
  'send p to FIRE',
  'send p to WATER for 1',
  'action ACT5',
  'action ACTH6',
  'action BON2',
  'bridge E9:D6',
  'bridge E9:D6 allow_illegal',
  'burn 3',
  'convert 3PW to 1W',
  'convert 2W to bridge',
  'convert 1VP to 1C',
  '+FAV11',
  '+TW2',
  '+2TW3',
  '+BON4',
  '+FIRE',
  '+2AIR',
  '-SPADE',
  '-BRIDGE',
  '-3FIRE',
  '-WATER',
  '-FREE_TP',
  '-VOLCANO_TF',
  '-GAIN_P3_FOR_VP',
  'gain P3 for VP',
  'leech 2 from cultists',
  'leech 2',
  'decline 1 from fakirs',
  'decline 1',
  'decline',
  'connect G2:H4:I6',
  'connect G2:H4',
  'connect r22',
  'pick-color green',
  'unlock-terrain red',
  'unlock-terrain gain-priest',
  'pass BON4',
  'pass',
  'wait',
  'done',
  'resign',
  'setup',
  'start_planning',
  'score_resources',
  '+8vp for FIRE',
  'income_for_faction',
  'cult_income_for_faction',
  'other_income_for_faction',
  'all_income_for_faction',
  '[opponent accepted power]',
  '[all opponents declined power]',
  'delete BON9',
];

const CANONICAL_TABLE = [
  'option strict-leech',
  'option fire-and-ice-factions/variable_v5',
  'dropoption mini-expansion-1',
  'map original',
  'map be8f6ebf549404d015547152d5f2a1906ae8dd90',
  'player alice',
  'player alice email a@b.c username al',
  'player-count 4',
  'order bob,alice',
  'randomize v2 seed game 17',
  'score SCORE4,SCORE2,SCORE8,SCORE7,SCORE6,SCORE5',
  'delete BON9',
  'final-scoring connected-clusters',
  'faction-variant final_ice',
  'setup nomads',
  'setup nomads for alice email a@b.c',
  'income',
  'start',
  'finish',
  'abort',
  'start-preview',
  'drop-faction witches',
  'drop-faction player2',
  'admin email a@b.c',
];

describe('command form of a ledger', () => {
  it.each(CANONICAL)('keeps %s letter by letter', (text) => {
    expect(printPlayerCommands(commands(text))).toBe(text);
  });

  it.each(CANONICAL_TABLE)('keeps %s letter by letter', (text) => {
    const read = parseLedger(text);
    expect(read.ok && printLedger(read.value)).toBe(`${text}\n`);
  });

  it.each([
    ['Leech 2 From Cultists', 'leech 2 from cultists'],
    ['UPGRADE f5 TO temple', 'upgrade F5 to TE'],
    ['upgrade f5 to trading post', 'upgrade F5 to TP'],
    ['upgrade f5 to Stronghold', 'upgrade F5 to SH'],
    ['convert pw to c', 'convert 1PW to 1C'],
    ['Convert 2 PW to 2C', 'convert 2PW to 2C'],
    ['convert 3power to worker', 'convert 3PW to 1W'],
    ['Convert 2 priests to 2 workers', 'convert 2P to 2W'],
    ['Advance Digging', 'advance dig'],
    ['advance shipping', 'advance ship'],
    ['action acta. +2air', 'action ACTA. +2AIR'],
    ['transform f2 to grey', 'transform F2 to gray'],
    ['leech 1 from Dragonmasters', 'leech 1 from dragonlords'],
    ['  pass   bon9  ', 'pass BON9'],
    ['build E5..  +tw2.', 'build E5. +TW2'],
    ['+1FIRE', '+FIRE'],
  ])('reads %s as %s', (text, canonical) => {
    expect(printPlayerCommands(commands(text))).toBe(canonical);
  });

  it('knows line and column of every line, command and amount', () => {
    const read = parseLedger('\noption strict-leech\n  witches: build F4.  convert 3PW to 1W');
    expect(read).toEqual({
      ok: true,
      value: [
        {
          kind: 'table',
          at: { line: 2, column: 1 },
          command: { do: 'option', at: { line: 2, column: 1 }, option: 'strict-leech' },
        },
        {
          kind: 'faction',
          at: { line: 3, column: 3 },
          faction: 'witches',
          commands: [
            { do: 'build', at: { line: 3, column: 12 }, hex: 'F4' },
            {
              do: 'convert',
              at: { line: 3, column: 23 },
              give: { at: { line: 3, column: 31 }, count: 3, resource: 'PW' },
              get: { at: { line: 3, column: 38 }, count: 1, resource: 'W' },
            },
          ],
        },
      ],
    });
  });

  it('keeps # comments and drops ## ones', () => {
    const text = '# first\nwitches: pass # second\n## third\noption strict-leech # fourth\n';
    const read = parseLedger(text);
    expect(read.ok && printLedger(read.value)).toBe(text.replace('## third\n', ''));
    expect(parseLedgerLine('witches: pass ## gone', 1)).toMatchObject({
      ok: true,
      value: { kind: 'faction', commands: [{ do: 'pass' }] },
    });
  });

  it('marks what follows start_planning of a faction as hypothetical', () => {
    const text =
      'witches: pass BON1\nwitches: start_planning\nwitches: build F4\nauren: build E7\n';
    const read = parseLedger(text);
    const marks = read.ok ? read.value.map((line) => 'hypothetical' in line) : [];
    expect(marks).toEqual([false, false, true, false]);
    expect(read.ok && printLedger(read.value)).toBe(text);
  });

  it('reads planner directives without playing them', () => {
    const text = '!plan witches\n!if 3C\n!elsif 2C\n!else\n!endif\n';
    const read = parseLedger(text);
    expect(read.ok && read.value.every((line) => line.kind === 'planner')).toBe(true);
    expect(read.ok && printLedger(read.value)).toBe(text);
  });

  it('reads a faction without a command', () => {
    const read = parseLedgerLine('witches:', 1);
    expect(read).toMatchObject({ ok: true, value: { kind: 'faction', commands: [] } });
    expect(read.ok && read.value !== undefined && printLedgerLine(read.value)).toBe('witches:');
  });

  const WRONG: readonly [string, string, number, number, object][] = [
    ['witches: build F4\nwitchs: build F4', 'faction-unknown', 2, 1, { faction: 'witchs' }],
    ['witches: fly E7', 'command-unknown', 1, 10, { command: 'fly' }],
    ['witches: pass. !x', 'command-unknown', 1, 16, { command: '!x' }],
    ['fly E7', 'command-unknown', 1, 1, { command: 'fly' }],
    ['!then', 'command-unknown', 1, 1, { command: 'then' }],
    ['build E7', 'command-needs-faction', 1, 1, { command: 'build' }],
    ['witches: score SCORE1', 'command-is-for-the-table', 1, 10, { command: 'score' }],
    ['witches: build', 'argument-missing', 1, 15, { argument: 'hex' }],
    ['witches: build E0', 'argument-unknown', 1, 16, { argument: 'hex', value: 'E0' }],
    ['witches: upgrade E5 to XX', 'argument-unknown', 1, 24, { argument: 'building', value: 'XX' }],
    ['witches: upgrade E5 TE', 'argument-unknown', 1, 21, { argument: 'to', value: 'TE' }],
    ['witches: burn x', 'argument-unknown', 1, 15, { argument: 'tokens', value: 'x' }],
    ['witches: burn 1 2', 'argument-surplus', 1, 17, { argument: '2' }],
    ['witches: pass BON11', 'argument-unknown', 1, 15, { argument: 'bonus card', value: 'BON11' }],
    ['witches: +SCORE1', 'argument-unknown', 1, 10, { argument: 'resource', value: '+SCORE1' }],
    ['witches: bridge E9', 'argument-unknown', 1, 17, { argument: 'bridge', value: 'E9' }],
    ['witches: connect E9', 'argument-unknown', 1, 18, { argument: 'hexes', value: 'E9' }],
    ['option strict-lech', 'argument-unknown', 1, 8, { argument: 'option', value: 'strict-lech' }],
    ['score SCORE1,', 'argument-unknown', 1, 7, { argument: 'round tiles', value: '' }],
    ['score', 'argument-missing', 1, 6, { argument: 'round tiles' }],
    ['setup', 'argument-missing', 1, 6, { argument: 'faction' }],
    ['drop-faction player6', 'argument-unknown', 1, 14, { argument: 'faction', value: 'player6' }],
  ];
  it.each(WRONG)('refuses %j', (text, code, line, column, params) => {
    expect(parseLedger(text)).toEqual({ ok: false, error: { code, at: { line, column }, params } });
    expect(NOTATION_FAULTS).toContain(code);
  });

  it('forgets nothing but the places when a tree is printed and read', () => {
    const text = `${CANONICAL_TABLE.join('\n')}\nwitches: ${CANONICAL.join('. ')} # end\n`;
    const once = parseLedger(text);
    const again = once.ok ? parseLedger(printLedger(once.value)) : once;
    expect(withoutPlaces(again)).toEqual(withoutPlaces(once));
  });
});
