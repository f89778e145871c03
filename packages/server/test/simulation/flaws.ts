import { CLOCK_FLAWS } from './flaws/clocks.ts';
import { ERASING_FLAWS } from './flaws/erasing.ts';
import { HEARING_FLAWS } from './flaws/hearing.ts';
import { INVITATION_FLAWS } from './flaws/invitations.ts';
import { KEY_FLAWS } from './flaws/keys.ts';
import { LET_BACK_FLAWS } from './flaws/let-backs.ts';
import { NODE_FLAWS } from './flaws/nodes.ts';
import { NOTICE_FLAWS } from './flaws/notices.ts';
import { PEOPLE_FLAWS } from './flaws/people.ts';
import type { Planted } from './flaws/planted.ts';
import { SEAT_FLAWS } from './flaws/seats.ts';
import { STORING_FLAWS } from './flaws/storing.ts';
import { TOKEN_FLAWS } from './flaws/tokens.ts';

/**
 * Planted mistakes, of kinds that servers really make. A simulation that finds none of them would
 * find no real mistakes either.
 */
export const FLAWS: Readonly<Record<string, Planted>> = {
  ...STORING_FLAWS,
  ...HEARING_FLAWS,
  ...TOKEN_FLAWS,
  ...PEOPLE_FLAWS,
  ...CLOCK_FLAWS,
  ...SEAT_FLAWS,
  ...LET_BACK_FLAWS,
  ...KEY_FLAWS,
  ...NOTICE_FLAWS,
  ...INVITATION_FLAWS,
  ...ERASING_FLAWS,
  ...NODE_FLAWS,
};
