import { kindOf } from '@pangaea/rules/kernel';
import { useEffect, useMemo, useRef } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { askedOn, choicesOn } from '../game/click.ts';
import { movesOn, whyNotOn } from '../game/reasons.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { OwnLandFirst } from './choices.tsx';

/** The possible actions on the pressed hex, and the reasons why others are impossible. */
export function HexChoice({ hex }: { readonly hex: number }) {
  const speech = useGameSpeech();
  const terra = useTerra();
  const { m } = speech;
  const { play, who } = useTerraTable();
  const menu = useRef<HTMLDivElement>(null);
  const position = useMemo(() => terra.boardOf(play.state), [terra, play.state]);
  const choices = choicesOn(play, hex);
  const { draft } = play;
  const { Paying } = terra;
  const reasons =
    draft === undefined || play.moment !== undefined
      ? []
      : askedOn(play, terra.onHex)
          .filter(({ kind }) => !choices.some(({ move }) => kindOf(move) === kind))
          .filter((slot) => terra.concerns(slot, position.hexes[hex], draft.seat))
          .flatMap((slot) => {
            const why = whyNotOn(terra.reasons, draft.state, draft.seat, slot, 'hex', hex);
            return why === undefined ? [] : [{ slot, why }];
          });
  // Actions that are impossible for the same reason are listed together.
  const said = Map.groupBy(reasons, ({ why }) => speech.refusal(why, who));
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
  }, []);
  const seat = draft?.seat ?? ownSeat(play);
  const takes = useMemo(
    () => terra.pipsOf(play.state, seat)?.of.get(hex),
    [terra, play.state, seat, hex],
  );
  const nameOf = (action: string) => terra.actionName(speech, play.state, action);
  const close = () => {
    play.wish({ do: 'ask', spot: undefined });
    document.querySelector<SVGElement>(`[data-hex="${position.hexes[hex].name}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu around its buttons.
    <div
      ref={menu}
      className="hex-choice"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="hex-name">
        {terra.describeHex(speech, who, position.hexes[hex], false)}
        {takes !== undefined &&
          `${m.list(['', terra.landInWords(speech, play.state, seat, takes)])}`}
      </p>
      <OwnLandFirst choices={choices} withAction />
      {[...said].map(([why, forbidden]) => (
        <div key={why}>
          <p className="reason">
            <b>{m.list(forbidden.map(({ slot }) => nameOf(slot.id)))}</b> {why}
          </p>
          {Paying !== undefined &&
            draft !== undefined &&
            forbidden.map(({ slot }) => (
              <Paying
                key={slot.id}
                moves={movesOn(terra.reasons, draft.state, draft.seat, slot, 'hex', hex)}
                name={nameOf(slot.id)}
              />
            ))}
        </div>
      ))}
      <button type="button" className="quiet" onClick={close}>
        {m.close}
      </button>
    </div>
  );
}
