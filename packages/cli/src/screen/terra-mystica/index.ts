import { kindOf, type Move } from '@pangaea/rules/kernel';
import {
  type Event,
  type KindWord,
  NONE,
  PENDING,
  PHASE,
  RULES,
  type State,
} from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import {
  factionName,
  TERRA_MYSTICA,
  tellEvent,
  tellRefusal,
  type Who,
} from '@pangaea/words/terra-mystica';
import { FAN_WORDS } from '@pangaea/words/terra-mystica/fan';
import { MESSAGES } from '../../messages/index.ts';
import { drawPoints } from '../points.ts';
import type { GameHelp, MenuItem, Screen } from '../screen.ts';
import type { Style } from '../style.ts';
import { drawMap } from './map.ts';
import { drawPlayers } from './players.ts';
import { thrownAway } from './thrown-away.ts';

const HELP: Readonly<Record<Language, GameHelp>> = {
  en: {
    mats: 'nothing in this game yet',
    orders: 'standing orders',
    ordersHead: 'Standing orders; type one as it stands here:',
    board: [
      'On the board: name of the hex, its terrain (D desert, P plains, S swamp, L lakes, F forest,',
      'M mountains, W wasteland, I ice, V volcano, ~ river), then the seat and its building: d dwelling,',
      't trading post, e temple, H stronghold, A sanctuary, x landscape; * in a town. On rivers: # a town',
      'tile, = / \\ | bridges with the seat of their owner.',
    ],
  },
  ja: {
    mats: 'このゲームにはまだありません',
    orders: '自動指示',
    ordersHead: '自動指示（この通りに入力します）：',
    board: [
      'ゲームボードの見方：ヘクス名、地形（D 砂漠、P 平原、S 沼、L 湖、F 森、M 山、W 荒野、I 氷、V 溶岩、',
      '~ 河川）、席と建物（d 住居、t 交易所、e 神殿、H 砦、A 聖域、x 特殊地形）、* は町。',
      '河川の # は町タイル、= / \\ | は橋とその持ち主の席。',
    ],
  },
};

/**
 * Terra Mystica in a terminal: the map and a line for each player; tiles and boards are in words.
 */
export function terraMysticaScreen(language: Language): Screen<State, Event> {
  const words = TERRA_MYSTICA[language];
  const label = (s: State, move: Move) => {
    const { do: word, ...given } = RULES.codec.decode(s.table, move);
    return words.moves[word as KindWord].label(given as Record<string, string>, who(language, s));
  };
  const tell = (s: State, event: Event) => tellEvent(language, event, who(language, s));
  const scores = (s: State, events: readonly Event[], style: Style) =>
    drawScores(language, s, events, style);
  return {
    title: words.title,
    help: HELP[language],
    hasHands: false,
    name: (s, seat) => who(language, s).seat(seat),
    table: (s, viewer, style) => [
      ...drawMap(s, style),
      '',
      ...drawPlayers(language, s, viewer, style, (seat) => who(language, s).seat(seat)),
      ...(s.phase() === PHASE.over ? ['', ...scores(s, [], style)] : []),
    ],
    map: drawMap,
    mats: () => [],
    question: (s) =>
      s.top() === NONE ? '' : MESSAGES[language].play.toDecide(words.pending[PENDING[s.top()]]),
    isNewTurn: () => true,
    menu: (s, seat, moves) => {
      const groups = new Map<number, MenuItem[]>();
      for (const move of moves.toArray()) {
        const group = groups.get(kindOf(move)) ?? [];
        groups.set(kindOf(move), group);
        group.push({ move, text: label(s, move), outcome: thrownAway(language, s, seat, move) });
      }
      return [...groups].map(([kind, items]) => ({
        heading: words.moves[RULES.codec.kinds[kind].word as KindWord].kind,
        items,
      }));
    },
    report: (before, seat, move, events, after) => [
      `${who(language, before).seat(seat)}: ${label(before, move)}`,
      ...events.map((event) => `  ${tell(after, event)}`),
    ],
    event: tell,
    refusal: (s, refusal) => tellRefusal(language, refusal, who(language, s)),
    label,
    scores,
  };
}

/** The names of the seats in a position: their factions, as soon as they have some. */
function who(language: Language, s: State | undefined): Who {
  const player = MESSAGES[language].screen.seat;
  const { factions } = TERRA_MYSTICA[language];
  const fan = FAN_WORDS[language];
  return {
    player,
    fan,
    ...(s === undefined ? {} : { printed: s.table.printed }),
    seat(seat) {
      const faction = s === undefined || seat >= s.table.players ? NONE : s.faction(seat);
      if (s === undefined || faction === NONE) return player(seat);
      return factionName(factions, s.table.factionNames[faction], { fan });
    },
  };
}

function drawScores(
  language: Language,
  s: State,
  events: readonly Event[],
  style: Style,
): readonly string[] {
  const { causes, terms } = TERRA_MYSTICA[language];
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  const names = seats.map((seat) => who(language, s).seat(seat));
  const vp = seats.map((seat) => s.vp(seat));
  return drawPoints({ causes, ...terms, names, vp }, events, style, MESSAGES[language]);
}
