import { named } from '../named.ts';
import type { EngineRefusals } from './shape.ts';

export const engineRefusals: EngineRefusals = (asked) => ({
  'not-a-move': () => 'このテーブルにそのような手はありません。',
  'no-such-seat': ({ seat, players }) =>
    `席${seat}はありません。席は0から${Number(players) - 1}までです。`,
  'game-over': () => 'ゲームは終了しています。',
  'not-your-decision': ({ deciders }, who) => {
    const others = String(deciders).split(' ').filter(Boolean);
    return others.length === 0
      ? '今は誰の選択でもありません（次は運で決まります）。'
      : `今は${others.map((seat) => who.seat(Number(seat))).join('と')}が選ぶ番です。`;
  },
  'not-now': ({ pending }) => `今はできません。先に必要なのは「${named(asked, pending)}」です。`,
});
