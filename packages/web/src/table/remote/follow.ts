import { type Event, HOUSE_EDITION, loadEdition } from '@pangaea/rules/terra-nova';
import { extend, type History } from '../../game/history.ts';
import { rulesWith } from '../../game/rules.ts';
import type { Happened, Shown } from './wire.ts';

/** A game from what the server shows of it; undefined when this page cannot read it. */
export function historyOf(shown: Shown): History | undefined {
  if (shown.start === undefined) return undefined;
  const { editionFile } = shown.start;
  const edition = editionFile === undefined ? undefined : loadEdition(editionFile);
  if (edition?.ok === false) return undefined;
  const start = rulesWith(edition?.value ?? HOUSE_EDITION).fromJson(shown.start.position);
  if (!start.ok) return undefined;
  const opening = shown.start.events as readonly Event[];
  return addTo({ start: start.value, opening, steps: [] }, shown);
}

/**
 * Adds what happened; what is known already is left out.
 * @returns undefined when something in between is missing, or does not fit.
 */
export function addTo(history: History, happened: Happened): History | undefined {
  let known = history;
  const { length } = history.steps;
  const game = rulesWith(history.start.table.edition);
  if (happened.from > length) return undefined;
  for (const step of happened.steps.slice(length - happened.from)) {
    const next = extend(known, step.seat, step.command);
    if (!next.ok) return undefined;
    const last = next.value.steps[next.value.steps.length - 1];
    const events = step.events as readonly Event[];
    const position = step.position === undefined ? undefined : game.fromJson(step.position);
    const state = position?.ok ? position.value : last.state;
    known = { ...next.value, steps: [...known.steps, { ...last, events, state }] };
  }
  return known;
}
