import type { Refusal } from '@pangaea/rules/kernel';
import { useState, useSyncExternalStore } from 'preact/compat';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { peopleOf } from '../../play/people.ts';
import type { SeatPresence, TablePort } from '../../table/port.ts';
import { presenceSaid } from './presence.tsx';

/**
 * The seats of a table of a server. A person may leave the own seat or let a program play it.
 * Others may free it when its time is over, or ask for that when its person has been away for seven
 * days. The host shares the links.
 */
export function SeatKeeping({ port }: { readonly port: TablePort }) {
  const speech = useSpeech();
  const { m } = speech;
  const table = useSyncExternalStore(port.subscribe, port.current);
  const [refused, setRefused] = useState<Refusal>();
  const [isRenewed, setRenewed] = useState(false);
  const { seating } = port;
  if (seating === undefined) return null;
  const people = peopleOf(speech, table);
  const { consent } = port;
  const own = table.players.findIndex(({ kind }) => kind === 'here');
  const free = (seat: number, name: string) => {
    const isOwn = table.players[seat].kind === 'here';
    const sure = isOwn ? m.agree.leaveSure : m.seating.freeSure(name);
    if (window.confirm(sure)) void seating.free(seat).then(setRefused);
  };
  const renew = async () => {
    const why = await seating.renewLinks();
    setRefused(why);
    setRenewed(why === undefined);
  };
  return (
    <section className="seat-keeping" aria-labelledby="seat-keeping">
      <h3 id="seat-keeping">{m.seating.heading}</h3>
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      <ul>
        {table.players.map((player, seat) => {
          const { name, isAway } = people[seat];
          const isOwn = player.kind === 'here';
          const program = player.kind === 'away' ? player.program : undefined;
          const isLeft = player.kind !== 'bot' && player.left === true;
          const clock = table.clocks?.seats[seat];
          const isOut = clock?.over === true || clock?.away === true;
          const isTaken = player.kind !== 'bot' && !isAway && !isLeft;
          const mayGive = (isOwn && !isLeft) || (isAway && seating.isHost);
          const mayEnd = program?.isOwn === true;
          const mayFree = isTaken && (isOwn || isOut);
          const mayAsk =
            isTaken &&
            !mayFree &&
            own >= 0 &&
            isLongGone(table.presence?.seats[seat], SERVER_TIME.now());
          return (
            <li key={seat}>
              <span>
                {name}{' '}
                {player.kind !== 'bot' && !isOwn && (
                  <small>
                    {isAway
                      ? m.remote.waiting
                      : presenceSaid(
                          speech,
                          player,
                          table.presence?.seats[seat],
                          SERVER_TIME.now(),
                        )}
                  </small>
                )}
              </span>
              {mayGive && (
                <button
                  type="button"
                  className="quiet"
                  data-give-seat={seat}
                  onClick={() => void seating.giveToProgram(seat).then(setRefused)}
                >
                  {m.seating.give}
                  <span className="spoken">: {name}</span>
                </button>
              )}
              {mayEnd && (
                <button
                  type="button"
                  className="quiet"
                  data-end-program={seat}
                  onClick={() => void seating.endProgram(seat).then(setRefused)}
                >
                  {m.seating.endProgram}
                  <span className="spoken">: {name}</span>
                </button>
              )}
              {mayFree && (
                <button
                  type="button"
                  className="quiet"
                  data-free-seat={seat}
                  onClick={() => free(seat, name)}
                >
                  {isOwn ? m.seating.leave : m.seating.free}
                  <span className="spoken">: {name}</span>
                </button>
              )}
              {mayAsk && consent !== undefined && (
                <button
                  type="button"
                  className="quiet"
                  data-ask-free={seat}
                  onClick={() => void consent.askFree(own, seat).then(setRefused)}
                >
                  {m.agree.askFree}
                  <span className="spoken">: {name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {seating.isHost && table.invitation !== undefined && (
        <p>
          <button type="button" data-renew-links onClick={() => void renew()}>
            {m.seating.renew}
          </button>
          <span className="hint" role="status">
            {isRenewed && m.seating.renewed}
          </span>
        </p>
      )}
    </section>
  );
}

const LONG_MS = 7 * 24 * 3_600_000;

/**
 * Whether a person may have been away for seven days; the server, which knows the person's hours,
 * decides.
 */
function isLongGone(presence: SeatPresence | undefined, now: number): boolean {
  return presence?.is === 'gone' && presence.seen !== undefined && now - presence.seen >= LONG_MS;
}
