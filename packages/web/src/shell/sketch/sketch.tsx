import './sketch.css';
import { seatsOf } from '@pangaea/rules/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'preact/compat';
import { turnsOf } from '../../game/branch.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import { planOf, type TriedTurn, turnsPlanned } from '../../game/planned-turns.ts';
import { useSpeech } from '../../messages/speech.ts';
import { type SketchHere, useTable } from '../../play/context.ts';
import { keepPlan } from '../../play/kept-plan.ts';
import { OTHERS, type Others } from '../../table/sketch/kept-sketch.ts';
import type { SketchState } from '../../table/sketch/sketch-table.ts';
import { Icon } from '../../ui/icon.tsx';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { useWayBack } from '../../ui/way-back.ts';
import { useOpened } from '../opened.ts';
import { Sheet } from '../sheet.tsx';
import { SKETCH_MESSAGES } from './messages.ts';
import { SketchSheet } from './sketch-sheet.tsx';

/** Over the map of a sketch: the sentence that nothing is sent, the branches, and the way back. */
export function Sketch({ sketch }: { readonly sketch: SketchHere }) {
  const { language, m: common } = useSpeech();
  const m = SKETCH_MESSAGES[language];
  const isSmall = isSmallLayout(useLayout());
  const { table, leave } = sketch;
  const state = useSyncExternalStore(table.subscribe, table.current);
  const { opened, open } = useOpened();
  useWayBack(true, leave);
  const { made, branch } = state;
  const lost = branch.moves.length - made;
  return (
    <>
      <section className="sketch-band" aria-label={m.heading} data-sketch={branch.id}>
        <div className="sketch-line">
          <Icon name="pencil" />
          <p className="sketch-told">
            <b>{m.heading}</b> <span>{m.nothing}</span>
          </p>
          <Meanwhile sketch={sketch} />
          <button
            type="button"
            className="sketch-leave"
            data-leave-sketch
            aria-label={m.back}
            onClick={leave}
          >
            {isSmall ? common.back : m.back}
          </button>
        </div>
        <div className="sketch-line sketch-tools">
          <Branches sketch={sketch} state={state} />
          <OthersChoice sketch={sketch} state={state} />
          <button
            type="button"
            data-sketch-sheet
            aria-expanded={opened.sheet === 'sketch'}
            onClick={() =>
              open({ sheet: opened.sheet === 'sketch' ? undefined : 'sketch', tab: 'map' })
            }
          >
            {isSmall ? m.steps : m.compare}
          </button>
          <KeepPlan sketch={sketch} state={state} />
        </div>
        <div role="status" className="sketch-notes">
          {state.isThinking && <p>{m.thinking}</p>}
          {state.isAtEnd && <p>{m.end}</p>}
          {lost > 0 && <p>{m.lost(lost)}</p>}
          {state.isHidden && (
            <p>
              {m.hidden}{' '}
              <button type="button" data-sketch-draw onClick={table.draw}>
                {branch.drawn === undefined ? m.draw : m.drawAgain}
              </button>
            </p>
          )}
        </div>
      </section>
      {opened.sheet === 'sketch' && opened.tab === 'map' && (
        <Sheet
          title={m.compare}
          className="sheet-sketch"
          onClose={() => open({ sheet: undefined })}
        >
          <SketchSheet sketch={sketch} state={state} />
        </Sheet>
      )}
    </>
  );
}

/** News of the real table meanwhile. */
function Meanwhile({ sketch: { table, real } }: { readonly sketch: SketchHere }) {
  const { language, m: common } = useSpeech();
  const m = SKETCH_MESSAGES[language];
  const { who } = useTable();
  const now = useSyncExternalStore(real.subscribe, real.current);
  const { history, viewer } = table.of;
  const steps = now.as(viewer).steps.length;
  const since = steps - history.steps.length;
  const deciders = seatsOf(now.deciders);
  const isAsked = now.request !== undefined || now.letBack !== undefined;
  const isMine = deciders.some((seat) => now.players[seat].kind === 'here');
  const words =
    since > 0
      ? `${m.movedOn(since)} ${isMine ? m.yours : ''}`
      : deciders.length === 0
        ? m.over
        : isMine
          ? m.yours
          : m.waits(common.all(deciders.map((seat) => who.seat(seat))));
  return (
    <p role="status" className="sketch-meanwhile">
      {words} {isAsked && m.asked}
    </p>
  );
}

/** Takes the own turns of the branch to the table, to be played when they come. */
function KeepPlan({ sketch: { table, real, leave }, state }: OfState) {
  const { language } = useSpeech();
  const m = SKETCH_MESSAGES[language];
  const { id, players, history } = table.of;
  const { game } = history;
  const { own, branch } = state;
  const isOver = game.book.game.outcome(stateAt(real.current().as(table.of.viewer))) !== undefined;
  const turns = useMemo(() => ownTurns(state.history, branch.from, own), [state, branch, own]);
  const plan = own !== undefined && players[own].kind === 'here' ? planOf(own, turns) : undefined;
  if (isOver || plan === undefined) return null;
  return (
    <button
      type="button"
      data-keep-plan
      title={m.planHow}
      onClick={() => {
        keepPlan(localStorage, id, plan, Date.now());
        leave();
      }}
    >
      {m.plan(turnsPlanned(plan).length)}
    </button>
  );
}

/** The turns of a seat in a branch, without its answers to others. */
function ownTurns(
  history: AnyHistory,
  from: number,
  own: number | undefined,
): readonly TriedTurn[] {
  const { game } = history;
  return turnsOf(history, from).flatMap(({ seat, steps }) => {
    const deeds = steps.filter(({ move }) => seat === own && game.isAnswer?.(move) !== true);
    const commands = deeds.flatMap(({ move, command }) => (move === game.end ? [] : [command]));
    if (commands.length === 0) return [];
    const last = deeds.at(-1);
    return last !== undefined && last.move === game.end
      ? [{ commands, end: last.command }]
      : [{ commands }];
  });
}

interface OfState {
  readonly sketch: SketchHere;
  readonly state: SketchState;
}

function Branches({ sketch: { table }, state }: OfState) {
  const { language } = useSpeech();
  const m = SKETCH_MESSAGES[language];
  const { wish } = useTable().play;
  // An unfinished draft belongs to the branch in which it was begun.
  const change = (what: () => void) => {
    wish({ do: 'clear' });
    what();
  };
  return (
    <fieldset className="sketch-branches">
      <legend className="spoken">{m.branches}</legend>
      {state.branches.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-branch={id}
          aria-pressed={id === state.shown}
          onClick={() => change(() => table.show(id))}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        data-add-branch
        aria-label={m.add}
        title={m.add}
        onClick={() => change(() => table.add())}
      >
        +
      </button>
    </fieldset>
  );
}

function OthersChoice({ sketch: { table, tally }, state }: OfState) {
  const { language } = useSpeech();
  const m = SKETCH_MESSAGES[language];
  const mayPass = tally.leave !== undefined;
  const mayAsk = table.of.hasBots();
  const offered = OTHERS.filter(
    (each) => each === 'by-hand' || (each === 'pass' ? mayPass : mayAsk),
  );
  const isGone = !offered.includes(state.others);
  useEffect(() => {
    if (isGone) table.others('by-hand');
  }, [isGone, table]);
  if (offered.length === 1) return null;
  return (
    <label className="sketch-others" title={m.othersHow[state.others]}>
      <span>{m.others} </span>
      <select
        data-sketch-others
        aria-label={m.others}
        value={state.others}
        onChange={({ currentTarget }) => table.others(currentTarget.value as Others)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {m.othersAre[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
