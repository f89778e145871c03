import { cult as enCult } from '../../en/cults.ts';
import type { FanFactionWords } from '../../fan-words.ts';
import { cult as jaCult } from '../../ja/cults.ts';

export const en = {
  name: 'Djinni',
  ability:
    'They begin with 3 lamps and two steps on a cult of their choice. As an action a lamp exchanges their markers on two cults, without power; a marker goes to space 10 only where nobody else stands on it.',
  stronghold: 'Whenever they pass: 1 VP for each of their priests that lies on the cult board.',
  moves: {
    lamp: {
      name: 'a lamp',
      label: (one, other) => `exchange the markers on ${enCult(one)} and ${enCult(other)}`,
    },
  },
  kept: {
    lamps: { name: 'lamps', told: (seat, amount) => `${seat} used ${-amount} lamp.` },
  },
  stored: {
    lamps: {
      name: 'Lamps',
      told: (left) => `${left} of 3 left`,
      notes: [
        'As an action one lamp exchanges the markers on two cults, without power. A used lamp is gone.',
      ],
    },
  },
  because: {
    'no-lamp': 'You have no lamp left.',
    'two-cults': 'Name two different cults in the order of the board.',
    equal: 'Your markers stand at the same height.',
    'space-taken': 'Somebody else stands on space 10 of that cult.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: 'ランプの精',
  ability:
    '魔法のランプ3つと、好きな教団の2スペースで始める。アクションとしてランプ1つで、2つの教団の自分のマーカーの位置を入れ替える（パワーは得ない）。他のプレイヤーがいる10スペース目には入れない。',
  stronghold: 'パスするたびに、教団ボードに派遣されている自分の司祭1個につき1勝利点。',
  moves: {
    lamp: {
      name: '魔法のランプ',
      label: (one, other) => `${jaCult(one)}と${jaCult(other)}のマーカーを入れ替える`,
    },
  },
  kept: {
    lamps: {
      name: '魔法のランプ',
      told: (seat, amount) => `${seat}が魔法のランプを${-amount}つ使いました。`,
    },
  },
  stored: {
    lamps: {
      name: '魔法のランプ',
      told: (left) => `3つ中、残り${left}つ`,
      notes: [
        'アクションとしてランプ1つで、2つの教団の自分のマーカーを入れ替える（パワーは得ない）。使ったランプは戻らない。',
      ],
    },
  },
  because: {
    'no-lamp': '魔法のランプが残っていません。',
    'two-cults': '異なる2つの教団を、ボードの順に指定してください。',
    equal: '2つのマーカーは同じスペースにあります。',
    'space-taken': 'その教団の10スペース目には他のプレイヤーがいます。',
  },
};
