import { useLayoutEffect, useRef, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import type { Gain, RoundOpening } from '../../play/face/scene.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { Gains } from './gains.tsx';
import { mapInSight } from './map-in-sight.ts';
import { SCENE_MESSAGES, sayGains } from './messages.ts';

/** The beginning of a round in one sentence; empty when none begins. */
export function useOpeningWords(opening: RoundOpening | undefined): string {
  const { language } = useSpeech();
  const { play } = useTable();
  if (opening === undefined) return '';
  const words = SCENE_MESSAGES[language];
  const begins = words.begins(opening.round);
  const own = play.table.players.findIndex(({ kind }) => kind === 'here');
  if (own < 0) return begins;
  const income = sayGains(words, opening.income[own]);
  return `${begins} ${words.forYou(
    sayGains(words, opening.cults?.[own] ?? []),
    income === '' ? words.nothing : income,
  )}`;
}

/**
 * The curtain of a round: the rewards of cults, the tile of the round, and the income of everybody.
 */
export function Opening({
  opening,
  isStill,
  onEnd,
}: {
  readonly opening: RoundOpening;
  readonly isStill: boolean;
  readonly onEnd: () => void;
}) {
  const { language } = useSpeech();
  const { play } = useTable();
  const words = SCENE_MESSAGES[language];
  const said = useOpeningWords(opening);
  const [place, setPlace] = useState<DOMRect>();
  useLayoutEffect(() => {
    setPlace(mapInSight());
  }, []);
  if (place === undefined) return null;
  const style = {
    left: `${place.left}px`,
    width: `${place.width}px`,
    top: `${place.top + place.height / 2}px`,
  };
  if (isStill) {
    return (
      <p
        className="opening-still"
        aria-hidden="true"
        style={{ ...style, top: `${place.top}px` }}
        onAnimationEnd={onEnd}
      >
        {said}
      </p>
    );
  }
  const here = play.table.players.findIndex(({ kind }) => kind === 'here');
  const { cults, income } = opening;
  const paying = cults?.some((gains) => gains.length > 0) ? cults : undefined;
  return (
    <div
      className={paying === undefined ? 'opening' : 'opening opening-cults'}
      aria-hidden="true"
      style={style}
    >
      <h2 className="opening-title">{words.round(opening.round)}</h2>
      {paying !== undefined && (
        <Payments className="opening-paid" title={words.cults} of={paying} here={here} />
      )}
      <Tile />
      <Payments className="opening-income" title={words.income} of={income} here={here} />
      <p className="opening-foot">
        <span className="opening-time" onAnimationEnd={onEnd} />
        {words.goesOn}
      </p>
    </div>
  );
}

function Payments({
  className,
  title,
  of,
  here,
}: {
  readonly className: string;
  readonly title: string;
  readonly of: readonly (readonly Gain[])[];
  readonly here: number;
}) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul>
        {of.map((gains, seat) => (
          <li key={seat} className={seat === here ? 'opening-own' : undefined}>
            <SeatMark seat={seat} size={26} />
            <Gains of={gains} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The tile of the round that begins, looking as in the head of the page, while it is turned over.
 */
function Tile() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tile = document.querySelector('[data-spot="stake"]')?.cloneNode(true);
    if (!(tile instanceof HTMLElement)) return;
    for (const each of [tile, ...tile.querySelectorAll('*')]) {
      for (const name of ['id', 'data-spot', 'popovertarget']) each.removeAttribute(name);
    }
    for (const note of tile.querySelectorAll('[popover]')) note.remove();
    for (const button of tile.querySelectorAll('button')) button.tabIndex = -1;
    box.current?.replaceChildren(...tile.childNodes);
    box.current?.classList.add(...tile.classList);
  }, []);
  return <div ref={box} className="opening-tile" />;
}
