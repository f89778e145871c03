/**
 * The CSS selector of a thing at the table, from its name in lessons: `hex G5`, `action upgrade`
 * (its button), `tab side` (of a narrow window), `part .rail` (anything, by its selector), else the
 * name of a spot (`data-spot`).
 */
function selectorOf(place: string): string {
  const [, kind, name] = /^(hex|action|tab|part) (.*)$/.exec(place) ?? [];
  switch (kind) {
    case 'hex':
      return `[data-hex="${name}"]`;
    case 'action':
      return `.dock [data-action="${name}"]`;
    case 'tab':
      return `.tab-bar [data-tab="${name}"]:not([aria-current])`;
    case 'part':
      return name;
    default:
      return `[data-spot="${place}"]`;
  }
}

/** The first of some places that is visible now, or can be scrolled to. */
export function firstSeen(places: readonly string[]): Element | undefined {
  for (const place of places) {
    for (const element of document.querySelectorAll(selectorOf(place))) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && isOpen(element)) return element;
    }
  }
  return undefined;
}

/** Whether nothing covers it, such as a sheet over the map, and its dock is open. */
function isOpen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const sheet = document.querySelector('.table > .sheet');
  return sheet === null || sheet.contains(element) || element.closest('.table-map') === null;
}

/** Whether a scrolling part hides some of an element. */
export function isCut(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const box = around.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) return true;
  }
  return false;
}
