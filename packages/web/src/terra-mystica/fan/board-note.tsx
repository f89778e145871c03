import type { FactionId } from '@pangaea/rules/terra-mystica';
import { useMysticaSpeech } from '../speech.ts';

/** The abilities of a fan faction, and the uncertain parts of its board: few know these factions by heart. */
export function FanBoardNote({ faction }: { readonly faction: FactionId }) {
  const { w, fan } = useMysticaSpeech();
  const words = fan?.words[faction];
  if (words === undefined) return null;
  const { ability, stronghold, reconstructed } = words;
  return (
    <div className="tm-fan-note">
      <p>{ability}</p>
      <p className="faction-part">
        <small>{w.buildings.stronghold}</small> {stronghold}
      </p>
      {reconstructed !== undefined && (
        <p className="faction-unsure" data-reconstructed>
          {reconstructed}
        </p>
      )}
    </div>
  );
}
