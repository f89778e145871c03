import { KIND, landOf, type State, TERRAINS } from '@pangaea/rules/terra-mystica';
import { type ReactNode, useMemo, useRef } from 'preact/compat';
import { type GroundLook, LOOKS } from '../board/land/looks.ts';
import type { Choice } from '../terra/game/choices.ts';
import { useFirstCard } from '../terra/panels/use-first-card.ts';
import { TerraContext, type TerraGame } from '../terra/terra-game.ts';
import { later } from '../ui/later.tsx';
import { ChainName, ChoicePrice, MadeLand } from './dock/dock.tsx';
import { EXCHANGES } from './game/exchanges.ts';
import { pipsOf } from './game/pips.ts';
import { boardOf, type Ground, type MysticaHex, reachOf } from './game/position.ts';
import { ON_HEX, REASONS } from './game/reasons.ts';
import { terrainMade } from './game/terrains-made.ts';
import { type TilesOnMap, tilesOnMap } from './game/town-tiles.ts';
import { payOf } from './game/wheel.ts';
import { ownTurn, useOwnTurn } from './own-turn.ts';
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
  paidBy: (state, seat, moves) => {
    const paid = ownTurn()?.paidAmong(state, seat, moves);
    return paid && [...paid.exchanges, paid.move];
  },
  Price: ChoicePrice,
  isTold: () => false,
  ownLandFirst: perHex,
  makesLand: ({ move }) => terrainMade(move) !== undefined,
  chainsOn: (state, seat, hex) => ownTurn()?.chainsOn(state, seat, hex) ?? [],
  usualOf: (state, seat, choices) => ownTurn()?.usualOf(state, seat, choices),
  lostBy: (speech, draft) => ownTurn()?.lostBy(speech as MysticaSpeech, draft) ?? [],
  exchanges: EXCHANGES,
  Chain: ChainName,
  Sign: MadeLand,
};

/** The choices sorted hex by hex, those for home land first. */
function perHex(state: State, seat: number, choices: readonly Choice[]) {
  const sorted = ownTurn()?.ownLandFirst;
  if (sorted === undefined) return { wanted: choices, others: [] };
  const each = [...Map.groupBy(choices, ({ target }) => target.at).values()].map((own) =>
    sorted(state, seat, own),
  );
  return {
    wanted: each.flatMap(({ wanted }) => wanted),
    others: each.flatMap(({ others }) => others),
  };
}

/** Wraps the table of Terra Mystica. */
export function MysticaGround({ children }: { readonly children: ReactNode }) {
  const { crests, fan } = useMysticaSpeech();
  const { history, draft } = useTable().play;
  const own = useOwnTurn(draft !== undefined);
  const isFirst = history.steps.length < FIRST_MOVES;
  const card = useFirstCard();
  const tiles = useTilesOnMap();
  // The ways to do things on hexes are known only when the parts for a moving seat (`own`) are
  // loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object makes the board ask.
  const terra: TerraGame<State> = useMemo(
    () => ({ ...MYSTICA, boardOf: (state) => boardOf(state, crests, fan?.stores, tiles) }),
    [crests, fan, tiles, own],
  );
  return (
    <TerraContext value={terra}>
      {children}
      {isFirst && card !== undefined && <FirstCard {...card} />}
    </TerraContext>
  );
}

/**
 * The town tiles on the map, including those of a draft; the same object until another one is
 * placed.
 */
function useTilesOnMap(): TilesOnMap {
  const { history, last } = useTable().play;
  const now = useMemo(
    () => tilesOnMap([...history.steps.map(({ events }) => events), last]),
    [history, last],
  );
  const kept = useRef(now);
  const isSame =
    kept.current.size === now.size &&
    [...now].every(([hex, tile]) => kept.current.get(hex) === tile);
  if (!isSame) kept.current = now;
  return kept.current;
}
