import { CULTS, FACTIONS, type FactionId, RESOURCES } from '@pangaea/rules/terra-mystica';
import { Crest } from '../../ui/crests/crest.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { CRESTS } from '../crests/index.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** A faction to choose: what it begins with, and what only it can do. */
export function FactionChoice({
  faction: id,
  move,
  word,
}: {
  readonly faction: FactionId;
  readonly move: number;
  readonly word: string;
}) {
  const { t, w } = useMysticaSpeech();
  const { play } = useTable();
  const { state } = play;
  const { table } = state;
  const index = FACTIONS.indexOf(id);
  const { home, start } = table.factions[index];
  const goods = { coins: start.coins, workers: start.workers, priests: start.priests };
  const icons = { coins: 'coin', workers: 'worker', priests: 'priest' } as const;
  return (
    <button
      type="button"
      className="choice faction-choice"
      data-move={word}
      data-faction={id}
      onClick={() => play.wish({ do: 'draft', move })}
    >
      <Crest arms={CRESTS[id]} size={52} />
      <b>
        {w.factions[id]}{' '}
        <small>{home === 'chosen' ? t.chooser.chosenHome : w.terrains[home]}</small>
      </b>
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
      <span>
        <small>{w.buildings.stronghold}</small> {w.strongholds[id]}
      </span>
      {state.hasLandscapes() && (
        <span>
          <small>{w.landscapes[id].name}</small> {w.landscapes[id].text}
        </span>
      )}
    </button>
  );
}
