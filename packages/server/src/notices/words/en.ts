import type { NoticeWords } from './shape.ts';

const GOODS: Readonly<Record<string, string>> = { power: 'power in bowl III' };

export const en: NoticeWords = {
  language: 'en',
  titles: {
    turn: (game) => `${game}: your turn`,
    ahead: (game) => `${game}: the turn that you ordered was played`,
    dealt: (game) => `${game}: all have come, the game begins`,
    request: (game) => `${game}: you are asked for your consent`,
    time: (game) => `${game}: your time runs out`,
    over: (game) => `${game}: the game is over`,
    rematch: (game) => `${game}: a rematch waits for you`,
    invitation: (game) => `${game}: you are invited`,
  },
  several: (tables) => `${tables} games wait for you`,
  line: (title, others) => `${title} (${others})`,
  with: (names) => `with ${names.join(', ')}`,
  nameless: (seat, isBot) => `${isBot ? 'Bot' : 'Player'} ${seat}`,
  played: (name, move) => `${name}: ${move}`,
  more: (moves) => (moves === 1 ? '… and 1 more move' : `… and ${moves} more moves`),
  requests: {
    back: (name) => `${name} would like to take back moves.`,
    stop: (name) => `${name} would like to end the game here.`,
    free: (name) => `${name} would like to free a seat.`,
  },
  invited: (name, free) =>
    `${name} invites you. ${free === 1 ? '1 seat is free.' : `${free} seats are free.`}`,
  somebody: 'Somebody with whom you have played',
  ahead: {
    lapsed: (step, moves, why) =>
      `Your turn ${step} ahead (${moves.join(', ')}) was not played: ${why}.`,
    condition: (condition, thing) => {
      if (condition.is === 'free') return `${thing} is not free`;
      if (condition.is === 'action') return `the action “${thing}” is taken`;
      if (condition.is === 'there') return `the ${thing} is not there`;
      return `you have less than ${condition.least} ${GOODS[condition.goods] ?? condition.goods}`;
    },
    notPassed: (name) => `${name} has not passed`,
    refused: (command) => `“${command}” is not possible`,
    light: 'something hidden has come to light',
    otherwise: 'a turn of yours was played otherwise',
    played: 'The turn that you ordered was played.',
  },
  left: (hours) =>
    hours <= 1 ? 'Less than an hour is left.' : `Less than ${hours} hours are left.`,
  turnOf: (game, names) => `${game}: ${names.join(', ')} to move`,
  test: { title: 'Pangaea: a test', body: 'Notices reach you here.' },
  failed: (host) => `Notices to ${host} failed for a day and are turned off.`,
  mail: {
    open: 'To the game',
    why: 'You get this because you asked to be told of your games at Pangaea.',
    end: 'No more such mail',
  },
};
