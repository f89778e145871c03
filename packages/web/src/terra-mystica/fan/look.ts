import type { FanFactionId } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import type { FanAbility } from '@pangaea/words/terra-mystica/fan';
import type { Arms } from '../../ui/crests/arms.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';
import type { FanStores } from '../stored/stored.ts';

/** The look of an ability on its button: a sign, and a short name. */
export interface AbilityFace {
  readonly sign: TokenName;
  readonly name: string;
}

/** The look of an ability on its button, with the short name in every language. */
export interface AbilityButton {
  readonly sign: TokenName;
  readonly name: Readonly<Record<Language, string>>;
}

/** The look of a fan faction, all of it in the folder of the faction. */
export interface FanLook<F extends FanFactionId> {
  readonly crest: Arms;
  /** Its stores and its actions once per round; left out if it has neither. */
  readonly stores?: FanStores;
  /** A button for each of its abilities, which the words of the faction name (`moves`). */
  readonly buttons: Readonly<Record<FanAbility<F>, AbilityButton>>;
}
