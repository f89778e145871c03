import { numberKinds } from '../kernel/index.ts';
import { OBJECTIVE } from './ending/objectives.ts';
import { DISCARD } from './hand/discard.ts';
import { POWER_KINDS } from './powers/announce.ts';
import { KEEP } from './powers/tornado.ts';
import { LET, ORDER, PROTECT } from './powers/window.ts';
import { ANIMALS } from './turn/animals.ts';
import { CITY } from './turn/city.ts';
import { DRAW, TAKE } from './turn/draw.ts';
import { EXHAUST } from './turn/exhaust.ts';
import { NATURE } from './turn/nature.ts';
import { FEED, SPARE } from './world/feeding.ts';
import { SETTLE } from './world/rising.ts';

/** All kinds of moves. */
export const { list: KINDS, numbers: KIND } = numberKinds([
  DRAW,
  TAKE,
  EXHAUST,
  NATURE,
  ANIMALS,
  CITY,
  ...POWER_KINDS,
  PROTECT,
  LET,
  DISCARD,
  KEEP,
  OBJECTIVE,
  SETTLE,
  FEED,
  SPARE,
  ORDER,
]);
