/** The element that translators of browsers put in place of a text. */
const TRANSLATED = 'FONT';

/**
 * Looks out for a browser that translates the page, by putting elements of its own in place of texts. Then the
 * code that keeps such a page true is loaded.
 */
export function watchTranslator(): void {
  const seen: MutationRecord[] = [];
  let isLoading = false;
  const observer = new MutationObserver((records) => {
    if (!isLoading && !records.some(bringsTranslation)) return;
    seen.push(...records);
    if (isLoading) return;
    isLoading = true;
    void import('./kept-translation.ts').then(({ keepTranslation }) => {
      seen.push(...observer.takeRecords());
      observer.disconnect();
      keepTranslation(seen);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function bringsTranslation({ addedNodes }: MutationRecord): boolean {
  for (const node of addedNodes) if (node.nodeName === TRANSLATED) return true;
  return false;
}
