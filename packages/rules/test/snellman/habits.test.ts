import { describe, expect, it } from 'vitest';
import { LEDGER_REFUSALS } from '../../src/snellman/game/ledger-game.ts';
import { parseLedger, playLedger } from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';

const game = terraMystica();

const HEAD = `option strict-leech
option errata-cultist-power
option mini-expansion-1
map original
score SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE7
delete BON6
delete BON7
delete BON8
delete BON9`;

/** Witches on F4 and E9, Nomads on F3, E8 and G4; Nomads hold BON1 (a spade), Witches BON5. */
const WITCHES_AND_NOMADS = `${HEAD}
setup witches
setup nomads
witches: build F4
nomads: build F3
nomads: build E8
witches: build E9
nomads: build G4
nomads: pass BON1
witches: pass BON5`;

/** The moves of the game after its set-up. */
function moves(setUp: string, ...lines: readonly string[]): readonly string[] {
  const ledger = parseLedger([setUp, ...lines].join('\n'));
  const before = parseLedger(setUp);
  if (!ledger.ok || !before.ok) throw new Error(JSON.stringify(ledger));
  const skipped = playLedger(game, before.value);
  const played = playLedger(game, ledger.value);
  if (!played.ok || !skipped.ok) throw new Error(JSON.stringify(played));
  return played.value.commands.slice(skipped.value.commands.length);
}

function refused(setUp: string, ...lines: readonly string[]) {
  const ledger = parseLedger([setUp, ...lines].join('\n'));
  const played = ledger.ok ? playLedger(game, ledger.value) : ledger;
  return played.ok ? undefined : played.error;
}

const told = (...lines: readonly string[]) => moves(WITCHES_AND_NOMADS, ...lines);
const upgraded = ['0 upgrade F4 trading-post'];

describe('answers to power offers', () => {
  it.each(['leech 1 from witches', 'leech 1', 'Leech 1 From WITCHES'])('%s', (answer) => {
    expect(told('witches: upgrade F4 to TP', `nomads: ${answer}`)).toEqual([
      ...upgraded,
      '0 end',
      '1 take-power p1 1',
    ]);
  });

  it.each(['decline 1 from witches', 'decline 1', 'decline'])('%s', (answer) => {
    expect(told('witches: upgrade F4 to TP', `nomads: ${answer}`)).toContain('1 refuse-power p1 1');
  });

  it('come first in a line, wherever they stand', () => {
    const line = 'nomads: action BON1. transform E6 to yellow. leech 1 from witches';
    const done = told('witches: upgrade F4 to TP', line);
    expect(done.indexOf('1 take-power p1 1')).toBeLessThan(done.indexOf('1 special BON1'));
  });

  it('end the turn of the builder, who has nothing left to choose', () => {
    const lines = ['witches: upgrade F4 to TP', 'nomads: leech 1 from witches'];
    const late = refused(WITCHES_AND_NOMADS, ...lines, 'witches: convert 1W to 1C');
    expect(late).toMatchObject({ command: 'convert 1W to 1C' });
    const begun = [...lines, 'nomads: pass BON2', 'witches: upgrade F4 to TE', 'nomads: leech 1'];
    expect(told(...begun, 'witches: +FAV9. convert 1W to 1C').slice(-5)).toEqual([
      '0 upgrade F4 temple',
      '1 take-power p1 1',
      '0 favour FAV9',
      '0 convert workers-to-coins 1',
      '0 end',
    ]);
  });

  it('are refused when the answerer acts without one', () => {
    const done = told(
      'witches: upgrade F4 to TP',
      'nomads: upgrade F3 to TP',
      'witches: pass BON2',
    );
    expect(done).toContain('1 refuse-power p1 1');
  });
});

describe('the end of a turn', () => {
  it('comes with `done`, which gives up what is left over', () => {
    const done = told('witches: pass BON2', 'nomads: action BON1. done. upgrade F3 to TP');
    expect(done.slice(-5)).toEqual([
      '1 special BON1',
      '1 decline',
      '1 end',
      '1 upgrade F3 trading-post',
      '1 end',
    ]);
  });

  it('comes when somebody leaves the game', () => {
    const lines = ['witches: upgrade F4 to TP', 'drop-faction nomads', 'witches: convert 1W to 1C'];
    expect(told(...lines).slice(1, 4)).toEqual(['0 end', '1 drop', '0 convert workers-to-coins 1']);
  });

  it('comes with the last pass of a round, so that a conversion on another line is of the next', () => {
    const alone = ['witches: upgrade F4 to TP', 'drop-faction nomads', 'witches: pass BON2'];
    const lines = [...alone, 'witches: convert 1W to 1C', 'witches: pass BON5'];
    expect(told(...lines).slice(-4)).toEqual([
      '0 end',
      '0 convert workers-to-coins 1',
      '0 pass BON5',
      '0 end',
    ]);
  });
});

describe('spades', () => {
  it('make home terrain on the way to a building', () => {
    const done = told('witches: dig 1. build E7');
    expect(done.slice(0, 2)).toEqual(['0 transform E7 forest short', '0 build E7']);
  });

  it('reach as far as they are dug when no colour is named', () => {
    expect(told('witches: dig 1. transform G2')[0]).toBe('0 transform G2 mountains short');
  });

  it('go to the colour that is named', () => {
    expect(told('witches: dig 1. transform G2 to yellow')[0]).toBe('0 transform G2 desert short');
  });

  it('are transformed with before the building that they were written behind', () => {
    const line = 'nomads: action BON1. build G2. transform G2 to yellow';
    expect(refused(WITCHES_AND_NOMADS, 'witches: pass BON2', line)).toBeUndefined();
  });

  it('are given up by name or by going on', () => {
    const byName = told('witches: pass BON2', 'nomads: action BON1. -SPADE', 'nomads: pass BON5');
    const byGoingOn = told('witches: pass BON2', 'nomads: action BON1', 'nomads: pass BON5');
    expect(byGoingOn).toEqual(byName);
  });
});

describe('spellings that mean another command', () => {
  it('a conversion behind the pass comes before it', () => {
    const done = told('witches: pass BON2. convert 1W to 1C');
    expect(done.slice(0, 2)).toEqual(['0 convert workers-to-coins 1', '0 pass BON2']);
  });

  it('a bonus card taken in the set-up is a pass', () => {
    const setUp = WITCHES_AND_NOMADS.replace('witches: pass BON5', 'witches: +BON5');
    expect(moves(setUp, 'witches: pass BON2')).toEqual(told('witches: pass BON2'));
  });

  it('priests become coins by way of workers', () => {
    const setUp = WITCHES_AND_NOMADS.replaceAll('witches', 'darklings')
      .replace('build F4', 'build G5')
      .replace('build E9', 'build E5');
    expect(moves(setUp, 'darklings: convert 1P to 1C. pass BON2').slice(0, 2)).toEqual([
      '0 convert priests-to-workers 1',
      '0 convert workers-to-coins 1',
    ]);
  });

  it('wait, done, plans and comments move nothing', () => {
    const plain = told('witches: pass BON2', 'nomads: pass BON5');
    const decorated = told(
      '# a comment',
      'witches: wait',
      'witches: pass BON2. done',
      '!if 3C',
      'witches: start_planning',
      'witches: pass BON3',
      'nomads: wait',
      'nomads: pass BON5 # why not',
    );
    expect(decorated).toEqual(plain);
  });
});

describe('a line that the rules forbid', () => {
  it('is refused with its place, its command, the rule and the legal moves', () => {
    const fault = refused(WITCHES_AND_NOMADS, 'witches: convert 1W to 1C. build E8');
    expect(fault).toMatchObject({ at: { line: 19, column: 28 }, command: 'build E8' });
    expect(fault).toHaveProperty('refusal.code');
    expect(fault).toHaveProperty('legal', expect.arrayContaining(['pass BON2']));
  });

  it.each([
    ['auren: pass BON2', 8, 'faction-not-playing', { faction: 'auren' }],
    ['witches: build E7', 10, 'spades-missing', { needed: 1, dug: 0 }],
    ['witches: dig 1. build G2', 17, 'spades-missing', { needed: 2, dug: 1 }],
    ['witches: dig 1. transform G2 to green', 17, 'spades-missing', { needed: 2, dug: 1 }],
    ['witches: convert 1PW to 2C', 10, 'conversion-rate', { give: '1PW', get: '2C' }],
    ['witches: convert 2PW to 1W', 10, 'conversion-rate', { give: '2PW', get: '1W' }],
    ['witches: convert 1C to 1W', 10, 'conversion-rate', { give: '1C', get: '1W' }],
    ['witches: dig 9. build E7', 10, 'too-many-dug', { spades: 9, most: 2 }],
    ['witches: dig 2. build E7', 17, 'spades-left', { left: 1 }],
    ['witches: -99C', 10, 'not-due', { what: 'C', count: 99 }],
    ['witches: +3C', 10, 'not-due', { what: 'C', count: 3 }],
  ])('%s is refused before the game is asked', (line, column, code, params) => {
    const fault = refused(WITCHES_AND_NOMADS, line);
    expect(fault).toMatchObject({ at: { line: 19, column }, refusal: { code, params } });
    expect(LEDGER_REFUSALS).toContain(code);
  });

  it.each([
    ['witches: build F3', 10, 'not-empty'],
    ['witches: transform F3 to green', 10, 'not-empty'],
    ['witches: dig 1. transform A1', 17, 'not-in-reach'],
    ['witches: upgrade E8 to TP', 10, 'not-your-building'],
    ['witches: upgrade F4 to SA', 10, 'cannot-become'],
    ['witches: upgrade F4 to TP. upgrade E9 to TP', 28, 'action-already-taken'],
    ['witches: upgrade F4 to TP. build E7', 28, 'action-already-taken'],
    ['witches: advance ship', 10, 'not-enough-priests'],
    ['witches: send p to FIRE', 10, 'not-enough-priests'],
    ['witches: action ACT4', 10, 'not-enough-power'],
    ['witches: action ACTW', 10, 'special-not-yours'],
    ['witches: action BON1', 10, 'special-not-yours'],
    ['witches: bridge E9:D6', 10, 'not-now'],
    ['witches: burn 9', 10, 'too-many-times'],
    ['witches: convert 9W to 9C', 10, 'too-many-times'],
    ['witches: +FAV5', 10, 'not-now'],
    ['witches: +TW1', 10, 'not-now'],
    ['witches: +FIRE', 10, 'nothing-owed'],
    ['witches: connect r12', 10, 'no-river-towns'],
    ['witches: pick-color red', 10, 'not-now'],
    ['witches: unlock-terrain red', 10, 'nothing-owed'],
    ['witches: pass BON9', 10, 'card-not-available'],
    ['witches: pass', 10, 'card-needed'],
    ['witches: leech 1 from nomads', 10, 'no-such-offer'],
    ['witches: gain P3 for VP', 10, 'nothing-owed'],
    ['nomads: build E7', 9, 'not-your-decision'],
  ])('%s: the rule of the game, at its place, with what is legal', (line, column, code) => {
    const fault = refused(WITCHES_AND_NOMADS, line);
    expect(fault).toMatchObject({ at: { line: 19, column }, refusal: { code } });
    const legal = code === 'not-your-decision' ? 0 : 1;
    expect((fault as { legal: readonly string[] }).legal.length).toBeGreaterThanOrEqual(legal);
  });

  it('takes no more power than is offered', () => {
    const lines = ['witches: upgrade F4 to TP', 'nomads: leech 2 from witches'];
    expect(refused(WITCHES_AND_NOMADS, ...lines)).toMatchObject({ at: { line: 20, column: 9 } });
  });
});
