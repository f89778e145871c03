import { NONE, ROUND_TILE_DATA, ROUND_TILES, ROUNDS } from '@pangaea/rules/terra-mystica';
import { Explained } from '../../ui/explained.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const ICONS = {
  spade: 'spade',
  town: 'town',
  dwelling: 'house',
  'trading-post': 'trading-post',
  temple: 'temple',
  'stronghold-or-sanctuary': 'stronghold',
} as const;

/** The six round tiles; the current one is lit. */
export function Rounds() {
  const { m, w } = useMysticaSpeech();
  const { state } = useTable().play;
  return (
    <ol className="mystica-rounds" aria-label={m.tiles.rounds}>
      {Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => {
        if (state.roundTile(round) === NONE) return <li key={round}>{round}</li>;
        const tile = ROUND_TILES[state.roundTile(round)];
        const { on, vp } = ROUND_TILE_DATA[tile];
        const when = round === state.round() ? 'now' : round < state.round() ? 'past' : 'later';
        return (
          <li
            key={round}
            className={`mystica-round mystica-round-${when}`}
            aria-current={when === 'now' ? 'step' : undefined}
          >
            <Explained
              label={`${m.tiles.round(round)}: ${w.roundTile(tile)}`}
              note={when === 'now' ? ` ${m.tiles.now}` : when === 'past' ? ` ${m.tiles.done}` : ''}
            >
              <span>{round}</span>
              <TokenIcon name={ICONS[on]} />
              <b>{vp}</b>
            </Explained>
          </li>
        );
      })}
    </ol>
  );
}
