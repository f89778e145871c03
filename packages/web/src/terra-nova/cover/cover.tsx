import { Cover } from '../../terra/cover.tsx';
import '../../board/pieces/palaces.ts';
import { COVER_BRIDGES, COVER_PIECES, COVER_PLAN } from './scene.ts';

export function TerraNovaCover() {
  return <Cover plan={COVER_PLAN} pieces={COVER_PIECES} bridges={COVER_BRIDGES} />;
}
