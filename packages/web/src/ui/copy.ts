import './copy.css';

/**
 * Copies a text; call it in the handler of a press. On a plain LAN address browsers give a page no
 * clipboard, so there the text is selected and copied from the page.
 * @param beside an element near which text may be selected, since text behind a dialog cannot be
 * @returns whether it was copied
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  // In the same task as the press: later, copying may be forbidden.
  if (clipboard === undefined) return copySelected(text, beside);
  return clipboard.writeText(text).then(
    () => true,
    () => copySelected(text, beside),
  );
}

function copySelected(text: string, beside: Element): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'copied-from';
  beside.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
