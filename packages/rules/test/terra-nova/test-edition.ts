import type { Edition } from '../../src/terra-nova/editions/edition.ts';
import { HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';

/**
 * The edition on whose board positions of tests are put together by hand: the oldest, since it stays as it
 * is. What is true of every edition is tested on all of them.
 */
export const TEST_EDITION: Edition = HOUSE_EDITIONS[0];
