import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import { Crest } from '../../ui/crests/crest.tsx';
import { CRESTS } from '../crests/index.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount } from './amounts.tsx';

/**
 * A faction to choose: its goods at the start, its abilities and, separately, those of its palaces.
 */
export function FactionChoice({
  faction: index,
  move,
}: {
  readonly faction: number;
  readonly move: number;
}) {
  const { m, n, w, language } = useNovaSpeech();
  const { play } = useTable();
  const { table } = play.state;
  const { id, home, side, colour, startHouses, ability, ...palaces } = table.factions[index];
  const coins = table.edition.startCoins[id];
  const bowls = table.startBowls[index];
  const abilities = w.effects(ability, table);
  const parts = [
    { piece: 'left-palace', name: n.mat.leftPalace, effects: palaces.leftPalace },
    { piece: 'right-palace', name: n.mat.rightPalace, effects: palaces.rightPalace },
  ] as const;
  return (
    <button
      type="button"
      className="choice faction-choice"
      data-move="faction"
      data-faction={id}
      onClick={() => play.wish({ do: 'draft', move })}
    >
      <Crest arms={CRESTS[id]} size={52} />
      <b>
        {w.factions[id]}{' '}
        <small>
          {w.terrains[home]} {side}
        </small>
      </b>
      <span className="faction-start">
        <Amount kind="coins" spoken={w.coins(coins)}>
          {coins}
        </Amount>
        <Amount kind="power" spoken={TERRA_MESSAGES[language].bowls(...bowls)}>
          {bowls.join('/')}
        </Amount>
        <span className="amount">
          <span aria-hidden="true">
            {Array.from({ length: startHouses }, (_, house) => (
              <PieceIcon key={house} piece="house" colour={colour} />
            ))}
          </span>
          <span className="spoken">{w.startHouses(startHouses)}</span>
        </span>
      </span>
      {abilities.length > 0 && <span>{m.phrases(abilities)}</span>}
      <span className="faction-palaces">
        {parts.map(({ piece, name, effects }) => (
          <span key={piece} className="faction-part">
            <PieceIcon piece={piece} colour={colour} />
            <span>
              <small>{name}</small> {m.phrases(w.effects(effects, table))}
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
