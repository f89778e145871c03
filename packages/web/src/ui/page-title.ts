let text = '';
let waiting = 0;

/** The title of the tab, and before it how many other tables wait for me. */
function show(): void {
  document.title = titled(text, waiting);
}

export function titled(text: string, waiting: number): string {
  return waiting === 0 ? text : `(${waiting}) ${text}`;
}

/** The title of the page at hand. */
export function setTitle(next: string): void {
  text = next;
  show();
}

/** How many tables wait for me besides the one at hand. */
export function setWaiting(next: number): void {
  waiting = next;
  if (text !== '') show();
}
