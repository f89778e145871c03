import { describe, expect, it } from 'vitest';
import { openLedgerGame } from '../../src/snellman/game/ledger-game.ts';
import { type LedgerHead, readHead } from '../../src/snellman/game/ledger-head.ts';
import { parseLedger } from '../../src/snellman/notation/parse-ledger.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';

const game = terraMystica();
const FIVE = ['BON1', 'BON2', 'BON3', 'BON4'].map((card) => `delete ${card}`);
const SCORE = 'score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6';

function head(...lines: readonly string[]) {
  const ledger = parseLedger(lines.join('\n'));
  if (!ledger.ok) throw new Error(JSON.stringify(ledger.error));
  return readHead(ledger.value);
}

function options(...lines: readonly string[]): LedgerHead['options'] {
  const read = head(SCORE, 'setup witches', 'setup chaosmagicians', ...lines);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.options;
}

describe('head of a ledger', () => {
  it('gives options that the game takes', () => {
    const read = head(
      'option mini-expansion-1',
      'option strict-leech',
      'map 2afadc63f4d81e850b7c16fb21a1dcd29658c392',
      SCORE,
      'final-scoring building-on-edge',
      ...FIVE,
      'setup witches',
      'witches: build F4',
      'setup chaosmagicians',
    );
    const parsed = game.options(read.ok ? read.value.options : undefined);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        rules: 'snellman',
        map: 'fjords',
        factions: ['witches', 'chaos-magicians'],
        startPlayer: 0,
        turnOrder: 'clockwise',
        miniTownTiles: true,
        miniBonusCard: false,
        finalTile: 'outposts',
        bonusCards: ['BON5', 'BON6', 'BON7', 'BON8', 'BON9'],
      },
    });
  });

  it('takes each option of the site for what it is', () => {
    expect(options()).toMatchObject({
      turnOrder: 'clockwise',
      miniTownTiles: false,
      miniRoundTile: false,
      fireAndIce: false,
      rulings: { cultists: 'first-printing', fireIceRules: '2015' },
    });
    expect(options('option variable-turn-order').turnOrder).toBe('passing');
    expect(options('option variable-turn-order', 'dropoption variable-turn-order').turnOrder).toBe(
      'clockwise',
    );
    expect(options().startVp).toBe('equal');
    expect(options('map 91645cdb135773c2a7a50e5ca9cb18af54c664c4').startVp).toEqual([19, 19]);
    expect(options('option shipping-bonus').bonusCards).toContain('BON10');
    expect(options('option temple-scoring-tile').miniRoundTile).toBe(true);
    expect(options('option fire-and-ice-factions/ice').fireAndIce).toBe(true);
    expect(options('option errata-cultist-power').rulings).toMatchObject({
      cultists: 'international',
    });
    expect(options('option fire-and-ice-factions/variable').rulings).toMatchObject({
      fireIceRules: '2014',
    });
  });

  it('gives start points by seat where the map of the site does', () => {
    const read = head(
      'map 91645cdb135773c2a7a50e5ca9cb18af54c664c4',
      SCORE,
      'setup fakirs',
      'setup darklings',
      ...FIVE,
    );
    const opened = read.ok ? openLedgerGame(terraMystica(), read.value, false) : read;
    expect(opened.ok && [opened.value.standing(0).vp, opened.value.standing(1).vp]).toEqual([
      33, 15,
    ]);
    const given = read.ok ? read.value.options : {};
    for (const startVp of [[20], [20, 100], [20, 1.5], [20, -1], 'site']) {
      expect(game.options({ ...given, startVp })).toMatchObject({
        ok: false,
        error: { code: 'option-value', params: { option: 'startVp' } },
      });
    }
    expect(game.options({ ...given, factions: 'choice', startVp: [20, 20] })).toMatchObject({
      ok: false,
    });
  });

  it.each([
    [['map nowhere', SCORE, 'setup witches', 'setup auren'], 'map-unknown', 1],
    [[SCORE, 'setup witches'], 'setup-missing', 1],
    [['setup witches', 'setup giants'], 'score-missing', 1],
    [[SCORE, 'setup witches', 'setup witches'], 'faction-twice', 3],
  ] as const)('refuses %j', (lines, code, line) => {
    expect(head(...lines)).toMatchObject({ ok: false, error: { code, at: { line, column: 1 } } });
  });
});
