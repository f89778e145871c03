import type { Messages } from '../shape.ts';
import { gaia } from './gaia.ts';
import { ledgers } from './ledgers.ts';
import { play } from './play.ts';
import { tools } from './tools.ts';
import { usage } from './usage.ts';
import { verify } from './verify.ts';

export const ja: Messages = { ...usage, ...tools, ...ledgers, ...verify, ...play, ...gaia };
