import type { Refusal } from '@pangaea/rules/kernel';
import type { Language } from '../../messages/index.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';

/**
 * Sentences about all places at once, by the code of the refusal; some contain the range of ships.
 */
export type NowhereSaid = Readonly<Record<string, string | ((sailing: number) => string)>>;

/**
 * The reason why an action is impossible everywhere, in the words of a game or those of both.
 * @returns undefined for other refusals
 */
export function sayNowhere(
  language: Language,
  own: NowhereSaid,
  { code, params }: Refusal,
): string | undefined {
  const { nowhere } = TERRA_MESSAGES[language];
  const said: NowhereSaid = { ...nowhere, ...own };
  if (!Object.hasOwn(said, code)) return undefined;
  const sentence = said[code];
  return typeof sentence === 'string' ? sentence : sentence(Number(params.sailing));
}
