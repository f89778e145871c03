import './style/book.css';
import './style/page.css';
import './style/narrow.css';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'preact/compat';
import type { Language } from '../../messages/index.ts';
import { useSpeech } from '../../messages/speech.ts';
import type { Asked, Book, Subject } from '../../play/face/book.ts';
import { isComposing } from '../../ui/composing.ts';
import { Rose } from '../../ui/rose.tsx';
import { BOOK_MESSAGES } from './messages.ts';
import { bare, type Found, findIn, marked, type Piece, wordsOf } from './search.ts';

interface ViewProps {
  readonly book: Book;
  /** The name of the game. */
  readonly game: string;
  /** The shown subject; undefined for the list of all. */
  readonly subject: string | undefined;
  readonly onSubject: (id: string | undefined) => void;
  readonly back: { readonly label: string; readonly onPress: () => void };
}

/** The rules of a game: its subjects with a search on the left, one of them beside it. */
export function BookView({ book, game, subject: id, onSubject, back }: ViewProps) {
  const { language } = useSpeech();
  const t = BOOK_MESSAGES[language];
  const [query, setQuery] = useState('');
  const [isListing, setListing] = useState(id === undefined);
  // A link or the browser's back button may have led to another subject.
  useEffect(() => {
    if (id !== undefined) setListing(false);
  }, [id]);
  const found = useMemo(() => findIn(book, language, query), [book, language, query]);
  const words = useMemo(() => wordsOf(query), [query]);
  const at = Math.max(
    0,
    book.subjects.findIndex((subject) => subject.id === id),
  );
  const page = useRef<HTMLElement>(null);
  const go = (to: string) => {
    setListing(false);
    onSubject(to);
    page.current?.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  };
  const heading = useId();
  return (
    <div className={isListing ? 'book book-listing' : 'book'} data-book={book.subjects[at].id}>
      <header className="book-head">
        <Rose />
        <h1 id={heading}>
          <button type="button" className="book-to-list" onClick={() => setListing(true)}>
            {t.heading}
          </button>
          <span className="book-title">{t.heading}</span>
        </h1>
        <span className="book-game">{game}</span>
        <button type="button" className="book-back" data-back-from-rules onClick={back.onPress}>
          {back.label}
        </button>
      </header>
      <Index
        book={book}
        query={query}
        found={found}
        shown={isListing && id === undefined ? undefined : book.subjects[at].id}
        isFirst={id === undefined}
        onQuery={(text) => {
          setQuery(text);
          setListing(text !== '');
        }}
        onSubject={go}
      />
      <article
        ref={page}
        className="book-page"
        tabIndex={-1}
        aria-label={book.subjects[at].title[language]}
      >
        <Page
          key={book.subjects[at].id}
          book={book}
          subject={book.subjects[at]}
          words={words}
          language={language}
        />
        <div className="book-turn">
          <Turn to={book.subjects[at - 1]} spoken={t.previous} sign="‹" onSubject={go} />
          <Turn to={book.subjects[at + 1]} spoken={t.next} sign="›" onSubject={go} isNext />
        </div>
      </article>
    </div>
  );
}

function Turn({
  to,
  spoken,
  sign,
  isNext = false,
  onSubject,
}: {
  readonly to: Subject | undefined;
  readonly spoken: string;
  readonly sign: string;
  readonly isNext?: boolean;
  readonly onSubject: (id: string) => void;
}) {
  const { language } = useSpeech();
  if (to === undefined) return <span />;
  return (
    <button type="button" className="quiet book-leaf" onClick={() => onSubject(to.id)}>
      <span className="spoken">{`${spoken}: `}</span>
      {!isNext && <span aria-hidden="true">{sign}</span>} {to.title[language]}{' '}
      {isNext && <span aria-hidden="true">{sign}</span>}
    </button>
  );
}

interface IndexProps {
  readonly book: Book;
  readonly query: string;
  readonly found: readonly Found[];
  readonly shown: string | undefined;
  readonly isFirst: boolean;
  readonly onQuery: (query: string) => void;
  readonly onSubject: (id: string) => void;
}

/** The search, and the list of all subjects or of the found ones. */
function Index({ book, query, found, shown, isFirst, onQuery, onSubject }: IndexProps) {
  const { language } = useSpeech();
  const t = BOOK_MESSAGES[language];
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another subject is shown.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  useEffect(() => {
    // A keyboard over the page would hide the text.
    if (isFirst && window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, [isFirst]);
  const isSearching = query.trim() !== '';
  const titleOf = (id: string) =>
    book.subjects.find((each) => each.id === id)?.title[language] ?? id;
  const rows: readonly Row[] = isSearching
    ? found.map((hit) => ({ id: hit.subject, hit }))
    : book.subjects.map(({ id }) => ({ id }));
  const places = found.reduce((sum, hit) => sum + hit.places, 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(event.target as HTMLButtonElement);
    if (event.key === 'ArrowDown') buttons[Math.min(now + 1, buttons.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && now >= 0) (buttons[now - 1] ?? field.current)?.focus();
    else if (event.key === 'Enter' && event.target === field.current && rows.length > 0) {
      if (!isSearching) return;
      onSubject(rows[0].id);
    } else return;
    event.preventDefault();
  };
  return (
    <nav className="book-index" aria-label={t.subjects} onKeyDown={onKeyDown}>
      <div className="book-search">
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={t.search}
          placeholder={t.search}
          autoComplete="off"
          spellcheck={false}
          data-rules-search
          onInput={({ currentTarget }) => onQuery(currentTarget.value)}
        />
        <output className="book-places">{isSearching ? t.places(places) : ''}</output>
      </div>
      {isSearching && rows.length === 0 && <p className="hint">{t.nothing}</p>}
      <ol ref={list}>
        {rows.map(({ id, hit }) => (
          <li key={id}>
            <button
              type="button"
              className="book-row"
              aria-current={id === shown ? 'page' : undefined}
              data-subject={id}
              onClick={() => onSubject(id)}
            >
              <span className="book-name">{titleOf(id)}</span>
              {hit !== undefined && <span className="book-hits">{t.places(hit.places)}</span>}
              {hit !== undefined && hit.snippet.length > 0 && (
                <span className="book-snippet">
                  <Pieces of={hit.snippet} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Row {
  readonly id: string;
  readonly hit?: Found;
}

interface PageProps {
  readonly book: Book;
  readonly subject: Subject;
  readonly words: readonly string[];
  readonly language: Language;
}

/** The number of pictures side by side, if it is not two. */
const COLUMNS: Readonly<Record<number, string>> = { 1: 'book-one', 3: 'book-three' };

/** One subject. */
function Page({ book, subject, words, language }: PageProps) {
  const t = BOOK_MESSAGES[language];
  const { Figure } = book;
  const { title, lead, figures, points, beside = [] } = subject;
  const asked = book.asked.filter((each) => each.subject === subject.id);
  const narrow = figures.filter(({ isWide }) => isWide !== true);
  const hasMore = beside.length > 0 || asked.length > 0;
  return (
    <div className={hasMore ? 'book-columns' : 'book-columns book-alone'}>
      <div className="book-main">
        <h2>{title[language]}</h2>
        <p className="book-lead">
          <Text of={lead[language]} words={words} />
        </p>
        {figures.length > 0 && (
          <div
            className={`book-figures ${COLUMNS[narrow.length] ?? ''} ${figures.some(({ isBroad }) => isBroad) ? 'book-stack' : ''}`}
          >
            {figures.map(({ shows, title: name, sum, tone, isWide }) => (
              <figure
                key={name.en}
                className={`book-figure ${tone === undefined ? '' : `book-${tone}`} ${isWide ? 'book-wide' : ''}`}
              >
                <div className="book-picture">
                  <Figure shows={shows} name={bare(name[language])} />
                </div>
                <figcaption>
                  <b>
                    <Text of={name[language]} words={words} />
                  </b>
                  {sum !== undefined && (
                    <span className="book-sum">
                      <Text of={sum[language]} words={words} />
                    </span>
                  )}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
        <ul className="book-points">
          {points.map((point) => (
            <li key={point.en}>
              <Text of={point[language]} words={words} />
            </li>
          ))}
        </ul>
      </div>
      {hasMore && (
        <aside className="book-beside">
          {beside.map(({ title: name, figure, points: more }) => (
            <section key={name.en}>
              <h3>{name[language]}</h3>
              {figure !== undefined && (
                <div className="book-small">
                  <Figure shows={figure} name={name[language]} />
                </div>
              )}
              {more.map((point) => (
                <p key={point.en}>
                  <Text of={point[language]} words={words} />
                </p>
              ))}
            </section>
          ))}
          <Questions asked={asked} words={words} heading={t.asked} />
        </aside>
      )}
    </div>
  );
}

function Questions({
  asked,
  words,
  heading,
}: {
  readonly asked: readonly Asked[];
  readonly words: readonly string[];
  readonly heading: string;
}) {
  if (asked.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <dl className="book-asked">
        {asked.map(({ id, question, answer, source }) => (
          <div key={id} data-asked={id}>
            <dt>
              <Text of={question} words={words} />
            </dt>
            <dd>
              <Text of={answer} words={words} /> <small>{source}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A text with its stressed words and the searched words. */
function Text({ of, words }: { readonly of: string; readonly words: readonly string[] }) {
  return of.split('**').map((part, index) => {
    const Tag = index % 2 === 1 ? 'strong' : 'span';
    return (
      <Tag key={index}>
        <Pieces of={marked(part, words)} />
      </Tag>
    );
  });
}

function Pieces({ of }: { readonly of: readonly Piece[] }) {
  return of.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}
