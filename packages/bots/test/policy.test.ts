import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, it } from 'vitest';
import { type Domain, Samples, Spending } from '../src/domain.ts';
import { judgeEvaluator, OPEN_LEVELS } from '../src/index.ts';
import { Policy } from '../src/policy.ts';
import { begin, orchard, PICK, PLANT, pointsJudge, type Toy } from './toys.ts';

const SEATS = 4;
const knowledge = { ...pointsJudge, round: (s: Toy) => Math.floor(s.turn / SEATS) };
/** Takes a tree to be worth more than a point. */
const planting: typeof pointsJudge = {
  ...pointsJudge,
  judge(s, into) {
    for (let seat = 0; seat < SEATS; seat++) into[seat] = s.vp[seat] + 2 * s.trees[seat];
    return 1;
  },
};
const picks = judgeEvaluator(orchard, pointsJudge);
const plants = judgeEvaluator(orchard, planting);

/** What each seat is taken to do, round by round, when one of them decides. */
function taken(domain: Domain<Toy>, seat: number): number[][] {
  const policy = new Policy(domain, OPEN_LEVELS.strong.policy);
  const random = Random.fromSeed(seedFromNumber(1));
  const samples = new Samples(domain, begin(SEATS), random);
  policy.begin(samples, new Spending({ positions: 1_000 }), seat);
  const rounds = [0, 1, 2];
  const each = Array.from({ length: SEATS }, (_, who) => who);
  return rounds.map((round) =>
    each.map((who) => policy.best({ ...begin(SEATS), turn: SEATS * round + who }, who)),
  );
}

it('others go by either opinion in turn, neighbours not by the same, and who decides by its own', () => {
  const domain = { game: orchard, evaluator: plants, otherEvaluator: picks, knowledge };
  expect(taken(domain, 0)).toEqual([
    [PLANT, PICK, PLANT, PICK],
    [PLANT, PLANT, PICK, PLANT],
    [PLANT, PICK, PLANT, PICK],
  ]);
  expect(taken(domain, 1)).toEqual([
    [PICK, PLANT, PICK, PLANT],
    [PLANT, PLANT, PLANT, PICK],
    [PICK, PLANT, PICK, PLANT],
  ]);
});

it('where there is one opinion all go by it', () => {
  for (const [evaluator, move] of [
    [plants, PLANT],
    [picks, PICK],
  ] as const) {
    for (const round of taken({ game: orchard, evaluator, knowledge }, 0)) {
      expect(round).toEqual([move, move, move, move]);
    }
  }
});
