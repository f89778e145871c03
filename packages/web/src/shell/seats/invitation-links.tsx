import type { Reach } from '@pangaea/wire';
import { type ReactNode, useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { api } from '../../table/remote/api.ts';
import { LinkRow } from '../../ui/link-row.tsx';

/** One link for everybody who may still join; how to get the answers; and a link for spectators. */
export function InvitationLinks({
  link,
  links,
  free,
  title,
  children,
}: {
  readonly link: string;
  /** The links to single free seats. */
  readonly links: readonly (string | undefined)[];
  readonly free: number;
  /** The title of the game. */
  readonly title: string;
  /** Further buttons for the host. */
  readonly children?: ReactNode;
}) {
  const { m } = useSpeech();
  const reach = useReach();
  const isLocal = isLoopback(new URL(link).hostname);
  // On the machine of the server, links use an address that others can reach.
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
        {children}
      </details>
    </details>
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** The people who can open this server's links; undefined until it is known. */
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
