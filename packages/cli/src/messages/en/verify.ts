import type { Messages } from '../shape.ts';

export const verify: Pick<Messages, 'verify'> = {
  verify: {
    agrees: (title, commands, noted, shares) =>
      `${title}: the seed is the one promised${noted ? ', also by the commitment that you noted' : ' in this file'}${shares === 0 ? '' : shares === 1 ? ', with 1 share of a seat' : `, with ${shares} shares of seats`}; all ${commands} commands are legal from it, and the end is as told.`,
    noSeed:
      'this is what one viewer saw of a game; without its seed there is nothing to verify. The table gives the whole record when the game is over',
    ledger: 'a ledger of Terra Mystica has no commitment',
    faults: {
      'no-commitment': ({ field }) =>
        `there is no “${field}” in the record, so it cannot be told whether the seed was settled before the game.`,
      'wrong-hash': ({ commitment, found }) =>
        `another seed was promised: SHA-256 of “seed:salt” is ${found}, the commitment is ${commitment}.`,
      'deal-malformed': () => 'what the game was dealt from, “deal”, cannot be read.',
      'other-shares': ({ seed }) =>
        `the game was dealt from another seed, ${seed}, than the host’s and the shares make.`,
      'other-commitment': ({ commitment, noted }) =>
        `the record was made for another promise: you noted ${noted}, it says ${commitment}.`,
      'other-rules': ({ rules, ours }) =>
        `the game was played with rules of version ${rules}, these are ${ours}, so its commands were not checked.`,
      'not-over': ({ commands }) => `after its ${commands} commands the game is not over.`,
      'no-outcome': () => 'the record does not tell how the game ended.',
      'other-outcome': ({ told, found }) =>
        `the game ended otherwise: told was ${told}, the commands lead to ${found}.`,
    },
  },
};
