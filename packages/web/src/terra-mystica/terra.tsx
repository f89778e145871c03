import { KIND, landOf, type State, TERRAINS } from '@pangaea/rules/terra-mystica';
import { type ReactNode, useMemo } from 'preact/compat';
import { type GroundLook, LOOKS } from '../board/land/looks.ts';
import type { Choice } from '../terra/game/choices.ts';
import { LandSign } from '../terra/panels/land-sign.tsx';
import { TerraContext, type TerraGame } from '../terra/terra-game.ts';
import { later } from '../ui/later.tsx';
import { PriceTag } from './dock/price-tag.tsx';
import { colourOf } from './game/colours.ts';
import { pipsOf } from './game/pips.ts';
import { boardOf, type Ground, groundOf, type MysticaHex, reachOf } from './game/position.ts';
import { priceOf } from './game/price.ts';
import { ON_HEX, REASONS } from './game/reasons.ts';
import { ownLandFirst, terrainMade } from './game/terrains-made.ts';
import { payOf } from './game/wheel.ts';
import { describeHex } from './play/describe.ts';
import { actionName, choiceName, nameOnHex } from './play/names.ts';
import { priceInWords } from './play/wheel-words.ts';
import { type MysticaSpeech, useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

const Paying = later(async () => (await import('./dock/paying.tsx')).Paying);
const FirstCard = later(async () => (await import('./panels/first-card.tsx')).MysticaFirstCard);

/** After this many moves of a game every seat has made its first one. */
const FIRST_MOVES = 20;

/** Every ground is drawn as its name says. */
const GROUNDS: Readonly<Record<Ground, GroundLook>> = LOOKS;

/** Facts of Terra Mystica for the parts that both hex games share. */
const MYSTICA: Omit<TerraGame<State>, 'boardOf'> = {
  reasons: REASONS,
  grounds: GROUNDS,
  letters: (speech) => (speech as MysticaSpeech).t.board.letters,
  reachOf,
  describeHex: (speech, who, hex, legal) =>
    describeHex(speech as MysticaSpeech, who, hex as MysticaHex, legal),
  pipsOf,
  landInWords: (speech, state, seat, price) => {
    const texts = speech as MysticaSpeech;
    const pay = payOf(state, seat) ?? 'spades';
    const land = texts.w.terrains[TERRAINS[landOf(state, seat)]];
    return texts.p.wheel.toLand(priceInWords(price, pay, texts), land);
  },
  isPlacing: ({ kind }) => kind === KIND.place,
  onHex: ON_HEX,
  concerns: ({ kind }, { owner }, seat) => (owner === seat) === (kind === KIND.upgrade),
  actionName: (speech, _state, id) => actionName(speech as MysticaSpeech, id),
  choiceName: (speech, state, choice) => choiceName(speech as MysticaSpeech, state, choice),
  nameOnHex: (speech, state, choice) => nameOnHex(speech as MysticaSpeech, state, choice),
  Paying,
  Price: ChoicePrice,
  isTold: () => false,
  ownLandFirst: perHex,
  Sign: MadeLand,
};

/** For every hex, home land first. */
function perHex(state: State, seat: number, choices: readonly Choice[]) {
  const each = [...Map.groupBy(choices, ({ target }) => target.at).values()].map((own) =>
    ownLandFirst(state, seat, own),
  );
  return {
    wanted: each.flatMap(({ wanted }) => wanted),
    others: each.flatMap(({ others }) => others),
  };
}

/** The terrain that a hex becomes. */
function MadeLand({ state, choice }: { readonly state: State; readonly choice: Choice }) {
  const { draft } = useTable().play;
  const made = terrainMade(choice.move);
  if (made === undefined || draft === undefined) return null;
  const isOwn = made === landOf(state, draft.seat);
  return (
    <LandSign
      ground={groundOf(TERRAINS[made])}
      house={isOwn ? colourOf(state, draft.seat) : undefined}
    />
  );
}

function ChoicePrice({ state, choice }: { readonly state: State; readonly choice: Choice }) {
  const { draft } = useTable().play;
  return draft === undefined ? null : <PriceTag parts={priceOf(state, draft.seat, choice.move)} />;
}

/** Wraps the table of Terra Mystica. */
export function MysticaGround({ children }: { readonly children: ReactNode }) {
  const { crests, fan } = useMysticaSpeech();
  const isFirst = useTable().play.history.steps.length < FIRST_MOVES;
  const terra: TerraGame<State> = useMemo(
    () => ({ ...MYSTICA, boardOf: (state) => boardOf(state, crests, fan?.stores) }),
    [crests, fan],
  );
  return (
    <TerraContext value={terra}>
      {children}
      {isFirst && <FirstCard />}
    </TerraContext>
  );
}
