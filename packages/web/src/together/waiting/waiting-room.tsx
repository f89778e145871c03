import './waiting.css';
import type { Refusal } from '@pangaea/rules/kernel';
import type { ProgramMade, TableInfo } from '@pangaea/wire';
import { useEffect, useRef, useState, useSyncExternalStore } from 'preact/compat';
import { agreedSaid } from '../../clock/agreed.ts';
import { loadGame } from '../../games/index.ts';
import { GAMES, type GameId } from '../../games/list.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { chime } from '../../play/sound/hear.ts';
import { usePreferences } from '../../preferences/context.ts';
import { InvitationLinks } from '../../shell/seats/invitation-links.tsx';
import { AskHours } from '../../shell/settings/ask-hours.tsx';
import { haveHoursBeenAsked } from '../../shell/settings/hours-asked.ts';
import { Masthead } from '../../start/masthead.tsx';
import { NeverPlayed } from '../../start/never-played.tsx';
import { randomHex } from '../../table/new-table.ts';
import { api } from '../../table/remote/api.ts';
import { seatsWithoutShare, servedTurn } from '../../table/remote/served-turn.ts';
import { forgetShare, shareFor } from '../../table/remote/shares.ts';
import { listen } from '../../table/remote/stream.ts';
import { isAgain, useDoublePress } from '../../ui/double-press.ts';
import { later } from '../../ui/later.tsx';
import { setTitle } from '../../ui/page-title.ts';
import { Part } from '../../ui/part.tsx';
import { claimRing } from '../ring.ts';
import { type FollowedWaiting, followWaiting } from './follow-waiting.ts';
import { WAITING_MESSAGES } from './messages.ts';
import { TableOptions } from './table-options.tsx';
import { WaitingSeats } from './waiting-seats.tsx';
import { WaitingWords } from './waiting-words.tsx';

const InvitePeople = later(
  async () => (await import('../../start/invitations/invite-people.tsx')).InvitePeople,
);
const InvitationList = later(
  async () => (await import('../../start/invitations/invitation-list.tsx')).InvitationList,
);
const TableTelling = later(async () => (await import('../telling/table-telling.tsx')).TableTelling);

interface Props {
  readonly first: TableInfo;
  readonly game: GameId;
  /** Called when the game can be shown. */
  readonly onDealt: () => void;
  readonly onToken: (made: ProgramMade) => void;
}

/** A table before its deal: the people who are there, the free seats, and the links to them. */
export function WaitingRoom(props: Props) {
  const [followed, setFollowed] = useState<FollowedWaiting>();
  const { preferences } = usePreferences();
  const { first, onDealt } = props;
  const isLoud = useRef(preferences.sound);
  isLoud.current = preferences.sound;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each table is followed only once.
  useEffect(() => {
    const { id } = first;
    const following = followWaiting(first, {
      api,
      listen,
      newKey: () => randomHex(24),
      share: () => shareFor(localStorage, id),
      forgetShare: () => forgetShare(localStorage, id),
      dealt: (table) => {
        const isMine = servedTurn(table) === 'here';
        if (isMine && isLoud.current && claimRing(localStorage, id, Date.now())) chime();
        onDealt();
      },
    });
    setFollowed(following);
    return () => following.close();
  }, [first.id]);
  return (
    <>
      <Masthead />
      {followed !== undefined && <Room {...props} followed={followed} />}
    </>
  );
}

function Room({ game, followed, onToken }: Props & { readonly followed: FollowedWaiting }) {
  const speech = useSpeech();
  const { m, language } = speech;
  const w = WAITING_MESSAGES[language];
  const [refused, setRefused] = useState<Refusal>();
  const [isAsking, setAsking] = useState(() => !haveHoursBeenAsked(localStorage));
  const { table, presence, connection } = useSyncExternalStore(
    followed.subscribe,
    followed.current,
  );
  const { id, seats, made, invitation, options } = table;
  const title = GAMES[game].title[language];
  const missing = seatsWithoutShare(table).length;
  const here = seats.length - missing;
  useEffect(() => setTitle(w.tab(here, seats.length, title)), [w, here, seats.length, title]);
  // While the people wait, the parts of the board are loaded; the options do not change any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all answers have the same options.
  useEffect(() => void loadGame(game, language, options).catch(() => undefined), [game, language]);
  const isSeated = seats.some(({ yours }) => yours === true);
  // While one change is under way, another one would mean a seat that may have another number soon.
  const isActing = useRef(false);
  const act = async (ask: () => ReturnType<typeof api.free>) => {
    if (isActing.current) return;
    isActing.current = true;
    setRefused(await followed.learn(ask()));
    isActing.current = false;
  };
  const onDoublePress = useDoublePress();
  const free = seats.filter(({ kind, joined }) => kind === 'person' && !joined).length;
  return (
    <main className="start waiting" data-waiting={missing}>
      <WaitingHead table={table} game={game} missing={missing} />
      {connection !== 'connected' && (
        <p className="connection" role="alert">
          {m.remote[connection]}
        </p>
      )}
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      {!isSeated && !made && free > 0 && <InvitationList table={id} />}
      {isSeated && isAsking && table.time?.kind === 'slow' && (
        <AskHours onDone={() => setAsking(false)} />
      )}
      <div className="waiting-columns">
        <div>
          <section
            aria-labelledby="waiting-seats"
            onClickCapture={(event) => {
              onDoublePress(event);
              // The next seat has the same button at the same place.
              if (isAgain(event)) event.stopPropagation();
            }}
          >
            <h2 id="waiting-seats">{w.seats}</h2>
            <WaitingSeats
              table={table}
              presence={presence}
              fewest={GAMES[game].players[0]}
              onBot={(seat) => void act(() => api.giveToBot(id, seat, 'intermediate'))}
              onRemove={(seat) => void act(() => api.removeSeat(id, seat, seats.length))}
              onFree={(seat) => void act(() => api.free(id, seat))}
              onProgram={(seat) =>
                void act(() =>
                  api.program(id, seat).then((answer) => {
                    if (!answer.ok) return answer;
                    onToken(answer.value);
                    return { ok: true, value: answer.value.table };
                  }),
                )
              }
            />
          </section>
          {invitation !== undefined && (
            <InvitationLinks
              link={invitation}
              links={seats.map(({ link }) => link)}
              free={free}
              title={title}
            >
              <p>
                <button
                  type="button"
                  data-renew-links
                  onClick={() => void act(() => api.renewLinks(id))}
                >
                  {m.seating.renew}
                </button>
              </p>
            </InvitationLinks>
          )}
          {invitation !== undefined && <People table={id} />}
          {!made && free > 0 && <p className="hint">{w.hostInvites}</p>}
          {!made && !isSeated && <p className="hint">{w.watching}</p>}
        </div>
        <div>
          <section className="waiting-deal">
            <p>{w.dealtWhenAll}</p>
            <details>
              <summary>{w.fair}</summary>
              <p className="hint">{w.fairHow}</p>
              <p className="commitment">
                {w.hash}: <code>{table.commitment}</code>
              </p>
            </details>
            <TableOptions table={table} game={game} name={w.options} />
          </section>
          <section aria-label={m.words.name}>
            <WaitingWords table={table} talk={followed.talk} />
          </section>
          {isSeated && <Telling table={id} isHost={made} />}
          {made && <DeleteTable id={id} onRefused={setRefused} />}
        </div>
      </div>
    </main>
  );
}

/** People with whom the host has played; loaded when the list is opened. */
function People({ table }: { readonly table: string }) {
  const { language } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="waiting-telling"
      data-invite-people
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{WAITING_MESSAGES[language].people}</summary>
      {isOpen && <InvitePeople table={table} />}
    </details>
  );
}

/** The ways in which this device and a group get notices of the table; loaded when it is opened. */
function Telling({ table, isHost }: { readonly table: string; readonly isHost: boolean }) {
  const { m } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="waiting-telling"
      data-telling-table
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.telling.way}</summary>
      {isOpen && <TableTelling table={table} isHost={isHost} />}
    </details>
  );
}

/** The game, its length, and the number of people for whom it waits. */
function WaitingHead({
  table,
  game,
  missing,
}: {
  readonly table: TableInfo;
  readonly game: GameId;
  /** Seats without a share in the deal. */
  readonly missing: number;
}) {
  const { m, language } = useSpeech();
  const w = WAITING_MESSAGES[language];
  const { seats, time, pace } = table;
  const entry = GAMES[game];
  const title = entry.title[language];
  return (
    <section className="waiting-head">
      <div className="game-cover" aria-hidden="true">
        <Part otherwise={null}>
          <entry.Cover />
        </Part>
      </div>
      <div>
        <h1>{title}</h1>
        <p className="waiting-for" role="status">
          {w.waits(missing)}
        </p>
        <p className="hint">
          {m.phrases([
            m.remote.tempos[pace],
            ...(time === undefined ? [w.untimed] : agreedSaid(m, time)),
            m.remote.wholeGame(entry.minutes.each * seats.length),
          ])}
        </p>
        <NeverPlayed game={game} />
      </div>
    </section>
  );
}

function DeleteTable({
  id,
  onRefused,
}: {
  readonly id: string;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const { m, language } = useSpeech();
  const w = WAITING_MESSAGES[language];
  return (
    <p>
      <button
        type="button"
        className="quiet"
        data-remove-table
        onClick={() => {
          if (window.confirm(m.remote.removeSure)) {
            void api.remove(id).then((gone) => {
              if (gone.ok) window.location.href = '/';
              else onRefused(gone.refused.refusal);
            });
          }
        }}
      >
        {w.deleteTable}
      </button>
    </p>
  );
}
