import { lazy } from 'preact/compat';
import type { GameEntry } from '../play/face/entry.ts';
import { LOAD_WORDS } from './words.ts';

export const TERRA_NOVA: GameEntry = {
  title: { en: 'Terra Nova', ja: 'テラノヴァ' },
  lead: {
    en: 'Ten peoples, five rounds, one map. Turn the land into your own and settle further than the others.',
    ja: '十の勢力、五つのラウンド、一枚の地図。土地を自分の地形に変え、誰よりも広く入植しよう。',
  },
  players: [2, 4],
  bots: 3,
  minutes: { alone: 30, each: 20 },
  weight: 3,
  Cover: lazy(async () => ({ default: (await import('./cover/cover.tsx')).TerraNovaCover })),
  load: async (language) => {
    const [{ novaFace }, words] = await Promise.all([import('./index.ts'), LOAD_WORDS[language]()]);
    return novaFace(...words);
  },
  loadLesson: async () => (await import('./lesson/lesson.ts')).LESSON,
};
