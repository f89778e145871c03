import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { GAMES, isGameId } from '../../games/list.ts';
import { useSpeech } from '../../messages/speech.ts';
import { useTurns } from '../../play/turns-context.ts';
import { channelName, faultSaid } from './faults.ts';
import { TELLING_MESSAGES } from './messages.ts';
import type { ToldState } from './use-telling.ts';

/** All sent notices, and those not sent with the reason. */
export function Past({ told: { telling } }: { readonly told: ToldState }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  if (telling === undefined) return null;
  const { channels, told, waiting } = telling;
  const where = (id: number) => {
    const channel = channels.find((each) => each.id === id);
    return channel === undefined ? w.gone : channelName(w, channel);
  };
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="set-up-part telling-past" aria-labelledby="telling-past">
      <h2 id="telling-past">{w.told}</h2>
      {waiting.length > 0 && (
        <>
          <h3>{w.waits}</h3>
          <ul>
            {waiting.map(({ table, kind, why, until }) => (
              <li key={`${table} ${kind}`} data-waits={why}>
                <TableName id={table} /> {w.short[kind]}
                <small>
                  {w.why[why]}{' '}
                  {until !== undefined && why !== 'delay' && w.until(moment.format(until))}
                </small>
              </li>
            ))}
          </ul>
          <h3>{w.told}</h3>
        </>
      )}
      {told.length === 0 && <p className="hint">{w.nothing}</p>}
      <ul>
        {told.map(({ table, kind, at, channel, outcome, why = '' }) => (
          <li key={`${table} ${kind} ${channel} ${at}`} data-told={outcome}>
            <TableName id={table} /> {w.short[kind]}{' '}
            <time dateTime={new Date(at).toISOString()} title={moment.format(at)}>
              {ago(at, SERVER_TIME.now(), language)}
            </time>
            <small>
              {outcome === 'sent'
                ? w.sent(where(channel))
                : w.failed(where(channel), faultSaid(w, why))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The game of a table, as a link to it. */
function TableName({ id }: { readonly id: string }) {
  const { language } = useSpeech();
  const { tables } = useTurns();
  const game = tables.find((table) => table.id === id)?.game;
  const name =
    game !== undefined && isGameId(game)
      ? GAMES[game].title[language]
      : TELLING_MESSAGES[language].table;
  return <a href={`/t/${id}`}>{name}</a>;
}
