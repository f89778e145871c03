import type { FactionId } from '@pangaea/rules/terra-mystica';
import { Crest } from '../../ui/crests/crest.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { FactionWords } from './faction-words.tsx';

/** A faction to choose: its goods at the start, and its own abilities. */
export function FactionChoice({
  faction: id,
  move,
  word,
}: {
  readonly faction: FactionId;
  readonly move: number;
  readonly word: string;
}) {
  const { t, w, crests } = useMysticaSpeech();
  const { play } = useTable();
  const { factions, factionNames } = play.state.table;
  const { home } = factions[factionNames.indexOf(id)];
  return (
    <button
      type="button"
      className="choice faction-choice"
      data-move={word}
      data-faction={id}
      onClick={() => play.wish({ do: 'draft', move })}
    >
      <Crest arms={crests[id]} size={52} />
      <b>
        {w.factions[id]}{' '}
        <small>{home === 'chosen' ? t.chooser.chosenHome : w.terrains[home]}</small>
      </b>
      <FactionWords faction={id} />
    </button>
  );
}
