import { GO_ON } from '../../kernel/index.ts';
import { advanceCult } from '../cults/cults.ts';
import { question } from '../define.ts';

/** Steps of a favour tile that are made after the towns that it founds. */
export const STEPS = question({
  name: 'steps',
  isStep: true,
  args: ['cult', 'steps'],
  settle: (s, sink) => {
    const seat = s.topWho();
    const cult = s.arg(STEPS.at.cult);
    const steps = s.arg(STEPS.at.steps);
    s.pop();
    advanceCult(s, seat, cult, steps, 'favour-tile', sink);
    return GO_ON;
  },
});
