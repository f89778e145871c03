import type { Event, State } from '@pangaea/rules/terra-mystica';
import type { Draft } from '../../game/draft.ts';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import { sayLosses } from '../../terra/panels/lost.ts';
import { draftLosses, paysForNothing } from '../game/losses.ts';
import type { MysticaSpeech } from '../speech.ts';

/** The losses of a draft, in sentences. */
export function lostBy(
  { language, m, t, w }: MysticaSpeech,
  draft: Draft<State, Event>,
): readonly string[] {
  return [
    ...sayLosses(draftLosses(draft), TERRA_MESSAGES[language].lost, m.list, w.lostOf),
    ...(paysForNothing(draft) ? [t.draft.vain] : []),
  ];
}
