/** Requests for a seat: to be let back into it without its cookie, or to take it over. */
export const LET_BACK_EN = {
  sat: 'You played here, and this device is not known any more?',
  atTable: 'Did you play here? Then watch the table, and ask there to be let back into your seat.',
  ask: 'Ask to be let back into a seat',
  askHint:
    'Everybody at the table is told. You get that seat and nothing else. If another device of yours plays it still, make a code there instead.',
  asks: (device: string, name: string) =>
    `Somebody (${device}) asks to be let back into the seat of ${name}.`,
  beware: 'Say yes only if you know that it is the same person. They will play that seat.',
  hands: 'They will see its hand.',
  yours: 'It is your seat. If you have not asked yourself, say no.',
  until: (when: string) => `Until ${when} that seat can say no.`,
  youAsked: (name: string) => `You have asked to be let back into the seat of ${name}.`,
  given: (name: string) => `The seat of ${name} was given back.`,
  refused: (name: string) => `The seat of ${name} was not given back.`,
  there: (name: string) => `${name} has been here on the old device. The seat stays there.`,
  lapsed: (name: string) => `Nobody asks for the seat of ${name} any more.`,

  hasLeft: 'Somebody has left this game. Would you like to play on in that seat?',
  takeHint:
    'The seat has a hidden hand. Everybody who plays here must agree to you by name. Until then a bot plays.',
  takeName: 'Your name',
  take: 'Ask to take over the seat of',
  asksTake: (name: string, device: string, seat: string) =>
    `${name} (${device}) asks to take over the seat of ${seat}.`,
  takeBeware: 'Say yes only if you know who that is. They will play the seat and see its hand.',
  takeYours: 'You have left this seat. Say no if you want to come back to it.',
  youAskedTake: (name: string) => `You have asked to take over the seat of ${name}.`,
  taken: (name: string) => `All have agreed: ${name} has taken over the seat.`,
  notTaken: (name: string) => `${name} does not get the seat.`,
  isBack: (name: string) => `${name} is back and keeps the seat.`,
};
