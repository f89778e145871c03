import { hasSeat } from '@pangaea/rules/kernel';
import { useEffect, useState } from 'preact/compat';
import { hides } from '../game/rules.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech, useSpeech } from '../speech.ts';
import { api } from '../table/remote/api.ts';
import type { Reach } from '../table/remote/wire.ts';
import { LinkRow } from '../ui/link-row.tsx';
import { useOpened } from './opened.ts';

/** The links to seats that nobody has taken yet; and whether the server can be heard. */
export function Invitations() {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const { deciders, invitation, connection, players, holders = 0, isUnseated, game } = play.table;
  const { now } = play;
  const { opened } = useOpened();
  // What lies over the map is read; what is told of free seats comes back when it is closed.
  const isCovering = opened.sheet !== undefined;
  const vacant = people.filter(({ isAway }, seat) => isAway && hasSeat(deciders, seat));
  const watching = connection !== 'here' && players.every(({ kind }) => kind !== 'here');
  return (
    <>
      {connection === 'lost' && (
        <p className="connection" role="alert">
          {m.remote.lost}
        </p>
      )}
      {connection === 'deleted' && (
        <p className="connection" role="alert">
          {m.remote.deleted}
        </p>
      )}
      {holders > 1 && hides(game, now) && (
        <p className="hint shared-seat">{m.remote.shared(holders)}</p>
      )}
      {isUnseated === true && <p role="alert">{m.remote.unseated}</p>}
      {watching && <p className="hint">{m.remote.watching}</p>}
      {vacant.length > 0 && invitation === undefined && !isCovering && (
        <p className="hint" role="status" data-vacant>
          {m.remote.waitsForSeat(m.all(vacant.map(({ name }) => name)))}
        </p>
      )}
      {!isCovering && <Invited />}
    </>
  );
}

/** What invites to free seats, for who made the table. In a sheet that is open at the start it stands in that. */
export function Invited() {
  const { play } = useTable();
  const { invitation } = play.table;
  return invitation === undefined ? null : <Invitation link={invitation} />;
}

/** One link for all who may still come; how to be reached by them; links for whoever watches. */
function Invitation({ link }: { readonly link: string }) {
  const { m, title } = useGameSpeech();
  const { play } = useTable();
  const { links = [], players } = play.table;
  const reach = useReach();
  const free = players.filter((player) => player.kind === 'away' && !player.joined).length;
  const isLocal = isLoopback(new URL(link).hostname);
  // Who sits at the server invites to the address that others have.
  const [address] = reach?.addresses ?? [];
  const handed = (each: string) =>
    isLocal && address !== undefined ? each.replace(new URL(each).origin, address) : each;
  const watch = link.slice(0, link.indexOf('#'));
  return (
    <details className="invitations" open>
      <summary>{m.remote.invite(free)}</summary>
      <p className="hint">{m.remote.inviteHint}</p>
      <LinkRow
        isMain
        hasCode
        to="invitation"
        link={handed(link)}
        name={m.remote.inviteLink}
        text={m.remote.joinGame(title)}
      />
      {isLocal && reach?.reach === 'machine' && (
        <p className="invitations-reach">
          {m.remote.onlyHere} <code>HOST=0.0.0.0 npm start</code>
        </p>
      )}
      {isLocal && address !== undefined && <p className="hint">{m.remote.inNetwork}</p>}
      <details>
        <summary>{m.remote.moreLinks}</summary>
        <LinkRow to="watch" link={handed(watch)} name={m.remote.watchLink} />
        {links.map(
          (each, seat) =>
            each !== undefined && (
              <LinkRow
                key={seat}
                to={`seat-${seat}`}
                link={handed(each)}
                name={m.start.seat(seat + 1)}
              />
            ),
        )}
      </details>
    </details>
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** Who can open links of this server; undefined until it is known. */
function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    let isGone = false;
    void api.reach().then((found) => {
      if (!isGone && found.ok) setReach(found.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reach;
}
