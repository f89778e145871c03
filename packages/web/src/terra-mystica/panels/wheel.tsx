import { NONE, type State } from '@pangaea/rules/terra-mystica';
import { Wheel as WheelPicture, type WheelSector } from '../../terra/panels/wheel.tsx';
import { Explained, Notes } from '../../ui/explained.tsx';
import { PAY_SIGNS } from '../game/pips.ts';
import { groundOf } from '../game/position.ts';
import { type TerrainWheel as WheelData, wheelOf } from '../game/wheel.ts';
import { wheelInWords, wheelNotes } from '../play/wheel-words.ts';
import type { PanelSpeech } from './props.ts';

interface WheelProps {
  readonly state: State;
  readonly seat: number;
  readonly speech: PanelSpeech;
}

/** The terrain cycle of a seat; a press explains it. */
export function TerrainWheel({ state, seat, speech }: WheelProps) {
  const wheel = state.faction(seat) === NONE ? undefined : wheelOf(state, seat);
  if (wheel === undefined) return null;
  const { p } = speech;
  return (
    <Explained
      label={p.of(p.wheel.name, wheelInWords(wheel, speech))}
      title={p.wheel.name}
      note={<Notes of={[wheelInWords(wheel, speech), ...wheelNotes(wheel, speech)]} />}
      className="own-terrains"
    >
      <WheelFace wheel={wheel} />
    </Explained>
  );
}

/** The picture of the terrain wheel alone, for places with a text beside it. */
export function WheelFace({ wheel: { land, pay, around } }: { readonly wheel: WheelData }) {
  const sectors = around.map(
    ({ terrain, price }): WheelSector => ({
      ground: groundOf(terrain),
      price: pay === undefined ? 0 : price,
      isShut: pay === 'priests' && price === undefined,
    }),
  );
  const isOutside = land === 'ice' || land === 'volcano';
  return (
    <WheelPicture
      sectors={sectors}
      sign={PAY_SIGNS[pay ?? 'spades']}
      land={isOutside ? land : undefined}
    />
  );
}
