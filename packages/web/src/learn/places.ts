/**
 * Where something of the table is, as lessons name it: `hex G5`, `action upgrade` (its button), `tab side` (of a narrow
 * window), `part .rail` (anything, by its selector), else the name of a spot (`data-spot`).
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

/** The first of some places that can be seen now, or be scrolled to. */
export function firstSeen(places: readonly string[]): Element | undefined {
  for (const place of places) {
    for (const element of document.querySelectorAll(selectorOf(place))) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && isOpen(element)) return element;
    }
  }
  return undefined;
}

/** Whether nothing that lies over it takes its presses: a sheet over the map, or a dock that is put away. */
function isOpen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const sheet = document.querySelector('.table > .sheet');
  return sheet === null || sheet.contains(element) || element.closest('.table-map') === null;
}
