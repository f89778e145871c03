import { type Event, FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA, type TerraNovaWords, tellEvent, tellRefusal } from '@pangaea/words/terra-nova';
import {
  type GameSpeech,
  isOurs,
  playerName,
  type Speech,
  toldOf,
  useGameSpeech,
  type Who,
} from '../speech.ts';
import type { Player } from '../table/port.ts';
import { GAME } from './game/rules.ts';

/** What is said at a table of Terra Nova. */
export interface NovaSpeech extends GameSpeech<State, Event> {
  /** What the game says. */
  readonly w: TerraNovaWords;
}

export function novaSpeech(speech: Speech): NovaSpeech {
  const { language, m } = speech;
  const w = TERRA_NOVA[language];
  /** A power action by its sign and by what it gives. */
  const named = ({ table }: State, id: string): string => {
    const power = table.edition.powerActions[table.powerActionIds.indexOf(id)];
    return power === undefined
      ? id
      : m.actions.named(id, w.powerAction(power.effect, power.amount));
  };
  return {
    ...speech,
    title: m.games['terra-nova'].title,
    w,
    move: (state, move) => {
      const { do: word, ...given } = GAME.notation.decode(state, move);
      const { action } = given;
      const what = typeof action === 'string' ? { ...given, action: named(state, action) } : given;
      return w.moves[word as keyof typeof w.moves].label(what);
    },
    event: (event, who) => tellEvent(language, event, who),
    refusal: (refusal, who) =>
      isOurs(refusal.code, m)
        ? speech.refusal(refusal, who)
        : toldOf(tellRefusal(language, refusal, who), refusal, m),
  };
}

export function useNovaSpeech(): NovaSpeech {
  return useGameSpeech() as NovaSpeech;
}

/** How the seats of a table are called: by their faction once they have one. */
export function namesOf(speech: NovaSpeech, state: State, players: readonly Player[]): Who {
  const player = (seat: number) => playerName(speech, players, seat);
  return {
    player,
    seat: (seat) => {
      const faction = state.faction(seat);
      return faction === NONE ? player(seat) : speech.w.factions[FACTIONS[faction]];
    },
  };
}
