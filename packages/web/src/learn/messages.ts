import type { Language } from '../messages/index.ts';

export interface LearnMessages {
  readonly heading: string;
  readonly count: (step: number, of: number) => string;
  /** For screen readers: a step with its text. */
  readonly next: string;
  readonly begin: string;
  readonly back: string;
  readonly show: string;
  readonly skip: string;
  readonly leave: string;
  readonly confirm: string;
  readonly other: string;
  readonly notNow: (move: string) => string;
  readonly notDone: string;
  readonly again: (now: string) => string;
  readonly play: string;
  readonly repeat: string;
  readonly wait: string;
  readonly broken: string;
  readonly unsaved: string;
}

export const LEARN_MESSAGES: Readonly<Record<Language, LearnMessages>> = {
  en: {
    heading: 'First game',
    count: (step, of) => `Step ${step} of ${of}`,
    next: 'Next',
    begin: 'Begin',
    back: 'Back',
    show: 'Show me',
    skip: 'Skip',
    leave: 'Leave',
    confirm: 'Now press **Confirm**.',
    other: 'Not yet',
    notNow: (move) => `“${move}” is possible, but its time comes later.`,
    notDone: 'Your turn would end here, and something is still to be done.',
    again: (now) => `Try again: ${now}`,
    play: 'Play a first game',
    repeat: 'From the beginning',
    wait: 'The others move …',
    broken: 'This lesson cannot be opened. You can play without it.',
    unsaved: 'This browser keeps nothing, or has no room left: no game can begin.',
  },
  ja: {
    heading: 'はじめての一局',
    count: (step, of) => `${step}／${of}`,
    next: '次へ',
    begin: '始める',
    back: '戻る',
    show: 'お手本',
    skip: '飛ばす',
    leave: 'やめる',
    confirm: '**確定**を押しましょう。',
    other: 'それはあとで',
    notNow: (move) => `「${move}」もできますが、使うのはもう少しあとです。`,
    notDone: 'ここで手番が終わってしまいます。まだすることがあります。',
    again: (now) => `もう一度：${now}`,
    play: '最初のゲームを遊ぶ',
    repeat: '最初から',
    wait: '相手の手番です…',
    broken: 'このレッスンは開けません。レッスンなしでも遊べます。',
    unsaved: 'このブラウザに保存できないので、ゲームを始められません。',
  },
};
