import type { Shape } from '../../messages/shape.ts';

/** Invitations between people who have played together. */
export const INVITATIONS_EN = {
  heading: 'Invitations',
  invites: (name: string, game: string) => `${name} invites you to ${game}`,
  somebody: 'Somebody with whom you have played',
  free: (free: number) => (free === 1 ? '1 seat free' : `${free} seats free`),
  take: 'Take a seat',
  decline: 'Decline',
  declined: 'Declined. Nobody is told.',
  never: (name: string) => `No more from ${name}`,
  refused: (name: string) => `No more invitations from ${name}.`,

  peopleHint:
    'Whoever you invite finds it on the start page, and is told where notices are on. You are not told whether it arrived: everybody may want none. You can take an invitation back: then it opens no seat.',
  nobody: 'Nobody yet. After a dealt game with others they are here.',
  played: (game: string, when: string) => `${game}, ${when}`,
  invite: 'Invite',
  invited: 'Invited',
  withdraw: 'Take back',
  past: 'This invitation no longer holds.',
  nameless: (seat: number) => `Player ${seat}`,

  wanted: 'Invitations from people I have played with',
  wantedHint: 'Turned off, nobody can invite you, and nobody is told that it is off.',
  unwanted: 'From these you want none',
  allow: 'Allow again',
};

export type InvitationMessages = Shape<typeof INVITATIONS_EN>;
