import { CULTS, type Cult, NUMBERS } from '@pangaea/rules/terra-mystica';
import { type CSSProperties, memo, useMemo } from 'preact/compat';
import { Explained, Notes } from '../../ui/explained.tsx';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { type FinalLine, type FinalSubject, finalLines } from '../game/final.ts';
import type { PanelProps, PanelSpeech } from './props.ts';
import { FINAL_ICONS } from './rounds.tsx';
import { SeatCrest } from './seat-crest.tsx';

/** The points for cults and land if the game ended now. */
export const AsItStands = memo(function AsItStands({ state, speech, who }: PanelProps) {
  const { w, p } = speech;
  const lines = useMemo(() => finalLines(state), [state]);
  if (lines.length === 0) return null;
  return (
    <section className="panel tm-stands" aria-labelledby="tm-stands">
      <header className="tm-head">
        <h2 id="tm-stands">{p.final.heading}</h2>
        <span className="hint">{p.final.end}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.subject}>
            <Explained
              label={p.of(nameOf(line.subject, speech), sayPlaces(line))}
              note={<Notes of={line.places.map(sayPlace)} />}
              title={nameOf(line.subject, speech)}
              className="tm-stands-line"
            >
              <span
                className={`tm-stands-places ${line.places.length > 3 ? 'tm-stands-many' : ''}`}
                style={columns(line.places.length)}
              >
                <TokenIcon name={iconOf(line.subject)} />
                {line.places.map(({ seat, vp }) => (
                  <span key={seat} className="tm-stands-place">
                    <SeatCrest state={state} seat={seat} />
                    <b>{vp}</b>
                  </span>
                ))}
              </span>
            </Explained>
          </li>
        ))}
      </ul>
    </section>
  );

  function sayPlace({ seat, vp, value }: FinalLine['places'][number]): string {
    return p.final.place(who.seat(seat), w.vpOf(vp), value);
  }

  function sayPlaces({ places }: FinalLine): string {
    if (places.length === 0) return p.none;
    return p.list(places.map(({ seat, vp }) => p.at(who.seat(seat), w.vpOf(vp))));
  }
});

/**
 * The room for the places of a line, as a CSS variable: usually three places; ties may give more.
 */
function columns(places: number): CSSProperties {
  return { '--places': Math.max(NUMBERS.finalCults.length, places) } as CSSProperties;
}

function isCult(subject: FinalSubject): subject is Cult {
  return (CULTS as readonly FinalSubject[]).includes(subject);
}

function iconOf(subject: FinalSubject): TokenName {
  if (isCult(subject)) return subject;
  return subject === 'network' ? 'network' : FINAL_ICONS[subject];
}

function nameOf(subject: FinalSubject, { w }: PanelSpeech): string {
  if (isCult(subject)) return w.cults[subject];
  return subject === 'network' ? w.terms.network : w.finalTiles[subject];
}
