import { hasSeat } from '@pangaea/rules/kernel';
import { hides } from '../../game/rules.ts';
import { useGameSpeech, useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import type { Player } from '../../table/port.ts';
import { useOpened } from '../opened.ts';
import { InvitationLinks } from './invitation-links.tsx';

/** The links to free seats, and whether the server can be reached. */
export function Invitations() {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const { deciders, invitation, connection, players, holders = 0, isUnseated, game } = play.table;
  const { now } = play;
  const { opened } = useOpened();
  // While a sheet over the map is open, the line about free seats is hidden.
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
      {(connection === 'deleted' || connection === 'removed') && (
        <p className="connection" role="alert">
          {m.remote[connection]}
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

/**
 * Invitations to free seats, for the host of the table; also inside the sheet that is open at the
 * start.
 */
export function Invited() {
  const { play } = useTable();
  const { invitation } = play.table;
  return invitation === undefined ? null : <Invitation link={invitation} />;
}

/** The links to the free seats of the shown table. */
function Invitation({ link }: { readonly link: string }) {
  const { title } = useGameSpeech();
  const { play } = useTable();
  const { links = [], players } = play.table;
  const isFree = (player: Player) =>
    player.kind === 'away' && (!player.joined || player.left === true);
  const free = players.filter(isFree).length;
  return <InvitationLinks link={link} links={links} free={free} title={title} />;
}
