import { type ReactNode, useEffect, useId, useRef } from 'preact/compat';
import { usePreferences } from '../../preferences/context.ts';
import { SeatMark } from '../../shell/seats/seat-mark.tsx';
import type { PeoplePart } from './people-parts.tsx';

/** The first thing in a first game: the own faction, its abilities, and its home. */
export function FirstCard({
  seat,
  title,
  land,
  parts,
  signs,
  wheel,
  wheelNote,
  words,
  onShut,
}: {
  readonly seat: number;
  readonly title: string;
  readonly land: string;
  readonly parts: readonly PeoplePart[];
  /** A picture for each part. */
  readonly signs: Readonly<Record<string, ReactNode>>;
  readonly wheel: ReactNode;
  readonly wheelNote: readonly string[];
  readonly words: { readonly again: string; readonly begin: string; readonly noMore: string };
  readonly onShut: () => void;
}) {
  const { prefer } = usePreferences();
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const heading = useId();
  useEffect(() => {
    const at = dialog.current;
    const before = document.activeElement;
    if (at?.open === false) at.showModal();
    begin.current?.focus();
    return () => {
      // The card disappears without being closed, so that the browser does not move the focus.
      const isThere = before instanceof HTMLElement && before !== document.body;
      const back = isThere && before.isConnected ? before : document.querySelector('.dock');
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog first-card"
      aria-labelledby={heading}
      onClose={onShut}
      data-first-card
    >
      <div className="first-card-top">
        <SeatMark seat={seat} size={112} />
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="first-card-land">{land}</p>
          <dl>
            {parts.map(({ id, heading: from, text }) => (
              <div key={id}>
                <span className="first-card-sign" aria-hidden="true">
                  {signs[id]}
                </span>
                <div>
                  <dt>{from}</dt>
                  <dd>{text}</dd>
                </div>
              </div>
            ))}
          </dl>
        </div>
        <div className="first-card-wheel">
          {wheel}
          {wheelNote.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <footer>
        <p>{words.again}</p>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            prefer({ cards: false });
            onShut();
          }}
        >
          {words.noMore}
        </button>
        <button type="button" className="main large" data-begin ref={begin} onClick={onShut}>
          {words.begin}
        </button>
      </footer>
    </dialog>
  );
}
