import { question } from '../define.ts';

/**
 * The question for what a seat may do in addition to the action of its turn, and under the ruling
 * `conversions: any-time` in addition to any question in its turn. It is never on the stack.
 */
export const CONVERTING = question({ name: 'converting' });
