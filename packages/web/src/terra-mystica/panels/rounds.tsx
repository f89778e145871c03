import {
  FINAL_TILES,
  type FinalTile,
  NONE,
  NUMBERS,
  ROUND_TILE_DATA,
  ROUND_TILES,
  ROUNDS,
  type ScoredEvent,
  type State,
} from '@pangaea/rules/terra-mystica';
import { memo } from 'preact/compat';
import { Explained, Notes } from '../../ui/explained.tsx';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { bonusOf } from '../game/cults.ts';
import { CultBonusSign, sayBonus } from './cult-bonus.tsx';
import type { PanelProps, PanelSpeech } from './props.ts';

const SCORED_ICONS: Readonly<Record<ScoredEvent, readonly TokenName[]>> = {
  spade: ['spade'],
  town: ['town'],
  dwelling: ['house'],
  'trading-post': ['trading-post'],
  temple: ['temple'],
  'stronghold-or-sanctuary': ['stronghold', 'sanctuary'],
};

/** The icon for the subject of a final tile. */
export const FINAL_ICONS = {
  'greatest-distance': 'distance',
  'stronghold-sanctuary': 'stronghold',
  outposts: 'outpost',
  settlements: 'settlement',
} as const satisfies Readonly<Record<FinalTile, TokenName>>;

/**
 * The six rounds: past ones are faded, the present one is the only dark tile. After them comes the
 * end of the game.
 */
export const Rounds = memo(function Rounds({
  state,
  speech,
  answersAt,
}: Pick<PanelProps, 'state' | 'speech' | 'answersAt'>) {
  const { p } = speech;
  // With little room, one tile describes all rounds.
  const isSmall = isSmallLayout(useLayout());
  return (
    <ol className="tm-rounds" aria-label={p.rounds.heading}>
      {roundsShown(state, isSmall).map((round) => {
        const when = round === state.round() ? 'now' : round < state.round() ? 'past' : 'later';
        return (
          <li
            key={round}
            className={`tm-round tm-round-${when}`}
            aria-current={when === 'now' ? 'step' : undefined}
            data-spot={when === 'now' ? 'stake' : undefined}
          >
            {state.roundTile(round) === NONE ? (
              <span className="tm-round-plain tm-round-unknown">{round}</span>
            ) : (
              <Round
                state={state}
                speech={speech}
                answersAt={answersAt}
                round={round}
                when={when}
                tellsAll={isSmall}
              />
            )}
          </li>
        );
      })}
      <li className="tm-round tm-round-end">
        <Explained
          label={p.rounds.end}
          note={<Notes of={endNotes(state, speech)} />}
          className="tm-round-tile"
        >
          <b className="tm-round-number">{p.rounds.endShort}</b>
          <span className="tm-round-lines">
            <span className="tm-figure">
              <TokenIcon name="network" />
              {NUMBERS.finalNetwork.join('·')}
            </span>
            {state.finalTile() !== NONE && (
              <span className="tm-figure">
                <TokenIcon name={FINAL_ICONS[FINAL_TILES[state.finalTile()]]} />
                {NUMBERS.finalTile.join('·')}
              </span>
            )}
          </span>
        </Explained>
      </li>
    </ol>
  );
});

/** All rounds; with little room only the present one, or the first one before the game begins. */
function roundsShown(state: State, isSmall: boolean): readonly number[] {
  if (isSmall) return [Math.min(ROUNDS, Math.max(1, state.round()))];
  return Array.from({ length: ROUNDS }, (_, index) => index + 1);
}

function Round({
  state,
  speech,
  answersAt,
  round,
  when,
  tellsAll,
}: Pick<PanelProps, 'state' | 'speech' | 'answersAt'> & {
  readonly round: number;
  readonly when: 'now' | 'past' | 'later';
  /** Whether the note of this tile also describes the coming rounds and the end. */
  readonly tellsAll: boolean;
}) {
  const { p } = speech;
  const { on, vp } = ROUND_TILE_DATA[ROUND_TILES[state.roundTile(round)]];
  const bonus = bonusOf(state, round);
  const later = Array.from({ length: ROUNDS - round }, (_, index) => round + index + 1);
  return (
    <Explained
      label={sayRound(state, round, speech)}
      note={
        <Notes
          of={[
            sayBonusOf(state, round, speech),
            ...(when === 'later' ? [] : [when === 'now' ? p.rounds.now : p.rounds.past]),
            ...(tellsAll
              ? [
                  ...later.map((each) =>
                    p.phrases([sayRound(state, each, speech), sayBonusOf(state, each, speech)]),
                  ),
                  ...endNotes(state, speech),
                ]
              : []),
            ...(answersAt?.(`tile ${ROUND_TILES[state.roundTile(round)]}`) ?? []),
          ]}
        />
      }
      className="tm-round-tile"
    >
      <b className="tm-round-number">
        {round}
        {tellsAll && <small>/{ROUNDS}</small>}
      </b>
      <span className="tm-round-lines">
        <span className="tm-figure">
          {SCORED_ICONS[on].map((icon) => (
            <TokenIcon key={icon} name={icon} />
          ))}
          {vp}
          <TokenIcon name="vp" />
        </span>
        {bonus !== undefined && <CultBonusSign bonus={bonus} speech={speech} />}
      </span>
    </Explained>
  );
}

function sayRound(state: State, round: number, { w, p }: PanelSpeech): string {
  const { on, vp } = ROUND_TILE_DATA[ROUND_TILES[state.roundTile(round)]];
  return p.of(p.rounds.round(round), p.rounds.points(w.vpOf(vp), p.rounds.scored[on]));
}

function sayBonusOf(state: State, round: number, speech: PanelSpeech): string {
  const bonus = bonusOf(state, round);
  return bonus === undefined ? speech.p.rounds.noBonus : sayBonus(bonus, speech);
}

function endNotes(state: State, { w, p }: PanelSpeech): readonly string[] {
  const tile = FINAL_TILES[state.finalTile()] as FinalTile | undefined;
  const points = (list: readonly number[]) => p.rounds.places(list.join('/'));
  return [
    p.of(p.cults.heading, points(NUMBERS.finalCults)),
    p.of(w.terms.network, points(NUMBERS.finalNetwork)),
    ...(tile === undefined ? [] : [p.of(w.finalTiles[tile], points(NUMBERS.finalTile))]),
    p.rounds.resources(w.coins(NUMBERS.coinsPerVp), w.vpOf(1)),
  ];
}
