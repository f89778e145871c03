import { describe, expect, test } from 'vitest';
import { SEAT_CRESTS as SEATS } from '../../../src/gaia/crests.ts';
import { CRESTS as MYSTICA } from '../../../src/terra-mystica/crests/index.ts';
import { FAN_CRESTS } from '../../../src/terra-mystica/fan/looks.ts';
import { CRESTS as NOVA } from '../../../src/terra-nova/crests/index.ts';
import type { Arms } from '../../../src/ui/crests/arms.ts';
import { BORDERS, borderOf } from '../../../src/ui/crests/borders.ts';
import { compose, strokesOf } from '../../../src/ui/crests/compose.ts';
import { DIVISIONS, partsOf } from '../../../src/ui/crests/divisions.ts';
import { unfolded } from '../../../src/ui/crests/folding.ts';
import { SHIELD } from '../../../src/ui/crests/shield.ts';
import { area, isInside } from '../../../src/ui/engraving/plane.ts';
import { FACES } from '../../../src/ui/faces/faces.ts';
import { STROKES } from '../../../src/ui/faces/strokes.ts';
import { contrast, tokenIn } from '../tokens.ts';

const GAMES: Readonly<Record<string, Readonly<Record<string, Arms>>>> = {
  'terra-nova': NOVA,
  'terra-mystica': { ...MYSTICA, ...FAN_CRESTS },
  gaia: Object.fromEntries(SEATS.map((arms, seat) => [`seat ${seat + 1}`, arms])),
};
const ALL = Object.entries(GAMES).flatMap(([game, crests]) =>
  Object.entries(crests).map(([faction, arms]) => ({ game, faction, arms })),
);
const PATH = /^(?:[MLHVCQZahv][-\d. ]*)+$/;

describe.each(ALL)('$game: the crest of $faction', ({ arms }) => {
  test('is drawn in every detail', () => {
    for (const detail of ['far', 'middle', 'near'] as const) {
      const { ground, charge } = compose(arms, detail);
      expect(charge.length).toBeGreaterThan(0);
      for (const { d } of [...ground, ...charge]) expect(d).toMatch(PATH);
    }
  });

  test('keeps its charge inside the shield', () => {
    for (const { d } of compose(arms, 'near').charge) {
      for (const [, numbers] of d.matchAll(/[MLC]([-\d. ]+)/g)) {
        const [x, y] = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number).slice(-2);
        expect.soft(isInside(SHIELD, [x, y]), `${x} ${y} of ${d}`).toBe(true);
      }
    }
  });

  test('has a light charge on a dark field or the reverse', () => {
    for (const night of [false, true]) {
      const of = (tincture: string) => tokenIn('tinctures.css', tincture, night);
      expect(contrast(of(arms.metal), of(arms.field))).toBeGreaterThan(2);
    }
  });
});

describe('faces of bots', () => {
  test.each(FACES)('$name.en is drawn in every detail', (face) => {
    for (const detail of ['far', 'middle', 'near'] as const) {
      const strokes = strokesOf(STROKES[face.id], face.metal, face.accent, detail);
      expect(strokes.length).toBeGreaterThan(2);
      for (const { d } of strokes) expect(d).toMatch(PATH);
    }
  });

  test('have names of their own, in both languages', () => {
    expect(new Set(FACES.map(({ name }) => name.en)).size).toBe(FACES.length);
    expect(new Set(FACES.map(({ name }) => name.ja)).size).toBe(FACES.length);
    for (const { name } of FACES) expect(name.ja).toMatch(/^[ァ-ヶー]{2,4}$/);
  });
});

describe('crests', () => {
  test.each(Object.values(GAMES))('of one game all differ', (crests) => {
    const words = Object.values(crests).map(({ charge, ...rest }) => JSON.stringify(rest));
    expect(new Set(words).size).toBe(words.length);
  });

  test('less is drawn of a small one', () => {
    const { ground, charge } = compose(NOVA['sea-dogs'], 'far');
    const near = compose(NOVA['sea-dogs'], 'near');
    expect(ground.length).toBeLessThan(near.ground.length);
    expect(charge.length).toBeLessThan(near.charge.length);
    expect(ground.some(({ role }) => role === 'hatching')).toBe(false);
  });

  test.each(DIVISIONS.filter((each) => each !== 'plain'))('%s divides the shield', (division) => {
    const share = partsOf(division).reduce((sum, part) => sum + Math.abs(area(part)), 0);
    expect(share / area(SHIELD)).toBeGreaterThan(0.1);
    expect(share / area(SHIELD)).toBeLessThan(0.9);
  });

  test.each(BORDERS)('a border that is %s lies inside the shield', (border) => {
    const numbers = [...borderOf(border).edge.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers.length).toBeGreaterThan(10);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThan(5);
      expect(Number(x)).toBeLessThan(95);
      expect(Number(y)).toBeGreaterThan(5);
      expect(Number(y)).toBeLessThan(114);
    }
  });
});

describe('a stroke of a charge', () => {
  test('is joined with its mirror image', () => {
    const d = unfolded({ paint: 'metal', d: 'M50 10L30 20H40V60Q40 70 50 70', fold: 'join' });
    expect(d).toBe(
      'M50 10L30 20L40 20L40 60C40 66.7 43.3 70 50 70C56.7 70 60 66.7 60 60L60 20L70 20L50 10Z',
    );
  });

  test('is drawn twice as a pair', () => {
    expect(unfolded({ paint: 'ink', d: 'M20 30L25 35Z', fold: 'pair' })).toBe(
      'M20 30L25 35ZM80 30L75 35Z',
    );
  });

  test('is turned around the middle, enlarged and moved', () => {
    const at = [{ turn: 90 }, { size: 2, x: 1, y: -1 }];
    expect(unfolded({ paint: 'ink', d: 'M50 46L60 56', at })).toBe('M60 56L50 66M51 35L71 55');
  });

  test('cannot be folded where it holds an arc', () => {
    expect(() => unfolded({ paint: 'ink', d: 'M50 46A5 5 0 0 1 50 60', fold: 'pair' })).toThrow(
      'A',
    );
  });
});
