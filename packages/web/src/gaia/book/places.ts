import type { RefusalCode } from '@pangaea/rules/gaia';
import type { OwnReason } from '../game/reasons.ts';
import type { SubjectId } from './ids.ts';

/** The subject of each refusal, including reasons that the page finds itself. */
export const OF_REFUSAL: Readonly<Record<Exclude<RefusalCode, ''> | OwnReason, SubjectId>> = {
  'not-a-move': 'turn',
  'no-such-seat': 'turn',
  'game-over': 'end',
  'not-your-decision': 'turn',
  'not-now': 'turn',
  'deck-empty': 'draw',
  'card-not-displayed': 'draw',
  'cards-left': 'end',
  'card-not-in-hand': 'turn',
  'pile-empty': 'world',
  'not-the-origin': 'world',
  'cell-taken': 'world',
  'cell-not-adjacent': 'world',
  'no-tile': 'world',
  'wrong-land': 'cities',
  'tile-has-city': 'cities',
  'tile-has-animals': 'animals',
  'too-few-tokens': 'animals',
  'too-few-needs': 'cities',
  'land-not-changed': 'powers',
  'no-tile-beside': 'powers',
  'too-few-deserts': 'powers',
  'other-deserts': 'powers',
  'no-protection': 'protection',
  'not-a-power-card': 'draw',
  'card-not-taken': 'powers',
  'objective-not-completed': 'objectives',
  'city-not-rising': 'rise',
  'city-not-hungry': 'feeding',
  'tile-not-beside-city': 'feeding',
  'nothing-to-eat': 'feeding',
  'feeding-compulsory': 'feeding',
  'order-stands-already': 'protection',
  nowhere: 'turn',
  nearest: 'cities',
  waits: 'protection',
  later: 'turn',
};

/** The subject of a refusal; undefined if it is not about the rules of the game. */
export function subjectOf(code: string): SubjectId | undefined {
  return (OF_REFUSAL as Readonly<Record<string, SubjectId | undefined>>)[code];
}
