/** Somebody without the cookie of a seat asks to be let back into it. */
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
};
