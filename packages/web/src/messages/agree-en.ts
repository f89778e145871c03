/** Changes by consent at a table: taking back, ending early, leaving. */
export const AGREE_EN = {
  name: 'Agree',
  takeBackHint: 'All others who play must allow it. What came to light since cannot be taken back.',
  stop: 'End the game early',
  stopHint: 'All others must allow it, also those who have left. Nobody wins.',
  stopSure: 'End this game now, without a winner?',
  leave: 'Leave the game',
  leaveHint: 'A bot plays on. You can come back until somebody else has taken your seat.',
  leaveLevel: 'How well the bot plays',
  leaveSure:
    'Leave this game? A bot plays on. You can come back until somebody else has taken your seat.',
  nothing: 'There is nothing of yours to take back.',
  /** The line that everybody sees. */
  asksBack: (name: string, to: number) =>
    to === 0
      ? `${name} would like to take back everything so far.`
      : `${name} would like to go back to move ${to}.`,
  asksStop: (name: string) => `${name} would like to end the game, without a winner.`,
  youAsked: (others: string) => `You have asked. Still to answer: ${others}.`,
  waitsFor: (others: string) => `Still to answer: ${others}.`,
  allow: 'Allow',
  refuse: 'No',
  withdraw: 'Never mind',
  refused: (name: string) => `${name} would rather play on.`,
  withdrawn: (name: string) => `${name} asks no more.`,
  isBot: (name: string) => `A bot plays on for ${name}.`,
  isBack: (name: string) => `${name} is back.`,
  asksFree: (name: string, of: string) =>
    `${name} would like to free the seat of ${of}, who was not seen for seven days. A bot plays there until ${of} is back or somebody else has taken it.`,
  askFree: 'Ask to free the seat',
  undone: (count: number) =>
    count === 1 ? 'This move is undone:' : `These ${count} moves are undone:`,
};
