import type { Who } from '../../messages/speech.ts';
import { placeName } from '../../terra/game/places.ts';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import type { NovaHex } from '../game/position.ts';
import type { NovaSpeech } from '../speech.ts';

/** A hex in words: name, ground, what stands there, whether it can be chosen. */
export function describeHex(
  { m, w, language }: NovaSpeech,
  who: Who,
  hex: NovaHex,
  legal: boolean,
): string {
  const river = hex.terrain === 'river';
  const piece =
    hex.building === 'none'
      ? m.board.empty
      : hex.owner === undefined
        ? w.buildings[hex.building]
        : m.board.of(w.buildings[hex.building], who.seat(hex.owner));
  const parts = [
    placeName(language, hex.name),
    ...(hex.terrain === 'river' ? [] : [w.terrains[hex.terrain]]),
    ...(river ? [] : [piece]),
    ...(hex.town ? [TERRA_MESSAGES[language].town] : []),
    ...(legal ? [m.board.legal] : []),
  ];
  return m.list(parts);
}
