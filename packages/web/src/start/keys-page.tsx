import type { Refusal } from '@pangaea/rules/kernel';
import type { KeyInfo, KeyKind, KeyList, ShownKey } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { ago } from '../clock/ago.ts';
import { SERVER_TIME } from '../clock/server-time.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { saveFile } from '../play/save-file.ts';
import { type ApiAnswer, api } from '../table/remote/api.ts';
import { EraseMe } from './keys/erase-me.tsx';
import './keys/keys.css';
import { useKeysWords } from './keys/keys-words.ts';
import { NewWords } from './keys/new-words.tsx';
import { ShownWays } from './keys/shown-ways.tsx';
import { MailCode, Passkey } from './keys/way.tsx';
import { Masthead } from './masthead.tsx';

const KINDS = ['words', 'passkey', 'mail'] as const;

/** An action on keys, which may have to wait until a key is shown. */
type Wish =
  | { readonly does: 'add'; readonly kind: KeyKind }
  | { readonly does: 'remove'; readonly id: number }
  | { readonly does: 'file' | 'erase' };

/** The keys of this person: added, shown, removed. */
export function KeysPage() {
  const speech = useSpeech();
  const { m } = speech;
  const words = useKeysWords();
  const [list, setList] = useState<KeyList>();
  const [isKnown, setKnown] = useState<boolean>();
  const [wish, setWish] = useState<Wish>();
  const [refused, setRefused] = useState<Refusal>();
  const [isErased, setErased] = useState(false);
  const learn = (answer: ApiAnswer<KeyList>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setList(answer.value);
    return answer.ok;
  };
  useEffect(() => {
    void api.keys().then((answer) => {
      if (answer.ok) setList(answer.value);
    });
    void api.devices().then((found) => setKnown(found.ok && found.value.devices.length > 0));
  }, []);
  const remove = async (id: number) => {
    const answer = await api.removeKey(id);
    const code = answer.ok ? '' : answer.refused.refusal.code;
    if (code === 'proof-needed') setWish({ does: 'remove', id });
    else {
      learn(answer);
      setWish(undefined);
    }
  };
  const saveAll = async () => {
    const file = await api.personFile();
    if (file.ok) {
      saveFile('pangaea-person.json', JSON.stringify(file.value, undefined, 2));
      setWish(undefined);
      learn(await api.keys());
    } else if (file.refused.refusal.code === 'proof-needed') setWish({ does: 'file' });
    else setRefused(file.refused.refusal);
  };
  const erase = async () => {
    const answer = await api.erase();
    if (answer.ok) setErased(true);
    else if (answer.refused.refusal.code === 'proof-needed' && list?.keys.length !== 0) {
      setWish({ does: 'erase' });
      return;
    } else setRefused(answer.refused.refusal);
    setWish(undefined);
  };
  const add = async (key: ShownKey) => {
    if (learn(await api.addKey(key))) setWish(undefined);
  };
  const prove = async (key: ShownKey) => {
    if (!learn(await api.proveKey(key))) return;
    if (wish?.does === 'remove') await remove(wish.id);
    if (wish?.does === 'file') await saveAll();
    if (wish?.does === 'erase') await erase();
  };
  const mustProve =
    wish !== undefined &&
    list !== undefined &&
    list.keys.length > 0 &&
    (wish.does !== 'add' || list.proved === 0);
  if (isErased) return <Erased />;
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <p>
          <a className="link-alone" href="#/">
            ← {m.back}
          </a>
        </p>
        <section className="set-up-part">
          <h1>{words.heading}</h1>
          <p>{words.why}</p>
          {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
          {list !== undefined && (
            <>
              <Keys
                list={list}
                onRemove={(id) => {
                  if (window.confirm(words.removeSure)) void remove(id);
                }}
              />
              {isKnown === false ? (
                <p className="hint">{words.nobody}</p>
              ) : mustProve ? (
                <Proving
                  list={list}
                  onShown={(key) => void prove(key)}
                  onStop={() => setWish(undefined)}
                />
              ) : (
                <Adding
                  can={list.can}
                  kind={wish?.does === 'add' ? wish.kind : undefined}
                  onChoose={(kind) => {
                    setRefused(undefined);
                    setWish(kind && { does: 'add', kind });
                  }}
                  onShown={(key) => void add(key)}
                />
              )}
              <News list={list} />
              {isKnown === true && !mustProve && <EraseMe onErase={() => void erase()} />}
            </>
          )}
          <Ways onSave={isKnown === true ? () => void saveAll() : undefined} />
        </section>
      </main>
    </>
  );
}

/** The data file of the person, if there are data, and signing in with a key. */
function Ways({ onSave }: { readonly onSave: (() => void) | undefined }) {
  const { language } = useSpeech();
  const words = useKeysWords();
  return (
    <p className="keys-buttons">
      {onSave !== undefined && (
        <button type="button" data-save-all onClick={onSave}>
          {words.saveAll}
        </button>
      )}
      <a className="link-alone" href={`/privacy?language=${language}`}>
        {words.privacy}
      </a>
      <a className="link-alone" href="#/sign-in">
        {words.back}
      </a>
    </p>
  );
}

/** Asks for an existing key, which must be shown before an action on keys. */
function Proving({
  list: { can, keys },
  onShown,
  onStop,
}: {
  readonly list: KeyList;
  readonly onShown: (key: ShownKey) => void;
  readonly onStop: () => void;
}) {
  const words = useKeysWords();
  return (
    <section className="keys-way" data-prove>
      <h2>{words.prove}</h2>
      <p className="hint">{words.proveWhy}</p>
      <ShownWays can={can} kinds={keys.map(({ kind }) => kind)} purpose="prove" onShown={onShown} />
      <button type="button" className="quiet" onClick={onStop}>
        {words.stop}
      </button>
    </section>
  );
}

/** Tells that no data of this person are stored any more. */
function Erased() {
  const { m } = useSpeech();
  const words = useKeysWords();
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <p role="status" data-erased>
          {words.erased}
        </p>
        {/* The page is loaded again, so that no earlier data are shown. */}
        <a href="/">{m.home}</a>
      </main>
    </>
  );
}

function Keys({
  list: { keys },
  onRemove,
}: {
  readonly list: KeyList;
  readonly onRemove: (id: number) => void;
}) {
  const words = useKeysWords();
  if (keys.length === 0) return <p data-no-key>{words.none}</p>;
  return (
    <ul className="keys-list">
      {keys.map((key) => (
        <li key={key.id} data-key={key.kind}>
          <Described value={key} />
          <button type="button" className="quiet" onClick={() => onRemove(key.id)}>
            {words.remove}
            <span className="spoken">: {words.kinds[key.kind]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Described({ value }: { readonly value: KeyInfo }) {
  const { language } = useSpeech();
  const words = useKeysWords();
  const { kind, address, created, used, young } = value;
  const when = (at: number) => ago(at, SERVER_TIME.now(), language);
  return (
    <span>
      <b>{words.kinds[kind]}</b> {address}
      <small>
        {words.added(when(created))}
        {used > created && ` · ${words.used(when(used))}`}
      </small>
      {young && <small>{words.young}</small>}
    </span>
  );
}

function Adding({
  can,
  kind: chosen,
  onChoose,
  onShown,
}: {
  readonly can: KeyList['can'];
  readonly kind: KeyKind | undefined;
  readonly onChoose: (kind: KeyKind | undefined) => void;
  readonly onShown: (key: ShownKey) => void;
}) {
  const words = useKeysWords();
  const hindrance = { words: undefined, passkey: words.noPasskeys, mail: words.noMail } as const;
  return (
    <>
      <h2>{words.add}</h2>
      {KINDS.map((kind) => (
        <section key={kind} className="keys-way" data-way={kind}>
          <h3>{words.kinds[kind]}</h3>
          <p className="hint">{words.ways[kind]}</p>
          {kind !== 'words' && !can[kind] ? (
            <p>{hindrance[kind]}</p>
          ) : kind === 'passkey' ? (
            <Passkey purpose="add" onShown={onShown} />
          ) : chosen !== kind ? (
            <button type="button" data-add-key={kind} onClick={() => onChoose(kind)}>
              {words.start[kind]}
            </button>
          ) : (
            <>
              {kind === 'words' ? (
                <NewWords onShown={onShown} />
              ) : (
                <MailCode purpose="add" onShown={onShown} />
              )}
              <button type="button" className="quiet" onClick={() => onChoose(undefined)}>
                {words.stop}
              </button>
            </>
          )}
        </section>
      ))}
    </>
  );
}

function News({ list: { news } }: { readonly list: KeyList }) {
  const { language } = useSpeech();
  const words = useKeysWords();
  if (news.length === 0) return null;
  return (
    <section className="keys-way">
      <h2>{words.news}</h2>
      <ul className="keys-list">
        {news.map(({ at, event, key, device }) => (
          <li key={`${at} ${event} ${key}`}>
            <span>
              {words.events[event](key === undefined ? '' : words.kinds[key])}
              <small>
                {ago(at, SERVER_TIME.now(), language)} · {device.browser}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
