import { describe, expect, it } from 'vitest';
import { type LedgerGame, openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { readHead } from '../../src/snellman/game/ledger-head.ts';
import { parseLedger, playLedger } from '../../src/snellman/index.ts';
import type { Standing } from '../../src/snellman/notation/standing.ts';
import { LedgerPlayer } from '../../src/snellman/reader/play-command.ts';
import { stepsOf } from '../../src/snellman/reader/steps.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { ROUNDS } from '../../src/terra-mystica/state.ts';

const game = terraMystica();

const SETTINGS = `option errata-cultist-power
option mini-expansion-1
map original
score SCORE3,SCORE6,SCORE4,SCORE5,SCORE2,SCORE7
delete BON6
delete BON7
delete BON8
delete BON9`;

const SET_UP = `setup witches
setup nomads
witches: build F4
nomads: build F3
nomads: build E8
witches: build E9
nomads: build G4
nomads: pass BON1
witches: pass BON5`;

const STRICT = 'option strict-leech';

interface Played {
  readonly game: LedgerGame;
  readonly player: LedgerPlayer;
  /** The index in the list of steps of the refused step, if there is one. */
  readonly refusedAt: number | undefined;
}

function played(head: string, ...lines: readonly string[]): Played {
  const ledger = parseLedger([head, SETTINGS, SET_UP, ...lines].join('\n'));
  if (!ledger.ok) throw new Error(JSON.stringify(ledger.error));
  const read = readHead(ledger.value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const opened = openLedgerGame(game, read.value, true);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const player = new LedgerPlayer(opened.value);
  for (const [index, step] of stepsOf(ledger.value).entries()) {
    const done = step.kind === 'command' ? player.play(step) : player.drop(step.who);
    if (!done) return { game: opened.value, player, refusedAt: index };
  }
  return { game: opened.value, player, refusedAt: undefined };
}

function standing(seat: number, head: string, ...lines: readonly string[]): Standing {
  const { game: after, refusedAt } = played(head, ...lines);
  if (refusedAt !== undefined) throw new Error(JSON.stringify(after.whyNot()));
  return after.standing(seat);
}

const reason = (head: string, ...lines: readonly string[]) => {
  const { game: after, refusedAt } = played(head, ...lines);
  return refusedAt === undefined ? undefined : after.whyNot().refusal.code;
};

describe('answers that come late', () => {
  const open = ['witches: upgrade F4 to TP'];
  const late = ['nomads: burn 1', 'nomads: leech 1 from witches'];
  const later = ['nomads: convert 1W to 1C', 'nomads: leech 1 from witches'];

  it('after a burn are taken in every game', () => {
    expect(standing(1, STRICT, ...open, ...late).bowls).toEqual([4, 6, 1]);
    expect(standing(1, '', ...open, ...late).bowls).toEqual([4, 6, 1]);
  });

  it('after a conversion only in games without strict-leech', () => {
    const coins = standing(1, '', ...open).coins;
    const after = standing(1, '', ...open, ...later);
    expect(after.coins).toBe(coins + 1);
    expect(after.bowls).toEqual([4, 8, 0]);
    expect(reason(STRICT, ...open, ...later)).toBe('no-such-offer');
  });

  it('that nobody will give are refusals when the conversion comes', () => {
    const after = standing(1, STRICT, ...open, 'nomads: convert 1W to 1C');
    expect(after.bowls).toEqual([5, 7, 0]);
  });

  it('name what is offered, or more where just that fits', () => {
    expect(standing(1, '', ...open, 'nomads: leech 1').bowls).toEqual([4, 8, 0]);
    expect(reason(STRICT, ...open, 'nomads: leech 4 from witches')).toBe('no-such-offer');
  });

  it('without an offer are power all the same in games without strict-leech', () => {
    const before = standing(1, '');
    const after = standing(1, '', 'nomads: leech 3');
    expect(after.bowls).toEqual([2, 10, 0]);
    expect(after.vp).toBe(before.vp - 2);
    expect(reason(STRICT, 'nomads: leech 3')).toBe('not-your-decision');
  });
});

describe('corrections by hand', () => {
  it('of what is owned are made in every game, but not of what is not there', () => {
    const before = standing(0, STRICT);
    expect(standing(0, STRICT, 'witches: -2C').coins).toBe(before.coins - 2);
    expect(standing(0, STRICT, 'witches: -1W').workers).toBe(before.workers - 1);
    expect(standing(0, STRICT, 'witches: -1VP').vp).toBe(before.vp - 1);
    expect(standing(0, STRICT, 'witches: -2P1').bowls).toEqual([0, 10, 0]);
    expect(standing(0, STRICT, 'witches: -1P2').bowls).toEqual([2, 9, 0]);
    expect(reason(STRICT, 'witches: -99C')).toBe('not-due');
    expect(reason(STRICT, 'witches: -1P')).toBe('not-due');
    expect(reason(STRICT, 'witches: -1PW')).toBe('not-due');
  });

  it('to the better only with loose-adjust-resource', () => {
    const loose = 'option loose-adjust-resource';
    const before = standing(0, loose);
    expect(standing(0, loose, 'witches: +3C').coins).toBe(before.coins + 3);
    expect(standing(0, loose, 'witches: +2VP').vp).toBe(before.vp + 2);
    expect(standing(0, loose, 'witches: +P').priests).toBe(before.priests + 1);
    expect(standing(0, loose, 'witches: +5PW').bowls).toEqual([0, 9, 3]);
    expect(standing(0, loose, 'witches: +1P3').bowls).toEqual([2, 10, 1]);
    expect(standing(0, loose, 'witches: +2W. dig 1. build E7').workers).toBe(
      before.workers + 2 - 3 - 1,
    );
    expect(reason(STRICT, 'witches: +3C')).toBe('not-due');
    expect(reason(STRICT, 'witches: +KEY')).toBe('not-due');
  });

  it('cannot stand in a record', () => {
    const ledger = parseLedger([SETTINGS, SET_UP, 'witches: -1W'].join('\n'));
    expect(ledger.ok && playLedger(game, ledger.value)).toMatchObject({
      ok: false,
      error: { command: '-W', refusal: { code: 'beside-the-rules' }, at: { line: 18 } },
    });
  });

  it('are no way to take tiles out of a hand', () => {
    expect(reason(STRICT, 'witches: delete BON5')).toBe('not-due');
  });
});

describe('spades', () => {
  it('that are dug are paid, although nothing is transformed yet', () => {
    const { game: after, player } = played(STRICT, 'witches: dig 1');
    expect(player.standing(0).workers).toBe(after.standing(0).workers - 3);
  });

  it('may be dug and thrown away with loose-dig, and are paid', () => {
    const before = standing(0, 'option loose-dig');
    const after = standing(0, 'option loose-dig', 'witches: dig 1. -SPADE');
    expect(after.workers).toBe(before.workers - 3);
    expect(reason(STRICT, 'witches: dig 1. -SPADE')).toBe('spades-left');
  });
});

describe('bridges', () => {
  it('away from own buildings need an old game, or allow_illegal', () => {
    const power = ['witches: +20PW', 'witches: action ACT1'];
    const loose = 'option loose-adjust-resource\noption loose-bridge-adjacency';
    const strict = 'option loose-adjust-resource';
    expect(reason(loose, ...power, 'witches: bridge C5:B5')).toBeUndefined();
    expect(reason(strict, ...power, 'witches: bridge C5:B5')).toBe('bridge-not-at-own-building');
    expect(reason(strict, ...power, 'witches: bridge C5:B5 allow_illegal')).toBeUndefined();
    expect(reason(loose, ...power, 'witches: bridge A1:I1')).toBeDefined();
  });
});

describe('leaving the game', () => {
  it('gives the bonus card back at once, whoever is at it', () => {
    const { game: after, player } = played(STRICT, 'drop-faction nomads', 'witches: pass BON1');
    player.endTurn();
    expect(after.state.isDropped(1)).toBe(true);
    expect(after.state.round()).toBe(2);
  });

  it('in the set-up leaves out what is still to be placed', () => {
    const lines = [
      'setup witches',
      'setup nomads',
      'setup giants',
      'witches: build F4',
      'drop-faction nomads',
      'giants: build A6',
      'giants: build G2',
      'witches: build E9',
      'giants: pass BON1',
      'witches: pass BON2',
      'witches: pass BON3',
      'giants: pass BON4',
    ];
    const ledger = parseLedger([SETTINGS.replace('delete BON6\n', ''), ...lines].join('\n'));
    const head = ledger.ok ? readHead(ledger.value) : ledger;
    if (!ledger.ok || !head.ok) throw new Error(JSON.stringify(head));
    const opened = openLedgerGame(game, head.value, true);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const player = new LedgerPlayer(opened.value);
    for (const step of stepsOf(ledger.value)) {
      const done = step.kind === 'command' ? player.play(step) : player.drop(step.who);
      expect(done, JSON.stringify([step.at, opened.value.whyNot()])).toBe(true);
    }
    player.endTurn();
    expect(opened.value.state.round()).toBe(2);
  });

  const three = [
    ...SETTINGS.replace('delete BON6\n', '').split('\n'),
    'option strict-leech',
    'setup witches',
    'setup nomads',
    'setup giants',
    'witches: build F4',
    'nomads: build F3',
    'giants: build A6',
    'giants: build G2',
    'nomads: build E8',
    'witches: build E9',
    'nomads: build G4',
    'giants: pass BON1',
    'nomads: pass BON2',
    'witches: pass BON3',
  ];
  const recorded = (...lines: readonly string[]) => {
    const ledger = parseLedger(lines.join('\n'));
    return ledger.ok ? playLedger(game, ledger.value) : ledger;
  };

  it.each([
    ['in its own turn', 'nomads: build F3', 'nomads'],
    ['in the turn of another', 'witches: build E9', 'giants'],
    ['before its bonus card', 'giants: pass BON1', 'nomads'],
    ['after its bonus card', 'nomads: pass BON2', 'giants'],
  ])('in the set-up, %s, cannot stand in a record and is refused there', (_, next, who) => {
    const lines = three.slice(0, three.indexOf(next));
    expect(recorded(...lines)).toMatchObject({ ok: true });
    expect(recorded(...lines, `drop-faction ${who}`)).toMatchObject({
      error: {
        at: { line: lines.length + 1 },
        command: `drop-faction ${who}`,
        refusal: { code: 'beside-the-rules' },
      },
    });
  });

  it('in the turn of another is refused there, where somebody takes at once what comes free', () => {
    const lines = [...three, 'drop-faction giants'];
    expect(recorded(...lines, 'witches: pass BON4', 'nomads: pass BON5')).toMatchObject({
      ok: true,
    });
    expect(recorded(...lines, 'witches: pass BON1', 'nomads: pass BON5')).toMatchObject({
      error: { at: { line: lines.length }, refusal: { code: 'beside-the-rules' } },
    });
    // A line that breaks a rule of every era is refused at that line.
    expect(recorded(...lines, 'witches: pass BON2')).toMatchObject({
      error: { at: { line: lines.length + 1 }, refusal: { code: 'card-not-available' } },
    });
  });

  it('before a faction was chosen is to be absent, with bonus cards for one more', () => {
    const absent = SETTINGS.replace('delete BON9', 'player a\nplayer b\nplayer c');
    const lines = [absent, SET_UP.replace('setup nomads', 'drop-faction player2\nsetup nomads')];
    const ledger = parseLedger(lines.join('\n'));
    expect(ledger.ok && playLedger(game, ledger.value)).toMatchObject({ ok: true });
  });
});

describe('the last round', () => {
  const passing = (card: string) =>
    Array.from({ length: ROUNDS - 1 }, (_, round) => [
      `witches: pass BON${[2, 4, 2, 4, 2][round]}`,
      `nomads: pass BON${[3, 1, 3, 1, 3][round]}`,
    ])
      .flat()
      .concat(`witches: pass${card}`, 'nomads: pass. convert 1W to 1C');

  it('takes no notice of a bonus card, and lets goods be exchanged after the pass', () => {
    expect(standing(0, STRICT, ...passing(' BON5'))).toEqual(standing(0, STRICT, ...passing('')));
  });
});

describe('a token of the Shapeshifters', () => {
  const begun = [
    SETTINGS.replace('map', 'option fire-and-ice-factions/variable_v5\nmap'),
    SET_UP.replaceAll('witches', 'shapeshifters').replace(
      'shapeshifters: build F4',
      'shapeshifters: pick-color green\nshapeshifters: build F4',
    ),
    STRICT,
    'shapeshifters: upgrade F4 to TP',
    'nomads: leech 1 from shapeshifters',
  ];

  function after(...lines: readonly string[]): LedgerGame {
    const ledger = parseLedger([...begun, ...lines].join('\n'));
    const head = ledger.ok ? readHead(ledger.value) : ledger;
    if (!ledger.ok || !head.ok) throw new Error(JSON.stringify(head));
    const opened = openLedgerGame(game, head.value, true);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const player = new LedgerPlayer(opened.value);
    for (const step of stepsOf(ledger.value)) {
      if (step.kind === 'command') expect(player.play(step), JSON.stringify(step)).toBe(true);
    }
    return opened.value;
  }

  const act = ['nomads: pass BON3', 'shapeshifters: advance ship'];
  it('may be paid before or after the next action', () => {
    const rich = 'option loose-adjust-resource';
    const more = 'shapeshifters: +P. +9C';
    const paid = 'shapeshifters: gain P3 for VP';
    const before = after(rich, more, 'nomads: pass BON3', paid, 'shapeshifters: advance ship');
    const behind = after(rich, more, ...act, paid);
    expect(behind.standing(0)).toEqual(before.standing(0));
    const given = after(rich, more, ...act, 'shapeshifters: -GAIN_P3_FOR_VP');
    expect(given.standing(0).vp).toBe(before.standing(0).vp + 1);
  });
});

describe('a turn skipped with `done`', () => {
  it('is played and compared in games with loose-done, and no record holds it', () => {
    const loose = ['option loose-done', 'witches: done', 'nomads: upgrade F3 to TP'] as const;
    const { game: after, refusedAt } = played(...loose);
    expect([refusedAt, after.corrected, after.state.hasPassed(0)]).toEqual([
      undefined,
      true,
      false,
    ]);
    const ledger = parseLedger([loose[0], SETTINGS, SET_UP, ...loose.slice(1)].join('\n'));
    const record = ledger.ok ? playLedger(game, ledger.value) : ledger;
    expect(record).toMatchObject({
      error: { command: 'done', refusal: { code: 'beside-the-rules' } },
    });
  });

  it('is refused at its place in other games', () => {
    expect(reason(STRICT, 'witches: done')).toBe('no-action-yet');
    expect(reason(STRICT, 'witches: upgrade F4 to TP. done')).toBeUndefined();
    expect(reason(STRICT, 'witches: upgrade F4 to TP', 'nomads: done')).toBe('no-action-yet');
  });
});

describe('waiting decisions are settled in the order of their causes', () => {
  const rich = 'option loose-adjust-resource';
  const two = [
    'witches: upgrade F4 to TP',
    'nomads: leech 1 from witches. upgrade F3 to TP',
    'witches: decline. +P. +20W. +30C. advance dig',
    'nomads: pass BON2',
    'witches: dig 1. build E7. upgrade F4 to SH',
  ];
  const [earlier, later] = ['nomads: leech 1 from witches', 'nomads: leech 2 from witches'];

  it('offers that were passed over can only be declined with strict-leech', () => {
    const strict = `${rich}\n${STRICT}`;
    expect(reason(strict, ...two, earlier, later)).toBeUndefined();
    expect(reason(rich, ...two, later, earlier)).toBeUndefined();
    expect(reason(strict, ...two, later, earlier)).toBe('leech-too-late');
    expect(reason(strict, ...two, later, 'nomads: decline 1 from witches')).toBeUndefined();
  });
});

describe('nothing is dropped without a word', () => {
  it('of what only the table writes', () => {
    for (const line of ['+8vp for FIRE', 'score_resources', 'other_income_for_faction']) {
      expect(reason(STRICT, `witches: ${line}`), line).toBe('written-by-table');
    }
  });

  it('of a head that takes out other tiles than bonus cards, or gives two final tiles', () => {
    const head = (...lines: readonly string[]) => {
      const ledger = parseLedger([...lines, SETTINGS, SET_UP].join('\n'));
      const read = ledger.ok ? readHead(ledger.value) : ledger;
      return read.ok ? undefined : read.error.code;
    };
    expect(head('delete FAV5')).toBe('tile-not-removable');
    expect(head('delete TW3')).toBe('tile-not-removable');
    const [one, other] = ['connected-clusters', 'building-on-edge'].map(
      (tile) => `final-scoring ${tile}`,
    );
    expect(head(one, one)).toBeUndefined();
    expect(head(one, other)).toBe('final-tile-twice');
  });
});
