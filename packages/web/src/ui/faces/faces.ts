import type { Tincture } from '../tinctures.ts';

/** The face of a bot and its name, which can be said in both languages. */
export interface Face {
  readonly id: FaceId;
  readonly name: { readonly en: string; readonly ja: string };
  readonly ground: Tincture;
  readonly metal: Tincture;
  readonly accent: Tincture;
}

export const FACE_IDS = [
  'fox',
  'owl',
  'bear',
  'hare',
  'raven',
  'cat',
  'tortoise',
  'otter',
  'badger',
  'frog',
  'automaton',
  'clock',
] as const;
export type FaceId = (typeof FACE_IDS)[number];

/** The drawings are in `strokes.ts`, which is loaded when a face is shown. */
export const FACES: readonly Face[] = [
  { id: 'fox', name: { en: 'Kon', ja: 'コン' }, ground: 'teal', metal: 'orange', accent: 'ivory' },
  {
    id: 'owl',
    name: { en: 'Hoho', ja: 'ホーホ' },
    ground: 'blue',
    metal: 'brown',
    accent: 'ivory',
  },
  {
    id: 'bear',
    name: { en: 'Moko', ja: 'モコ' },
    ground: 'green',
    metal: 'brown',
    accent: 'ivory',
  },
  { id: 'hare', name: { en: 'Mimi', ja: 'ミミ' }, ground: 'red', metal: 'ivory', accent: 'grey' },
  {
    id: 'raven',
    name: { en: 'Karo', ja: 'カロ' },
    ground: 'yellow',
    metal: 'black',
    accent: 'ivory',
  },
  {
    id: 'cat',
    name: { en: 'Tama', ja: 'タマ' },
    ground: 'violet',
    metal: 'ivory',
    accent: 'orange',
  },
  {
    id: 'tortoise',
    name: { en: 'Noro', ja: 'ノロ' },
    ground: 'orange',
    metal: 'green',
    accent: 'yellow',
  },
  { id: 'otter', name: { en: 'Rio', ja: 'リオ' }, ground: 'blue', metal: 'brown', accent: 'ivory' },
  {
    id: 'badger',
    name: { en: 'Ana', ja: 'アナ' },
    ground: 'teal',
    metal: 'ivory',
    accent: 'black',
  },
  {
    id: 'frog',
    name: { en: 'Kero', ja: 'ケロ' },
    ground: 'yellow',
    metal: 'green',
    accent: 'ivory',
  },
  {
    id: 'automaton',
    name: { en: 'Talos', ja: 'タロス' },
    ground: 'brown',
    metal: 'yellow',
    accent: 'ivory',
  },
  {
    id: 'clock',
    name: { en: 'Zeno', ja: 'ゼノ' },
    ground: 'red',
    metal: 'ivory',
    accent: 'yellow',
  },
];
