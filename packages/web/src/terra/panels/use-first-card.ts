import { useState } from 'preact/compat';
import { useTable } from '../../play/context.ts';
import { usePreferences } from '../../preferences/context.ts';
import { ownSeat } from '../../shell/seats/own-seat.ts';

/** Boards whose card was read, by table and seat. */
const read = new Set<string>();

/** A card that is shown. */
export interface CardShown {
  readonly seat: number;
  readonly shut: () => void;
}

/**
 * The seat whose card is shown now: one at this device that was dealt a faction and has not moved
 * yet; undefined for none. A player who chose a faction has read about it before.
 */
export function useFirstCard(): CardShown | undefined {
  const { play, Teacher } = useTable();
  const { preferences } = usePreferences();
  const [, setRead] = useState(0);
  const seat = ownSeat(play);
  const key = `${play.table.id} ${seat}`;
  const isHere = play.viewer === seat || play.table.players[seat]?.kind === 'here';
  const isMine = isHere && play.viewer !== 'spectator' && play.curtain === undefined;
  if (
    Teacher !== undefined ||
    !preferences.cards ||
    !isMine ||
    play.moment !== undefined ||
    read.has(key)
  )
    return undefined;
  if (play.history.steps.some((step) => step.seat === seat)) return undefined;
  const shut = () => {
    read.add(key);
    setRead(read.size);
  };
  return { seat, shut };
}
