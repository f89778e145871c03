import type { TableInfo } from '@pangaea/wire';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { useSpeech } from '../../messages/speech.ts';
import { peopleOf } from '../../play/people.ts';
import { presenceSaid } from '../../shell/seats/presence.tsx';
import { playersOf } from '../../start/players-of.ts';
import { BOT_LEVELS, type TablePresence } from '../../table/port.ts';
import { seatsWithoutShare } from '../../table/remote/served-turn.ts';
import { Portrait } from '../../ui/faces/face.tsx';
import { WAITING_MESSAGES } from './messages.ts';

/** Buttons that change a seat before the deal. */
export interface WaitingActs {
  readonly onFree: (seat: number) => void;
  readonly onProgram: (seat: number) => void;
  readonly onBot: (seat: number) => void;
  readonly onRemove: (seat: number) => void;
}

/**
 * The seats and the missing people; the own seat can be left here. The host of the table can free
 * any seat, give a free one to a bot, or remove it.
 */
export function WaitingSeats({
  table,
  presence,
  fewest,
  ...acts
}: WaitingActs & {
  readonly table: TableInfo;
  readonly presence: TablePresence | undefined;
  /** The smallest number of players that the game allows. */
  readonly fewest: number;
}) {
  const { onFree } = acts;
  const speech = useSpeech();
  const { m, language } = speech;
  const w = WAITING_MESSAGES[language];
  const { id, made, seats } = table;
  const players = playersOf(table);
  const people = peopleOf(speech, { id, players });
  const missing = seatsWithoutShare(table);
  const state = (seat: number): string => {
    const { kind, joined, yours, program, level, sameAs } = seats[seat];
    const known = BOT_LEVELS.find((each) => each === level);
    if (kind === 'bot') return known === undefined ? w.bot : `${w.bot} · ${m.levels[known]}`;
    if (!joined) return w.free;
    if (yours === true) return w.you;
    if (sameAs !== undefined) return w.same(people[sameAs].name);
    if (program !== undefined) return '';
    // A person who opened the page before the deal may be asked to open the table again.
    if (missing.includes(seat)) return w.notYet;
    return presenceSaid(speech, players[seat], presence?.seats[seat], SERVER_TIME.now());
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
              <FreeSeat
                {...acts}
                seat={seat}
                name={name}
                isLast={missing.length === 1}
                fewer={seats.length > fewest ? seats.length - 1 : undefined}
              />
            )}
            {kind === 'bot' && made && (
              <button
                type="button"
                className="quiet"
                data-free-seat={seat}
                onClick={() => onFree(seat)}
              >
                {w.noBot}
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

/** A seat that nobody has taken, with the ways to begin the game without that player. */
function FreeSeat({
  seat,
  name,
  isLast,
  fewer,
  onBot,
  onRemove,
  onProgram,
}: Omit<WaitingActs, 'onFree'> & {
  readonly seat: number;
  readonly name: string;
  /** Whether this is the last free seat, so that the game begins with the press. */
  readonly isLast: boolean;
  /** The number of players without this seat; undefined if that is too few. */
  readonly fewer: number | undefined;
}) {
  const { m, language } = useSpeech();
  const w = WAITING_MESSAGES[language];
  const spoken = <span className="spoken">: {name}</span>;
  return (
    <span className="waiting-free">
      <button type="button" data-bot-seat={seat} onClick={() => onBot(seat)}>
        {isLast ? w.letBotBegin : w.letBot}
        {spoken}
      </button>
      {fewer !== undefined && (
        <button type="button" data-remove-seat={seat} onClick={() => onRemove(seat)}>
          {isLast ? w.fewerBegin(fewer) : w.fewer(fewer)}
          {spoken}
        </button>
      )}
      <button type="button" className="quiet" data-give-seat={seat} onClick={() => onProgram(seat)}>
        {m.seating.give}
        {spoken}
      </button>
    </span>
  );
}
