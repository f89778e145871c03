import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GreedyTable, surpriseOfQuestions } from '../../bench/greedy.ts';
import { learnedEvaluator } from '../../src/learned/evaluator.ts';
import { readNet } from '../../src/learned/net-file.ts';
import { LEARNERS } from '../../train/learners.ts';

describe('the net that ships', () => {
  const { game, judge, inputs, file } = LEARNERS['terra-mystica'];
  const json = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  const net = learnedEvaluator(game, judge, inputs, readNet(JSON.parse(json)));
  const tables: readonly GreedyTable[] = [1, 2, 3, 4, 5, 6].map((deal) => ({
    deal,
    players: 4,
    variant: 'given',
  }));

  // A favour tile that could be chosen among more than eight once had no value until it was chosen.
  it('knows what a question is worth that planners look at as it stands', () => {
    const { mean, count } = surpriseOfQuestions(LEARNERS['terra-mystica'], net, tables);
    expect(count).toBeGreaterThan(20);
    expect(Math.abs(mean)).toBeLessThan(3);
  });
});
