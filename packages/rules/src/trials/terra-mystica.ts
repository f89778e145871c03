import type { GameUnderTest } from '../conformance/index.ts';
import { candidates } from '../terra-mystica/candidates.ts';
import { type Event, type Options, type State, terraMystica } from '../terra-mystica/index.ts';
import { conserved } from './terra-mystica/conserved.ts';
import { greedy } from './terra-mystica/greedy.ts';
import { fold, holdings } from './terra-mystica/holdings.ts';
import { rare } from './terra-mystica/rare.ts';
import { observe, ROWS } from './terra-mystica/rows.ts';
import { scenario } from './terra-mystica/scenario.ts';

/** Only the generator is hidden: everything is drawn during the set-up. */
const SECRETS = [0, 1, 2, 3].map((word) => `random[${word}]`);

/** Terra Mystica as the conformance kit sees it. */
export const terraMysticaTrial: GameUnderTest<State, Options, Event> = {
  game: terraMystica(),
  scenario,
  candidates,
  conserved,
  ledger: { fold, holdings },
  secrets: () => SECRETS,
  rows: ROWS,
  observe,
  greedy,
  rare,
};
