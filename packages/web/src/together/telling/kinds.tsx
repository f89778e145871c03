import type { NoticeKind } from '@pangaea/wire';
import { useSpeech } from '../../messages/speech.ts';
import { useNewestWish } from '../../start/newest-wish.ts';
import { tellingApi } from '../../table/remote/telling-api.ts';
import { TELLING_MESSAGES } from './messages.ts';
import type { ToldState } from './use-telling.ts';

/** The kinds of notices that a person wants. */
export function Kinds({ told }: { readonly told: ToldState }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const { telling, learn } = told;
  const [off, turnOff] = useNewestWish(telling?.off ?? [], tellingApi.turnOff, learn);
  if (telling === undefined) return null;
  const kinds = Object.keys(w.kind) as NoticeKind[];
  return (
    <section className="set-up-part telling-kinds" aria-labelledby="telling-kinds">
      <h2 id="telling-kinds">{w.kinds}</h2>
      {kinds.map((kind) => (
        <label key={kind} className="check">
          <input
            type="checkbox"
            checked={!off.includes(kind)}
            data-kind={kind}
            onChange={({ currentTarget }) =>
              turnOff(currentTarget.checked ? off.filter((each) => each !== kind) : [...off, kind])
            }
          />
          {w.kind[kind]}
        </label>
      ))}
      <p className="hint">{w.kindsHint}</p>
    </section>
  );
}
