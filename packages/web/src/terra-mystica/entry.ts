import { lazy } from 'preact/compat';
import type { GameEntry } from '../play/face/entry.ts';
import { hasFans } from './fan/has-fans.ts';
import { loadTableTexts } from './words.ts';

export const TERRA_MYSTICA: GameEntry = {
  title: { en: 'Terra Mystica', ja: 'テラミスティカ' },
  lead: {
    en: 'Twenty peoples, seven terrains, four cults. Shape the land, found towns, and be there when the gods count.',
    ja: '二十の勢力、七つの地形、四つの教団。土地を変え、町を築き、教団の高みを目指そう。',
  },
  players: [2, 5],
  bots: 3,
  minutes: { alone: 45, each: 30 },
  weight: 4,
  Cover: lazy(async () => ({ default: (await import('./cover/cover.tsx')).TerraMysticaCover })),
  needsMore: hasFans,
  load: async (language, more) => {
    const [{ mysticaFace }, texts, fan, stored] = await Promise.all([
      import('./index.ts'),
      loadTableTexts(language),
      more ? import('./fan/index.ts') : undefined,
      more ? import('./stored/panel.tsx') : undefined,
    ]);
    return mysticaFace(texts, fan?.fanFace(language, stored?.StoredPanel));
  },
  loadLesson: async () => (await import('./lesson/lesson.ts')).LESSON,
  loadReader: async () => (await import('./recorded.ts')).readRecorded,
};
