import type { KeyInfo, KeyKind, KeyList, ShownKey } from '@pangaea/wire';
import { useEffect, useState, useSyncExternalStore } from 'preact/compat';
import { ago } from '../clock/ago.ts';
import { SERVER_TIME } from '../clock/server-time.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { saveFile } from '../play/save-file.ts';
import { api } from '../table/remote/api.ts';
import { untilAnswered } from '../table/remote/until-answered.ts';
import { usePage } from '../ui/use-page.ts';
import { EraseMe } from './keys/erase-me.tsx';
import './keys/keys.css';
import { keyDesk, mustProve, type Wish } from './keys/key-desk.ts';
import { useKeysWords } from './keys/keys-words.ts';
import { NewWords } from './keys/new-words.tsx';
import { ShownWays } from './keys/shown-ways.tsx';
import { MailCode, Passkey } from './keys/way.tsx';
import { Masthead } from './masthead.tsx';

const KINDS = ['words', 'passkey', 'mail'] as const;

/** The keys of this person: added, shown, removed. */
export function KeysPage() {
  const speech = useSpeech();
  const { m } = speech;
  const words = useKeysWords();
  usePage(`${words.heading} · ${m.title}`);
  const [desk] = useState(() =>
    keyDesk(api, (file) => saveFile('pangaea-person.json', JSON.stringify(file, undefined, 2))),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.current);
  useEffect(() => untilAnswered(desk.look), [desk]);
  const { list, isKnown, wish, refused, isErased } = state;
  const isProving = mustProve(state);
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
                  if (window.confirm(words.removeSure)) void desk.remove(id);
                }}
              />
              {isKnown === false ? (
                <p className="hint">{words.nobody}</p>
              ) : isProving ? (
                <Proving list={list} onShown={(key) => void desk.prove(key)} onStop={desk.stop} />
              ) : (
                <Adding
                  can={list.can}
                  wish={wish?.does === 'add' ? wish : undefined}
                  onChoose={desk.choose}
                  onProve={desk.needProof}
                  onShown={(key) => void desk.add(key)}
                />
              )}
              <News list={list} />
              {isKnown === true && !isProving && <EraseMe onErase={() => void desk.erase()} />}
            </>
          )}
          <Ways onSave={isKnown === true ? () => void desk.saveAll() : undefined} />
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
  wish,
  onChoose,
  onProve,
  onShown,
}: {
  readonly can: KeyList['can'];
  readonly wish: Extract<Wish, { readonly does: 'add' }> | undefined;
  readonly onChoose: (kind: KeyKind | undefined) => void;
  /** The server wants an existing key first. */
  readonly onProve: (kind: KeyKind) => void;
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
            <Passkey purpose="add" onShown={onShown} onProve={() => onProve(kind)} />
          ) : wish?.kind !== kind ? (
            <button type="button" data-add-key={kind} onClick={() => onChoose(kind)}>
              {words.start[kind]}
            </button>
          ) : (
            <>
              {kind === 'words' ? (
                <NewWords
                  drawn={wish.key?.kind === 'words' ? wish.key.secret : undefined}
                  onShown={onShown}
                  onProve={() => onProve(kind)}
                />
              ) : (
                <MailCode purpose="add" onShown={onShown} onProve={() => onProve(kind)} />
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
