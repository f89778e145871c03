import { CULTS, type FactionId, RESOURCES } from '@pangaea/rules/terra-mystica';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The goods of a faction at the start, and its own abilities. */
export function FactionWords({ faction: id }: { readonly faction: FactionId }) {
  const { w, fan } = useMysticaSpeech();
  const reconstructed = fan?.words[id]?.reconstructed;
  const { state } = useTable().play;
  const { factions, factionNames } = state.table;
  const { start } = factions[factionNames.indexOf(id)];
  const goods = { coins: start.coins, workers: start.workers, priests: start.priests };
  const icons = { coins: 'coin', workers: 'worker', priests: 'priest' } as const;
  return (
    <>
      <span className="faction-start">
        {RESOURCES.filter((of) => of !== 'power').map((of) => (
          <span key={of} className="amount">
            {goods[of]}
            <TokenIcon name={icons[of]} />
          </span>
        ))}
        <span className="amount">
          {start.power.join('/')}
          <TokenIcon name="power" />
        </span>
        {CULTS.filter((cult) => start.cults[cult] > 0).map((cult) => (
          <span key={cult} className="amount">
            {start.cults[cult]}
            <TokenIcon name={cult} />
          </span>
        ))}
      </span>
      <span>{w.abilities[id]}</span>
      <span className="faction-part">
        <small>{w.buildings.stronghold}</small> {w.strongholds[id]}
      </span>
      {reconstructed !== undefined && <span className="faction-unsure">{reconstructed}</span>}
      {state.hasLandscapes() && w.landscapes[id] !== undefined && (
        <span className="faction-part">
          <small>{w.landscapes[id].name}</small> {w.landscapes[id].text}
        </span>
      )}
    </>
  );
}
