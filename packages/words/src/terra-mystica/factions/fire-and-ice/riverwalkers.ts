import { terrain as enTerrain } from '../../en/terrains.ts';
import type { FactionWords } from '../../faction-words.ts';
import { terrain as jaTerrain } from '../../ja/terrains.ts';

export const en = {
  name: 'Riverwalkers',
  ability:
    'Live along rivers and never transform. A priest that comes in may unlock a terrain instead.',
  stronghold: 'Two bridges at once.',
  landscape: {
    name: 'Floating Castle',
    text: 'Placed for a priest on an empty river hex beside an own structure. Ships begin there.',
  },
  rulings: {
    riverwalkerSpades: 'spade actions of the Riverwalkers',
  },
  topics: {
    priest: 'a priest coming in',
  },
  answers: {
    hand: 'into the hand',
  },
  pending: {
    priest: 'where the priest goes',
  },
  moves: {
    unlock: { kind: 'Unlock a terrain', label: ({ terrain: id }) => `unlock ${enTerrain(id)}` },
    'gain-priest': { kind: 'Take the priest', label: () => 'take the priest in hand' },
  },
  events: {
    unlocked: ({ seat, terrain }, who) => `${who.seat(seat)} unlocked ${enTerrain(terrain)}.`,
  },
  refusals: {
    'not-locked': ({ terrain: id }) => `No priest of yours lies on ${enTerrain(id)}.`,
    'no-priest-in-supply': () => 'You have no priest left in your supply.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'リバーウォーカー',
  ability: '川沿いに住み、変換はしない。得た司祭は、代わりに地形を1つ解放できる。',
  stronghold: 'すぐに橋を2本架ける。',
  landscape: {
    name: '浮遊城',
    text: '司祭1人で、自分の建造物に隣接する空いた河川に置く。船の起点になる。',
  },
  rulings: {
    riverwalkerSpades: 'リバーウォーカーのスコップのアクション',
  },
  topics: {
    priest: '得た司祭の行き先',
  },
  answers: {
    hand: '手元に置く',
  },
  pending: {
    priest: '司祭の行き先の選択',
  },
  moves: {
    unlock: { kind: '地形の解放', label: ({ terrain: id }) => `${jaTerrain(id)}を解放する` },
    'gain-priest': { kind: '司祭を得る', label: () => '司祭を手元に置く' },
  },
  events: {
    unlocked: ({ seat, terrain }, who) =>
      `${who.seat(seat)}が${jaTerrain(terrain)}を解放しました。`,
  },
  refusals: {
    'not-locked': ({ terrain: id }) => `${jaTerrain(id)}に自分の司祭はありません。`,
    'no-priest-in-supply': () => 'ストックに司祭がもうありません。',
  },
};
