import { describe, expect, it } from 'vitest';
import { parseLedgerLine } from '../../src/snellman/notation/parse-ledger.ts';
import { printPlayerCommands } from '../../src/snellman/notation/print-ledger.ts';
import { arrange } from '../../src/snellman/reader/arrange.ts';

function arranged(text: string): string {
  const line = parseLedgerLine(`engineers: ${text}`, 1);
  return line.ok && line.value?.kind === 'faction'
    ? printPlayerCommands(arrange(line.value.commands, line.value.faction))
    : '';
}

describe('order in which the site does the commands of a line', () => {
  it.each([
    ['+EARTH. leech 2 from nomads. build E5', 'leech 2 from nomads. +EARTH. build E5'],
    ['leech 1 from auren. decline', 'leech 1 from auren. decline'],
    ['build E5. transform F3 to gray', 'transform F3 to gray. build E5'],
    ['dig 1. build E5. transform F3', 'dig 1. transform F3. build E5'],
    [
      'pass BON1. convert 1W to 1C. convert 1PW to 1C',
      'convert 1W to 1C. pass BON1. convert 1PW to 1C',
    ],
    ['dig 1. action ACT5. build E5', 'action ACT5. dig 1. build E5'],
    ['burn 1. dig 1. action BON1', 'burn 1. action BON1. dig 1'],
    ['convert 2W to bridge. bridge E9:D6', 'action ACTE. bridge E9:D6'],
    ['pass. convert 1W to 1C', 'pass. convert 1W to 1C'],
    ['-2W. bridge E9:D6', 'action ACTE. bridge E9:D6'],
    ['-2W. build E5', '-2W. build E5'],
    ['+BON4', 'pass BON4'],
    ['pass. +BON4', 'pass BON4'],
    ['action ACT6. +FIRE. +FIRE. +AIR', 'action ACT6. +2FIRE. +AIR'],
    ['build E5. convert 1W to 1C. send p to AIR', 'build E5. convert 1W to 1C. send p to AIR'],
  ])('%s', (written, done) => {
    expect(arranged(written)).toBe(done);
  });
});
