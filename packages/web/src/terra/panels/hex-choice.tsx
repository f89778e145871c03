import { kindOf } from '@pangaea/rules/kernel';
import { Fragment, useLayoutEffect, useMemo, useRef } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { askedOn, choicesOn } from '../game/click.ts';
import { movesOn, whyNotOn } from '../game/reasons.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { Chains } from './chains.tsx';
import { OwnLandFirst } from './choices.tsx';

/** The possible actions on the pressed hex, and the reasons why others are impossible. */
export function HexChoice({ hex }: { readonly hex: number }) {
  const speech = useGameSpeech();
  const terra = useTerra();
  const { m } = speech;
  const { play, who } = useTerraTable();
  const menu = useRef<HTMLDivElement>(null);
  const position = useMemo(() => terra.boardOf(play.state), [terra, play.state]);
  const { draft, plan } = play;
  const { Paying } = terra;
  const chains = useMemo(
    () =>
      draft === undefined || plan.action !== undefined || play.moment !== undefined
        ? []
        : (terra.chainsOn?.(draft.state, draft.seat, hex) ?? []),
    [terra, draft, plan.action, play.moment, hex],
  );
  // A choice with which a chain begins is left out: a chain makes it, under a simpler name.
  const choices = choicesOn(play, hex).filter(
    ({ move }) => !chains.some(({ moves }) => moves[0] === move),
  );
  const reasons =
    draft === undefined || play.moment !== undefined
      ? []
      : askedOn(play, terra.onHex)
          .filter(({ kind }) => !choicesOn(play, hex).some(({ move }) => kindOf(move) === kind))
          .filter(() => chains.length === 0)
          .filter((slot) => terra.concerns(slot, position.hexes[hex], draft.seat))
          .flatMap((slot) => {
            const why = whyNotOn(terra.reasons, draft.state, draft.seat, slot, 'hex', hex);
            if (why === undefined) return [];
            const moves = movesOn(terra.reasons, draft.state, draft.seat, slot, 'hex', hex);
            const isPaid = terra.paidBy?.(draft.state, draft.seat, moves) !== undefined;
            return [{ slot, why, moves, isPaid }];
          });
  // A price that another way can pay is not a reason against it.
  const payable = reasons.filter(({ isPaid }) => isPaid);
  // Several actions with the same reason are listed together.
  const said = Map.groupBy(
    reasons.filter(({ isPaid }) => !isPaid),
    ({ why }) => speech.refusal(why, who),
  );
  // A layout effect, so that the next key already goes to the menu.
  useLayoutEffect(() => {
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
      {chains.length > 0 && <Chains chains={chains} state={draft?.state} />}
      <OwnLandFirst choices={choices} withAction isFolded={chains.length > 0} />
      {payable.map(({ slot, moves }) => (
        <Fragment key={slot.id}>
          {Paying !== undefined && <Paying moves={moves} name={nameOf(slot.id)} />}
        </Fragment>
      ))}
      {[...said].map(([why, forbidden]) => (
        <p key={why} className="reason">
          <b>{m.list(forbidden.map(({ slot }) => nameOf(slot.id)))}</b> {why}
        </p>
      ))}
      <button type="button" className="quiet" onClick={close}>
        {m.close}
      </button>
    </div>
  );
}
