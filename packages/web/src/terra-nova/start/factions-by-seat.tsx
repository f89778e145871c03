import { FACTION_DEFINITIONS, FACTIONS, type FactionId } from '@pangaea/rules/terra-nova';
import { useNovaSpeech } from '../speech.ts';
import { giveFaction } from './fit-options.ts';

/** The factions of the seats, chosen before the game. */
export function FactionsBySeat({
  factions,
  onChange,
}: {
  readonly factions: readonly FactionId[];
  readonly onChange: (factions: readonly FactionId[]) => void;
}) {
  const { m, w } = useNovaSpeech();
  return (
    <div className="seats">
      {factions.map((chosen, seat) => (
        <div key={seat} className="seat-choice">
          <label>
            <span>{m.start.seat(seat + 1)}</span>
            <select
              data-faction={seat}
              value={chosen}
              onChange={({ currentTarget }) => {
                const id = FACTIONS.find((each) => each === currentTarget.value);
                if (id !== undefined) onChange(giveFaction(factions, seat, id));
              }}
            >
              {FACTION_DEFINITIONS.map(({ id, home }) => (
                <option key={id} value={id}>
                  {w.factions[id]} ({w.terrains[home]})
                </option>
              ))}
            </select>
          </label>
        </div>
      ))}
    </div>
  );
}
