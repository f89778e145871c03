import type { PlannedMove } from '../../game/planned.ts';
import type { Language } from '../../messages/index.ts';

/** The texts of a planned turn; loaded with it. */
export interface PlannedMessages {
  readonly heading: string;
  readonly waits: string;
  readonly drafted: string;
  readonly partly: string;
  readonly lapsed: string;
  readonly is: Readonly<Record<PlannedMove['is'], string>>;
  readonly open: string;
  readonly drop: string;
  /** The heading of the turns that should follow. */
  readonly following: string;
}

export const PLANNED_MESSAGES: Readonly<Record<Language, PlannedMessages>> = {
  en: {
    heading: 'Your plan',
    waits: 'It waits with Confirm when your turn comes. Nobody else sees it.',
    drafted: 'It is drafted. Look at it and confirm.',
    partly: 'The moves that are still possible are drafted.',
    lapsed: 'It is not possible any more.',
    is: { possible: 'still possible', refused: 'not possible', unknown: 'not known yet' },
    open: 'Change it on a sketch',
    drop: 'Drop the plan',
    following: 'Then',
  },
  ja: {
    heading: '予定',
    waits: '手番が来たら、確定を押すだけの状態で待ちます。ほかの人には見えません。',
    drafted: '下書きに入れました。確かめて確定してください。',
    partly: 'まだできる手を下書きに入れました。',
    lapsed: 'この予定はもうできません。',
    is: { possible: 'まだできます', refused: 'できません', unknown: 'まだ分かりません' },
    open: '下書きの盤で変える',
    drop: '予定をやめる',
    following: '続き',
  },
};
