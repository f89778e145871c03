import { BOARDS, FACTION_DEFINITIONS, type FactionId } from '@pangaea/rules/terra-mystica';
import { CRESTS } from '../src/terra-mystica/crests/index.ts';
import { COLOUR_OF } from '../src/terra-mystica/game/colours.ts';
import { Disc } from '../src/terra-mystica/panels/seat-crest.tsx';
import { Crest } from '../src/ui/crests/crest.tsx';

/** All factions as discs, at the sizes of the page. */
export function DiscSheet() {
  return (
    <>
      {FACTION_DEFINITIONS.map(({ id, board }) => (
        <figure key={id} className="crest-figure">
          <Crest arms={CRESTS[id as FactionId]} size={64} name={id} />
          <span className="crest-small">
            {[48, 24, 18, 14].map((size) => (
              <span key={size} style={{ '--tm-size': `${size}px` } as never}>
                <Disc arms={CRESTS[id as FactionId]} colour={COLOUR_OF[board]} />
              </span>
            ))}
          </span>
          <figcaption>{`${id}, ${BOARDS.indexOf(board)}`}</figcaption>
        </figure>
      ))}
    </>
  );
}
