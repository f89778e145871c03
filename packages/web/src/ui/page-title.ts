let text = '';
let waiting = 0;

/** The title of the tab, with the number of other tables that wait for this person. */
function show(): void {
  document.title = titled(text, waiting);
}

export function titled(text: string, waiting: number): string {
  return waiting === 0 ? text : `(${waiting}) ${text}`;
}

/** Whether a page has been shown since this one was loaded. */
export function isTitled(): boolean {
  return text !== '';
}

/** The title of the shown page. */
export function setTitle(next: string): void {
  text = next;
  show();
}

/** The number of tables that wait for this person besides the shown one. */
export function setWaiting(next: number): void {
  waiting = next;
  if (isTitled()) show();
}
