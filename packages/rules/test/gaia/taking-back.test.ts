import { mayHoldProtection } from '../../src/gaia/hand/hand.ts';
import { backOf, type State } from '../../src/gaia/index.ts';
import { trial } from '../../src/trials/gaia.trial.ts';
import { takingBackTests } from '../kits/taking-back.ts';

/** Whether others are asked, or answer by a standing order, about a power card of this seat. */
function isAnswered(s: State, seat: number): boolean {
  const seats = Array.from({ length: s.table.players }, (_, other) => other);
  return seats.some((other) => other !== seat && mayHoldProtection(s, other));
}

/**
 * A seat sees cards that are drawn, taken, discarded or played from a hand. Seats that are asked
 * for protection answer in secret, and standing orders are secret too. The other moves are public:
 * feeding, a completed objective, a card taken when no other takes its place, and a card from a
 * hand if everybody saw the card before.
 */
takingBackTests(trial, {
  options: [
    { players: 3 },
    { players: 4, mode: 'advanced' },
    { players: 5, mode: 'disasters' },
    { players: 2, mode: 'disasters' },
  ],
  shown: [
    'take',
    'draw',
    'discard',
    'nature',
    'animals',
    'city',
    'keep',
    'sun',
    'rain',
    'lightning',
    'tornado',
    'earthquake',
    'eruption',
    'protect',
    'let',
    'order',
  ],
  isKnown(before, seat, [word, card]) {
    const faceOf = (name: string) => before.table.cardNames.indexOf(name);
    const isShown = (face: number) =>
      Array.from({ length: before.handSize(seat) }, (_, index) =>
        before.shown(seat, index),
      ).includes(face);
    switch (word) {
      case 'take':
        return before.deckSize(backOf(faceOf(card))) === 0;
      case 'nature':
      case 'animals':
        return isShown(faceOf(`${word}-${card}`));
      case 'city':
      case 'discard':
        return isShown(faceOf(card));
      case 'tornado':
        return false;
      default:
        return isShown(faceOf(word)) && !isAnswered(before, seat);
    }
  },
});
