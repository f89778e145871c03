// All controls of the page that a person may press to make some moves.

/** The places and things that the next moves of a segment name. */
export interface Named {
  readonly hexes: readonly string[];
  /** Ids of actions and of their groups, as on the buttons of the dock. */
  readonly actions: readonly string[];
  /** Things of racks and tracks, by their `data-spot`. */
  readonly spots: readonly string[];
  readonly faction: string | undefined;
}

/** A control: its kind for the counts, and a key that distinguishes it from all others. */
export interface Control {
  readonly kind: PressKind;
  readonly key: string;
}

export const PRESS_KINDS = [
  /** A hex of the map. */
  'hex',
  /** An octagon, a card, a tile, a place on a cult. */
  'thing',
  /** A button of the dock for an action. */
  'action',
  /** A choice that the dock offers. */
  'choice',
  /** Opens the details of a line. */
  'unfold',
  /** An answer to an offer of power. */
  'answer',
  'confirm',
  /** Confirms that the turn ends without another move. */
  'end the turn',
] as const;
export type PressKind = (typeof PRESS_KINDS)[number];

/** The attribute with which `findControls` marks the controls that it found. */
export const MARK = 'data-control';

/**
 * Runs in the page. Marks and lists the controls for the named things, and presses one of them if
 * wanted.
 */
export function findControls({
  named,
  press,
}: {
  readonly named: Named;
  /** The key of the control to press. */
  readonly press?: string;
}): Control[] {
  const mark = 'data-control';
  const LISTED_TOO = ['take', 'pass', 'favour', 'town', 'cult', 'priest'];
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const found: Control[] = [];
  let wanted: Element | undefined;
  const listed = () => {
    const event = { bubbles: true, cancelable: true, detail: 1 };
    wanted?.dispatchEvent(new MouseEvent('click', event));
    return found;
  };
  const seen = new Map<string, number>();
  const add = (kind: PressKind, element: Element, name: string) => {
    if (element.closest('details:not([open])') !== null && element.tagName !== 'SUMMARY') return;
    if (element.hasAttribute(mark)) return;
    if (element.getAttribute('aria-disabled') === 'true') return;
    if (element.getClientRects().length === 0) return;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    const key = times === 0 ? name : `${name} #${times}`;
    element.setAttribute(mark, key);
    found.push({ kind, key });
    if (key === press) wanted = element;
  };
  for (const hex of named.hexes) {
    const cell = document.querySelector(`[data-hex="${hex}"]`);
    if (cell !== null) add('hex', cell, `hex ${hex}`);
  }
  for (const spot of named.spots) {
    for (const thing of document.querySelectorAll(`[data-spot="${spot}"] .tm-open`)) {
      add('thing', thing, `thing ${spot} ${thing.textContent}`);
    }
  }
  if (named.actions.includes('special')) {
    for (const own of document.querySelectorAll('.tm-own-actions .tm-open')) {
      add('thing', own, `own ${own.textContent}`);
    }
  }
  if (named.actions.includes('cult')) {
    for (const cult of document.querySelectorAll('.tm-cult-name.tm-open, .tm-cults .tm-open')) {
      add('thing', cult, `cult ${cult.textContent}`);
    }
  }
  // The dock lists the same things by name.
  const isOnRack = found.some(({ kind }) => kind === 'thing');
  if (named.faction !== undefined) {
    const faction = document.querySelector(`[data-faction="${named.faction}"]`);
    if (faction !== null) add('choice', faction, `faction ${named.faction}`);
  }
  const dock = document.querySelector('.dock');
  if (dock === null) return listed();
  for (const id of named.actions) {
    for (const button of dock.querySelectorAll(`[data-action="${id}"]`)) {
      const isAnswer = id === 'take-power' || id === 'refuse-power';
      add(isAnswer ? 'answer' : 'action', button, `action ${id}`);
    }
    if (isOnRack && LISTED_TOO.includes(id)) continue;
    for (const choice of dock.querySelectorAll(`[data-move="${id}"]`)) {
      add('choice', choice, `choice ${id} ${choice.textContent}`);
    }
  }
  for (const whole of dock.querySelectorAll('[data-paying], [data-chain]')) {
    add('choice', whole, `whole ${whole.textContent}`);
  }
  for (const step of dock.querySelectorAll('[data-amount]')) {
    add('choice', step, `amount ${step.getAttribute('data-amount')}`);
  }
  for (const line of dock.querySelectorAll('.other-terrains:not([open]) > summary')) {
    add('unfold', line, `unfold ${line.textContent}`);
  }
  return listed();
}
