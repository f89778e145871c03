import { COLOURS, NONE, TERRAINS } from '@pangaea/rules/terra-nova';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { FirstCard } from '../../terra/panels/first-card.tsx';
import type { CardShown } from '../../terra/panels/use-first-card.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { peopleOf } from './people.ts';
import { WheelFace } from './people-at-table.tsx';

/** A card about the player's own faction, before the first move of a new game. */
export function NovaFirstCard({ seat, shut }: CardShown) {
  const speech = useNovaSpeech();
  const { n, w } = speech;
  const { state } = useTable().play;
  if (state.faction(seat) === NONE) return null;
  const colour = COLOURS[state.home(seat)];
  const { id } = state.table.factions[state.faction(seat)];
  return (
    <FirstCard
      key={seat}
      seat={seat}
      title={n.people.youAre(w.factions[id])}
      land={n.people.land(w.terrains[TERRAINS[state.home(seat)]])}
      parts={peopleOf(state, seat, speech)}
      signs={{
        ability: <PieceIcon piece="house" colour={colour} />,
        'left-palace': <PieceIcon piece="left-palace" colour={colour} />,
        'right-palace': <PieceIcon piece="right-palace" colour={colour} />,
      }}
      wheel={<WheelFace seat={seat} />}
      wheelNote={[n.mat.circleNote(w.coins(state.table.edition.costs.shovel))]}
      words={n.people}
      onShut={shut}
    />
  );
}
