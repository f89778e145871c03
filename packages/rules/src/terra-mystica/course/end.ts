import { packMove } from '../../kernel/index.ts';
import { kind } from '../define.ts';
import { AFTER_ACTION, endTurn } from './after-action.ts';

export const END = kind({
  word: 'end',
  args: [],
  meaning: 'ends the turn',
  answers: [
    {
      to: AFTER_ACTION,
      list: (_s, _seat, into, end) => into.add(packMove(end)),
      apply: endTurn,
    },
  ],
});
