import { integer, object, record, type Typed } from '../../data-file/shape.ts';
import { POWER_ACTIONS, type PowerAction } from '../vocabulary.ts';
import { GOODS } from './amounts.ts';

const POWER_ACTION = object({ power: integer(2, 12) }, { gain: GOODS });

export const POWER_ACTIONS_SHAPE = record(POWER_ACTIONS, POWER_ACTION);

export type PowerActionData = Typed<typeof POWER_ACTION> & { readonly bridge?: true };

export const POWER_ACTION_DATA: Readonly<Record<PowerAction, PowerActionData>> = {
  ACT1: { power: 3, bridge: true },
  ACT2: { power: 3, gain: { priests: 1 } },
  ACT3: { power: 4, gain: { workers: 2 } },
  ACT4: { power: 4, gain: { coins: 7 } },
  ACT5: { power: 4, gain: { spades: 1 } },
  ACT6: { power: 6, gain: { spades: 2 } },
};
