import { describe, expect, it } from 'vitest';
import { openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import { readLedgerFile } from '../../src/snellman/notation/ledger-file.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { stepsOf } from '../../src/snellman/reader/steps.ts';
import { compareEnd } from '../../src/snellman/verify/compare-end.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';

const game = terraMystica();

/** Engineers and Fakirs; the Engineers upgrade, take a favour tile and build a bridge, then all pass. */
const COMMANDS = `option errata-cultist-power
map original
score SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE7
delete BON6
delete BON7
delete BON8
delete BON9
setup engineers
setup fakirs
engineers: build C5
fakirs: build G4
fakirs: build F3
engineers: build F6
fakirs: pass BON3
engineers: pass BON5
engineers: upgrade F6 to TP
fakirs: pass BON1
engineers: upgrade F6 to TE. +FAV7
engineers: burn 3. action ACT1. bridge C5:B6
engineers: pass BON2
fakirs: pass BON4
engineers: pass BON5
fakirs: pass BON1
engineers: pass BON3
fakirs: pass BON2
engineers: pass BON1
fakirs: pass BON4
engineers: pass BON5
fakirs: pass
engineers: pass`.split('\n');

const RECORDED = {
  id: 'end',
  map: 'original',
  options: [],
  commands: COMMANDS,
  rows: [],
  finalVp: { engineers: 59, fakirs: 72 },
  final: {
    engineers: {
      VP: 59,
      C: 0,
      KEY: 0,
      EARTH: 2,
      buildings: { D: 1, TP: 0, TE: 1, SH: 0, SA: 0 },
      tiles: { FAV7: 1 },
      color: 'gray',
    },
    fakirs: {
      VP: 72,
      FIRE: 1,
      AIR: 1,
      buildings: { D: 2, TP: 0, TE: 0, SH: 0, SA: 0 },
      color: 'yellow',
    },
  },
  finalMap: {
    C5: { color: 'gray', building: 'D' },
    F6: { color: 'gray', building: 'TE' },
    F3: { color: 'yellow', building: 'D' },
    E9: { color: 'green' },
  },
  bridges: [{ color: 'gray', from: 'C5', to: 'B6' }],
};

function differences(change: (recorded: typeof RECORDED) => void) {
  const recorded = structuredClone(RECORDED);
  change(recorded);
  const file = readLedgerFile(recorded);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const head = readHead(file.value.ledger);
  const opened = head.ok ? openLedgerGame(game, head.value, false) : head;
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const player = new LedgerPlayer(opened.value);
  for (const step of stepsOf(file.value.ledger)) {
    if (step.kind !== 'command' || !player.play(step)) throw new Error(JSON.stringify(step));
  }
  player.endTurn();
  return compareEnd(opened.value, file.value);
}

type Change = Parameters<typeof differences>[0];

describe('the end of the game in a file', () => {
  it('agrees as far as it goes', () => {
    expect(differences(() => {})).toEqual([]);
  });

  const CHANGES: readonly [string, string, string, string, Change][] = [
    ['engineers', 'C', '3', '0', (end) => Object.assign(end.final.engineers, { C: 3 })],
    ['engineers', 'KEY', '1', '0', (end) => Object.assign(end.final.engineers, { KEY: 1 })],
    ['engineers', 'EARTH', '3', '2', (end) => Object.assign(end.final.engineers, { EARTH: 3 })],
    ['engineers', 'TE', '2', '1', (end) => Object.assign(end.final.engineers.buildings, { TE: 2 })],
    ['engineers', 'FAV7', '0', '1', (end) => Object.assign(end.final.engineers.tiles, { FAV7: 0 })],
    ['engineers', 'TW1', '1', '0', (end) => Object.assign(end.final.engineers.tiles, { TW1: 1 })],
    [
      'fakirs',
      'colour',
      'red',
      'yellow',
      (end) => Object.assign(end.final.fakirs, { color: 'red' }),
    ],
    ['E9', 'colour', 'gray', 'green', (end) => Object.assign(end.finalMap.E9, { color: 'gray' })],
    ['E9', 'building', 'D', '', (end) => Object.assign(end.finalMap.E9, { building: 'D' })],
    ['C5', 'town', 'true', 'false', (end) => Object.assign(end.finalMap.C5, { town: 1 })],
    ['map', 'bridges', '', 'gray: B6-C5', (end) => end.bridges.splice(0)],
  ];
  it.each(CHANGES)('%s: %s', (where, what, recorded, found, change) => {
    expect(differences(change)).toEqual([{ kind: 'end', where, what, recorded, found }]);
  });

  it('is nothing when the game is not over', () => {
    const early = differences((end) => {
      end.commands = COMMANDS.slice(0, -1);
    });
    expect(early[0]).toMatchObject({ where: 'game', what: 'over', recorded: 'true' });
  });
});
