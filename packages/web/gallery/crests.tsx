import { SEAT_CRESTS as SEATS } from '../src/gaia/crests.ts';
import { CRESTS as MYSTICA } from '../src/terra-mystica/crests/index.ts';
import { CRESTS as NOVA } from '../src/terra-nova/crests/index.ts';
import type { Arms } from '../src/ui/crests/arms.ts';
import { Crest } from '../src/ui/crests/crest.tsx';

const ALL: Readonly<Record<string, Readonly<Record<string, Arms>>>> = {
  'terra-nova': NOVA,
  'terra-mystica': MYSTICA,
  gaia: Object.fromEntries(SEATS.map((arms, seat) => [`seat ${seat + 1}`, arms])),
};

/** All crests at three sizes, and without colour. */
export function CrestSheet() {
  const asked = new URLSearchParams(location.search);
  const set = ALL[asked.get('set') ?? 'terra-nova'];
  return (
    <>
      {Object.entries(set).map(([id, arms]) => (
        <figure key={id} className="crest-figure">
          <Crest arms={arms} size={Number(asked.get('size') ?? 120)} name={id} />
          <span className="crest-small">
            <Crest arms={arms} size={48} />
            <Crest arms={arms} size={32} />
            <Crest arms={arms} size={20} />
            <span className="grey">
              <Crest arms={arms} size={20} />
              <Crest arms={arms} size={48} />
            </span>
          </span>
          <figcaption>{id}</figcaption>
        </figure>
      ))}
    </>
  );
}
