import {
  BONUS_CARD_DATA,
  BONUS_CARDS,
  type BonusCard,
  ROUND_TILE_DATA,
  ROUND_TILES,
  ROUNDS,
  type RoundTile,
} from '@pangaea/rules/terra-mystica';
import { Radios } from '../../ui/radios.tsx';
import { OPTION_MESSAGES } from '../messages/options.ts';
import { useMysticaSpeech } from '../speech.ts';

const DRAWN = ['random', 'given'] as const;

interface TilesProps<T> {
  /** The chosen tiles; undefined if they are drawn at random. */
  readonly given: readonly T[] | undefined;
  /** Whether the tiles of the mini expansion are in the game. */
  readonly hasMini: boolean;
  readonly onChange: (given: readonly T[] | 'random') => void;
}

/** The round tiles: at random, or in a chosen order. */
export function RoundTileChoice({ given, hasMini, onChange }: TilesProps<RoundTile>) {
  const { m, w, language } = useMysticaSpeech();
  const o = OPTION_MESSAGES[language];
  const all = ROUND_TILES.filter((tile) => hasMini || ROUND_TILE_DATA[tile].box === undefined);
  return (
    <>
      <Radios
        legend={w.options.roundTiles}
        values={DRAWN}
        value={given === undefined ? 'random' : 'given'}
        label={(each) => (each === 'random' ? o.byLot : o.chosen)}
        onChange={(each) => onChange(each === 'random' ? 'random' : all.slice(0, ROUNDS))}
      />
      {given?.map((tile, round) => (
        <label key={round}>
          <span>{m.tiles.round(round + 1)}</span>
          <select
            value={tile}
            onChange={({ currentTarget }) => {
              const next = all.find((each) => each === currentTarget.value);
              if (next === undefined) return;
              // Two tiles change places.
              onChange(
                given.map((each, at) => (at === round ? next : each === next ? tile : each)),
              );
            }}
          >
            {all.map((each) => (
              <option key={each} value={each}>
                {w.roundTile(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

/** The bonus cards in the game: at random, or the chosen ones. */
export function BonusCardChoice({
  given,
  hasMini,
  players,
  onChange,
}: TilesProps<BonusCard> & { readonly players: number }) {
  const { w, language } = useMysticaSpeech();
  const o = OPTION_MESSAGES[language];
  const all = BONUS_CARDS.filter((card) => hasMini || BONUS_CARD_DATA[card].box === undefined);
  const count = players + 3;
  return (
    <>
      <Radios
        legend={w.options.bonusCards}
        values={DRAWN}
        value={given === undefined ? 'random' : 'given'}
        label={(each) => (each === 'random' ? o.byLot : o.chosen)}
        onChange={(each) => onChange(each === 'random' ? 'random' : all.slice(0, count))}
      />
      {given !== undefined &&
        all
          .filter((card) => !given.includes(card))
          .map((card) => (
            <label key={card}>
              <span>{o.leftOut}</span>
              <select
                value={card}
                onChange={({ currentTarget }) => {
                  const next = all.find((each) => each === currentTarget.value);
                  if (next !== undefined) {
                    onChange(given.map((each) => (each === next ? card : each)));
                  }
                }}
              >
                {[card, ...given].map((each) => (
                  <option key={each} value={each}>
                    {w.bonusCard(each)}
                  </option>
                ))}
              </select>
            </label>
          ))}
    </>
  );
}
