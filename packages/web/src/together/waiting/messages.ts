import type { Language } from '../../messages/index.ts';

/** Texts of the waiting room. */
export interface WaitingMessages {
  /** @param missing the number of missing people, at least 1 */
  readonly waits: (missing: number) => string;
  /** The number of people who are present, and the number of seats. */
  readonly there: (here: number, of: number) => string;
  readonly seats: string;
  readonly you: string;
  readonly free: string;
  /** Two seats belong to one person. */
  readonly same: (name: string) => string;
  /** A person from the previous game who has not opened this table yet. */
  readonly notYet: string;
  readonly bot: string;
  /** A bot takes the free seat. `…Begin`: it is the last free seat, so the game begins. */
  readonly letBot: string;
  readonly letBotBegin: string;
  /**
   * The free seat is removed, and this many players are left. `…Begin`: it is the last free seat,
   * so the game begins.
   */
  readonly fewer: (players: number) => string;
  readonly fewerBegin: (players: number) => string;
  readonly noBot: string;
  readonly dealtWhenAll: string;
  readonly fair: string;
  readonly fairHow: string;
  readonly hash: string;
  readonly hostInvites: string;
  /** The host invites people with whom the host has played. */
  readonly people: string;
  readonly options: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly removeSure: (name: string) => string;
  readonly deleteTable: string;
  readonly watching: string;
  readonly untimed: string;
  readonly tab: (here: number, of: number, game: string) => string;
}

const en: WaitingMessages = {
  waits: (missing) => (missing === 1 ? 'Waiting for 1 more' : `Waiting for ${missing} more`),
  there: (here, of) => `${here} of ${of} are there`,
  seats: 'Who plays',
  you: 'you',
  free: 'seat still free',
  same: (name) => `same person as ${name}`,
  notYet: 'has not opened this game yet',
  bot: 'bot',
  letBot: 'Let a bot play',
  letBotBegin: 'Begin with a bot',
  fewer: (players) => `Play with ${players}`,
  fewerBegin: (players) => `Begin with ${players}`,
  noBot: 'Free for a friend',
  dealtWhenAll: 'The game is dealt when all sit, and opens here by itself.',
  fair: 'Why that is fair',
  fairHow:
    'The server has fixed a secret number and shows its hash below. Each device that sits down adds a random number of its own, and the game is dealt from all of them: nobody sees the deal before the others sit, and no player chooses it alone. When the game is over everything is told and can be checked. Not proven: that whoever runs the server did not look, or make a deal of it with whoever sat down last.',
  hash: 'Hash of the number that the server has fixed',
  people: 'Invite people you have played with',
  hostInvites: 'Whoever made the table has the link for those who are missing.',
  options: 'Options of this table',
  leave: 'Leave the seat',
  leaveSure: 'Leave your seat? Somebody else can take it by a new link.',
  removeSure: (name) => `Free the seat of ${name}? Whoever comes next takes it by a new link.`,
  deleteTable: 'Delete this table',
  watching: 'You are watching. You will see the game when it is dealt.',
  untimed: 'without clocks',
  tab: (here, of, game) => `${here}/${of} · ${game}`,
};

const ja: WaitingMessages = {
  waits: (missing) => `あと${missing}人を待っています`,
  there: (here, of) => `${of}人中${here}人がそろいました`,
  seats: 'プレイヤー',
  you: 'あなた',
  free: '空席',
  same: (name) => `${name}さんと同じ人`,
  notYet: 'まだこのゲームを開いていません',
  bot: 'ボット',
  letBot: 'ボットに任せる',
  letBotBegin: 'ボットを入れて始める',
  fewer: (players) => `${players}人で遊ぶ`,
  fewerBegin: (players) => `${players}人で始める`,
  noBot: '友だちのために空ける',
  dealtWhenAll: '全員が席に着くと配られ、ここに盤面が自動で開きます。',
  fair: '公平なわけ',
  fairHow:
    'サーバーはすでに秘密の数を決め、そのハッシュを下に示しています。席に着いた各端末がそれぞれ乱数を加え、ゲームはそのすべてから配られます。全員がそろうまでは誰にも配りが見えず、1人だけで配りを選べるプレイヤーもいません。終局後にはすべてが公開され、確かめられます。ただし、サーバーの管理者が中を見たり、最後に席に着いた人と示し合わせたりしていないことまでは証明されません。',
  hash: 'サーバーが決めた数のハッシュ',
  people: '一緒に遊んだ人を招待する',
  hostInvites: '空席へのリンクは、テーブルを作った人が持っています。',
  options: 'このテーブルの設定',
  leave: '席を離れる',
  leaveSure: '席を離れますか？ 席は新しいリンクでほかの人が使えるようになります。',
  removeSure: (name) => `${name}さんの席を空けますか？ 次の人は新しいリンクで席に着きます。`,
  deleteTable: 'このテーブルを削除',
  watching: '観戦中です。配られるとゲームが見えます。',
  untimed: '時計なし',
  tab: (here, of, game) => `${here}/${of} · ${game}`,
};

export const WAITING_MESSAGES: Readonly<Record<Language, WaitingMessages>> = { ja, en };
