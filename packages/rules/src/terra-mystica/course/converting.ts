import { question } from '../define.ts';

/**
 * What a seat may do besides the action of its turn, and under the ruling `conversions: any-time` besides whatever
 * it is asked in its turn. Never on the stack.
 */
export const CONVERTING = question({ name: 'converting' });
