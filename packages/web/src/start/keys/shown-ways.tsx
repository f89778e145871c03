import type { KeyKind, KeyList, KeyPurpose, ShownKey } from '@pangaea/wire';
import { useKeysWords } from './keys-words.ts';
import { MailCode, Passkey, TypeWords } from './way.tsx';

/**
 * All ways to show an existing key.
 * @param kinds if left out, those that work at this server
 */
export function ShownWays({
  can,
  kinds,
  purpose,
  onShown,
}: {
  readonly can: KeyList['can'];
  readonly kinds?: readonly KeyKind[];
  readonly purpose: Exclude<KeyPurpose, 'add'>;
  readonly onShown: (key: ShownKey) => void;
}) {
  const words = useKeysWords();
  const isAsked = (kind: KeyKind) => kinds === undefined || kinds.includes(kind);
  return (
    <>
      {isAsked('passkey') && (
        <section className="keys-way">
          <h3>{words.kinds.passkey}</h3>
          {can.passkey ? (
            <Passkey purpose={purpose} onShown={onShown} />
          ) : (
            <p className="hint">{words.noPasskeys}</p>
          )}
        </section>
      )}
      {isAsked('mail') && (
        <section className="keys-way">
          <h3>{words.kinds.mail}</h3>
          {can.mail ? (
            <MailCode purpose={purpose} onShown={onShown} />
          ) : (
            <p className="hint">{words.noMail}</p>
          )}
        </section>
      )}
      {isAsked('words') && (
        <section className="keys-way">
          <h3>{words.kinds.words}</h3>
          <TypeWords onShown={onShown} />
        </section>
      )}
    </>
  );
}
