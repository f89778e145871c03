import type { State } from '@pangaea/rules/terra-nova';
import type { Rules } from '../domain.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import { learnedEvaluator } from '../learned/evaluator.ts';
import { type NetFile, readNet } from '../learned/net-file.ts';
import { TERRA_NOVA_INPUTS } from './inputs.ts';
import net from './net.json' with { type: 'json' };

const FILE: NetFile = net;

/** Evaluates positions by the net, and set-up by the judge as long as the map is empty. A file of its own: it is large. */
export function learned(game: Rules<State>, judge: Judge<State>): Evaluator<State> {
  return learnedEvaluator(game, judge, TERRA_NOVA_INPUTS, readNet(FILE));
}
