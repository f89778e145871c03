import { State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { draftLosses } from '../../../src/terra-nova/game/losses.ts';
import { outcomeOf } from '../../../src/terra-nova/game/outcome.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../../src/terra-nova/game/page-game.ts';
import { type Watched, watchPreviews } from '../../terra/losses-law.ts';
import { newNova } from '../tables.ts';

const WATCHED: Watched<State> = {
  page: PAGE,
  roomy: (state, seat) => {
    const roomy = new State(state.table);
    roomy.copyFrom(state);
    roomy.setBowls(seat, state.bowl1(seat) + 60, state.bowl2(seat), state.bowl3(seat));
    return roomy;
  },
  crowd: (state, seat, random) => {
    if (state.round() > 0) state.setBowls(seat, 0, random.below(3), 6 + random.below(3));
  },
  losses: draftLosses,
  shown: ({ base, seat, events }) => outcomeOf(base, seat, events).after,
  held: (state, seat) => ({
    coins: state.coins(seat),
    vp: state.vp(seat),
    bowls: [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)],
    sailing: state.sailing(seat),
  }),
  passed: (state, seat) => state.hasPassed(seat),
  passes: 8,
};

test('of random games a preview tells what is lost, and no gain that is none', () => {
  const { wrong, told } = watchPreviews(
    WATCHED,
    ['leprechauns', 'water-sprites', 'golems', 'druids'].map(newNova),
  );
  expect(wrong).toEqual([]);
  for (const loss of ['now power', 'now shovels', 'income power', 'end coins']) {
    expect(told.get(loss) ?? 0, loss).toBeGreaterThan(0);
  }
});
