import './telling.css';
import { useSpeech } from '../../messages/speech.ts';
import { HoursSettings } from '../../shell/settings/hours.tsx';
import { WantedInvitations } from '../../start/invitations/wanted.tsx';
import { Masthead } from '../../start/masthead.tsx';
import { usePage } from '../../ui/use-page.ts';
import { Channels } from './channels.tsx';
import { Kinds } from './kinds.tsx';
import { TELLING_MESSAGES } from './messages.ts';
import { Past } from './past.tsx';
import { ThisDevice } from './this-device.tsx';
import { useTelling } from './use-telling.ts';

/**
 * The page of notices that a person gets while no page is open: the channels, the kinds, the times,
 * and the sent notices.
 */
export function TellingPage() {
  const { m, language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  usePage(`${m.telling.way} · ${m.title}`);
  const told = useTelling();
  const { telling, refused } = told;
  return (
    <>
      <Masthead />
      <main className="start start-set-up telling" data-telling={telling !== undefined}>
        <p>
          <a className="link-alone" href="#/">
            ← {m.home}
          </a>
        </p>
        <h1>{m.telling.way}</h1>
        <p>{w.about}</p>
        {refused !== undefined && (
          <p role="alert">{telling === undefined ? w.noServer : refused}</p>
        )}
        <ThisDevice told={told} />
        <Channels told={told} />
        <Kinds told={told} />
        <WantedInvitations />
        {telling !== undefined && (
          <div className="set-up-part">
            <HoursSettings />
          </div>
        )}
        <Past told={told} />
      </main>
    </>
  );
}
