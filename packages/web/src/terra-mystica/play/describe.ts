import { TERRAINS } from '@pangaea/rules/terra-mystica';
import type { Who } from '../../messages/speech.ts';
import { placeName } from '../../terra/game/places.ts';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import type { MysticaHex } from '../game/position.ts';
import type { MysticaSpeech } from '../speech.ts';

/** A hex in words: name, ground, what stands there, whether it can be chosen. */
export function describeHex(
  { m, w, fan, language }: MysticaSpeech,
  who: Who,
  hex: MysticaHex,
  legal: boolean,
): string {
  const { name, shows, stands, owner, town, stored = [] } = hex;
  const what = stands === 'landscape' ? w.terms.landscape : w.buildings[stands];
  const piece =
    stands === 'none'
      ? m.board.empty
      : owner === undefined
        ? what
        : m.board.of(what, who.seat(owner));
  return m.list([
    placeName(language, name),
    ...(shows === undefined ? [] : [w.terrains[TERRAINS[shows]]]),
    ...(shows === undefined && stands === 'none' ? [] : [piece]),
    ...(town ? [TERRA_MESSAGES[language].town] : []),
    ...stored.flatMap(({ faction, id, count }) => fan?.words[faction]?.onHex?.[id]?.(count) ?? []),
    ...(legal ? [m.board.legal] : []),
  ]);
}
