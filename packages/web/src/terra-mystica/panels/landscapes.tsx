import { memo } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { placeName } from '../../terra/game/places.ts';
import { Explained, Notes } from '../../ui/explained.tsx';
import { landscapesOf, type SeatLandscape } from '../game/landscapes.ts';
import type { PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';

/** The landscapes of all seats: placed, ready, or with the missing structures. */
export const Landscapes = memo(function Landscapes({ state, speech: { w, p }, who }: PanelProps) {
  const { language } = useGameSpeech();
  const all = landscapesOf(state);
  if (all.length === 0) return null;
  return (
    <section className="panel tm-landscapes" aria-labelledby="tm-landscapes">
      <header className="tm-head">
        <h2 id="tm-landscapes">{p.landscapes.heading}</h2>
      </header>
      <ul>
        {all.map((each) => (
          <li key={each.seat}>
            <Explained
              label={p.of(who.seat(each.seat), w.landscapes[each.faction].name)}
              title={w.landscapes[each.faction].name}
              note={<Notes of={[w.landscapes[each.faction].text, standOf(each)]} />}
              className={`tm-landscape tm-landscape-${each.hex !== undefined ? 'laid' : each.isReady ? 'ready' : 'later'}`}
            >
              <SeatCrest state={state} seat={each.seat} />
              <span className="tm-landscape-name">{w.landscapes[each.faction].name}</span>
              <span className="tm-landscape-stand">{standOf(each)}</span>
            </Explained>
          </li>
        ))}
      </ul>
    </section>
  );

  function standOf({ hex, needs, isReady }: SeatLandscape): string {
    if (hex !== undefined) return p.landscapes.laid(placeName(language, hex));
    if (isReady || needs === undefined) return p.landscapes.ready;
    return p.landscapes.needs(w.buildings[needs.building], needs.have, needs.count);
  }
});
