import type { Cause, RefusalCode } from '@pangaea/rules/terra-nova';
import type { TerraMessages } from '../../terra/messages/en.ts';
import type { NovaMessages } from '../messages/index.ts';
import type { SubjectId } from './ids.ts';

/** The subject of the rules for each refusal. */
export const OF_REFUSAL: Readonly<Record<Exclude<RefusalCode, ''>, SubjectId>> = {
  'not-a-move': 'turn',
  'no-such-seat': 'turn',
  'game-over': 'end',
  'not-your-decision': 'turn',
  'not-now': 'turn',
  'action-already-taken': 'turn',
  'nothing-to-decline': 'turn',
  'faction-taken': 'setup',
  'colour-taken': 'setup',
  'colour-neutral': 'variants',
  'not-land': 'land',
  'not-empty': 'land',
  'not-home-terrain': 'land',
  'already-home-terrain': 'land',
  'not-in-reach': 'reach',
  'not-adjacent-by-land': 'peoples',
  'not-at-outer-edge': 'peoples',
  'not-just-transformed': 'octagons',
  'too-many-shovels': 'land',
  'no-house-icon': 'variants',
  'icon-terrain-changed': 'variants',
  'no-house-left': 'buildings',
  'no-trading-post-left': 'buildings',
  'no-bridge-left': 'bridges',
  'not-enough-coins': 'income',
  'not-enough-power': 'bowls',
  'not-your-building': 'buildings',
  'not-a-house': 'buildings',
  'not-a-trading-post': 'buildings',
  'palace-already-built': 'buildings',
  'sailing-track-ended': 'sailing',
  'bridge-place-taken': 'bridges',
  'bridge-not-at-own-building': 'bridges',
  'power-action-used': 'octagons',
  'power-action-other-form': 'octagons',
  'bonus-tile-without-action': 'passing',
  'bonus-action-used': 'octagons',
  'no-palace-action': 'peoples',
  'palace-action-used': 'octagons',
  'town-tile-used': 'towns',
  'town-tile-sailing-ended': 'towns',
  'no-river-towns': 'peoples',
  'not-a-river-hex': 'peoples',
  'not-next-to-river-hex': 'peoples',
  'same-group': 'peoples',
  'group-already-in-town': 'towns',
  'town-too-small': 'towns',
  'town-named-otherwise': 'peoples',
  'bonus-tile-required': 'passing',
  'bonus-tile-not-available': 'passing',
  'bonus-tile-is-yours': 'passing',
  'bonus-tile-returned-this-round': 'passing',
  'no-swap-in-last-round': 'passing',
  'nothing-to-exchange': 'bowls',
  'no-exchange-for-vp': 'peoples',
  'order-not-for-faction': 'turn',
  'order-stands-already': 'turn',
};

/** The subject of the rules about each cause of points and goods. */
export const OF_CAUSE: Readonly<Record<Cause, SubjectId>> = {
  start: 'setup',
  'income-base': 'income',
  'income-houses': 'income',
  'income-trading-posts': 'income',
  'income-bonus-tile': 'income',
  build: 'buildings',
  shovel: 'land',
  upgrade: 'buildings',
  palace: 'buildings',
  sailing: 'sailing',
  bridge: 'bridges',
  'power-action': 'octagons',
  'palace-action': 'octagons',
  neighbour: 'neighbours',
  'round-tile': 'rounds',
  'town-tile': 'towns',
  ability: 'peoples',
  'left-palace': 'peoples',
  'right-palace': 'peoples',
  'bonus-tile': 'passing',
  'bonus-tile-coins': 'passing',
  exchange: 'bowls',
  money: 'end',
  territory: 'end',
};

type Nowhere = keyof NovaMessages['nowhere'] | keyof TerraMessages['nowhere'];

/** The subject of a reason that holds for all places at once. */
const OF_NOWHERE: Readonly<Record<Nowhere, SubjectId>> = {
  nowhere: 'turn',
  'no-river-town': 'peoples',
  'none-in-reach': 'reach',
  'no-home-in-reach': 'land',
  'only-home-in-reach': 'land',
  'no-own-house': 'buildings',
  'no-own-trading-post': 'buildings',
  'both-palaces-built': 'buildings',
  'no-bridge-place': 'bridges',
};

/** The subject of a refusal; undefined if it is not about the rules of the game. */
export function subjectOf(code: string): SubjectId | undefined {
  return (PLACES as Readonly<Record<string, SubjectId | undefined>>)[code];
}

const PLACES = { ...OF_REFUSAL, ...OF_NOWHERE };
