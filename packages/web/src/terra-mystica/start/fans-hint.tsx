import { BOARDS, CYCLE, type FanEdition } from '@pangaea/rules/terra-mystica';
import { OPTION_MESSAGES } from '../messages/options.ts';
import { useMysticaSpeech } from '../speech.ts';

/** A hint about fan factions and their number; empty until they are loaded. */
export function FansHint({ edition }: { readonly edition: FanEdition }) {
  const { fan, language } = useMysticaSpeech();
  if (fan === undefined) return null;
  const o = OPTION_MESSAGES[language];
  const all = fan.factions[edition];
  // Boards outside of the colours of the terrain cycle come from the expansion Fire & Ice.
  const withFireAndIce = all.filter(({ board }) => BOARDS.indexOf(board) >= CYCLE).length;
  const changed = all.filter((faction) => !fan.factions.on.includes(faction)).length;
  return (
    <p className="hint" data-fans-hint>
      {o.fansHint(all.length, withFireAndIce)} {changed > 0 && o.fansChanged(changed)}
    </p>
  );
}
