import type { State } from '@pangaea/rules/terra-mystica';
import type { Rules } from '../domain.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Explainer } from '../explainer.ts';
import type { Judge } from '../judge.ts';
import { learnedEvaluator } from '../learned/evaluator.ts';
import { netExplainer } from '../learned/explainer.ts';
import type { NetWeights } from '../learned/net.ts';
import { type NetFile, readNet } from '../learned/net-file.ts';
import { TERRA_MYSTICA_INPUTS } from './inputs.ts';
import net from './net.json' with { type: 'json' };
import { TERRA_MYSTICA_PARTS } from './parts.ts';

const FILE: NetFile = net;

const WEIGHTS: NetWeights = readNet(FILE);

/**
 * Evaluates positions by the net, and the set-up by the judge as long as the map is empty. It has a
 * file of its own because it is large.
 */
export function learned(game: Rules<State>, judge: Judge<State>): Evaluator<State> {
  return learnedEvaluator(game, judge, TERRA_MYSTICA_INPUTS, WEIGHTS);
}

/** Splits answers of the net into parts. */
export function explained(): Explainer<State> {
  return netExplainer(TERRA_MYSTICA_INPUTS, WEIGHTS, TERRA_MYSTICA_PARTS);
}
