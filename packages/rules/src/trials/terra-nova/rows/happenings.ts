import { CAUSES, type Event } from '../../../terra-nova/index.ts';
import type { Watch } from './watch.ts';

/** Every type of event; a record, so that the compiler finds missing ones. */
const TYPES: Readonly<Record<Event['type'], true>> = {
  coins: true,
  vp: true,
  power: true,
  'power-spent': true,
  'power-set': true,
  sailing: true,
  lost: true,
  faction: true,
  built: true,
  transformed: true,
  bridge: true,
  town: true,
  'bonus-tile': true,
  'tile-coins': true,
  used: true,
  passed: true,
  'start-player': true,
  'neutral-colour': true,
  'neutral-house': true,
  'neutral-discarded': true,
  round: true,
  order: true,
  territory: true,
  'game-over': true,
};

/** Event types, and reasons for gaining or paying something. */
export const HAPPENINGS: Watch = {
  group: 'events and causes',
  rows: [
    ...Object.keys(TYPES).map((type) => `event ${type}`),
    ...CAUSES.map((cause) => `cause ${cause}`),
  ],
  *seen({ events }) {
    for (const event of events) {
      yield `event ${event.type}`;
      if ('cause' in event) yield `cause ${event.cause}`;
    }
  },
};
