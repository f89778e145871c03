import type { InvitationMessages } from './messages-en.ts';

/** 一緒に遊んだ人どうしの招待。 */
export const INVITATIONS_JA: InvitationMessages = {
  heading: '招待',
  invites: (name, game) => `${name}から「${game}」に招待されています`,
  somebody: '一緒に遊んだ人',
  free: (free) => `空席${free}`,
  take: '席に着く',
  decline: '断る',
  declined: '断りました。相手には伝わりません。',
  never: (name) => `今後${name}からは受け取らない`,
  refused: (name) => `今後${name}からの招待は届きません。`,

  peopleHint:
    '招待はその人の最初のページに表示され、通知を使っていれば通知も届きます。届いたかどうかは表示されません。招待を受け取らない設定もできるためです。招待は取り消せます。取り消すと、その招待では席に着けません。',
  nobody: 'まだいません。ほかの人との対局が始まると、ここに並びます。',
  played: (game, when) => `${game}・${when}`,
  invite: '招待する',
  invited: '招待済み',
  withdraw: '取り消す',
  past: 'この招待は無効になりました。',
  nameless: (seat) => `プレイヤー${seat}`,

  wanted: '一緒に遊んだ人からの招待を受け取る',
  wantedHint: 'オフにすると招待は届きません。オフにしていることは誰にも伝わりません。',
  unwanted: '招待を受け取らない相手',
  allow: 'また受け取る',
};
