import type { GameUnderTest } from '../conformance/index.ts';
import {
  candidates,
  type Event,
  type Options,
  type State,
  terraNova,
} from '../terra-nova/index.ts';
import { conserved } from './terra-nova/conserved.ts';
import { greedy } from './terra-nova/greedy.ts';
import { fold, holdings } from './terra-nova/ledger.ts';
import { rare } from './terra-nova/rare.ts';
import { observe, ROWS } from './terra-nova/rows/index.ts';
import { scenario } from './terra-nova/scenario.ts';

/** Only the draws to come are hidden in this game. */
const SECRETS = [0, 1, 2, 3].map((word) => `random[${word}]`);

/** Terra Nova as the conformance kit sees it. */
export const terraNovaTrial: GameUnderTest<State, Options, Event> = {
  game: terraNova(),
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
