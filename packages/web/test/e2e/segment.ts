// One segment of a game of Terra Nova, played by clicks in any browser that a test controls.

/** The functions of a controlled window that the segment needs. */
export interface Driven {
  read<T>(question: string, ...args: readonly unknown[]): Promise<T>;
  count(selector: string): Promise<number>;
  press(selector: string): Promise<void>;
  until(question: string, ...args: readonly unknown[]): Promise<void>;
}

/**
 * One segment: a house if one can be built, otherwise passing; on the map if a place is asked for.
 */
export async function take(window: Driven): Promise<void> {
  await window.until('document.querySelector(".dock-mine, .result")');
  const open = '[data-action="build"]:not([aria-disabled="true"])';
  for (let presses = 0; presses < 8; presses++) {
    if ((await window.count('[data-send]')) > 0) {
      await send(window);
      return;
    }
    const lit = (await window.count('.cell.lit')) > 0 && (await window.count('.choices')) > 0;
    if (lit) await window.press('.cell.lit .cell-area');
    else if ((await window.count('.choices .choice')) > 0) await window.press('.choices .choice');
    else if ((await window.count(open)) > 0) await window.press(open);
    else if ((await window.count('[data-action="decline"]')) > 0)
      await window.press('[data-action="decline"]');
    else await window.press('[data-action="pass"]');
  }
  throw new Error('nothing could be sent');
}

export async function send(window: Driven): Promise<void> {
  const steps = Number(await window.read('document.querySelector(".table").dataset.steps'));
  await window.press('[data-send]');
  await window.until(
    'Number(document.querySelector(".table").dataset.steps) > arguments[0]',
    steps,
  );
}
