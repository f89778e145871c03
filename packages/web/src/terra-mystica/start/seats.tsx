import {
  FACTION_DEFINITIONS,
  type FactionDefinition,
  type FactionId,
} from '@pangaea/rules/terra-mystica';
import { OPTION_MESSAGES } from '../messages/options.ts';
import { useMysticaSpeech } from '../speech.ts';
import { seatsWith } from './fit-options.ts';

/** The faction of each seat, and its points at the start. */
export function SeatFactions({
  factions,
  fans,
  points,
  onFactions,
  onPoints,
}: {
  readonly factions: readonly FactionId[];
  /** The fan factions that can be chosen, too. */
  readonly fans: readonly FactionDefinition[];
  /** The starting points by seat; undefined if they are not set for each seat. */
  readonly points: readonly number[] | undefined;
  readonly onFactions: (factions: readonly FactionId[]) => void;
  readonly onPoints: (points: readonly number[]) => void;
}) {
  const { m, t, w, language } = useMysticaSpeech();
  const o = OPTION_MESSAGES[language];
  const choices = [...FACTION_DEFINITIONS, ...fans].map(({ id, home }) => ({
    id: id as FactionId,
    where: home === 'chosen' ? t.chooser.chosenHome : w.terrains[home],
  }));
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
                const found = choices.find(({ id }) => id === currentTarget.value);
                if (found === undefined) return;
                onFactions(seatsWith(fans).giveFaction(factions, seat, found.id));
              }}
            >
              {choices.map(({ id, where }) => (
                <option key={id} value={id}>
                  {m.named(w.factions[id], where)}
                </option>
              ))}
            </select>
          </label>
          {points !== undefined && (
            <label>
              <span>{o.startVp}</span>
              <input
                type="number"
                min={0}
                max={99}
                value={points[seat]}
                onChange={({ currentTarget }) => {
                  const given = Math.min(99, Math.max(0, Math.round(Number(currentTarget.value))));
                  onPoints(points.map((each, at) => (at === seat ? given : each)));
                }}
              />
            </label>
          )}
        </div>
      ))}
    </div>
  );
}
