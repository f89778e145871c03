import type { GameEvent } from '@pangaea/rules/kernel';
import { isAgreedEvent } from '../game/agreed.ts';
import type { AnyGameSpeech } from '../messages/speech.ts';

/** Adds sentences for agreements of the people at the table, which are not part of any game. */
export function withAgreed(speech: AnyGameSpeech): AnyGameSpeech {
  const { agree } = speech.m;
  return {
    ...speech,
    event: (event: GameEvent, who) => {
      if (!isAgreedEvent(event)) return speech.event(event, who);
      const name = who.seat(event.seat);
      return event.type === 'table-back' ? agree.back(name, event.to) : agree.stoppedBy(name);
    },
  };
}
