import { Portrait } from '../src/ui/faces/face.tsx';
import { FACES } from '../src/ui/faces/faces.ts';

/** The faces of bots at the sizes of the page. */
export function FaceSheet() {
  return FACES.map((face) => (
    <figure key={face.id} className="crest-figure">
      <Portrait face={face} size={120} />
      <span className="crest-small">
        <Portrait face={face} size={48} />
        <Portrait face={face} size={32} />
        <Portrait face={face} size={20} />
        <span className="grey">
          <Portrait face={face} size={48} />
        </span>
      </span>
      <figcaption>
        {face.name.en} {face.name.ja}
      </figcaption>
    </figure>
  ));
}
