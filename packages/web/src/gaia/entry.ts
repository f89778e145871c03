import { lazy } from 'preact/compat';
import type { GameEntry } from '../play/face/entry.ts';

export const GAIA: GameEntry = {
  title: { en: 'Gaia', ja: 'ガイア' },
  lead: {
    en: 'One world for all, laid tile by tile. Raise the cities that live from it.',
    ja: 'タイルを一枚ずつ並べて、みんなで一つの世界を作る。その恵みで都市を育てよう。',
  },
  players: [2, 5],
  bots: 2,
  minutes: { alone: 20, each: 12 },
  weight: 2,
  Cover: lazy(async () => ({ default: (await import('./cover/cover.tsx')).GaiaCover })),
  load: async () => (await import('./index.ts')).GAIA_FACE,
  loadLesson: async () => (await import('./lesson/lesson.ts')).LESSON,
};
