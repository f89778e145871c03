import type { Condition, Refusal } from '@pangaea/rules/kernel';
import type { Ahead, OrderAhead } from '@pangaea/wire';
import type { AnyHistory } from '../../game/history.ts';
import type { AnyGameSpeech, Who } from '../../messages/speech.ts';
import { sayCommands } from '../planned/said.ts';
import { AHEAD_MESSAGES } from './messages.ts';

export type Step = OrderAhead['steps'][number];
/** The turns that are ordered ahead, with their state. */
export type Chain = NonNullable<Ahead['ahead']>;

/** The steps of the chain that still wait. New steps are added after them. */
export function waitingOf(ahead: Chain | undefined): Step[] {
  if (ahead === undefined || ahead.lapsed !== undefined) return [];
  return ahead.steps.slice(ahead.done) as Step[];
}

export function standOf({ done, lapsed }: Chain, place: number) {
  if (place < done) return 'done';
  if (lapsed === undefined) return 'waits';
  return place === done ? 'lapsed' : 'behind';
}

/** The reason why the step after the played ones was not played; empty if none lapsed. */
export function whyLapsed(
  speech: AnyGameSpeech,
  who: Who,
  history: AnyHistory,
  { lapsed, steps, done }: Chain,
  say: (condition: Condition) => string,
): string {
  if (lapsed === undefined) return '';
  const { why } = AHEAD_MESSAGES[speech.language];
  const { is, index = 0, refusal } = lapsed;
  const { when, commands } = steps[done];
  if (is === 'condition') return why.condition(say(when[index] as Condition));
  if (is !== 'refused') return why[is];
  const reason = refusal === undefined ? '' : speech.refusal(refusal as Refusal, who);
  return why.refused(sayCommands(speech, history, [commands[index]]), reason);
}
