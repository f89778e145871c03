import { NONE, TERRAINS } from '@pangaea/rules/terra-mystica';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { FirstCard } from '../../terra/panels/first-card.tsx';
import type { CardShown } from '../../terra/panels/use-first-card.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { colourOf } from '../game/colours.ts';
import { wheelOf } from '../game/wheel.ts';
import { usePanel } from '../panel.ts';
import { wheelInShort } from '../play/wheel-words.ts';
import { peopleOf } from './people.ts';
import { WheelFace } from './wheel.tsx';

/** A card about the player's own faction, before the first move of a new game. */
export function MysticaFirstCard({ seat, shut }: CardShown) {
  const { state, speech } = usePanel();
  if (state.faction(seat) === NONE) return null;
  const { w, p } = speech;
  const wheel = wheelOf(state, seat);
  const colour = colourOf(state, seat);
  const ground = w.terrains[TERRAINS[state.groundOf(seat)]];
  const isOfRivers = wheel?.pay === 'priests';
  return (
    <FirstCard
      key={seat}
      seat={seat}
      title={p.people.youAre(w.factions[state.table.factionNames[state.faction(seat)]])}
      land={ground === undefined || isOfRivers ? p.people.openLand : p.people.land(ground)}
      parts={peopleOf(state, seat, speech)}
      signs={{
        ability: <PieceIcon piece="house" colour={colour} />,
        stronghold: <PieceIcon piece="stronghold" colour={colour} />,
        landscape: <TokenIcon name="network" />,
      }}
      wheel={wheel === undefined ? null : <WheelFace wheel={wheel} />}
      wheelNote={wheel === undefined ? [] : wheelInShort(wheel, speech)}
      words={p.people}
      onShut={shut}
    />
  );
}
