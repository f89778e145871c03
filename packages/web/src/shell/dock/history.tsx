import { useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { eventCount, momentAfter, moved, placeOf } from '../../game/moment.ts';
import { useSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { linkTo } from '../../play/linked-moment.ts';
import { shownSteps } from '../../play/shown-steps.ts';
import { useOver } from '../../play/use-over.ts';
import { usePreferences } from '../../preferences/context.ts';
import { REPLAY_MS } from '../../preferences/preferences.ts';
import { copyText } from '../../ui/copy.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { MoveLine } from '../log/move-line.tsx';
import { useOpened } from '../opened.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { useStatus } from './status.tsx';

/** Moves through the game by event and by step; the whole table follows. */
export function HistoryBar() {
  const { m } = useSpeech();
  const { history: words } = useOpenedWords();
  const { play, tryOut } = useTable();
  const { history, plan, wish } = play;
  const status = useStatus();
  const all = eventCount(history);
  const at = plan.at ?? all;
  const { opened, open } = useOpened();
  const show = (moment: number) =>
    wish({ do: 'look', at: moment >= all ? undefined : Math.max(0, moment) });
  // Moving by hand stops a running replay.
  const look = (moment: number) => {
    if (opened.isReplaying) open({ isReplaying: false });
    show(moment);
  };
  const { steps, step, told, whole } = placeOf(history, at);
  const events = step?.events ?? history.opening;
  const { length } = history.steps;
  const begun = plan.at === undefined ? length : steps;
  const where = begun === 0 ? m.history.opening : words.at(begun, length);
  const within = whole ? '' : words.eventOf(told.length, events.length);
  const back = at === 0 ? undefined : { event: at - 1, step: moved(history, at, -1, 'step') };
  const on = at >= all ? undefined : { event: at + 1, step: moved(history, at, 1, 'step') };
  const isSmall = isSmallLayout(useLayout());
  const more = tryOut !== undefined && (
    <>
      <CopyLink />
      <button
        type="button"
        className="history-more"
        data-try-out
        onClick={() => tryOut(shownSteps(play))}
      >
        {words.tryHere}
      </button>
    </>
  );
  return (
    <nav
      className="history"
      data-past={plan.at === undefined ? undefined : ''}
      aria-label={m.history.heading}
    >
      <div className="dock-line">
        {step !== undefined && <SeatMark seat={step.seat} size={26} />}
        <p className="dock-who">
          {step === undefined ? m.history.opening : <MoveLine step={step} />}
        </p>
        <span className="history-at">
          {where} <small>{within}</small>
        </span>
        {!isSmall && more}
      </div>
      <div className="dock-body">
        <p className="history-told">{status.who}</p>
        <div className="history-bar">
          <PlayButton at={at} show={show} />
          <Button icon="first" name={words.first} keys="Home" to={back && 0} look={look} />
          <Button
            icon="stepBack"
            name={words.previous}
            keys="Shift+ArrowLeft"
            to={back?.step}
            look={look}
          />
          <Button
            icon="previous"
            name={words.previousEvent}
            keys="ArrowLeft"
            to={back?.event}
            look={look}
          />
          <input
            type="range"
            aria-label={words.slider}
            aria-valuetext={`${where} ${within}`}
            min={0}
            max={all}
            value={at}
            onChange={(event) => look(event.currentTarget.valueAsNumber)}
          />
          <Button icon="next" name={words.nextEvent} keys="ArrowRight" to={on?.event} look={look} />
          <Button
            icon="stepOn"
            name={words.next}
            keys="Shift+ArrowRight"
            to={on?.step}
            look={look}
          />
        </div>
        {isSmall && <div className="history-links">{more}</div>}
      </div>
    </nav>
  );
}

/** Copies a link that opens the table at the shown moment. */
function CopyLink() {
  const { history: words } = useOpenedWords();
  const { play } = useTable();
  const [copied, setCopied] = useState<number>();
  const steps = shownSteps(play);
  return (
    <button
      type="button"
      className="history-more"
      data-copy-link
      onClick={async ({ currentTarget }) => {
        const link = linkTo(play.table, steps, window.location);
        if (await copyText(link, currentTarget)) setCopied(steps);
      }}
    >
      <span role="status">{copied === steps ? words.copied : words.copy}</span>
    </button>
  );
}

/** Replays the game from the shown moment; at its end the report opens again. */
function PlayButton({
  at,
  show,
}: {
  readonly at: number;
  readonly show: (moment: number) => void;
}) {
  const { history: words } = useOpenedWords();
  const { play } = useTable();
  const { opened, open } = useOpened();
  const isOver = useOver();
  const { preferences } = usePreferences();
  const { history } = play;
  const all = eventCount(history);
  const { isReplaying } = opened;
  const button = useRef<HTMLButtonElement>(null);
  // The focus moves to this button, so that the key that has started "watch again" also stops it.
  useLayoutEffect(() => {
    if (isReplaying) button.current?.focus();
  }, [isReplaying]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new at each moment.
  useEffect(() => {
    if (!isReplaying) return;
    const timer = setTimeout(() => {
      if (at < all) return show(moved(history, at, 1, 'step'));
      open({
        isReplaying: false,
        isBrowsing: false,
        ...(isOver ? { sheet: 'result' as const } : {}),
      });
    }, REPLAY_MS[preferences.pace]);
    return () => clearTimeout(timer);
  }, [isReplaying, at, all, history, isOver, preferences.pace]);
  return (
    <button
      ref={button}
      type="button"
      className="look-play"
      aria-label={isReplaying ? words.pause : words.goOn}
      title={isReplaying ? words.pause : words.goOn}
      onClick={() => {
        if (!isReplaying && at >= all) show(momentAfter(history, 0));
        open({ isBrowsing: true, isReplaying: !isReplaying });
      }}
    >
      <Icon name={isReplaying ? 'pause' : 'play'} />
    </button>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keys: string;
  /** The moment to which it leads; undefined at the end. */
  readonly to: number | undefined;
  readonly look: (moment: number) => void;
}

/** The button never gets `disabled`, so that the focus stays on it at the end of the game. */
function Button({ icon, name, keys, to, look }: ButtonProps) {
  return (
    <button
      type="button"
      className={`look-${icon}`}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${SIGNS[keys]})`}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) look(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  Home: 'Home',
  ArrowLeft: '←',
  ArrowRight: '→',
  'Shift+ArrowLeft': '⇧←',
  'Shift+ArrowRight': '⇧→',
};
