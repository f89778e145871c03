import { KIND_BITS, packMove, type Seat } from '../../../kernel/index.ts';
import { addInReach, isAnyInReach } from '../../../terra/empty-hexes.ts';
import { ARG } from '../../arguments.ts';
import { board } from '../../boards/board.ts';
import { needsTokens, needsVolcano, volcanoPrice as volcanoPriceAt } from '../../check/volcano.ts';
import { TURN } from '../../course/turn.ts';
import { kind } from '../../define.ts';
import { gainTokens, loseTokens } from '../../goods/gains.ts';
import { TOKEN_SPLITS } from '../../goods/token-splits.ts';
import { becomeVolcano, volcanoPrice } from '../../spades/volcano.ts';
import type { State } from '../../state.ts';
import { VOLCANO_PRICE } from '../../table/compiled.ts';
import { askAbilityFirst, questionBehindTown } from '../../towns/ability-first.ts';
import { CHOOSE_TOWN_TILE } from '../../towns/choose-tile.ts';
import { CYCLE } from '../../vocabulary.ts';

const ERUPT = kind({
  word: 'erupt',
  args: [ARG.hex, ARG.tokens],
  meaning: 'Dragonlords: a volcano for power tokens, taken from bowls I/II/III',
  answers: [
    {
      to: TURN,
      before: 'transform',
      list: (s, seat, into, erupt) => {
        if (s.table.volcano[s.faction(seat)] !== VOLCANO_PRICE.tokens) return;
        for (let terrain = 0; terrain < CYCLE; terrain++) {
          if (!isAnyInReach(s, seat, terrain)) continue;
          const price = volcanoPrice(s, seat, terrain);
          for (let split = 0; split < TOKEN_SPLITS.length; split++) {
            if (!isPayable(s, seat, split, price)) continue;
            addInReach(s, seat, terrain, packMove(erupt, 0, split), KIND_BITS, into);
          }
        }
      },
      check: (s, seat, hex, split, _c, reason) =>
        needsVolcano(s, seat, 'tokens', hex, reason) ||
        needsTokens(s, seat, split, volcanoPriceAt(s, seat, hex), reason),
      apply: (s, seat, hex, split, _c, sink) => {
        const [one, two, three] = TOKEN_SPLITS[split];
        loseTokens(s, seat, one, two, three, 'volcano', sink);
        becomeVolcano(s, seat, hex, sink);
      },
    },
  ],
});

const comesFirst = (s: State) => questionBehindTown(s) === 'tokens';

const TOKENS_FIRST = kind({
  word: 'tokens-first',
  args: [],
  meaning: 'Dragonlords: the tokens of the stronghold come before the tile of the town it founds',
  answers: [
    {
      to: CHOOSE_TOWN_TILE,
      when: comesFirst,
      list: (s, _seat, into, tokensFirst) => {
        if (comesFirst(s)) into.add(packMove(tokensFirst));
      },
      apply: (s, seat, _a, _b, _c, sink) => askAbilityFirst(s, seat, sink),
    },
  ],
});

/**
 * Whether a split of tokens is a possible payment; with ruling `tokenRemoval: lowest` there is only
 * one.
 */
function isPayable(s: State, seat: Seat, split: number, price: number): boolean {
  const one = TOKEN_SPLITS[split][0];
  const two = TOKEN_SPLITS[split][1];
  const three = TOKEN_SPLITS[split][2];
  if (one + two + three !== price) return false;
  if (one > s.bowl1(seat) || two > s.bowl2(seat) || three > s.bowl3(seat)) return false;
  if (!s.table.lowestTokens) return true;
  if (two + three > 0 && one < s.bowl1(seat)) return false;
  return three === 0 || two === s.bowl2(seat);
}

/** Dragonlords: volcanoes for power tokens, power tokens for spades. */
export const dragonlords = board<State>({
  id: 'dragonlords',
  board: 'volcano',
  home: 'volcano',
  start: { power: [4, 4, 0], cults: { fire: 2 } },
  dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
  stronghold: { coins: 8 },
  sanctuary: { coins: 8 },
  spades: { pay: 'nothing', rates: [] },
  startVp: 20,
  volcano: 'tokens',
  strongholdAsks: 'tokens',
  traits: { volcanoPrice: 1, volcanoPriceHome: 2, scoresSpadesGained: 1 },
  // Lava Pool.
  landscape: { needs: { building: 'sanctuary', count: 1 }, traits: { roundTokens: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => gainTokens(s, seat, s.table.players, 0, 'stronghold', sink),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      gainTokens(s, seat, spades, 0, 'ability', sink);
      return true;
    },
  },
  kinds: [ERUPT, TOKENS_FIRST],
});
