import type { Both } from './language.ts';

interface OperatorMessages {
  readonly usage: string;
  readonly notOnWindows: string;
  readonly notRunning: (folder: string) => string;
  readonly notAllowed: (folder: string) => string;
  readonly noAnswer: (why: string) => string;
  readonly pathTooLong: (path: string, most: number) => string;
  readonly sayYes: string;
  readonly notDone: string;
  readonly needsYes: string;
  readonly changed: string;
  readonly unknown: string;
  readonly malformed: string;
  readonly notNoted: string;
  readonly failed: string;
}

/** Texts of all commands of the operator. */
export const MESSAGES: Both<OperatorMessages> = {
  en: {
    usage: 'usage:',
    notOnWindows:
      'The commands of the operator need a local socket, which this server does not open on Windows. Nothing was done.',
    notRunning: (folder) =>
      `No server runs on ${folder}, so there is nobody to tell. Start it, or set DATA_DIR to the folder of the one that runs. Nothing was done.`,
    notAllowed: (folder) =>
      `The server on ${folder} belongs to another user of this machine. Run this as that user. Nothing was done.`,
    noAnswer: (why) =>
      `The server gave no answer (${why}). Look with \`tables\` whether anything was done.`,
    pathTooLong: (path, most) =>
      `${path} has more than ${most} bytes, too many for a local socket. Set DATA_DIR to a shorter folder.`,
    sayYes: 'Type yes to do it: ',
    notDone: 'Nothing was done.',
    needsYes:
      'Nothing was done: there is no terminal to ask. With --yes it is done without a question.',
    changed: 'It has changed since you were asked. Nothing was done; look again.',
    unknown:
      'The server does not know this command. It may be of another version. Nothing was done.',
    malformed: 'This is no request of an operator.',
    notNoted: 'operator.log in the data folder cannot be written, so nothing was done.',
    failed: 'The server failed. Its log says why. Look with `tables` whether anything was done.',
  },
  ja: {
    usage: '使い方：',
    notOnWindows:
      '管理コマンドにはローカルソケットが必要ですが、Windows ではこのサーバーは開きません。何も行っていません。',
    notRunning: (folder) =>
      `${folder} で動いているサーバーがありません。サーバーを起動するか、動いているサーバーのフォルダーを DATA_DIR に指定してください。何も行っていません。`,
    notAllowed: (folder) =>
      `${folder} のサーバーは、このコンピューターの別の利用者のものです。その利用者で実行してください。何も行っていません。`,
    noAnswer: (why) =>
      `サーバーから返事がありません（${why}）。実行されたかどうかは tables で確かめてください。`,
    pathTooLong: (path, most) =>
      `${path} は${most}バイトを超えるため、ローカルソケットに使えません。DATA_DIR に短いフォルダーを指定してください。`,
    sayYes: '実行するには yes（はい）と入力してください：',
    notDone: '何も行っていません。',
    needsYes:
      '何も行っていません。確認する端末がありません。--yes を付けると確認なしで実行します。',
    changed: '確認の間に状況が変わりました。何も行っていません。もう一度ご覧ください。',
    unknown:
      'サーバーがこのコマンドを知りません。バージョンが違うかもしれません。何も行っていません。',
    malformed: '管理コマンドの要求ではありません。',
    notNoted: 'データフォルダーの operator.log に書けないため、何も行っていません。',
    failed:
      'サーバーで問題が起きました。理由はログにあります。実行されたかどうかは tables で確かめてください。',
  },
};
