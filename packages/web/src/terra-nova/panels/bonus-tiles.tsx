import { kindOf } from '@pangaea/rules/kernel';
import { BONUS_TILES, KIND, NONE, TILE } from '@pangaea/rules/terra-nova';
import { Explained, Notes } from '../../ui/explained.tsx';
import { whyNotChosen } from '../game/reasons.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { BonusFace } from './bonus-face.tsx';

/**
 * The bonus tiles beside the board with their coins; a press takes one when a tile must be taken.
 */
export function BonusTiles() {
  const speech = useNovaSpeech();
  const { m, n, w } = speech;
  const { play, who } = useTable();
  const { state, draft, actions, wish } = play;
  const { bonusTiles } = state.table.edition;
  const takes = actions
    .flatMap(({ choices }) => choices)
    .filter(({ move, target }) => {
      if (target.on !== 'bonus-tile') return false;
      return kindOf(move) === KIND.take || play.plan.action === 'pass';
    });
  return (
    <section className="panel" aria-labelledby="bonus-tiles">
      <h2 id="bonus-tiles">{n.tiles.bonus}</h2>
      <ul className="bonus-tiles">
        {BONUS_TILES.map((tile, index) => {
          const where = state.tileWhere(index);
          if (where === TILE.box) return null;
          const holder = holderOf(index);
          const coins = state.tileCoins(index);
          const take = takes.find(
            ({ target }) => target.on === 'bonus-tile' && target.at === index,
          );
          const notes = [
            w.bonusTile(bonusTiles[tile]),
            ...(coins > 0 ? [n.tiles.coinsOn(coins)] : []),
            ...(holder === undefined ? [] : [n.tiles.heldBy(who.seat(holder))]),
            ...(where === TILE.returned ? [n.tiles.returned] : []),
            ...(take === undefined ? whyNot(index) : []),
          ];
          const face = <BonusFace tile={tile} coins={coins} holder={holder} />;
          return (
            <li
              key={tile}
              className={`bonus ${where === TILE.held ? 'bonus-held' : ''}`}
              data-spot={`tile ${tile}`}
            >
              {take === undefined ? (
                <Explained label={n.tiles.letter(tile)} note={<Notes of={notes} />}>
                  {face}
                </Explained>
              ) : (
                <button
                  type="button"
                  className="bonus-open"
                  onClick={() => wish({ do: 'draft', move: take.move })}
                >
                  {face}
                  <span className="spoken">{m.told(n.tiles.letter(tile), m.phrases(notes))}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );

  /** Why the tile cannot be taken, while tiles are taken. */
  function whyNot(tile: number): readonly string[] {
    const asked = actions.find(({ id }) => id === 'take' || id === 'pass');
    if (draft === undefined || asked === undefined) return [];
    const why = whyNotChosen(draft.state, draft.seat, asked.kind, tile);
    return why === undefined ? [] : [speech.refusal(why, who)];
  }

  function holderOf(tile: number): number | undefined {
    for (let seat = 0; seat < state.table.players; seat++) {
      if (state.bonusTile(seat) !== NONE && state.bonusTile(seat) === tile) return seat;
    }
    return undefined;
  }
}
