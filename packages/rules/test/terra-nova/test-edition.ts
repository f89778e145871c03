import type { Edition } from '../../src/terra-nova/editions/edition.ts';
import { HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';

/**
 * The edition of the board on which positions of tests are made: the oldest, since it never
 * changes. Facts about every edition are tested with all of them.
 */
export const TEST_EDITION: Edition = HOUSE_EDITIONS[0];
