import { seatsOf } from '@pangaea/rules/kernel';
import { use, useCallback, useMemo, useSyncExternalStore } from 'preact/compat';
import { beforeLastOf, whatForbids } from '../../game/agreed.ts';
import { stateAt } from '../../game/history.ts';
import { before, type CanDo, nextRound, othersCan, type Watched } from '../../game/others-can.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { type SketchHere, useTable } from '../../play/context.ts';
import type { Watched as WatchedCard } from '../../play/face/tally.ts';
import { thingsOf } from '../../play/face/things.ts';
import type { SketchState } from '../../table/sketch/sketch-table.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { OTHERS_MESSAGES } from './others-messages.ts';

const DEEDS: readonly Watched[] = ['build', 'transform', 'upgrade'];

interface OfSketch {
  readonly sketch: SketchHere;
  readonly state: SketchState;
}

/**
 * The possibilities of the others at the shown moment: what they can reach and pay for, the order
 * of the next round, and how far the table can go back.
 */
export function OthersCan({ sketch, state: { own } }: OfSketch) {
  const speech = useGameSpeech();
  const m = OTHERS_MESSAGES[speech.language];
  const { play, face, who } = useTable();
  const { tally } = sketch;
  const { leave } = tally;
  const { history, state: now } = play;
  const isOut = useCallback(
    (state: unknown, seat: number) => face.seat(speech, state, seat).isOut,
    [face, speech],
  );
  const all = useMemo(
    () =>
      leave === undefined
        ? []
        : othersCan(history.game, now, own, leave, (seat) => isOut(now, seat)),
    [history.game, now, own, leave, isOut],
  );
  const next = useMemo(
    () => leave && nextRound(history.game, now, leave, isOut),
    [history.game, now, leave, isOut],
  );
  return (
    <>
      {all.length > 0 && (
        <>
          <p className="hint">{m.hint}</p>
          <dl className="others-can">
            {all.map((each) => (
              <Deeds key={each.seat} can={each} />
            ))}
          </dl>
          <Actions all={all} own={own} title={m.actions} />
        </>
      )}
      {tally.watch !== undefined && <Cards own={own} watch={tally.watch} />}
      {next !== undefined && (
        <section>
          <h4>{m.order}</h4>
          <p>
            {face
              .order(next)
              .map((seat) => who.full(seat))
              .join(' → ')}{' '}
            <small>{m.orderHint}</small>
          </p>
        </section>
      )}
      <Undo sketch={sketch} />
    </>
  );
}

function Deeds({ can: { seat, state, deeds } }: { readonly can: CanDo }) {
  const speech = useGameSpeech();
  const m = OTHERS_MESSAGES[speech.language];
  const { play, face, who } = useTable();
  const { notation } = play.history.game.book.game;
  const placeOf = (move: number) => notation.print(state, move).split(' ')[1];
  const said = (move: number) => speech.short?.(state, move) ?? speech.move(state, move);
  const rows = DEEDS.filter((deed) => deeds[deed].length > 0);
  const isOut = face.seat(speech, play.state, seat).isOut;
  return (
    <div data-can={seat}>
      <dt>
        <SeatMark seat={seat} size={20} /> {who.full(seat)}
      </dt>
      {rows.map((deed) => (
        <dd key={deed}>
          <b>{m.deeds[deed]}</b>{' '}
          {speech.m.list(deeds[deed].map(deed === 'upgrade' ? said : placeOf))}
        </dd>
      ))}
      {rows.length === 0 && (
        <dd className="hint">{isOut ? m.out : state === undefined ? m.unknown : m.nothing}</dd>
      )}
    </div>
  );
}

/**
 * For games in which cards decide: the cards by which the others would gain something, and the
 * order in which the others play.
 */
function Cards({
  own,
  watch,
}: {
  readonly own: number | undefined;
  readonly watch: NonNullable<SketchHere['tally']['watch']>;
}) {
  const speech = useGameSpeech();
  const m = OTHERS_MESSAGES[speech.language];
  const { play, face, who } = useTable();
  const { history, state: now } = play;
  const things = use(thingsOf(face.table));
  const all = useMemo(() => {
    if (history.game.book.game.outcome(now) !== undefined) return [];
    return Array.from({ length: history.game.book.game.seats(now) }, (_, seat) => seat)
      .filter((seat) => seat !== own)
      .map((seat) => ({ seat, cards: watch(now, seat, own) }));
  }, [history.game, now, own, watch]);
  const name = (what: string) => things.name(speech, now, what);
  const names = (list: readonly string[]) => speech.m.list(list.map(name));
  const others = (card: string, gains: readonly string[]) => {
    const rest = gains.filter((each) => each !== card);
    return rest.length > 0 ? [m.cards.gain(name(card), names(rest))] : [];
  };
  const said = ({ name: card, gains, lost }: WatchedCard) => [
    ...(gains.includes(card) ? [m.cards.build(name(card))] : []),
    ...others(card, gains),
    ...(lost.length > 0 ? [m.cards.lose(name(card), names(lost))] : []),
  ];
  const open = all.map(({ seat, cards }) => ({
    seat,
    actions: new Map(cards.flatMap((card) => (card.isOpen ? [[card.name, 'pays'] as const] : []))),
  }));
  if (all.length === 0) return null;
  return (
    <>
      <p className="hint">{m.cards.hint}</p>
      <dl className="others-can">
        {all.map(({ seat, cards }) => (
          <div key={seat} data-can={seat}>
            <dt>
              <SeatMark seat={seat} size={20} /> {who.full(seat)}
            </dt>
            {[true, false].map((isOpen) => {
              const rows = cards.filter((card) => card.isOpen === isOpen).flatMap(said);
              if (rows.length === 0) return null;
              return (
                <dd key={String(isOpen)}>
                  <b>{isOpen ? m.cards.open : m.cards.inHand}</b> {rows.join(m.cards.between)}
                </dd>
              );
            })}
            {cards.length === 0 && <dd className="hint">{m.cards.nothing}</dd>}
          </div>
        ))}
      </dl>
      <Actions all={open} own={own} title={m.cards.actions} />
    </>
  );
}

/** The common actions, each with the seats that can take it before the own next turn. */
function Actions({
  all,
  own,
  title,
}: {
  readonly all: readonly Pick<CanDo, 'seat' | 'actions'>[];
  readonly own: number | undefined;
  readonly title: string;
}) {
  const speech = useGameSpeech();
  const m = OTHERS_MESSAGES[speech.language];
  const { play, face, who } = useTable();
  const things = use(thingsOf(face.table));
  const names = [...new Set(all.flatMap(({ actions }) => [...actions.keys()]))].sort();
  if (own === undefined || names.length === 0) return null;
  const [deciding] = seatsOf(play.history.game.book.game.deciders(play.state));
  const isOut = (seat: number) => face.seat(speech, play.state, seat).isOut;
  const first = before(face.order(play.state), own, deciding, isOut);
  const takers = (action: string, isBefore: boolean) =>
    speech.m.list(
      all.flatMap(({ seat, actions }) => {
        const pays = actions.get(action);
        if (pays === undefined || first.includes(seat) !== isBefore) return [];
        const name = who.seat(seat);
        return [pays === 'burns' ? m.burns(name) : name];
      }),
    );
  return (
    <section>
      <h4>{title}</h4>
      <div className="wide">
        <table className="sketch-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{m.before}</th>
              <th scope="col">{m.later}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((action) => (
              <tr key={action} data-can-take={action}>
                <th scope="row">{things.name(speech, play.state, action)}</th>
                <td>{takers(action, true) || m.nobody}</td>
                <td>{takers(action, false) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How far the table can go back, and who must agree; only at a table of a server. */
function Undo({ sketch: { table, real } }: { readonly sketch: SketchHere }) {
  const speech = useGameSpeech();
  const m = OTHERS_MESSAGES[speech.language];
  const { who } = useTable();
  const { viewer } = table.of;
  const now = useSyncExternalStore(real.subscribe, real.current);
  const own = now.players.findIndex(({ kind }) => kind === 'here');
  const history = now.as(viewer);
  const [to, why] = useMemo(() => {
    const back = own < 0 ? undefined : beforeLastOf(history, own);
    return [back, back === undefined ? undefined : whatForbids(history, back)];
  }, [history, own]);
  if (real.consent === undefined || own < 0) return null;
  const others = now.players.flatMap((player, seat) =>
    player.kind === 'away' && player.joined && player.left !== true ? [who.full(seat)] : [],
  );
  const step = to === undefined ? undefined : history.steps[to];
  return (
    <section data-undo={why === undefined ? to : undefined}>
      <h4>{m.undo}</h4>
      {step === undefined || why !== undefined ? (
        <p>
          {m.noUndo} {why !== undefined && speech.refusal(why, who)}
        </p>
      ) : (
        <p>
          {m.undoTo(speech.move(stateAt(history, to ?? 0), step.move))}{' '}
          {others.length === 0 ? m.alone : m.agree(speech.m.list(others))}
        </p>
      )}
    </section>
  );
}
