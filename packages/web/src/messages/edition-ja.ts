import type { SiteMessages } from './shape.ts';

/** Choosing an edition in the form. */
export const editionJa: SiteMessages['edition'] = {
  heading: '版：印刷されている内容',
  house: 'このページに付属の版',
  hint: 'ボードやカードに印刷された内容の一部は公開されていないため、付属の版は辻褄が合うように作ったものです。ゲームをお持ちの方は、ファイルを保存して訂正し、ここで読み込めます。',
  save: '付属の版を保存',
  load: 'ファイルを読み込む',
  forget: 'この版を消す',
  loaded: (title: string) => `「${title}」を読み込みました。このブラウザに保存されます。`,
  unkept: (title: string) => `「${title}」を読み込みましたが、このブラウザには保存できません。`,
  refused: (count: number) => `誤りが${count}か所あるため、このファイルは使えません。`,
  tooLarge: '版のファイルとしては大きすぎます。',
  notJson: 'JSONではありません。コンマや引用符が抜けていないか確かめてください。',
  whole: 'ファイル全体',
  entry: (n: number) => `${n}番目`,
};
