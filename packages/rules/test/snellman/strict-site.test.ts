import { describe, expect, it } from 'vitest';
import { recordGame } from '../../src/conformance/index.ts';
import type { GameRecord } from '../../src/kernel/index.ts';
import {
  parseLedger,
  printLedger,
  recordToTable,
  tableToLedger,
} from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { trial as terraMysticaTrial } from '../../src/trials/terra-mystica.trial.ts';
import { keptLedgers, SKIPPED } from './kept-ledgers.ts';
import { randomGame } from './random-game.ts';
import { smallLedger } from './small-game.ts';
import { refusedBySite } from './strict-site.ts';

/** A game in which all legal moves are equally likely. */
function evenGame(number: number): GameRecord | undefined {
  const options = { rules: 'snellman', players: 2 + (number % 4), fireAndIce: true };
  return recordGame(terraMysticaTrial, 5, number, { ...options, dropping: false });
}

function refused(text: string, map?: string): string | undefined {
  const ledger = parseLedger(text);
  return ledger.ok ? refusedBySite(ledger.value, map) : JSON.stringify(ledger.error);
}

describe('random games', () => {
  it.each([
    ['drawn for variety', randomGame],
    ['of moves equally likely', evenGame],
  ])('%s are exported as the site takes them', (_, game) => {
    let written = 0;
    for (let number = 0; number < 80; number++) {
      const record = game(number);
      const table = record && recordToTable(terraMystica(), record);
      if (!table?.ok) continue;
      written++;
      const text = printLedger(tableToLedger(table.value));
      expect(refused(text), `game ${number}`).toBeUndefined();
    }
    expect(written).toBeGreaterThan(72);
  });
});

describe('the model of the site', () => {
  const witches = 'witches: send p to FIRE';
  const begun = (faction: string, ...lines: readonly string[]) => [
    `setup ${faction}`,
    'setup witches',
    ...lines,
    'witches: pass BON3',
    `${faction}: pass BON1`,
  ];
  const raised = (faction: string, hex: string) => [
    `${faction}: +60W. +60C. +20PW. upgrade ${hex} to TP`,
    `witches: +7P. send p to FIRE`,
    `${faction}: upgrade ${hex} to SH`,
    witches,
  ];
  const nomads = [
    ...begun(
      'nomads',
      'nomads: build F3',
      'witches: build E9',
      'witches: build G3',
      'nomads: build E8',
      'nomads: build G4',
    ),
    'nomads: +60W. +60C. dig 1. transform E6 to yellow',
    'witches: +7P. send p to FIRE',
    ...raised('nomads', 'F3'),
  ];
  const darklings = [
    ...begun(
      'darklings',
      'darklings: build E5',
      'witches: build E9',
      'witches: build G3',
      'darklings: build G5',
    ),
    ...raised('darklings', 'E5').slice(0, 2),
  ];
  const riverwalkers = begun(
    'riverwalkers',
    'riverwalkers: pick-color red',
    'riverwalkers: build D6',
    'witches: build E9',
    'witches: build G3',
    'riverwalkers: build G2',
  );

  const storm = 'action ACTN. build E6';
  const stronghold = 'upgrade E5 to SH';
  it.each([
    ['a bridge that is not built given up', nomads, 'action ACT1. -BRIDGE', 'action ACT1'],
    [
      'no spade left before a dwelling',
      nomads,
      'action BON1. -SPADE. build E6',
      'action BON1. build E6',
    ],
    ['no storm left before a dwelling', nomads, storm.replace('. ', '. -FREE_TF. '), storm],
    [
      'no spade dug after the first hex is transformed',
      nomads,
      'action ACT6. transform F5 to yellow. transform E5 to brown',
      'action ACT6. transform F5 to yellow. dig 1. transform E5 to yellow',
    ],
    [
      'workers ordained before anything is converted',
      darklings,
      `${stronghold}. convert 3W to 3P. convert 1PW to 1C`,
      `${stronghold}. convert 1PW to 1C. convert 3W to 3P`,
    ],
    ['said that none is ordained', darklings, `${stronghold}. -3CONVERT_W_TO_P`, stronghold],
    [
      'priests of the Riverwalkers placed',
      riverwalkers,
      '+20PW. convert 5PW to 1P. unlock-terrain gain-priest. upgrade G2 to TP',
      '+20PW. convert 5PW to 1P. upgrade G2 to TP',
    ],
  ] as const)('wants %s', (_, before, good, bad) => {
    const [, faction] = before[0].split(' ');
    const refusedLine = (line: string) =>
      refusedBySite(smallLedger(...before, `${faction}: ${line}`, 'witches: +P. send p to FIRE'));
    expect(refusedLine(good)).toBeUndefined();
    expect(refusedLine(bad)).toBeDefined();
  });
});

const kept = [...keptLedgers('played'), ...keptLedgers('random')];
describe.skipIf(kept.length === 0)(kept.length > 0 ? `${kept.length} kept games` : SKIPPED, () => {
  it('are taken by what stands for the site too', () => {
    for (const { json, name } of kept) {
      expect(refused(json.commands.join('\n'), json.map), name).toBeUndefined();
    }
  });
});
