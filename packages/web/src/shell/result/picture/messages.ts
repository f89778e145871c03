import type { Language } from '../../../messages/index.ts';

export interface PictureMessages {
  readonly save: string;
  readonly share: string;
  readonly saved: string;
  /** The browser makes no picture. */
  readonly none: string;
  /** The browser can make the picture but not share it. */
  readonly refused: string;
  /** @param day undefined if it is not known */
  readonly foot: (players: number, day: string | undefined) => string;
}

export const PICTURE_MESSAGES: Readonly<Record<Language, PictureMessages>> = {
  en: {
    save: 'Save as a picture',
    share: 'Share the picture',
    saved: 'The picture is saved.',
    none: 'This browser makes no picture. The result can still be shared in words.',
    refused: 'This browser did not share the picture. It can be saved instead.',
    foot: (players, day) => `${players} players${day === undefined ? '' : ` · ${day}`}`,
  },
  ja: {
    save: '画像として保存',
    share: '画像を共有',
    saved: '画像を保存しました。',
    none: 'このブラウザでは画像を作れません。結果は文章で共有できます。',
    refused: 'このブラウザでは画像を共有できませんでした。保存することはできます。',
    foot: (players, day) => `${players}人${day === undefined ? '' : ` · ${day}`}`,
  },
};
