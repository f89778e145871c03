import { argA, argB, kindOf, packMove } from '@pangaea/rules/kernel';
import { KIND, type State, TERRAINS, type Terrain } from '@pangaea/rules/terra-nova';
import type { ReactNode } from 'preact/compat';
import { type GroundLook, LOOKS } from '../board/land/looks.ts';
import type { Choice } from '../terra/game/choices.ts';
import { TERRA_MESSAGES } from '../terra/messages/index.ts';
import { sayLosses } from '../terra/panels/lost.ts';
import { useFirstCard } from '../terra/panels/use-first-card.ts';
import { TerraContext, type TerraGame } from '../terra/terra-game.ts';
import { later } from '../ui/later.tsx';
import { draftLosses } from './game/losses.ts';
import { pipsOf } from './game/pips.ts';
import { boardOf, type NovaHex } from './game/position.ts';
import { priceOf } from './game/price.ts';
import { reachOf } from './game/reach.ts';
import { ON_HEX, REASONS } from './game/reasons.ts';
import { PriceTag } from './panels/amounts.tsx';
import { describeHex } from './play/describe.ts';
import { actionName, choiceName, palaceDoes } from './play/names.ts';
import type { NovaSpeech } from './speech.ts';
import { useTable } from './table.ts';

const { swamp, lake, forest, wasteland, desert } = LOOKS;
const GROUNDS: Readonly<Record<Terrain, GroundLook>> = { swamp, lake, forest, wasteland, desert };

const EXCHANGES: ReadonlySet<string> = new Set(['exchange', 'exchange-vp']);
const EXCHANGING: ReadonlySet<number> = new Set([KIND.exchange, KIND['exchange-vp']]);
const OF_OWN: ReadonlySet<number> = new Set([KIND.upgrade, KIND.palace]);

const FirstCard = later(async () => (await import('./panels/first-card.tsx')).NovaFirstCard);

/** After this many moves of a game every seat has made its first one. */
const FIRST_MOVES = 20;

/** Facts of Terra Nova for the parts that both hex games share. */
const NOVA: TerraGame<State> = {
  reasons: REASONS,
  grounds: GROUNDS,
  letters: (speech) => (speech as NovaSpeech).n.letters,
  boardOf,
  reachOf,
  describeHex: (speech, who, hex, legal) =>
    describeHex(speech as NovaSpeech, who, hex as NovaHex, legal),
  pipsOf,
  landInWords: (speech, state, seat, price) => {
    const { n, w } = speech as NovaSpeech;
    return n.mat.toLand(price, w.terrains[TERRAINS[state.home(seat)]]);
  },
  isPlacing: ({ kind }) => kind === KIND.place,
  onHex: ON_HEX,
  concerns: ({ kind }, { owner }, seat) => (owner === seat) === OF_OWN.has(kind),
  actionName: (speech, state, id) => actionName(speech as NovaSpeech, state, id),
  choiceName: (speech, state, choice) => choiceName(speech as NovaSpeech, state, choice),
  nameOnHex: (speech, state, choice) => {
    const nova = speech as NovaSpeech;
    if (kindOf(choice.move) !== KIND.palace) return actionName(nova, state, choice.action);
    return argB(choice.move) === 0 ? nova.n.mat.leftPalace : nova.n.mat.rightPalace;
  },
  does: (speech, state, seat, choice) => palaceDoes(speech as NovaSpeech, state, seat, choice),
  lostBy: (speech, draft) => {
    const { language, m, w } = speech as NovaSpeech;
    return sayLosses(draftLosses(draft), TERRA_MESSAGES[language].lost, m.list, w.lostOf);
  },
  exchanges: {
    amountOf: (move) => (EXCHANGING.has(kindOf(move)) ? argA(move) : undefined),
    of: (move, amount) => packMove(kindOf(move), amount),
  },
  Price: ChoicePrice,
  isTold: ({ action, target }) => EXCHANGES.has(action) || target.on === 'town-tile',
};

function ChoicePrice({ state, choice }: { readonly state: State; readonly choice: Choice }) {
  const { draft } = useTable().play;
  return draft === undefined ? null : <PriceTag price={priceOf(state, draft.seat, choice.move)} />;
}

/** Wraps the table of Terra Nova. */
export function NovaGround({ children }: { readonly children: ReactNode }) {
  const isFirst = useTable().play.history.steps.length < FIRST_MOVES;
  const card = useFirstCard();
  return (
    <TerraContext value={NOVA}>
      {children}
      {isFirst && card !== undefined && <FirstCard {...card} />}
    </TerraContext>
  );
}
