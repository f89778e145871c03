import { packMove } from '../../kernel/index.ts';
import { kind } from '../define.ts';
import { endByExhaustion } from '../ending/ending.ts';
import { NONE, type State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { checkExhaust } from './exhaust.check.ts';
import { TURN } from './turn.ts';

/** A card must be drawn but none is left, so the game ends. Rules, "End of the game"; ruling G4. */
export const EXHAUST = kind({
  word: 'exhaust',
  args: [],
  meaning: 'a card is due and none is left: the game ends',
  answers: [
    {
      to: TURN,
      list: (s, _seat, into, exhaust) => {
        if (isExhausted(s)) into.add(packMove(exhaust));
      },
      check: (s, _seat, _a, _b, _c, reason) => checkExhaust(s, reason),
      apply: (s, _seat, _a, _b, _c, sink) => endByExhaustion(s, sink),
    },
  ],
});

/** Whether a card of a deck could be drawn, from the deck or from the display. */
function canDraw(s: State, deck: number): boolean {
  if (s.deckSize(deck) > 0) return true;
  for (let place = 0; place < s.table.displaySize[deck]; place++) {
    if (s.display(deck, place) !== NONE) return true;
  }
  return false;
}

/**
 * Whether the game may end because cards ran out: of all kinds, or of any kind, depending on the
 * ruling.
 */
function isExhausted(s: State): boolean {
  const { deckFaces, endsWithAnyKind } = s.table;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const isLeft = canDraw(s, deck);
    if (isLeft && !endsWithAnyKind) return false;
    if (!isLeft && endsWithAnyKind && deckFaces[deck].length > 0) return true;
  }
  return !endsWithAnyKind;
}
