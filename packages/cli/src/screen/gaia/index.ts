import {
  type Event,
  NONE,
  PENDING,
  PHASE,
  POWERS,
  QUESTION,
  type State,
} from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import { GAIA, tellEvent, tellRefusal } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import type { Screen } from '../screen.ts';
import { BOLD, DIM, paint, type Style } from '../style.ts';
import { wrap } from '../text.ts';
import { drawCards } from './cards.ts';
import { drawCities } from './cities.ts';
import { HELP } from './help.ts';
import { labelOf, menuOf } from './menu.ts';
import { drawPlayers } from './players.ts';
import { reportOf } from './report.ts';
import { drawRules } from './rules-in-short.ts';
import { drawScores } from './scores.ts';
import { whoIsWho } from './who.ts';
import { drawWorld } from './world.ts';

/** Questions that continue an action and do not begin a new one. */
const GOES_ON = new Set<number>([
  QUESTION.discard,
  QUESTION.settle,
  QUESTION.objective,
  QUESTION.keep,
]);

/** Gaia in a terminal. */
export function gaiaScreen(language: Language): Screen<State, Event> {
  const words = GAIA[language];
  return {
    title: words.title,
    help: HELP[language],
    hasHands: true,
    name: (s, seat) => whoIsWho(language, s).seat(seat),
    table: (s, viewer, style) => {
      const cities = drawCities(language, s);
      return [
        drawTurn(language, s, style),
        '',
        ...drawMap(language, s, style),
        ...(cities.length === 0 ? [] : ['', ...cities]),
        '',
        ...drawPlayers(language, s, viewer, style),
        ...(s.phase() === PHASE.over ? [] : ['', ...drawCards(language, s, style)]),
      ];
    },
    map: (s, style) => drawMap(language, s, style),
    mats: (s, style) => drawRules(language, s, style),
    question: (s) => questionOf(language, s),
    isNewTurn: (s) => (s.top() === QUESTION.turn ? s.actions() > 1 : !GOES_ON.has(s.top())),
    menu: (s, seat, moves) => menuOf(language, s, seat, moves),
    report: (...move) => reportOf(language, ...move),
    event: (s, event) => tellEvent(language, event, whoIsWho(language, s)),
    refusal: (s, refusal) => tellRefusal(language, refusal, whoIsWho(language, s)),
    label: (s, move) => labelOf(language, s, move),
    scores: (s, _events, style) => drawScores(language, s, style),
  };
}

function drawMap(language: Language, s: State, style: Style): string[] {
  const { emptyWorld, legend } = MESSAGES[language].gaia;
  if (s.tiles() === 0) return [emptyWorld];
  const signs = wrap(legend, style.width).map((line) => paint(style, DIM, line));
  return [...drawWorld(language, s, style), '', ...signs];
}

/** The line that says whose turn it is. */
function drawTurn(language: Language, s: State, style: Style): string {
  const { gaia, screen } = MESSAGES[language];
  if (s.phase() === PHASE.over) return paint(style, BOLD, screen.gameOver);
  const name = whoIsWho(language, s).seat(s.turn());
  const feeds = s.phase() === PHASE.feeding;
  return paint(style, BOLD, feeds ? gaia.feedingOf(name) : gaia.turnOf(name, s.actions()));
}

/** The pending decision, with the power card that it is about. */
function questionOf(language: Language, s: State): string {
  const { asked } = GAIA[language];
  if (s.top() === NONE) return '';
  const who = whoIsWho(language, s);
  const effect = s.frames().find(([kind]) => kind === QUESTION.effect);
  const [, by = s.turn(), power = 0] = effect ?? [];
  const facts = {
    actions: s.actions(),
    isPowerCard: s.top() === QUESTION.discard && s.arg(0) === 1,
    power: POWERS[power],
    by,
  };
  return asked[PENDING[s.top() as keyof typeof PENDING]](facts, who);
}
