import type { TableInfo } from '@pangaea/wire';
import { useSpeech } from '../../messages/speech.ts';
import { peopleOf } from '../../play/people.ts';
import { presenceSaid } from '../../shell/seats/presence.tsx';
import { playersOf } from '../../start/players-of.ts';
import type { TablePresence } from '../../table/port.ts';
import { seatsWithoutShare } from '../../table/remote/served-turn.ts';
import { Portrait } from '../../ui/faces/face.tsx';
import { WAITING_MESSAGES } from './messages.ts';

/** The seats and the missing people; the own seat can be left here, and the maker of the table frees any. */
export function WaitingSeats({
  table,
  presence,
  onFree,
  onProgram,
}: {
  readonly table: TableInfo;
  readonly presence: TablePresence | undefined;
  readonly onFree: (seat: number) => void;
  readonly onProgram: (seat: number) => void;
}) {
  const speech = useSpeech();
  const { m, language } = speech;
  const w = WAITING_MESSAGES[language];
  const { id, made, seats } = table;
  const players = playersOf(table);
  const people = peopleOf(speech, { id, players });
  const missing = seatsWithoutShare(table);
  const state = (seat: number): string => {
    const { kind, joined, yours, program, sameAs } = seats[seat];
    if (kind === 'bot') return w.bot;
    if (!joined) return w.free;
    if (yours === true) return w.you;
    if (sameAs !== undefined) return w.same(people[sameAs].name);
    if (program !== undefined) return '';
    // A person who was here before the deal could be asked for is not here for it.
    if (missing.includes(seat)) return w.notYet;
    return presenceSaid(speech, players[seat], presence?.seats[seat], Date.now());
  };
  return (
    <ul className="waiting-seats">
      {seats.map(({ seat, kind, joined, yours }) => {
        const { name, face, isAway } = people[seat];
        const isMissing = missing.includes(seat);
        const mayFree = kind === 'person' && joined && (made || yours === true);
        return (
          <li key={seat} data-seat={seat} data-missing={isMissing}>
            {face === undefined ? (
              <span className="waiting-mark" aria-hidden="true">
                {isMissing ? '…' : '✓'}
              </span>
            ) : (
              <Portrait face={face} size={28} />
            )}
            <span className="waiting-name">
              <b>{isAway ? m.start.seat(seat + 1) : name}</b> <small>{state(seat)}</small>
            </span>
            {isAway && made && (
              <button
                type="button"
                className="quiet"
                data-give-seat={seat}
                onClick={() => onProgram(seat)}
              >
                {m.seating.give}
                <span className="spoken">: {name}</span>
              </button>
            )}
            {mayFree && (
              <button
                type="button"
                className="quiet"
                data-free-seat={seat}
                onClick={() => {
                  const isOwn = yours === true;
                  if (window.confirm(isOwn ? w.leaveSure : w.removeSure(name))) onFree(seat);
                }}
              >
                {yours === true ? w.leave : m.seating.free}
                <span className="spoken">: {name}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
