import { type Event, NONE, PENDING, PHASE, QUESTION, type State } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA, tellEvent, tellRefusal } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import type { Screen } from '../screen.ts';
import { DIM, paint } from '../style.ts';
import { HELP } from './help.ts';
import { drawMap } from './map.ts';
import { drawMats } from './mats.ts';
import { labelOf, menuOf } from './menu.ts';
import { drawPlayers } from './players.ts';
import { reportOf } from './report.ts';
import { drawScores } from './scores.ts';
import { drawRound, drawTiles } from './tiles.ts';
import { whoIsWho } from './who.ts';

/** Terra Nova in a terminal. */
export function terraNovaScreen(language: Language): Screen<State, Event> {
  const words = TERRA_NOVA[language];
  return {
    title: words.title,
    help: HELP[language],
    hasHands: false,
    name: (s, seat) => whoIsWho(language, s).seat(seat),
    table: (s, viewer, style) => [
      drawRound(language, s, style),
      '',
      ...drawMap(s, style),
      paint(style, DIM, MESSAGES[language].screen.legend),
      '',
      ...drawPlayers(language, s, viewer, style),
      ...(s.phase() === PHASE.over ? [] : ['', ...drawTiles(language, s, style)]),
    ],
    map: drawMap,
    mats: (s, style) => drawMats(language, s, style),
    question: (s) =>
      s.top() === NONE ? '' : MESSAGES[language].play.toDecide(words.pending[PENDING[s.top()]]),
    // All other questions during a turn belong to that turn.
    isNewTurn: (s) => s.turn() === NONE || s.top() === QUESTION.turn,
    menu: (s, seat, moves) => menuOf(language, s, seat, moves),
    report: (...move) => reportOf(language, ...move),
    event: (s, event) => tellEvent(language, event, whoIsWho(language, s)),
    refusal: (s, refusal) => tellRefusal(language, refusal, whoIsWho(language, s)),
    label: (s, move) => labelOf(language, s, move),
    scores: (s, events, style) => drawScores(language, s, events, style),
  };
}
